import type { LasVegasPack } from '../content/booklet/las-vegas.ts'
import type { BetAct } from './acts.ts'

type BetType = LasVegasPack['bets'][number]

/** RT-VEG-BET-8. */
const HIGHEST_BET = 99

/** RT-VEG-BET-13: a goal is won or not, everything else is counted. */
const isCounted = ({ on }: BetType): boolean => !on.startsWith('goal')

/** What can be written in a casino for one type of bet. */
export function betsOn(casino: string, type: BetType): BetAct[] {
  if (!isCounted(type)) return [{ casino, bet: type.id, number: null }]
  return Array.from({ length: HIGHEST_BET + 1 }, (_, number) => ({ casino, bet: type.id, number }))
}
