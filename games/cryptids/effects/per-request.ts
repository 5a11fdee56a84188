import { z } from 'zod'
import { playerOf } from '../rules/table.ts'
import { END, type Ending, POINTS } from './effect.ts'

const form = z.strictObject({ trigger: END, effect: z.literal('perRequest'), points: POINTS })

/** Requests that may still be fulfilled. */
const TO_COME = 0.4

export const perRequest: Ending<typeof form> = {
  comes: 'end',
  form,
  points: (state, _content, seat, { points }) => points * playerOf(state, seat).requests.length,
  worth: ({ points }, { player }) => points * (player.requests.length + TO_COME),
  words: {
    ru: ({ points }, { counted }) => `${counted(points, 'points')} за каждую выполненную заявку`,
    en: ({ points }, { counted }) => `${counted(points, 'points')} for each request you have fulfilled`,
  },
  brief: {
    ru: ({ points }, { counted }) => `${counted(points, 'points')} за заявку`,
    en: ({ points }, { counted }) => `${counted(points, 'points')} per request`,
  },
}
