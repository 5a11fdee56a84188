import { z } from 'zod'
import { TIERS, type Tier } from '../../content/vocabulary.ts'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import { gain } from '../../rules/gains.ts'
import { preparable } from '../../rules/prepare.ts'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('fameForParts'),
  tiers: z.array(z.enum(TIERS)).min(1).max(TIERS.length),
  fame: COUNT,
})

/** Tokens of a dear trick, more or less. */
const TOKENS = 3

export const fameForParts: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: ({ tiers, fame }) => ({
    after: (t, seat, done) => {
      if (done.action !== 'prepare') return undefined
      const tokens = tokensOf(t.content, done.trick, tiers)
      gain(t, seat, { fame: fame * tokens }, 'special', 'specials')
      return undefined
    },
  }),
  gains: ({ tiers, fame }, state, content, seat) =>
    preparable(state, content, seat).map(({ trick }) => ({ fame: fame * tokensOf(content, trick, tiers) })),
  worth: ({ fame }) => TOKENS * fame,
  words: {
    ru: ({ tiers, fame }, { counted, list, tier }) =>
      `${counted(fame, 'fame')} за каждый нужный номеру жетон реквизита: ${list(tiers.map(tier))}`,
    en: ({ tiers, fame }, { counted, list, tier }) =>
      `${counted(fame, 'fame')} for each ${list(tiers.map(tier))} component token that the trick needs`,
  },
}

/** How many tokens of these tiers a trick needs. */
function tokensOf(content: TrickerionContent, trick: string, tiers: readonly Tier[]): number {
  const isCounted = (kind: string): boolean =>
    content.pack.components.some(({ id, tier }) => id === kind && tiers.includes(tier))
  const { needs } = trickOf(content, trick)
  return needs.reduce((sum, { kind, count }) => (isCounted(kind) ? sum + count : sum), 0)
}
