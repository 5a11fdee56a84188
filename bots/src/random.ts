import { fastChance, type Json } from '@curio/kernel'
import { type Bot, play, questionOf } from './position.ts'
import { mixSeed } from './seeds.ts'

/** Any acceptable answer, all equally likely. */
export function randomBot({ seed }: { readonly seed: number }): Bot {
  return {
    decide(position) {
      const ask = questionOf(play(position, fastChance(seed)), position.seat)
      const candidates = ask.candidates()
      const chance = fastChance(mixSeed(seed, ask.seat, ask.ordinal))
      return candidates[chance.below(candidates.length)] as Json
    },
  }
}
