import { z } from 'zod'
import { REGION_LETTERS } from '../content/vocabulary.ts'
import { placeOf } from '../rules/content.ts'
import { playerOf } from '../rules/table.ts'
import { END, type Ending, POINTS } from './effect.ts'

const form = z.strictObject({ trigger: END, effect: z.literal('perRegion'), points: POINTS })

/** How many new quarters each cryptid brings, more or less. */
const FOR_EACH_FOUND = 0.7

export const perRegion: Ending<typeof form> = {
  comes: 'end',
  form,
  points: (state, content, seat, { points }) => {
    const { found } = playerOf(state, seat)
    return points * new Set(found.map(({ location }) => placeOf(content, location).letter)).size
  },
  worth: ({ points }, { player }) =>
    points * Math.min(REGION_LETTERS.length, 1 + FOR_EACH_FOUND * player.found.length),
  words: {
    ru: ({ points }, { counted }) =>
      `${counted(points, 'points')} за каждую сторону света, где вы нашли криптида`,
    en: ({ points }, { counted }) =>
      `${counted(points, 'points')} for each quarter of Europe where you have found a cryptid`,
  },
  brief: {
    ru: ({ points }, { counted }) => `${counted(points, 'points')} за сторону света`,
    en: ({ points }, { counted }) => `${counted(points, 'points')} per quarter of Europe`,
  },
}
