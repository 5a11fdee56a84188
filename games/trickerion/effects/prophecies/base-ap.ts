import { z } from 'zod'
import { CHARACTERS, SPECIALISTS } from '../../content/vocabulary.ts'
import { COUNT, type ProphecyEffect } from '../effect.ts'
import { recordOf } from '../law.ts'

const form = z.strictObject({ effect: z.literal('baseAp'), ap: COUNT })

export const baseAp: ProphecyEffect<typeof form> = {
  form,
  law: (law, { ap }) => ({ ...law, baseAp: recordOf(CHARACTERS, () => ap) }),
  // A Magician loses most by it, and everybody has one; specialists make the difference.
  worth: (_power, { player, points }) =>
    -points(player.characters.filter(({ disc, at }) => isSpecialist(disc) && at !== 'supply').length) / 2,
  words: {
    ru: ({ ap }, { counted }) => `у каждого персонажа ${counted(ap, 'points')} без прибавок`,
    en: ({ ap }, { counted }) => `every character has ${counted(ap, 'points')} before bonuses`,
  },
}

const isSpecialist = (disc: string): boolean => SPECIALISTS.some((specialist) => specialist === disc)
