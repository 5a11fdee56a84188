import { oncePer } from '@curio/kernel'
import { contentWith, type RouteContent } from '../content.ts'
import type { Played } from '../played.ts'
import { ARKHAM_GUIDE_RULES } from './arkham-guide.ts'

/** The pack of the Guide with its rules. */
export const guideContent = oncePer((pack: Played): RouteContent => contentWith(pack, ARKHAM_GUIDE_RULES))
