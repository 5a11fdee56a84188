import { z } from 'zod'
import { PRICED_ACTIONS } from '../../content/vocabulary.ts'
import { COUNT, type ProphecyEffect } from '../effect.ts'

// An action that is free could be done without end.
const form = z.strictObject({ effect: z.literal('actionAp'), action: z.enum(PRICED_ACTIONS), ap: COUNT })

/** TR-PRO-7: it sets the price, and cards reduce what is set. */
export const actionAp: ProphecyEffect<typeof form> = {
  form,
  law: (law, { action, ap }) => ({ ...law, actionAp: { ...law.actionAp, [action]: ap } }),
  worth: (_power, means) => means.points(1),
  words: {
    ru: ({ action, ap }, wording) => `«${wording.action(action)}» стоит ${wording.counted(ap, 'points')}`,
    en: ({ action, ap }, wording) => `${wording.action(action)} costs ${wording.counted(ap, 'points')}`,
  },
}
