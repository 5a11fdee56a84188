import { z } from 'zod'
import { actOf, write } from '../../rules/grammar.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { ownTrick } from '../../rules/tricks.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('keepMarker') })

/** Needs a performance of its Magician in this round (TR-SPEC-16). */
export const keepMarker: SpecialEffect<typeof form> = {
  form,
  actions: ['perform'],
  power: () => ({
    *performancesEnd(t, { seat }) {
      const player = playerOf(t.state, seat)
      if (!t.state.performers.includes(seat)) return
      const tricks = [...new Set(player.performedNow)].filter((trick) => ownTrick(player, trick))
      if (tricks.length === 0) return
      const answer = yield* choose(t, seat, 'special.keep', () => [
        ...tricks.map((trick) => write.keepMarker({ trick })),
        write.decline(),
      ])
      const act = actOf('special.keep', answer)
      const own = act.type === 'decline' ? undefined : ownTrick(player, act.trick)
      if (!own) return
      own.markers += 1
      tell(t, { kind: 'addedMarkers', seat, trick: own.trick, markers: 1 })
    },
  }),
  worth: () => 3,
  words: {
    ru: () => 'после всех представлений один ваш показанный жетон возвращается на карту своего номера',
    en: () => 'after all performances one of your markers that was performed returns to its trick card',
  },
}
