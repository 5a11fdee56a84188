import { z } from 'zod'
import { CHARACTERS, LOCATIONS } from '../../content/vocabulary.ts'
import { kindOf } from '../../rules/table.ts'
import { type AbilityEffect, COUNT } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('boost'),
  character: z.enum(CHARACTERS),
  locations: z.array(z.enum(LOCATIONS)).min(1).max(LOCATIONS.length),
  ap: COUNT,
})

/** TR-MAG-MECH. */
export const boost: AbilityEffect<typeof form> = {
  form,
  power: ({ character, locations, ap }) => ({
    boost: (disc, location) => (kindOf(disc) === character && locations.includes(location) ? ap : 0),
  }),
  worth: ({ ap }, { rounds, points }) => rounds * points(ap),
  words: {
    ru: ({ character, locations, ap }, { characters, list, location, signed }) =>
      `раз в раунд при выставлении: ${characters(character)} — ${signed(ap, 'points')} (${list(locations.map(location))})`,
    en: ({ character, locations, ap }, { characters, list, location, signed }) =>
      `once per round when one is placed: ${characters(character)} ${signed(ap, 'points')} (${list(locations.map(location))})`,
  },
}
