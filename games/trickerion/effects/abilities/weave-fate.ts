import { z } from 'zod'
import { drawProphecy } from '../../rules/alley.ts'
import { lawOf } from '../../rules/gains.ts'
import { revealAll } from '../../rules/plan.ts'
import { pointsForbidden, spendPoints } from '../../rules/points.ts'
import { tellAbility } from '../../rules/special.ts'
import { tell } from '../../rules/table.ts'
import { type AbilityEffect, COUNT } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('weaveFate'), ap: COUNT })

/** TR-MAG-PRIEST. */
export const weaveFate: AbilityEffect<typeof form> = {
  form,
  power: ({ ap }) => ({
    weavingForbidden: (state) =>
      state.prophecies.active === null ? 'noActiveProphecy' : pointsForbidden(state, ap),
    weaveFate: (t, seat, place) => {
      const { prophecies } = t.state
      const { active: gone, pending } = prophecies
      const { revealTogether } = lawOf(t.state, t.content)
      spendPoints(t.state, ap)
      tellAbility(t, seat)
      if (gone !== null) prophecies.gone.push(gone)
      prophecies.active = pending[place] ?? null
      // The new token lies exactly where the other one lay (TR-MAG-PRIEST-4).
      pending[place] = drawProphecy(t)
      tell(t, { kind: 'prophecy', active: prophecies.active, gone, pending: [...pending] })
      // TR-PRO-8: nothing is hidden any more.
      if (!revealTogether) revealAll(t)
    },
  }),
  worth: (_power, { rounds }) => rounds / 2,
  words: {
    ru: ({ ap }, { counted }) =>
      `в кривой улочке за ${counted(ap, 'points')} замените активное пророчество любым грядущим; на освободившееся место — новое`,
    en: ({ ap }, { counted }) =>
      `in the Dark Alley for ${counted(ap, 'points')} replace the active prophecy by any pending one; a new one fills its place`,
  },
}
