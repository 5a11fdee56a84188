import { z } from 'zod'
import { actOf, write } from '../rules/acts.ts'
import { collect, evidenceOnMap } from '../rules/collect.ts'
import { hasFreeSlot } from '../rules/evidence.ts'
import { settle } from '../rules/refresh.ts'
import { choose, playerOf } from '../rules/table.ts'
import { COUNT, MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('collectAny'), n: COUNT })

export const collectAny: Offer<typeof form> = {
  comes: 'offer',
  form,
  *offer(t, seat, { n }) {
    const { state, content } = t
    for (let left = n; left > 0; left--) {
      if (state.map.length === 0 || !hasFreeSlot(playerOf(state, seat), content)) return
      const answer = yield* choose(t, seat, 'ability.collect', () => [
        ...evidenceOnMap(state, content, () => true).map(write.collectAnywhere),
        write.decline(),
      ])
      const act = actOf('ability.collect', answer)
      if (act.type === 'decline') return
      collect(t, seat, act.at, act.face, 'ability')
      yield* settle(t, seat)
    }
  },
  worth: ({ n }) => 0.8 * n,
  words: {
    ru: ({ n }, { counted }) => `соберите ${counted(n, 'evidence')} с любой локации`,
    en: ({ n }, { counted }) => `collect ${counted(n, 'evidence')} from any location`,
  },
  brief: {
    ru: ({ n }, { counted }) => `${counted(n, 'tokens')} с любой локации`,
    en: ({ n }, { counted }) => `${counted(n, 'tokens')} from any location`,
  },
}
