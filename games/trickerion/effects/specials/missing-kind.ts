import { z } from 'zod'
import { kindsLacking } from '../../rules/components.ts'
import { trickOf } from '../../rules/content.ts'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('missingKind'), markers: COUNT })

export const missingKind: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: ({ markers }, { prepare }) => ({
    terms: { prepare: { ...prepare, lacking: 1, markers: (_due, free) => Math.min(markers, free) } },
    // With everything there the card would only cost markers.
    forbids: (state, content, seat, act) => {
      if (act.type !== 'prepare') return null
      const lacking = kindsLacking(playerOf(state, seat), content, trickOf(content, act.trick))
      return lacking > 0 ? null : 'notThisAction'
    },
  }),
  worth: () => 3,
  words: {
    ru: ({ markers }, { counted }) =>
      `номер можно подготовить, если не хватает реквизита одного вида; он получает только ${counted(markers, 'markers')}`,
    en: ({ markers }, { counted }) =>
      `the trick may lack one kind of component; it gets only ${counted(markers, 'markers')}`,
  },
}
