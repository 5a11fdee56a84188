import { z } from 'zod'
import { SCHOOLS } from '../../content/vocabulary.ts'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('setUpFame'), school: z.enum(SCHOOLS), fame: COUNT })

/** How many tricks of one school a player sets up in a round. */
const TIMES = 0.5

export const setUpFame: ProphecyEffect<typeof form> = {
  form,
  law: (law, { school, fame }) => ({
    ...law,
    setUpFame: { ...law.setUpFame, [school]: law.setUpFame[school] + fame },
  }),
  worth: ({ fame }) => TIMES * fame,
  words: {
    ru: ({ school, fame }, wording) =>
      `${wording.counted(fame, 'fame')} за каждый включённый номер школы «${wording.school(school)}»`,
    en: ({ school, fame }, wording) =>
      `${wording.counted(fame, 'fame')} for each trick set up from the ${wording.school(school)} school`,
  },
}
