import { z } from 'zod'
import type { Spot } from '../../rules/acts.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { eachSpot, putMarker } from '../../rules/spots.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { trickInWorkshop } from '../../rules/tricks.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('stageAtOnce') })

/** No links are paid, and it is no Set up. */
export const stageAtOnce: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: () => ({
    *after(t, seat, done) {
      if (done.action !== 'prepare' || done.markers === 0) return
      const { trick } = done
      const spots: Spot[] = []
      eachSpot(t.state, t.content, { seat, trick, moved: null }, t.content.terms.setUp, (spot) =>
        spots.push(spot),
      )
      if (spots.length === 0) return
      const answer = yield* choose(t, seat, 'special.stage', () => [
        ...spots.map((spot) => write.stage({ spot })),
        write.decline(),
      ])
      const act = actOf('special.stage', answer)
      if (act.type === 'decline') return
      trickInWorkshop(playerOf(t.state, seat), trick).markers -= 1
      putMarker(t.state, act.spot, { seat, trick, size: 1 })
      tell(t, { kind: 'staged', seat, trick, spot: act.spot })
    },
  }),
  worth: () => 2,
  words: {
    ru: () => 'затем один новый жетон можно положить в свободную ячейку представления без бонусов за связи',
    en: () =>
      'then you may put one of the new markers in a free slot of a performance card, without link bonuses',
  },
}
