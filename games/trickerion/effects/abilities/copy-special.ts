import { z } from 'zod'
import { known } from '../../rules/content.ts'
import { isLocation } from '../../rules/plan.ts'
import type { AbilityEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('copySpecial') })

/** TR-MAG-OPT. */
export const copySpecial: AbilityEffect<typeof form> = {
  form,
  power: () => ({
    copies: ({ players }, { specials }, seat, location) =>
      players.flatMap(({ characters }, other) =>
        characters.flatMap(({ card, isUp }) => {
          if (other === seat || card === null || !isUp || isLocation(card)) return []
          return known(specials, card).entry.location === location ? [card] : []
        }),
      ),
  }),
  worth: (_power, { rounds }) => rounds / 2,
  words: {
    ru: () =>
      'раз в раунд одно ваше обычное поручение действует как открытое особое поручение соперника в той же локации',
    en: () =>
      'once per round one of your permanent assignments works like an opponent’s special one for the same location that lies face up',
  },
}
