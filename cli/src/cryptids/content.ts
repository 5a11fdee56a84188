import type { cryptids } from '@curio/cryptids'
import type { ContentOf } from '../play/content.ts'

export type CryptidsContent = ContentOf<typeof cryptids>
export type CryptidsPack = CryptidsContent['pack']
