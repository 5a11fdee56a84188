import { findGame } from '@curio/bots'
import { type Json, Match, plainAnswer } from '@curio/kernel'
import type { BotPosition } from '@curio/protocol'
import type { Thinker } from '../../src/bots/thinker.ts'

const NO_SEED = new Uint8Array(32)

/** Decides at once, always for the first option. */
export const quickThinker: Thinker = {
  decide: async (position) => firstOption(position),
  advise: async (position) => ({ value: firstOption(position), among: 2, rival: null }),
  close: async () => {},
}

export const crashingThinker: Thinker = {
  decide: () => Promise.reject(new Error('the bot crashed')),
  advise: () => Promise.reject(new Error('the bot crashed')),
  close: async () => {},
}

/** Never comes to a decision. */
export const hangingThinker: Thinker = {
  decide: () => new Promise<Json>(() => {}),
  advise: () => new Promise<never>(() => {}),
  close: async () => {},
}

/** Decides for something that is not among the options. */
export const wrongThinker: Thinker = {
  decide: async () => ({ not: 'an option' }),
  advise: async () => ({ value: { not: 'an option' }, among: null, rival: null }),
  close: async () => {},
}

function firstOption({ log, seat }: BotPosition): Json {
  const game = findGame(log.header.game)
  if (!game) throw new Error('no such game')
  const undone = new Array(log.header.seats).fill(0)
  const commitment = NO_SEED_COMMITMENT
  const match = Match.load(
    game,
    { format: 1, header: { ...log.header, commitment }, entries: log.entries, undone },
    NO_SEED,
    log.packs,
  )
  if (!match.ok) throw new Error(match.message)
  const [question] = match.value.questions(seat)
  return question ? plainAnswer(question) : null
}

const NO_SEED_COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
