import type { TableState } from '@curio/ui/contract'
import { partnersOf } from '@curio/ui/contract'
import type { MatchOptions } from '../../rules/campaign/options.ts'
import { isTeamGame, TEAMS } from '../../rules/teams.ts'

/** RT-BASE-46: the two teams; null where everybody plays alone. Whoever made the table has checked its options. */
export const teamsAt = ({ options }: Pick<TableState, 'options'>): readonly (readonly number[])[] | null =>
  isTeamGame((options ?? {}) as unknown as MatchOptions) ? TEAMS : null

/** The seat that sits opposite; null where nobody is a partner. */
export const partnerOf = (table: Pick<TableState, 'options'>, seat: number): number | null =>
  partnersOf(teamsAt(table), seat)[0] ?? null
