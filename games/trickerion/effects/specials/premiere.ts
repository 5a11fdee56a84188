import { z } from 'zod'
import { actOf, type TextOf, write } from '../../rules/grammar.ts'
import type { Payout } from '../../rules/powers.ts'
import { choose, playerOf } from '../../rules/table.ts'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('premiere'), times: COUNT })

export const premiere: SpecialEffect<typeof form> = {
  form,
  actions: ['perform'],
  power: ({ times }) => ({
    *payouts(t, seat, _show, payouts) {
      const { performed } = playerOf(t.state, seat)
      const fresh = payouts.filter(({ marker }) => marker.seat === seat && !performed.includes(marker.trick))
      const offered = fresh.flatMap(multiplied)
      if (offered.length === 0) return
      const answer = yield* choose(t, seat, 'special.premiere', () => [...offered, write.decline()])
      const act = actOf('special.premiere', answer)
      if (act.type === 'decline') return
      const payout = fresh.find(({ marker }) => marker.trick === act.trick)
      payout?.changes.push({ change: 'times', what: act.what, times })
    },
  }),
  worth: ({ times }) => 3 * (times - 1),
  words: {
    ru: ({ times }) =>
      `один ваш номер, который вы ещё не показывали, в вашем представлении: слава, монеты или осколки ×${times}`,
    en: ({ times }) =>
      `one trick that you never performed before, in your performance: its Fame, coins or shards ×${times}`,
  },
}

/** What of a payout can be more than nothing. */
function multiplied({ marker: { trick }, printed, changes }: Payout): readonly TextOf<'special.premiere'>[] {
  const most = { ...printed }
  for (const change of changes) {
    if (change.change !== 'add') continue
    most.fame += Math.max(0, change.fame)
    most.coins += Math.max(0, change.coins)
  }
  return (['fame', 'coins', 'shards'] as const)
    .filter((what) => most[what] > 0)
    .map((what) => write.premiere({ trick, what }))
}
