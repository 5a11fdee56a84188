import type { BookletPack } from '../../content/booklet/common.ts'
import type { SydneyPack } from '../../content/booklet/sydney.ts'
import { ICONIC } from '../../content/booklet/terms.ts'
import type { Played } from '../played.ts'

/** What the rules read of Sydney. */
export function sydneyPlayed(booklet: BookletPack, city: SydneyPack): Played {
  const { rounds, dice, tasks, goals, effects, unusedCafePoints } = booklet
  const { map, challenge } = city
  return {
    rounds,
    map,
    // RT-SYD-1: nobody comes for purple landmarks.
    dice: dice.filter(({ id }) => id !== 'purple'),
    tasks,
    challenge,
    ancients: [],
    failureTable: { highestFailing: [] },
    calls: [],
    shopCards: [],
    tour: {
      effects: effects.map(({ id }) => id),
      rating: { values: [], advancedStart: 0, order: [...ICONIC.sydney] },
      goals: goals.filter(({ deck }) => city.goals.includes(deck)),
      unusedCafePoints: unusedCafePoints.value,
      bets: [],
    },
  }
}
