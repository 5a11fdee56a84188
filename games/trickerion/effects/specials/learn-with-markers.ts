import { z } from 'zod'
import { LEVELS } from '../../content/vocabulary.ts'
import { trickOf } from '../../rules/content.ts'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('learnWithMarkers'),
  n: COUNT,
  upToLevel: z.literal(LEVELS),
})

export const learnWithMarkers: SpecialEffect<typeof form> = {
  form,
  actions: ['learn'],
  power: ({ n, upToLevel }, { learn }) => ({
    terms: { learn: { ...learn, markers: () => n } },
    forbids: (_state, content, _seat, act) => {
      if (act.type !== 'learn') return null
      return trickOf(content, act.trick).entry.level <= upToLevel ? null : 'notThisAction'
    },
  }),
  worth: ({ n }) => 3 * n,
  words: {
    ru: ({ n, upToLevel }, { counted }) =>
      `номер не выше ${upToLevel} уровня сразу получает ${counted(n, 'markers')}`,
    en: ({ n, upToLevel }, { counted }) =>
      `a trick up to level ${upToLevel} comes with ${counted(n, 'markers')}`,
  },
}
