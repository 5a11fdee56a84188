import { findGame } from '@curio/bots'
import { type Json, plainAnswer, rerun, setupOf } from '@curio/kernel'
import type { BotPosition } from '@curio/protocol'
import type { Thinker } from '../../src/bots/thinker.ts'

/** Decides at once, always for the first option. */
export const quickThinker: Thinker = {
  decide: async (position) => firstOption(position),
  consider: async () => null,
  advise: async (position) => ({ value: firstOption(position), among: 2, rival: null, reason: null }),
  close: async () => {},
}

export const crashingThinker: Thinker = {
  decide: () => Promise.reject(new Error('the bot crashed')),
  consider: () => Promise.reject(new Error('the bot crashed')),
  advise: () => Promise.reject(new Error('the bot crashed')),
  close: async () => {},
}

/** Never comes to a decision. */
export const hangingThinker: Thinker = {
  decide: () => new Promise<Json>(() => {}),
  consider: () => new Promise<never>(() => {}),
  advise: () => new Promise<never>(() => {}),
  close: async () => {},
}

/** Decides for something that is not among the options. */
export const wrongThinker: Thinker = {
  decide: async () => ({ not: 'an option' }),
  consider: async () => ({ ask: 9, answer: 'not an option' }),
  advise: async () => ({ value: { not: 'an option' }, among: null, rival: null, reason: null }),
  close: async () => {},
}

function firstOption({ header, from, entries, packs = {}, seat }: BotPosition): Json {
  const game = findGame(header.game)
  if (!game) throw new Error('no such game')
  const setup = setupOf(game, header, packs)
  if (!setup.ok) throw new Error(setup.message)
  const run = rerun(game, setup.value, header.rules, entries, undefined, { from: from ?? undefined })
  const ask = run.askOf(seat)
  return ask ? plainAnswer(ask.question('')) : null
}
