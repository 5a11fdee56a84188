import { z } from 'zod'
import { actOf, write } from '../rules/acts.ts'
import { learn, learnable } from '../rules/skills.ts'
import { choose } from '../rules/table.ts'
import { COUNT, MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('discountSkill'), n: COUNT })

export const discountSkill: Offer<typeof form> = {
  comes: 'offer',
  form,
  *offer(t, seat, { n }) {
    if (learnable(t.state, t.content, seat, n).length === 0) return
    const answer = yield* choose(t, seat, 'ability.skill', () => [
      ...learnable(t.state, t.content, seat, n).map((skill) => write.learnCheaper({ skill })),
      write.decline(),
    ])
    const act = actOf('ability.skill', answer)
    if (act.type === 'learnCheaper') learn(t, seat, act.skill, n)
  },
  worth: ({ n }, means) => means.experience(n),
  words: {
    ru: ({ n }, { counted }) => `получите навык дешевле на ${counted(n, 'experience')}`,
    en: ({ n }, { counted }) => `learn a skill for ${counted(n, 'experience')} less`,
  },
  brief: {
    ru: ({ n }, { counted }) => `навык на ${counted(n, 'experience')} дешевле`,
    en: ({ n }, { counted }) => `a skill for ${counted(n, 'experience')} less`,
  },
}
