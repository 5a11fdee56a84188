import { TOURIST_TYPES } from '../content/pack.ts'
import { type BetType, guessPoints } from '../rules/bets.ts'
import { boardOf } from '../rules/board.ts'
import type { RouteContent } from '../rules/content.ts'
import { tourOf } from '../rules/played.ts'
import { roundBoardOf } from '../rules/ratings.ts'
import type { RouteState } from '../rules/state.ts'
import { goalChance, goalOfDeck } from './goals.ts'
import type { Judge } from './judge.ts'
import { WEIGHTS } from './weights.ts'

/** The share of a bet that counts while its casino is not along the line. */
const OFF_THE_LINE = 0.5
/** What a round adds to the numbers that people bet on, and how far it may be off. */
const HALF_STARS = { perRound: 0.75, spread: 0.75 }
const SEVENS = { perRound: 0.2, spread: 0.4 }
const TASK = { perRound: 0.8, spread: 1 }
const TOURISTS_SPREAD = 0.85
/** Nothing is certain while segments can be drawn. */
const LEAST_SPREAD = 0.45
/** A goal is met far more often than it is won. */
const WINS = 0.6

/** What a number is expected to become. */
interface Guess {
  readonly mean: number
  readonly spread: number
}

/** RT-VEG-BET-9 to RT-VEG-BET-14: what the bets of a player are expected to pay. */
export function betTerms(judge: Judge, state: RouteState, seat: number, content: RouteContent): number {
  const { casinos } = boardOf(state, seat)
  if (!casinos) return 0
  const types = tourOf(content.pack).bets
  return casinos.bets.reduce((sum, { casino, bet, number }) => {
    const type = types.find(({ id }) => id === bet)
    if (!type) return sum
    const share = judge.line.passes(casino) ? 1 : judge.roundsLeft > 0 ? OFF_THE_LINE : 0
    return sum + share * betWorth(judge, state, seat, content, type, number)
  }, 0)
}

/** What a bet would pay if its casino were along the line. */
export function betWorth(
  judge: Judge,
  state: RouteState,
  seat: number,
  content: RouteContent,
  type: BetType,
  number: number | null,
): number {
  if (number === null) {
    const goal = goalOfDeck(state, content, type.on.slice('goal'.length))
    return goal ? goal.win * WINS * goalChance(goal, judge, state, seat) : 0
  }
  const { mean, spread } = guessOf(judge, state, content, type.on)
  let worth = 0
  for (let off = -1; off <= 1; off++)
    worth += likelihood(number + off, mean, spread) * guessPoints({ ...type, number }, number + off)
  return worth
}

/** Nobody in their senses bets on a number further off what is expected, in spreads; and how much a further spread counts. */
const SENSIBLE = 1.5
const FURTHER = 3 * WEIGHTS.clearly

/** RT-VEG-BET-14: a wrong bet costs nothing, so that all foolish ones would be alike. */
export function folly(
  judge: Judge,
  state: RouteState,
  content: RouteContent,
  { on }: BetType,
  number: number | null,
): number {
  if (number === null) return 0
  const { mean, spread } = guessOf(judge, state, content, on)
  return FURTHER * Math.max(0, Math.abs(number - mean) / spread - SENSIBLE)
}

function guessOf(judge: Judge, state: RouteState, content: RouteContent, on: BetType['on']): Guess {
  const rounds = content.pack.rounds.value - state.round
  const { halfStars, sevens } = roundBoardOf(state)
  const grown = (now: number, left: number, { perRound, spread }: typeof TASK): Guess => ({
    mean: now + left * perRound,
    spread: Math.max(LEAST_SPREAD, spread * Math.sqrt(left)),
  })
  switch (on) {
    case 'halfStars':
      return grown(halfStars, rounds, HALF_STARS)
    case 'sevens':
      return grown(sevens.length, rounds, SEVENS)
    case 'task':
      return grown(judge.line.task, judge.roundsLeft, TASK)
    default: {
      const type = (TOURIST_TYPES as readonly string[]).indexOf(on)
      const coming = judge.outlook.comingTourists[type] ?? 0
      const left = judge.roundsLeft
      const now = judge.line.tourists[type] ?? 0
      return grown(now, left, { perRound: left > 0 ? coming / left : 0, spread: TOURISTS_SPREAD })
    }
  }
}

/** By the bell curve. */
function likelihood(number: number, mean: number, spread: number): number {
  return Math.exp(-(((number - mean) / spread) ** 2) / 2) / (spread * Math.sqrt(2 * Math.PI))
}
