import type { Ask, Json, Run } from '@curio/kernel'
import { shares } from './priors.ts'

/** One answer to one question, and what came of it. */
export interface Edge {
  readonly answer: Json
  share: number
  visits: number
  /** The sum of what it was worth to the seat that gave it. */
  total: number
  /** What followed, by the outcomes of chance that came in between. */
  readonly next: Map<string, TreeNode>
}

/** Every answer has a little of the shares, so that none is overlooked for ever. */
const EVEN_SHARE = 0.05
/** How much untried answers attract, beside the values of tried ones. */
const CURIOSITY = 1

/** What the values seen so far span, for one seat; the unit of a game's own judgment is unknown. */
export interface Span {
  low: number
  high: number
}

/** A question in the tree. Which answers are possible may differ from one imagined deal to another. */
export class TreeNode {
  readonly #edges = new Map<string, Edge>()
  #possible: readonly Edge[] = []

  /** All answers ever possible here. */
  get edges(): Iterable<Edge> {
    return this.#edges.values()
  }

  /** The answers possible now are those of the question. */
  look(run: Run, ask: Ask<unknown>): void {
    const candidates = ask.candidates()
    const keys = candidates.map(keyOf)
    if (keys.some((key) => !this.#edges.has(key))) this.#learn(candidates, keys, shares(run, ask, candidates))
    const all = keys.map((key) => this.#edges.get(key) as Edge)
    const hopeful = all.filter(({ share }) => share > 0)
    this.#possible = hopeful.length > 0 ? hopeful : all
  }

  /** The answer to try next: a good one, or a promising one that was tried little (PUCT). */
  select({ low, high }: Span): Edge {
    let visits = 0
    let total = 0
    for (const edge of this.#possible) {
      visits += edge.visits
      total += edge.total
    }
    const range = high > low ? high - low : 1
    const mean = visits > 0 ? (total / visits - low) / range : 0
    const curiosity = CURIOSITY * Math.sqrt(visits + 1)
    let best = this.#possible[0] as Edge
    let bestScore = Number.NEGATIVE_INFINITY
    for (const edge of this.#possible) {
      const value = edge.visits > 0 ? (edge.total / edge.visits - low) / range : mean
      const score = value + (curiosity * edge.share) / (1 + edge.visits)
      if (score > bestScore) {
        best = edge
        bestScore = score
      }
    }
    return best
  }

  #learn(candidates: readonly Json[], keys: readonly string[], of: readonly number[]): void {
    for (const [index, answer] of candidates.entries()) {
      const key = keys[index] as string
      const own = of[index] as number
      // What the game gives no weight at all is not to be tried.
      const share = own === 0 ? 0 : (1 - EVEN_SHARE) * own + EVEN_SHARE / candidates.length
      const known = this.#edges.get(key)
      if (known) known.share = share
      else this.#edges.set(key, { answer, share, visits: 0, total: 0, next: new Map() })
    }
  }
}

function keyOf(answer: Json): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}
