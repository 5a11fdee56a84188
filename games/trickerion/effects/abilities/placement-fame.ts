import { z } from 'zod'
import { LOCATIONS } from '../../content/vocabulary.ts'
import { gain } from '../../rules/gains.ts'
import { tellAbility } from '../../rules/special.ts'
import { placementOf, playerOf } from '../../rules/table.ts'
import { type AbilityEffect, COUNT } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('placementFame'),
  locations: z.array(z.enum(LOCATIONS)).min(1).max(LOCATIONS.length),
  fame: COUNT,
})

/** TR-MAG-GENT. */
export const placementFame: AbilityEffect<typeof form> = {
  form,
  power: ({ locations, fame }) => ({
    placed: (t, seat) => {
      const { disc, location } = placementOf(t.state)
      const { tricks } = playerOf(t.state, seat)
      if (disc !== 'magician' || !locations.includes(location) || tricks.length === 0) return
      tellAbility(t, seat)
      gain(t, seat, { fame: fame * tricks.length }, 'ability', 'ability')
    },
  }),
  worth: ({ fame }, { rounds, player }) => (rounds * fame * player.tricks.length) / 2,
  words: {
    ru: ({ locations, fame }, { counted, list, location }) =>
      `при выставлении иллюзиониста (${list(locations.map(location))}): ${counted(fame, 'fame')} за каждый свой номер`,
    en: ({ locations, fame }, { counted, list, location }) =>
      `when you place your Magician (${list(locations.map(location))}), gain ${counted(fame, 'fame')} for each trick of yours`,
  },
}
