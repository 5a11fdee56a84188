import { type Checkpoint, fastChance, type Json, type Run, rerun, sidesOf } from '@curio/kernel'
import { completeTurn, greedyBot, HASTY, worthALook } from './greedy.ts'
import { Horizon, nextQuestion } from './horizon.ts'
import { bestOffer } from './offers.ts'
import { type Bot, considered, Imagination, type Played, type Position, questionOf } from './position.ts'
import { mostPromising, type Promising } from './priors.ts'
import { RecordedChance } from './recorded-chance.ts'
import type { Budget, SearchTraits } from './search.ts'
import { mixSeed } from './seeds.ts'
import { judge, type SideLists } from './worth.ts'

/** The answers that are rehearsed are the best ones by what the turn is worth once it is completed … */
const MOST_REHEARSED = 5
/** … in as many imagined worlds. */
const COMPLETIONS = 4
/** How much that counts beside what rehearsals bring, which see further and depend more on luck. */
const AT_ONCE = 0.5

/**
 * Tries the best answers of a one-ply player in imagined worlds, where everybody plays on as a hasty one-ply player,
 * and gives up the worse half again and again.
 */
export function rehearsalBot({ seed, budget }: SearchTraits): Bot {
  return {
    decide(given) {
      const { position, run, ask, decision } = considered(given, seed)
      const answers = worthALook(run, ask)
      if (answers.length === 1) return answers[0]?.answer ?? null
      return new Rehearsals(position, decision).best(answers, budget)
    },
    consider: (position) => bestOffer(position, seed),
  }
}

/** An answer, and what became of it. */
class Part {
  readonly answer: Json
  readonly #atOnce: number
  #total = 0
  #times = 0

  constructor(answer: Json, atOnce: number) {
    this.answer = answer
    this.#atOnce = atOnce
  }

  get worth(): number {
    return AT_ONCE * this.#atOnce + (this.#times === 0 ? 0 : this.#total / this.#times)
  }

  learn(worth: number): void {
    this.#total += worth
    this.#times += 1
  }
}

class Rehearsals {
  readonly #position: Position
  readonly #imagination: Imagination
  readonly #seed: number
  readonly #sides: SideLists

  constructor(position: Position, seed: number) {
    this.#position = position
    this.#imagination = new Imagination(position)
    this.#seed = seed
    this.#sides = sidesOf(position.game, position.setup)
  }

  best(answers: readonly Promising[], budget: Budget): Json {
    const parts = answers.map(({ answer }) => new Part(answer, this.#atOnce(answer)))
    let left = bestFirst(parts).slice(0, MOST_REHEARSED)
    const rounds = Math.ceil(Math.log2(left.length))
    let world = COMPLETIONS
    while (left.length > 1) {
      const isEnough = patience(budget, rounds, left.length)
      for (let times = 0; !isEnough(times); times++) {
        world += 1
        // All parts meet the same world, so that luck does not choose between them.
        for (const part of left) part.learn(this.#rehearse(part.answer, mixSeed(this.#seed, world)))
      }
      left = bestFirst(left).slice(0, Math.ceil(left.length / 2))
    }
    return left[0]?.answer ?? null
  }

  /** What the position is worth when the turn that the answer begins is completed. */
  #atOnce(answer: Json): number {
    const { seat } = this.#position
    let total = 0
    for (let world = 1; world <= COMPLETIONS; world++) {
      const { run } = this.#imagination.run(mixSeed(this.#seed, world), (chance) => chance)
      completeTurn(run, seat, answer)
      total += this.#judged(run)
    }
    return total / COMPLETIONS
  }

  /** What the position is worth some turns later. Up to the first checkpoint everybody follows the game's advice. */
  #rehearse(answer: Json, seed: number): number {
    const { game, setup, rules, seat, entries: before, from: begin } = this.#position
    const chance = new RecordedChance(fastChance(seed))
    const world = imagined(this.#position, chance)
    const horizon = new Horizon(world.run, seat)
    const entries: Played[] = [...before]
    const player = greedyBot({ seed, care: HASTY })
    let ask = questionOf(world.run, seat)
    let next = answer
    for (;;) {
      world.run.answer(ask, next)
      entries.push({ seat: ask.seat, answer: next, chance: chance.take() })
      if (horizon.isReached()) return this.#judged(world.run)
      ask = nextQuestion(world.run, seat)
      const { from } = world
      if (from === null) {
        next = mostPromising(world.run, ask)
        continue
      }
      const since = entries.slice(from.entry - (begin?.entry ?? 0))
      next = player.decide({ game, setup, rules, seat: ask.seat, from, entries: since })
    }
  }

  #judged(run: Run): number {
    return judge(run, this.#sides)[this.#position.seat] as number
  }
}

const bestFirst = (parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => other.worth - one.worth)

/** Says when a round has taken its part of the budget. */
function patience(budget: Budget, rounds: number, parts: number): (times: number) => boolean {
  if ('iterations' in budget) {
    const most = Math.floor(budget.iterations / rounds / parts)
    return (times) => times >= most
  }
  const end = performance.now() + budget.milliseconds / rounds
  return () => performance.now() >= end
}

interface World {
  readonly run: Run
  /** The last checkpoint within the imagined world. */
  from: Checkpoint | null
}

function imagined({ game, setup, rules, entries, seat, from }: Position, chance: RecordedChance): World {
  let keep: ((taken: Checkpoint) => void) | null = null
  const run = rerun(game, setup, rules, entries, chance, {
    from: from ?? undefined,
    // Checkpoints before everything is dealt anew hold what the seat must not know.
    onCheckpoint: (_entry, take) => keep?.(take()),
  })
  game.determinize(run.state, seat, chance, run.content)
  chance.take()
  const world: World = { run, from: null }
  keep = (taken) => {
    world.from = taken
  }
  return world
}
