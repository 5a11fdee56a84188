import { type Ask, type Chance, type Json, type Run, sidesOf } from '@curio/kernel'
import { Horizon, nextQuestion } from './horizon.ts'
import { bestOffer } from './offers.ts'
import { type Bot, considered, Imagination, type Position, questionOf } from './position.ts'
import { mostPromising } from './priors.ts'
import { mixSeed } from './seeds.ts'
import { type Edge, type Span, TreeNode } from './tree.ts'
import { judge, type SideLists } from './worth.ts'

/** With iterations the decisions of a seed are always the same; with milliseconds they depend on the machine. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export interface SearchTraits {
  readonly seed: number
  readonly budget: Budget
}

/**
 * Information-set Monte Carlo tree search: every iteration imagines what is hidden, follows the tree, plays on
 * as the game advises, and lets the game judge where that leads.
 */
export function searchBot({ seed, budget }: SearchTraits): Bot {
  return {
    decide(given) {
      const { position, run, ask, decision } = considered(given, seed)
      const candidates = ask.candidates()
      if (candidates.length === 1) return candidates[0] as Json
      const search = new Search(position, decision)
      search.begin(run, ask)
      if ('iterations' in budget) search.iterateTimes(budget.iterations)
      else search.iterateFor(budget.milliseconds)
      return search.best()
    },
    consider: (position) => bestOffer(position, seed),
  }
}

interface Step {
  readonly seat: number
  readonly edge: Edge
}

class Search {
  readonly #position: Position
  readonly #imagination: Imagination
  readonly #seed: number
  readonly #root = new TreeNode()
  /** By seat: what the worth of all playouts spans. */
  readonly #spans: readonly Span[]
  readonly #sides: SideLists

  constructor(position: Position, seed: number) {
    this.#position = position
    this.#imagination = new Imagination(position)
    this.#seed = seed
    this.#sides = sidesOf(position.game, position.setup)
    this.#spans = Array.from({ length: position.setup.seats }, () => ({
      low: Number.POSITIVE_INFINITY,
      high: Number.NEGATIVE_INFINITY,
    }))
  }

  begin(run: Run, ask: Ask<unknown>): void {
    this.#root.look(run, ask)
  }

  iterateTimes(times: number): void {
    for (let left = times; left > 0; left--) {
      // Nothing can overtake the leader any more.
      if (this.#lead() > left) return
      this.#iterate()
    }
  }

  iterateFor(milliseconds: number): void {
    const end = performance.now() + milliseconds
    do this.#iterate()
    while (performance.now() < end)
  }

  /** The answer tried most often; of equals the better one. */
  best(): Json {
    let [best] = this.#root.edges
    for (const edge of this.#root.edges) {
      if (best && (edge.visits - best.visits || mean(edge) - mean(best)) > 0) best = edge
    }
    return best?.answer ?? null
  }

  /** By how many tries the answer tried most often is ahead of all others. */
  #lead(): number {
    let [first, second] = [0, 0]
    for (const { visits } of this.#root.edges) {
      if (visits > first) [first, second] = [visits, first]
      else if (visits > second) second = visits
    }
    return first - second
  }

  #iterate(): void {
    const { seat } = this.#position
    const edge = this.#root.select(this.#spans[seat] as Span)
    // The k-th try of every answer meets the same chances, so that luck does not choose between answers.
    const seed = mixSeed(this.#seed, edge.visits)
    const { run, chance } = this.#imagination.run(seed, (each) => new NotedChance(each))
    const horizon = new Horizon(run, seat)
    const path = this.#descend(run, edge, chance, horizon)
    while (!horizon.isReached()) {
      const ask = nextQuestion(run, seat)
      run.answer(ask, mostPromising(run, ask))
    }
    this.#learn(path, judge(run, this.#sides))
  }

  /** Follows the tree up to an answer that was never tried, and gives that one. */
  #descend(run: Run, first: Edge, chance: NotedChance, horizon: Horizon): Step[] {
    const path: Step[] = []
    let ask = questionOf(run, this.#position.seat)
    let edge = first
    for (;;) {
      path.push({ seat: ask.seat, edge })
      chance.drawn = ''
      run.answer(ask, edge.answer)
      if (edge.visits === 0 || horizon.isReached()) return path
      ask = nextQuestion(run, this.#position.seat)
      let node = edge.next.get(chance.drawn)
      if (!node) {
        node = new TreeNode()
        edge.next.set(chance.drawn, node)
      }
      node.look(run, ask)
      edge = node.select(this.#spans[ask.seat] as Span)
    }
  }

  #learn(path: readonly Step[], worth: readonly number[]): void {
    for (const [seat, span] of this.#spans.entries()) {
      span.low = Math.min(span.low, worth[seat] as number)
      span.high = Math.max(span.high, worth[seat] as number)
    }
    for (const { seat, edge } of path) {
      edge.visits += 1
      edge.total += worth[seat] as number
    }
  }
}

const mean = (edge: Edge): number => (edge.visits === 0 ? Number.NEGATIVE_INFINITY : edge.total / edge.visits)

/** Chance that keeps what it drew, as a name for what followed. */
class NotedChance implements Chance {
  drawn = ''
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  below(n: number): number {
    const outcome = this.#chance.below(n)
    this.drawn += `${outcome},`
    return outcome
  }
}
