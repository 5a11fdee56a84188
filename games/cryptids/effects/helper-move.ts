import { z } from 'zod'
import { actOf, write } from '../rules/acts.ts'
import { followSteps, helperSteps } from '../rules/initiative.ts'
import { choose } from '../rules/table.ts'
import { COUNT, MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('helperMove'), n: COUNT })

export const helperMove: Offer<typeof form> = {
  comes: 'offer',
  form,
  *offer(t, seat, { n }) {
    const answer = yield* choose(t, seat, 'ability.helper', () => [
      ...helperSteps(t.state, t.content, seat, n),
      write.noSteps(),
    ])
    const act = actOf('ability.helper', answer)
    if (act.type === 'steps') followSteps(t, seat, act, 'ability')
  },
  worth: ({ n }) => 0.05 * n,
  words: {
    ru: ({ n }, { counted }) => `помощник вверх или вниз, ${counted(n, 'steps')}, без кубика и навыков`,
    en: ({ n }, { counted }) => `your helper goes up or down, ${counted(n, 'steps')}, without die or skills`,
  },
  brief: {
    ru: ({ n }, { counted }) => `помощник на ${counted(n, 'steps')}`,
    en: ({ n }, { counted }) => `helper moves ${counted(n, 'steps')}`,
  },
}
