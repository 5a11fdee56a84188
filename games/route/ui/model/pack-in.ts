import type { Packs } from '@curio/kernel'
import { ARKHAM_GUIDE, type RoutePack } from '../../content/index.ts'

/** What a table is played with; whoever made the table has checked it. */
export const packIn = ({ city }: Packs): RoutePack =>
  city === undefined ? ARKHAM_GUIDE : (city as unknown as RoutePack)
