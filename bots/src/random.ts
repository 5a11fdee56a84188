import { fastChance, type Json } from '@curio/kernel'
import { asksForOffers, offersTo, seedOfPosition } from './offers.ts'
import { type Bot, play, questionOf } from './position.ts'
import { mixSeed } from './seeds.ts'

/** How often it takes an offer when the match has changed: once in this many times. */
const TAKES_ONE_OF = 4

/**
 * Any acceptable answer, all equally likely. Offers are taken in the same way, now and then, and what it has begun it may
 * leave in the middle: so games between random players come to whatever rules allow.
 */
export function randomBot({ seed }: { readonly seed: number }): Bot {
  return {
    decide(position) {
      const ask = questionOf(play(position, fastChance(seed)), position.seat)
      const candidates = ask.candidates()
      const chance = fastChance(mixSeed(seed, ask.seat, ask.ordinal))
      return candidates[chance.below(candidates.length)] as Json
    },
    consider(position) {
      if (!asksForOffers(position)) return null
      const chance = fastChance(seedOfPosition(position, seed))
      if (chance.below(TAKES_ONE_OF) > 0) return null
      const offers = offersTo(play(position, fastChance(seed)), position.seat)
      const taken = offers[chance.below(offers.length)]
      const candidates = taken?.ask.candidates() ?? []
      return taken ? { ask: taken.index, answer: candidates[chance.below(candidates.length)] as Json } : null
    },
  }
}
