import {
  type Ask,
  type Chance,
  type Checkpoint,
  copyState,
  type Entry,
  fastChance,
  type Game,
  type Json,
  Run,
  rerun,
  type Setup,
  stateDigest,
} from '@curio/kernel'
import { mixSeed } from './seeds.ts'

/** As much of an entry of a log as it takes to play it again. */
export type Played = Pick<Entry, 'seat' | 'ask' | 'answer' | 'chance'>

/** What a bot decides on: a position of a match, and the seat that is asked. */
export interface Position {
  readonly game: Game
  readonly setup: Setup
  readonly rules: number
  /** Where to begin; null: at the start. */
  readonly from: Checkpoint | null
  /** From that of the checkpoint on. */
  readonly entries: readonly Played[]
  readonly seat: number
}

/** A player for any game. */
export interface Bot {
  /** One of the acceptable answers to the question that waits for the position's seat. */
  decide(position: Position): Json
  /**
   * What it takes of what the position's seat is offered, or null. To be asked whenever the match has changed, and before
   * `decide`; a bot without this takes nothing.
   */
  consider?(position: Position): Taken | null
}

/** An answer to one of a seat's open questions, by its index in `Run.asksOf`. */
export interface Taken {
  readonly ask: number
  readonly answer: Json
}

/** The first open question of a seat, or another of them. */
export function questionOf(run: Run, seat: number | null, index?: number): Ask<unknown> {
  const ask = run.askOf(seat, index)
  if (!ask) throw new Error(`seat ${seat} is not asked anything here`)
  return ask
}

/** The rules at a position; what comes after it comes from `chance`. */
export function play({ game, setup, rules, entries, from }: Position, chance: Chance): Run {
  return rerun(game, setup, rules, entries, chance, { from: from ?? undefined })
}

/** The rules at a position as its seat may imagine it: everything hidden is dealt anew. */
export function imagine(position: Position, chance: Chance): Run {
  const run = play(position, chance)
  position.game.determinize(run.state, position.seat, chance, run.content)
  return run
}

/** A world that was imagined, and how many outcomes of chance that took. */
interface World {
  readonly state: unknown
  readonly outcomes: number
}

/** More worlds than this are not remembered. */
const MOST_WORLDS = 64

/**
 * The worlds that the seat of a position may imagine, one for each seed. A bot tries every answer in the same worlds;
 * where the position is a checkpoint itself, a world is dealt once and copied.
 */
export class Imagination {
  readonly #position: Position
  readonly #checkpoint: Checkpoint | null
  readonly #content: unknown
  readonly #worlds = new Map<number, World>()

  constructor(position: Position) {
    const run = play(position, NO_CHANCE)
    this.#position = position
    this.#content = run.content
    this.#checkpoint = isAt(position, run) ? position.from : null
  }

  /** The rules in the world of a seed. What comes then comes from the chance of the seed, passed through `watch`. */
  run<C extends Chance>(
    seed: number,
    watch: (chance: Chance) => C,
  ): { readonly run: Run; readonly chance: C } {
    const from = this.#checkpoint
    if (from === null) {
      const chance = watch(fastChance(seed))
      return { run: imagine(this.#position, chance), chance }
    }
    const { game, setup, rules } = this.#position
    const world = this.#worlds.get(seed) ?? this.#deal(from, seed)
    const rest = fastChance(seed)
    for (let used = 0; used < world.outcomes; used++) rest.below(1)
    const chance = watch(rest)
    return { run: new Run(game, setup, rules, chance, { from: { ...from, state: world.state } }), chance }
  }

  #deal(from: Checkpoint, seed: number): World {
    const { game, seat } = this.#position
    const state = copyState(from.state)
    const chance = fastChance(seed)
    let outcomes = 0
    const counted: Chance = {
      below(n) {
        outcomes += 1
        return chance.below(n)
      },
    }
    game.determinize(state, seat, counted, this.#content)
    const world = { state, outcomes }
    if (this.#worlds.size < MOST_WORLDS) this.#worlds.set(seed, world)
    return world
  }
}

const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('a position that somebody decides on leaves nothing to chance')
  },
}

/** Whether nothing has happened since the checkpoint of a position. */
function isAt({ from, entries }: Position, { state }: Run): boolean {
  return from !== null && entries.length === 1 && stateDigest(from.state) === stateDigest(state)
}

/** A question as its seat has to decide it, and a seed for every decision. */
interface Considered {
  readonly position: Position
  readonly run: Run
  readonly ask: Ask<unknown>
  readonly decision: number
}

/** What waits for the seat of a position, with everything that it cannot have seen left out or imagined. */
export function considered(given: Position, seed: number): Considered {
  const position = withoutUnseen(given)
  const run = imagine(position, fastChance(seed))
  const ask = questionOf(run, position.seat)
  return { position, run, ask, decision: mixSeed(seed, ask.seat, ask.ordinal) }
}

/** Checkpoints further back than this are not worth a copy of the state. */
const CHECKPOINT_WINDOW = 64

/**
 * The position without what other seats have answered side by side with this one: nobody sees that yet, so whoever
 * decides has to imagine it. It begins at the last checkpoint, before which nothing can be unseen.
 */
export function withoutUnseen(position: Position): Position {
  const { game, setup, rules, from, entries, seat } = position
  const first = from?.entry ?? 0
  const outcomes = entries.flatMap((entry) => entry.chance)
  let used = from?.outcomes ?? 0
  let last: Checkpoint | null = from
  const chance = { below: () => outcomes[used++] as number }
  const run = new Run(game, setup, rules, chance, {
    notes: true,
    from: from ?? undefined,
    onCheckpoint: (entry, take) => {
      if (entry >= first + entries.length - CHECKPOINT_WINDOW) last = take()
    },
  })
  const branches = [0]
  const lastOffer = new Map<number, number>()
  for (const entry of entries.slice(1)) {
    const ask = questionOf(run, entry.seat, entry.ask)
    if (run.offers.includes(ask)) lastOffer.set(ask.seat, branches.length)
    branches.push(branchOf(ask))
    run.answer(ask, entry.answer)
  }
  const own = branchOf(questionOf(run, seat))
  // Which question a seat answered by an offer depends on what it had answered before: that stays, and is dealt anew.
  const isNeeded = (index: number): boolean => index < (lastOffer.get(entries[index]?.seat ?? -1) ?? 0)
  const isSeen = (index: number): boolean =>
    run.branches?.sideBySide(branches[index] as number, own) !== true || isNeeded(index)
  const start = (last?.entry ?? 0) - first
  return {
    ...position,
    from: last,
    entries: entries.filter((_, index) => index >= start && isSeen(index)),
  }
}

const branchOf = (ask: Ask<unknown>): number => ask.fiber?.branch ?? 0
