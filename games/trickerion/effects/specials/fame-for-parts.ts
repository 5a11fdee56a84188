import { z } from 'zod'
import { TIERS } from '../../content/vocabulary.ts'
import { trickOf } from '../../rules/content.ts'
import { gain } from '../../rules/gains.ts'
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
      const { needs } = trickOf(t.content, done.trick)
      const { components } = t.content.pack
      const isCounted = (kind: string): boolean =>
        components.some(({ id, tier }) => id === kind && tiers.includes(tier))
      const tokens = needs.reduce((sum, { kind, count }) => (isCounted(kind) ? sum + count : sum), 0)
      gain(t, seat, { fame: fame * tokens }, 'special', 'specials')
      return undefined
    },
  }),
  worth: ({ fame }) => TOKENS * fame,
  words: {
    ru: ({ tiers, fame }, { counted, list, tier }) =>
      `${counted(fame, 'fame')} за каждый нужный номеру жетон реквизита: ${list(tiers.map(tier))}`,
    en: ({ tiers, fame }, { counted, list, tier }) =>
      `${counted(fame, 'fame')} for each ${list(tiers.map(tier))} component token that the trick needs`,
  },
}
