import type { Ask } from '../ask.ts'
import type { Run } from '../run.ts'

/**
 * The game's advice on a question. Throws unless it is null or one weight for each candidate, the best 1 and none below
 * 0, and unless asking for it leaves the state alone.
 */
export function checkedWeights<S, C>(run: Run<S, C>, ask: Ask<unknown>): readonly number[] | null {
  const { game, state, content } = run
  const candidates = ask.candidates()
  const before = JSON.stringify(state)
  const worth = game.advice.evaluate(state, ask.seat, content)
  const weights = game.advice.priors(state, ask.seat, ask.kind, candidates, content)
  const wrong = (what: string): Error => new Error(`"${ask.kind}" of seat ${ask.seat}: ${what}`)
  if (!Number.isFinite(worth)) throw wrong(`the position is worth ${worth}`)
  if (JSON.stringify(state) !== before) throw wrong('advice has changed the state')
  if (weights === null) return null
  if (weights.length !== candidates.length) throw wrong(`${weights.length} weights for ${candidates.length}`)
  if (!weights.every((weight) => weight >= 0 && weight <= 1)) throw wrong(`weights beyond 0 to 1: ${weights}`)
  if (!weights.includes(1)) throw wrong('no candidate is the best')
  return weights
}
