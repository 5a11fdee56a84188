import { z } from 'zod'
import { CHARACTERS } from '../../content/vocabulary.ts'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('posterAp'), character: z.enum(CHARACTERS), ap: COUNT })

export const posterAp: ProphecyEffect<typeof form> = {
  form,
  law: (law, { character, ap }) => ({
    ...law,
    posterAp: { ...law.posterAp, [character]: law.posterAp[character] + ap },
  }),
  worth: ({ character, ap }, { player, points }) =>
    points(
      ap * player.characters.filter(({ disc, at }) => disc.startsWith(character) && at !== 'supply').length,
    ),
  words: {
    ru: ({ character, ap }, { characters, signed }) =>
      `${characters(character)} игроков с афишей: ${signed(ap, 'points')}`,
    en: ({ character, ap }, { characters, signed }) =>
      `${characters(character)} of players with a poster: ${signed(ap, 'points')}`,
  },
}
