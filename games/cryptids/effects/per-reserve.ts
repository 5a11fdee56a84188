import { z } from 'zod'
import { TERRAINS } from '../content/vocabulary.ts'
import { terrainsUnder } from '../rules/reserve.ts'
import { playerOf } from '../rules/table.ts'
import { atMost, END, type Ending, MOST, POINTS, withLimit, withUpTo } from './effect.ts'

const form = z.strictObject({
  trigger: END,
  effect: z.literal('perReserve'),
  where: z.strictObject({ terrain: z.enum(TERRAINS) }),
  points: POINTS,
  max: MOST,
})

/** How many such cryptids there will be. */
const CRYPTIDS = 1.5

export const perReserve: Ending<typeof form> = {
  comes: 'end',
  form,
  points: (state, content, seat, { where, points, max }) => {
    const lying = playerOf(state, seat).found.filter(({ card }) =>
      terrainsUnder(state, content, card).includes(where.terrain),
    )
    return atMost(points * lying.length, max)
  },
  worth: ({ points }) => points * CRYPTIDS,
  words: {
    ru: ({ where, points, max }, { counted }) => {
      const said = `${counted(points, 'points')} за каждого вашего криптида в заповеднике`
      return withLimit.ru(`${said} ${TERRAINS_RU[where.terrain]}`, max)
    },
    en: ({ where, points, max }, { counted }) => {
      const said = `${counted(points, 'points')} for each of your cryptids in the reserve`
      return withLimit.en(`${said} ${TERRAINS_EN[where.terrain]}`, max)
    },
  },
  brief: {
    ru: ({ where, points, max }, { counted }) =>
      withUpTo.ru(`${counted(points, 'points')} за своих ${TERRAINS_RU[where.terrain]}`, max),
    en: ({ where, points, max }, { counted }) =>
      withUpTo.en(`${counted(points, 'points')} for yours ${TERRAINS_EN[where.terrain]}`, max),
  },
}

const TERRAINS_RU = { water: 'на воде', forest: 'в лесу', mountain: 'в горах' } as const
const TERRAINS_EN = { water: 'on water', forest: 'in the forest', mountain: 'in the mountains' } as const
