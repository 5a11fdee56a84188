import { z } from 'zod'
import { SPECIALISTS, type Specialist } from '../../content/vocabulary.ts'
import { joinTeam, settleWages } from '../../rules/end.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { commit } from '../../rules/special.ts'
import { type Disc, type Player, SUPPLY } from '../../rules/state.ts'
import {
  characterOf,
  choose,
  kindOf,
  placementOf,
  playerOf,
  type TrickerionTable,
  tell,
} from '../../rules/table.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('promote') })

export const promote: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: () => ({
    forbids: (state) => (kindOf(placementOf(state).disc) === 'apprentice' ? null : 'notThisAction'),
    after: (t, seat) => {
      commit(t, seat)
      return undefined
    },
    *charactersReturn(t, { seat, disc }) {
      const player = playerOf(t.state, seat)
      const free = SPECIALISTS.filter((specialist) => isFree(player, specialist))
      if (free.length === 0) return
      const answer = yield* choose(t, seat, 'special.promote', () => [
        ...free.map((specialist) => write.specialist({ specialist })),
        write.decline(),
      ])
      const act = actOf('special.promote', answer)
      if (act.type === 'specialist') exchange(t, seat, disc, act.specialist)
    },
  }),
  worth: () => 3,
  words: {
    ru: () =>
      'ученик, который подготовил номер, в конце раунда может стать специалистом; его жалование — сразу',
    en: () =>
      'the Apprentice who prepared may become a specialist when the round ends, with the wage due at once',
  },
}

const isFree = (player: Player, specialist: Specialist): boolean =>
  characterOf(player, specialist).at === SUPPLY

/** The wage comes on top of the Apprentice's, which is paid already. */
function exchange(t: TrickerionTable, seat: number, disc: Disc, specialist: Specialist): void {
  const player = playerOf(t.state, seat)
  characterOf(player, disc).at = SUPPLY
  tell(t, { kind: 'promoted', seat, disc, specialist })
  joinTeam(t, seat, characterOf(player, specialist), 'board')
  settleWages(t, seat, t.content.pack.constants.wages.value[specialist])
}
