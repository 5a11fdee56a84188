import type { Ask, Chance, Json, Run } from '@curio/kernel'

/** How promising the game finds each candidate, as shares of 1; all the same where it has no opinion. */
export function shares(run: Run, ask: Ask<unknown>, candidates: readonly Json[]): readonly number[] {
  const weights = weigh(run, ask, candidates)
  const sum = weights === null ? 0 : weights.reduce((total, weight) => total + weight, 0)
  if (weights === null || sum <= 0) return candidates.map(() => 1 / candidates.length)
  return weights.map((weight) => weight / sum)
}

/** The answer that the game finds most promising. */
export function mostPromising(run: Run, ask: Ask<unknown>): Json {
  const candidates = ask.candidates()
  const weights = candidates.length === 1 ? null : weigh(run, ask, candidates)
  let best = 0
  if (weights !== null) {
    for (let index = 1; index < candidates.length; index++) {
      if ((weights[index] as number) > (weights[best] as number)) best = index
    }
  }
  return candidates[best] as Json
}

/** An answer, and how promising the game finds it among the others. */
export interface Promising {
  readonly answer: Json
  readonly share: number
}

/** The most promising candidates with their shares, best first, up to a number. */
export function promising(run: Run, ask: Ask<unknown>, most: number): readonly Promising[] {
  const candidates = ask.candidates()
  const of = shares(run, ask, candidates)
  return candidates
    .map((answer, index) => ({ answer, share: of[index] as number }))
    .sort((one, other) => other.share - one.share)
    .slice(0, most)
}

/** One of the candidates by chance, each as likely as its weight. */
export function drawByWeight(candidates: readonly Json[], weights: readonly number[], chance: Chance): Json {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let left = (chance.below(FINE) / FINE) * sum
  for (let index = 0; index < candidates.length; index++) {
    left -= weights[index] as number
    if (left < 0) return candidates[index] as Json
  }
  return candidates[candidates.length - 1] as Json
}

/** Steps into which a fraction is divided. */
const FINE = 2 ** 30

function weigh(run: Run, ask: Ask<unknown>, candidates: readonly Json[]): readonly number[] | null {
  return run.game.advice.priors(run.state, ask.seat, ask.kind, candidates, run.content)
}
