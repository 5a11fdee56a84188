import { SUPPORT_BONUSES, type SupportBonus } from '../../content/booklet/terms.ts'
import type { CityName } from '../options.ts'
import type { Forbidden } from '../reasons.ts'
import type { Board, Turn } from '../state.ts'

/** The initials in a cell of the campaign board. */
export type SupportCell = {
  seat: number
  bonus: SupportBonus
}

const CELL_TAKEN: Forbidden = { why: 'cellTaken', rule: 'RT-ERR-48' }
const CITY_USED: Forbidden = { why: 'cityUsed', rule: 'RT-ERR-49' }

/** RT-CAMP-7, RT-CAMP-8: each cell is for one player. */
export function refuseSupport(cells: readonly SupportCell[], bonus: SupportBonus): Forbidden | null {
  return cells.some((cell) => cell.bonus === bonus) ? CELL_TAKEN : null
}

export const freeSupport = (cells: readonly SupportCell[]): SupportBonus[] =>
  SUPPORT_BONUSES.filter((bonus) => refuseSupport(cells, bonus) === null)

/** RT-CAMP-1, RT-CAMP-3: a city that has not been visited. */
export function refuseCity(left: readonly CityName[], city: CityName): Forbidden | null {
  return left.includes(city) ? null : CITY_USED
}

/** RT-CAMP-9: whether a player has chosen a support bonus for this game and not used it yet. */
export function hasSupport({ support }: Board, bonus: SupportBonus): boolean {
  return support?.includes(bonus) ?? false
}

/** RT-CAMP-9: each is used once. */
export function spendSupport(board: Board, turn: Turn, bonus: SupportBonus): void {
  board.support = (board.support ?? []).filter((each) => each !== bonus)
  turn.acts.push({ act: 'support', bonus })
}
