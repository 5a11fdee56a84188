import { z } from 'zod'
import { END, type Ending, POINTS } from './effect.ts'

const form = z.strictObject({ trigger: END, effect: z.literal('fewestFound'), points: POINTS })

/** How likely it is to hold at the end. */
const CHANCE = 0.15

/** CR-ABIL-15, CR-ABIL-16, CR-SEND-4. */
export const fewestFound: Ending<typeof form> = {
  comes: 'end',
  form,
  points: ({ players, poacher }, _content, seat, { points }) => {
    const own = players[seat]?.found.length ?? 0
    const isFewest = poacher
      ? own < poacher.caught.length
      : players.every((rival, other) => other === seat || own < rival.found.length)
    return isFewest ? points : 0
  },
  worth: ({ points }) => points * CHANCE,
  words: {
    ru: ({ points }, { counted }) =>
      `${counted(points, 'points')}, если у каждого соперника найденных криптидов больше, чем у вас`,
    en: ({ points }, { counted }) =>
      `${counted(points, 'points')} if every rival has found more cryptids than you`,
  },
  brief: {
    ru: ({ points }, { counted }) => `${counted(points, 'points')}, если найдено меньше всех`,
    en: ({ points }, { counted }) => `${counted(points, 'points')} if you found the fewest`,
  },
}
