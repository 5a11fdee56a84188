import { z } from 'zod'
import { boardHomes, homeFor, joinTeam } from '../../rules/end.ts'
import { lawOf } from '../../rules/gains.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { assistantHomes } from '../../rules/moves.ts'
import { cardsInHand, layUnder, turnUp } from '../../rules/plan.ts'
import type { Disc } from '../../rules/state.ts'
import {
  characterOf,
  choose,
  kindOf,
  playerOf,
  type TrickerionTable,
  tell,
  tellInPrivate,
} from '../../rules/table.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('joinNow') })

export const joinNow: SpecialEffect<typeof form> = {
  form,
  actions: ['hire'],
  power: () => ({
    forbids: (state, content, seat, act) => {
      if (act.type !== 'hire' || act.kind !== 'apprentice') return null
      const player = playerOf(state, seat)
      return boardHomes(player, content) + assistantHomes(player, content) > 0 ? null : 'noApprenticeHome'
    },
    *after(t, seat, done) {
      if (done.action !== 'hire') return
      const player = playerOf(t.state, seat)
      const home = kindOf(done.disc) === 'apprentice' ? yield* homeFor(t, seat) : 'board'
      joinTeam(t, seat, characterOf(player, done.disc), home)
      const cards = cardsInHand(player)
      if (cards.length === 0) return
      const answer = yield* choose(t, seat, 'special.assign', () => [
        ...cards.map((card) => write.assignNow({ card })),
        write.decline(),
      ])
      const act = actOf('special.assign', answer)
      if (act.type === 'assignNow') layOpenly(t, seat, done.disc, act.card)
    },
  }),
  worth: (_power, means) => 1 + means.points(2),
  words: {
    ru: () =>
      'нанятый персонаж сразу в команде: положите под него поручение с руки и выставьте в этой же фазе',
    en: () =>
      'the hired character joins at once: put an assignment from your hand under it and place it in this phase',
  },
}

/** Face up like all others, unless a prophecy keeps cards hidden. */
function layOpenly(t: TrickerionTable, seat: number, disc: Disc, card: string): void {
  const player = playerOf(t.state, seat)
  const character = layUnder(player, disc, card)
  if (!lawOf(t.state, t.content).revealTogether) {
    tellInPrivate(t, seat, { kind: 'assigned', seat, disc, card }, { kind: 'assigned', seat, disc })
    return
  }
  turnUp(player, character)
  t.reveal()
  tell(t, { kind: 'assigned', seat, disc, card })
}
