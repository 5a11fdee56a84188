import type { Chance, Flow } from '@curio/kernel'
import { type BetAct, writeAct } from './acts.ts'
import { betsOn } from './bet-acts.ts'
import { boardOf } from './board.ts'
import type { City } from './city.ts'
import { type Played, type Tour, tourOf } from './played.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, Casinos, RouteState, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

export type BetType = Tour['bets'][number]

export function casinosOf({ casinos }: Board): Casinos {
  if (!casinos) throw new Error('nobody bets in this city')
  return casinos
}

/** What decides which bets may be made. */
export interface BetTerms {
  readonly tour: Tour
  readonly round: number
  readonly seats: number
  /** RT-BASE-5. */
  readonly tasks: boolean
}

/** RT-VEG-BET-1, RT-VEG-BET-2: casinos that these segments run along for the first time. */
export function newCasinos(city: City, board: Board, segments: readonly number[]): number[] {
  const { visited } = casinosOf(board)
  const along = segments.flatMap((segment) => city.segments[segment]?.along ?? [])
  return [...new Set(along)].filter((block) => city.blocks[block]?.casino && !visited.includes(block))
}

/** RT-VEG-BET-1, RT-VEG-BET-6, RT-VEG-BET-7, RT-VEG-BET-16: one bet in each of them, in the order of the player. */
export function* placeBets(t: RouteTable, seat: number, turn: Turn, casinos: readonly number[]): Flow {
  const { blocks, blockAt } = cityAt(t)
  const terms = betTermsAt(t)
  const area = casinosOf(boardOf(t.state, seat))
  area.visited.push(...casinos)
  let open = [...casinos]
  while (open.length > 0) {
    const types = terms.tour.bets.filter((type) => refuseBetType(terms, area, type) === null)
    if (types.length === 0) return
    const options = (): string[] =>
      open.flatMap((casino) => types.flatMap((type) => writtenBets(blocks[casino]?.id ?? '', type)))
    const { casino: id, bet, number } = actOf(t, 'bet', yield* t.choose(seat, 'bet', options))
    const casino = blockAt.get(id) ?? -1
    area.bets.push({ casino, bet, number, round: terms.round })
    turn.acts.push({ act: 'bet', casino: id })
    open = open.filter((each) => each !== casino)
  }
}

/** What can be written, by casino: always the same hundred numbers. */
const written = new WeakMap<BetType, Map<string, readonly string[]>>()

function writtenBets(casino: string, type: BetType): readonly string[] {
  const known = written.get(type) ?? new Map<string, readonly string[]>()
  const bets = known.get(casino) ?? betsOn(casino, type).map((act) => writeAct('bet', act))
  written.set(type, known.set(casino, bets))
  return bets
}

function betTermsAt(t: RouteTable): BetTerms {
  return betTerms(t.state, t.content.pack, t.state.round)
}

function betTerms({ options, players }: RouteState, pack: Played, round: number): BetTerms {
  const tasks = options.edition === 'booklet' && options.tasks
  return { tour: tourOf(pack), round, seats: players.length, tasks }
}

/** RT-VEG-BET-3: bets of which nobody else knows more than the casino and the round, made anew. */
export function redealBets(state: RouteState, pack: Played, area: Casinos, chance: Chance): void {
  const made = area.bets.splice(0)
  // The latest first: it had the fewest types to choose from.
  for (const { casino, round } of made.toReversed()) {
    const terms = betTerms(state, pack, round)
    const types = terms.tour.bets.filter((type) => refuseBetType(terms, area, type) === null)
    const acts = types.flatMap((type) => [betsOn('', type)])
    const choices = acts[chance.below(acts.length)] ?? []
    const act = choices[chance.below(choices.length)]
    if (act) area.bets.unshift({ casino, bet: act.bet, number: act.number, round })
  }
}

const MADE: Forbidden = { why: 'betMade', rule: 'RT-VEG-BET-4' }
const LATE: Forbidden = { why: 'betLate', rule: 'RT-VEG-BET-5' }
const NO_TASKS: Forbidden = { why: 'betOff', rule: 'RT-VEG-BET-12' }
const ALONE: Forbidden = { why: 'betOff', rule: 'RT-VEG-BET-15' }
const NO_CASINO: Forbidden = { why: 'noCasino', rule: 'RT-VEG-BET-1' }

/** RT-VEG-BET-4, RT-VEG-BET-5, RT-VEG-BET-12, RT-VEG-BET-15. */
function refuseBetType({ round, seats, tasks }: BetTerms, area: Casinos, type: BetType): Forbidden | null {
  if (area.bets.some(({ bet }) => bet === type.id)) return MADE
  if (round > type.lastRound) return LATE
  if (type.on === 'task' && !tasks) return NO_TASKS
  return type.on.startsWith('goal') && seats === 1 ? ALONE : null
}

/** Whether a bet may be written: its casino has just been reached and is still without one. */
export function refuseBet(terms: BetTerms, city: City, board: Board, act: BetAct): Forbidden | null {
  const area = casinosOf(board)
  const casino = city.blockAt.get(act.casino) ?? -1
  if (!area.visited.includes(casino) || area.bets.some((bet) => bet.casino === casino)) return NO_CASINO
  const type = terms.tour.bets.find(({ id }) => id === act.bet)
  return type ? refuseBetType(terms, area, type) : NO_CASINO
}

/** What the subjects of bets came to; goals are worth their points where they were won (RT-VEG-BET-13). */
export interface BetResults {
  readonly counted: Readonly<Partial<Record<BetType['on'], number>>>
  readonly won: Readonly<Partial<Record<BetType['on'], number>>>
}

/** What became of a bet. */
export interface SettledBet {
  /** The block of its casino. */
  readonly casino: number
  /** Whether the final route runs along the casino; otherwise the bet is erased. */
  readonly isChecked: boolean
  /** What its subject came to; null where nothing is counted. */
  readonly came: number | null
  readonly points: number
}

/** RT-VEG-BET-9 to RT-VEG-BET-14: only bets in casinos along the route are checked. */
export function settleBets(
  { bets: types }: Tour,
  bets: Casinos['bets'],
  along: readonly number[],
  { counted, won }: BetResults,
): readonly SettledBet[] {
  return bets.flatMap(({ casino, bet, number }) => {
    const type = types.find(({ id }) => id === bet)
    if (!type) return []
    const came = number === null ? null : (counted[type.on] ?? 0)
    const isChecked = along.includes(casino)
    const worth =
      number === null || came === null ? (won[type.on] ?? 0) : guessPoints({ ...type, number }, came)
    return [{ casino, isChecked, came, points: isChecked ? worth : 0 }]
  })
}

/** RT-VEG-BET-9 to RT-VEG-BET-12: what a bet on a number pays. */
export function guessPoints(
  { number, exact, near }: Pick<BetType, 'exact' | 'near'> & { readonly number: number },
  actual: number,
): number {
  const off = Math.abs(actual - number)
  if (off === 0) return exact === 'sameAgain' ? actual : exact
  return off === 1 ? near : 0
}
