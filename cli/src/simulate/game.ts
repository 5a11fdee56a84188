import { type BotName, firstTaken, makeBot, type Position } from '@curio/bots'
import { type Checked, type Json, type Log, Match, type Measures, type Outcome, setupOf } from '@curio/kernel'
import { gameNamed } from '../games.ts'
import { seedFrom } from '../seed.ts'

/** What is simulated: the same plan and number give the same game. */
export interface Plan {
  readonly game: string
  readonly seats: number
  readonly options: Json
  readonly bots: readonly BotName[]
  readonly seed: string
  readonly keepLogs: boolean
}

export interface Simulated {
  readonly number: number
  /** By seat. */
  readonly bots: readonly string[]
  readonly decisions: number
  readonly outcome: Outcome
  /** Null where the game has none. */
  readonly measures: Measures | null
  readonly log: Log | null
}

/** Plays one game of the plan. Bots change seats from game to game, so that none has the better one. */
export function simulateGame(plan: Plan, number: number): Simulated {
  const game = gameNamed(plan.game)
  const seed = seedFrom(`${plan.seed}/${number}`)
  const match = created(Match.create(game, { seats: plan.seats, options: plan.options, seed }))
  const setup = created(setupOf(game, match.header, {}))
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat)
  const names = seats.flatMap((seat) => plan.bots[(seat + number) % plan.bots.length] ?? [])
  const bots = names.map((name, seat) => makeBot({ name, seed: seedNumber(seed) + seat }))
  const { rules } = match.header
  while (!match.over) {
    const positionOf = (at: number): Position => ({ game, setup, rules, ...match.continuation(), seat: at })
    const taken = firstTaken(bots, match.offered(), positionOf)
    const seat = taken?.seat ?? match.awaited()[0] ?? 0
    const value = taken === null ? bots[seat]?.decide(positionOf(seat)) : taken.answer
    const done = match.answer({ seat, question: match.questionIds(seat)[taken?.ask ?? 0], value })
    if (!done.ok) throw new Error(`game ${number}, seat ${seat}: ${done.refusal.message}`)
  }
  const outcome = match.outcome()
  if (!outcome) throw new Error(`game ${number} is over without an outcome`)
  const decisions = match.entries.length - 1
  const measures = game.measures?.(match.state, match.content) ?? null
  return { number, bots: names, decisions, outcome, measures, log: plan.keepLogs ? match.log() : null }
}

function created<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(checked.message)
  return checked.value
}

function seedNumber(seed: Uint8Array): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0)
}
