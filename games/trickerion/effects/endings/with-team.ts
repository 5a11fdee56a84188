import { z } from 'zod'
import { SPECIALISTS } from '../../content/vocabulary.ts'
import { hasBoard, playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('withTeam'),
  specialists: z.array(z.enum(SPECIALISTS)).min(1).max(SPECIALISTS.length),
  fame: COUNT,
})

/** TR-L3-8, TR-L3-12, TR-L3-14, TR-L3-16. */
export const withTeam: EndingEffect<typeof form> = {
  form,
  scores:
    ({ specialists, fame }) =>
    (state, _content, seat) =>
      specialists.every((specialist) => hasBoard(playerOf(state, seat), specialist)) ? fame : 0,
  worth: ({ specialists, fame }, { player }) => {
    const there = specialists.filter((specialist) => hasBoard(player, specialist)).length
    return (fame * (1 + there)) / (1 + specialists.length)
  },
  words: {
    ru: ({ specialists, fame }, { counted, list, specialist }) =>
      `${counted(fame, 'fame')}, если в команде ${list(specialists.map(specialist))}`,
    en: ({ specialists, fame }, { counted, list, specialist }) =>
      `${counted(fame, 'fame')} if your team has: ${list(specialists.map(specialist))}`,
  },
}
