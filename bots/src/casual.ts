import { type Ask, type Chance, fastChance, type Json, type Run } from '@curio/kernel'
import { asksForOffers, isOfFlow, offersTo, seedOfPosition } from './offers.ts'
import { type Bot, considered, imagine, withoutUnseen } from './position.ts'
import { drawByWeight, shares } from './priors.ts'

/** Below 1 the less promising answers come more often than the game would have them. */
const CARE = 0.5
/** How often it takes an offer when the match has changed: once in this many times. */
const TAKES_ONE_OF = 3

/**
 * Follows what the game finds promising, without looking ahead and with many slips. What it is offered it takes now and
 * then, and what it has begun it completes.
 */
export function casualBot({ seed }: { readonly seed: number }): Bot {
  return {
    decide(given) {
      const { run, ask, decision } = considered(given, seed)
      return casualAnswer(run, ask, fastChance(decision))
    },
    consider(given) {
      if (!asksForOffers(given)) return null
      const chance = fastChance(seedOfPosition(given, seed))
      const run = imagine(withoutUnseen(given), fastChance(seed))
      const offers = offersTo(run, given.seat)
      const begun = offers.find(({ ask }) => isOfFlow(ask))
      const isInTheMood = chance.below(TAKES_ONE_OF) === 0
      const taken = begun ?? (isInTheMood ? offers[chance.below(offers.length)] : undefined)
      return taken ? { ask: taken.index, answer: casualAnswer(run, taken.ask, chance) } : null
    },
  }
}

function casualAnswer(run: Run, ask: Ask<unknown>, chance: Chance): Json {
  const candidates = ask.candidates()
  const weights = shares(run, ask, candidates).map((share) => share ** CARE)
  return drawByWeight(candidates, weights, chance)
}
