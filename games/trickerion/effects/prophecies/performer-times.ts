import { z } from 'zod'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('performerTimes'), times: COUNT })

/** What the bonuses of one performance are worth, more or less. */
const BONUSES = 4

export const performerTimes: ProphecyEffect<typeof form> = {
  form,
  law: (law, { times }) => ({ ...law, performerTimes: law.performerTimes * times }),
  worth: ({ times }) => BONUSES * (times - 1),
  words: {
    ru: ({ times }) => `все бонусы организатора ×${times}`,
    en: ({ times }) => `all performer bonuses ×${times}`,
  },
}
