import { z } from 'zod'
import { LEVELS } from '../../content/vocabulary.ts'
import { trickOf } from '../../rules/content.ts'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perTrick'), level: z.literal(LEVELS), fame: COUNT })

/** TR-L3-1, TR-L3-3, TR-L3-5: their components are not needed. */
export const perTrick: EndingEffect<typeof form> = {
  form,
  scores:
    ({ level, fame }) =>
    (state, content, seat) => {
      const { tricks } = playerOf(state, seat)
      return fame * tricks.filter(({ trick }) => trickOf(content, trick).entry.level === level).length
    },
  worth: ({ fame }) => 1.5 * fame,
  words: {
    ru: ({ level, fame }, { counted }) => `${counted(fame, 'fame')} за каждый ваш номер ${level} уровня`,
    en: ({ level, fame }, { counted }) =>
      `${counted(fame, 'fame')} for each trick of yours of level ${level}`,
  },
}
