import { z } from 'zod'
import { actOf, write } from '../rules/acts.ts'
import { go, placeIn } from '../rules/movement.ts'
import { choose, playerOf } from '../rules/table.ts'
import { MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('travel'), to: z.literal('any') })

export const travel: Offer<typeof form> = {
  comes: 'offer',
  form,
  *offer(t, seat) {
    const from = placeIn(playerOf(t.state, seat))
    const answer = yield* choose(t, seat, 'ability.travel', () => [
      ...[...t.content.places.keys()].filter((place) => place !== from).map((to) => write.travel({ to })),
      write.decline(),
    ])
    const act = actOf('ability.travel', answer)
    if (act.type === 'travel') go(t, seat, act.to, 'ability')
  },
  worth: () => 0.7,
  words: {
    ru: () => 'отправьтесь на любую локацию',
    en: () => 'travel to any location',
  },
  brief: {
    ru: () => 'поездка на любую локацию',
    en: () => 'travel anywhere',
  },
}
