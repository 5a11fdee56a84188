import {
  type Ask,
  type Checkpoint,
  checkSetup,
  fastChance,
  type Game,
  type Json,
  type Outcome,
  Run,
  type Setup,
  sidesOf,
} from '@curio/kernel'
import { type BotSpec, makeBot } from './bots.ts'
import { firstTaken } from './offers.ts'
import { type Played, type Position, questionOf } from './position.ts'
import { RecordedChance } from './recorded-chance.ts'
import { findGame } from './registry.ts'
import { mixSeed } from './seeds.ts'
import type { SideLists } from './worth.ts'

/** A bot under a name of its own: the same bot may enter twice with different budgets. */
export interface Entrant extends Omit<BotSpec, 'seed'> {
  readonly label: string
}

export interface ArenaPlan {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly options: Json
  readonly entrants: readonly Entrant[]
  readonly seed: number
}

/** What one seat's bot spent. */
interface Effort {
  readonly decisions: number
  readonly milliseconds: number
  readonly longest: number
}

export interface ArenaGame {
  /** By seat: the place of its bot in the list of entrants. */
  readonly seating: readonly number[]
  readonly outcome: Outcome
  readonly efforts: readonly Effort[]
}

/** The setup of a plan's games, or a complaint in one line. */
export function setupOfPlan({ game: id, players, options }: ArenaPlan): { game: Game; setup: Setup } {
  const game = findGame(id)
  if (!game) throw new Error(`there is no game "${id}"`)
  const setup = checkSetup(game, players, options, {})
  if (!setup.ok) throw new Error(setup.message)
  return { game, setup: setup.value }
}

/**
 * Entrants take the sides in turn, one further from game to game; every deal is played once in each order. A team, or
 * the group of a cooperative game, is one side: partners with another bot would say little about either.
 */
export function seatingOf(
  { entrants }: Pick<ArenaPlan, 'entrants'>,
  sides: SideLists,
  number: number,
): number[] {
  const seating: number[] = []
  for (const [side, seats] of sides.entries())
    for (const seat of seats) seating[seat] = (side + number) % entrants.length
  return seating
}

/** The game of that number: the same plan and number give the same game, as far as budgets allow. */
export function playArenaGame(plan: ArenaPlan, number: number): ArenaGame {
  return playGameOf(setupOfPlan(plan), plan, number)
}

/** The same for a game that is set up already, whether or not it is in the list of games. */
export function playGameOf(
  { game, setup }: { readonly game: Game; readonly setup: Setup },
  plan: Pick<ArenaPlan, 'entrants' | 'seed'>,
  number: number,
): ArenaGame {
  const seating = seatingOf(plan, sidesOf(game, setup), number)
  const bots = seating.map((entrant, seat) => {
    const { label: _, ...spec } = plan.entrants[entrant] as Entrant
    return makeBot({ ...spec, seed: mixSeed(plan.seed, number, seat) })
  })
  const efforts = seating.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }))
  const deal = Math.floor(number / plan.entrants.length)
  const chance = new RecordedChance(fastChance(mixSeed(plan.seed, deal)))
  const entries: Played[] = []
  let from: Checkpoint | null = null
  const run = new Run(game, setup, game.rules, chance, {
    onCheckpoint: (_, take) => {
      from = take()
    },
  })
  entries.push({ seat: null, answer: null, chance: chance.take() })
  const positionOf = (seat: number): Position => ({
    ...{ game, setup, rules: game.rules, seat },
    ...since(from, entries),
  })
  const give = (ask: Ask<unknown>, answer: Json, index: number): void => {
    const fault = ask.fault(answer)
    if (fault) throw new Error(`game ${number}: "${ask.kind}" of seat ${ask.seat}: ${fault.message}`)
    run.answer(ask, ask.settle(answer))
    const which = index === 0 ? {} : { ask: index }
    entries.push({ seat: ask.seat, ...which, answer, chance: chance.take() })
  }
  while (!run.over) {
    const taken = firstTaken(bots, new Set(run.offers.map(({ seat }) => seat)), positionOf)
    if (taken !== null) {
      give(questionOf(run, taken.seat, taken.ask), taken.answer, taken.ask)
      continue
    }
    const [ask] = run.questions
    const bot = bots[ask?.seat ?? 0]
    if (!ask || !bot) throw new Error('nobody is asked, but the game is not over')
    const start = performance.now()
    const answer = bot.decide(positionOf(ask.seat))
    spend(efforts[ask.seat], performance.now() - start)
    give(ask, answer, 0)
  }
  const outcome = game.outcome(run.state, run.content)
  if (!outcome) throw new Error(`game ${number} is over without an outcome`)
  return { seating, outcome, efforts }
}

/** What a bot needs of the game so far. */
const since = (from: Checkpoint | null, entries: readonly Played[]): Pick<Position, 'from' | 'entries'> => ({
  from,
  entries: entries.slice(from?.entry ?? 0),
})

function spend(
  effort: { decisions: number; milliseconds: number; longest: number } | undefined,
  time: number,
): void {
  if (!effort) return
  effort.decisions += 1
  effort.milliseconds += time
  effort.longest = Math.max(effort.longest, time)
}
