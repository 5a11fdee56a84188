import { z } from 'zod'
import type { Load } from '../../rules/acts.ts'
import { remove, stackOf } from '../../rules/components.ts'
import { type TrickCard, trickOf } from '../../rules/content.ts'
import { gain } from '../../rules/gains.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { putMarkers } from '../../rules/prepare.ts'
import type { Player } from '../../rules/state.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { trickInWorkshop } from '../../rules/tricks.ts'
import { COUNT, type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({
  effect: z.literal('burnParts'),
  tokens: COUNT,
  markers: WHOLE,
  fame: WHOLE,
  coins: WHOLE,
})

export const burnParts: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: ({ tokens, markers, fame, coins }) => ({
    *after(t, seat, done) {
      if (done.action !== 'prepare') return
      const player = playerOf(t.state, seat)
      const choices = [...givenUp(player, trickOf(t.content, done.trick), tokens)]
      if (choices.length === 0) return
      const answer = yield* choose(t, seat, 'special.burn', () => [
        ...choices.map((loads) => write.components({ loads })),
        write.noComponents(),
      ])
      const act = actOf('special.burn', answer)
      if (act.type === 'noComponents') return
      for (const { kind, count } of act.loads) remove(player, kind, count)
      tell(t, { kind: 'gaveComponents', seat, loads: act.loads })
      const own = trickInWorkshop(player, done.trick)
      const added = putMarkers(t.state, t.content, seat, own, markers)
      tell(t, { kind: 'addedMarkers', seat, trick: own.trick, markers: added })
      const given = act.loads.reduce((sum, { count }) => sum + count, 0)
      gain(t, seat, { fame: fame * given, coins: coins * given }, 'special', 'specials')
    },
  }),
  worth: ({ tokens, fame, coins }, means) => 1 + (tokens * (fame + means.coins(coins))) / 2,
  words: {
    ru: ({ tokens, markers, fame, coins }, { counted }) =>
      `отдайте до ${tokens} нужных номеру жетонов реквизита: ${counted(markers, 'markers')} номеру, а вам за каждый ${counted(fame, 'fame')} и ${counted(coins, 'coins')}`,
    en: ({ tokens, markers, fame, coins }, { counted }) =>
      `give up to ${tokens} component tokens that the trick needs: ${counted(markers, 'markers')} for the trick, and ${counted(fame, 'fame')} and ${counted(coins, 'coins')} for each of them`,
  },
}

/** Every choice of real tokens that the trick needs. */
function* givenUp(
  player: Player,
  { needs }: Pick<TrickCard, 'needs'>,
  most: number,
): Generator<readonly Load[]> {
  const [first, ...others] = needs
  if (!first) return
  const stack = stackOf(player, first.kind)
  const there = stack ? Math.min(first.count, stack.count, most) : 0
  for (let count = 0; count <= there; count++) {
    const loads = stack && count > 0 ? [{ kind: first.kind, count, on: stack.on }] : []
    if (count > 0) yield loads
    for (const more of givenUp(player, { needs: others }, most - count)) yield [...loads, ...more]
  }
}
