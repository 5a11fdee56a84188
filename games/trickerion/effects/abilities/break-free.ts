import { z } from 'zod'
import { actOf, type TextOf, write } from '../../rules/grammar.ts'
import { eachMove, moveMarker } from '../../rules/reschedule.ts'
import { addGivingBack, giveBack } from '../../rules/returns.ts'
import { payLinks } from '../../rules/set-up.ts'
import { tellAbility } from '../../rules/special.ts'
import { choose, type TrickerionTable } from '../../rules/table.ts'
import type { AbilityEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('breakFree') })

/** TR-MAG-CHAIN. */
export const breakFree: AbilityEffect<typeof form> = {
  form,
  power: () => ({
    *beforePerformances(t, seat) {
      while (movesOf(t, seat).length > 0) {
        const answer = yield* choose(t, seat, 'ability.reschedule', () => optionsOf(t, seat))
        const act = actOf('ability.reschedule', answer)
        if (act.type === 'decline') return
        if (act.type === 'reschedule') {
          tellAbility(t, seat)
          const { trick } = moveMarker(t, seat, act)
          yield* payLinks(t, seat, trick, act.spot)
          return
        }
        yield* giveBack(t, seat)
      }
    },
  }),
  worth: (_power, { rounds }) => rounds,
  words: {
    ru: () =>
      'перед представлениями перенесите один свой жетон, не выставляя персонажа; бонусы за связи вы получаете',
    en: () =>
      'before the performances reschedule one marker of yours without a character; link bonuses are paid',
  },
}

function movesOf({ state, content }: TrickerionTable, seat: number): TextOf<'ability.reschedule'>[] {
  const moves: TextOf<'ability.reschedule'>[] = []
  eachMove(state, content, seat, { isForeign: false }, (from, spot) =>
    moves.push(write.reschedule({ by: 'action', ...from, spot })),
  )
  return moves
}

function optionsOf(t: TrickerionTable, seat: number): readonly TextOf<'ability.reschedule'>[] {
  const options = movesOf(t, seat)
  options.push(write.decline())
  addGivingBack(t.state, seat, options)
  return options
}
