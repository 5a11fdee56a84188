import { z } from 'zod'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('manyTricks'), tricks: COUNT, fame: COUNT })

/** TR-L3-7. */
export const manyTricks: EndingEffect<typeof form> = {
  form,
  scores:
    ({ tricks, fame }) =>
    (state, _content, seat) =>
      playerOf(state, seat).tricks.length >= tricks ? fame : 0,
  worth: ({ tricks, fame }, { player }) => (fame * Math.min(tricks, player.tricks.length + 1)) / tricks,
  words: {
    ru: ({ tricks, fame }, { counted }) =>
      `${counted(fame, 'fame')}, если у вас ${counted(tricks, 'tricks')}`,
    en: ({ tricks, fame }, { counted }) =>
      `${counted(fame, 'fame')} if you have ${counted(tricks, 'tricks')}`,
  },
}
