import { fastChance } from '@curio/kernel'
import { type Bot, considered } from './position.ts'
import { drawByWeight, shares } from './priors.ts'

/** Below 1 the less promising answers come more often than the game would have them. */
const CARE = 0.5

/** Follows what the game finds promising, without looking ahead and with many slips. */
export function casualBot({ seed }: { readonly seed: number }): Bot {
  return {
    decide(given) {
      const { run, ask, decision } = considered(given, seed)
      const candidates = ask.candidates()
      const weights = shares(run, ask, candidates).map((share) => share ** CARE)
      return drawByWeight(candidates, weights, fastChance(decision))
    },
  }
}
