import { type Json, sameJson } from '@curio/kernel'
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
      const fresh = distinct(
        payouts.filter(({ marker }) => marker.seat === seat && !performed.includes(marker.trick)),
      )
      const offered = fresh.flatMap((payout) => multiplied(payout, placeOf(fresh, payout)))
      if (offered.length === 0) return
      const answer = yield* choose(t, seat, 'special.premiere', () => [...offered, write.decline()])
      const act = actOf('special.premiere', answer)
      if (act.type === 'decline') return
      const payout = fresh.find(
        (each) => each.marker.trick === act.trick && placeOf(fresh, each) === act.place,
      )
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

/** A New Twist may have put several markers of a trick on the card; those that pay the same are one choice. */
function distinct(payouts: readonly Payout[]): readonly Payout[] {
  return payouts.filter((payout, index) => !payouts.slice(0, index).some((other) => paysLike(other, payout)))
}

const paysLike = (one: Payout, other: Payout): boolean =>
  one.marker.trick === other.marker.trick && sameJson(yieldOf(one), yieldOf(other))

const yieldOf = ({ printed, changes }: Payout): Json => ({ printed: { ...printed }, changes: [...changes] })

/** The first marker of a trick goes by the trick alone. */
function placeOf(payouts: readonly Payout[], { marker }: Payout): string | null {
  const first = payouts.find((other) => other.marker.trick === marker.trick)
  return first?.marker === marker ? null : marker.place
}

/** What of a payout can be more than nothing. */
function multiplied(
  { marker: { trick }, printed, changes }: Payout,
  place: string | null,
): readonly TextOf<'special.premiere'>[] {
  const most = { ...printed }
  for (const change of changes) {
    if (change.change !== 'add') continue
    most.fame += Math.max(0, change.fame)
    most.coins += Math.max(0, change.coins)
  }
  return (['fame', 'coins', 'shards'] as const)
    .filter((what) => most[what] > 0)
    .map((what) => write.premiere({ trick, what, place }))
}
