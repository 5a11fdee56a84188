import type { Worths } from '@curio/kernel'
import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsState } from '../rules/state.ts'

/** What the options of a question are worth, in points. */
export type CryptidsWorths = Worths<CryptidsState, CryptidsContent>
