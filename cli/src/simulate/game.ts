import { type BotName, firstTaken, makeBot, type Position } from '@curio/bots'
import {
  type Checked,
  type Json,
  type Log,
  Match,
  type Measures,
  type Outcome,
  type Packs,
  setupOf,
  sidesOf,
  withPacks,
} from '@curio/kernel'
import { gameNamed } from '../games.ts'
import { seedFrom } from '../seed.ts'

/** What is simulated: the same plan and number give the same game. */
export interface Plan {
  readonly game: string
  readonly seats: number
  readonly options: Json
  /** Packs that are not built in. */
  readonly packs: Packs
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

/**
 * Plays one game of the plan. Bots change sides from game to game, so that none has the better one; partners have the
 * same bot.
 */
export function simulateGame(plan: Plan, number: number): Simulated {
  const game = gameNamed(plan.game)
  const seed = seedFrom(`${plan.seed}/${number}`)
  const { options, packs } = plan
  const match = created(Match.create(game, { seats: plan.seats, options, packs, seed }))
  const setup = created(setupOf(game, match.header, packs))
  const names = botsAt(plan.bots, sidesOf(game, setup), number)
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
  return {
    number,
    bots: names,
    decisions,
    outcome,
    measures,
    // With every pack, so that it verifies after the built-in ones have changed.
    log: plan.keepLogs ? created(withPacks(game, match.log(), packs)) : null,
  }
}

/** The bot of each seat. */
export function botsAt(
  bots: readonly BotName[],
  sides: readonly (readonly number[])[],
  number: number,
): readonly BotName[] {
  const seated = sides.flatMap((seats, side) =>
    seats.map((seat) => [seat, bots[(side + number) % bots.length] ?? 'random'] as const),
  )
  return seated.sort(([one], [other]) => one - other).map(([, name]) => name)
}

function created<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(checked.message)
  return checked.value
}

function seedNumber(seed: Uint8Array): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0)
}
