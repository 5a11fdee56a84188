import { z } from 'zod'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import { actOf, type TextOf, write } from '../../rules/grammar.ts'
import type { Payout } from '../../rules/powers.ts'
import { tellAbility } from '../../rules/special.ts'
import { choose } from '../../rules/table.ts'
import { type AbilityEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('stealYield'), fame: WHOLE })

/** TR-MAG-RED. */
export const stealYield: AbilityEffect<typeof form> = {
  form,
  power: ({ fame }) => ({
    *payouts(t, seat, _show, payouts) {
      const own = payouts.filter(({ marker }) => marker.seat === seat)
      const foreign = payouts.filter(({ marker }) => marker.seat !== seat)
      for (;;) {
        const offered = theftsOf(t.content, own, foreign)
        if (offered.length === 0) return
        const answer = yield* choose(t, seat, 'ability.steal', () => [...offered, write.decline()])
        const act = actOf('ability.steal', answer)
        if (act.type === 'decline') return
        tellAbility(t, seat)
        const [mine, theirs] = [takeOut(own, act.own), takeOut(foreign, act.foreign)]
        mine.printed = trickOf(t.content, theirs.marker.trick).entry.yields
        // TR-MAG-RED-5, TR-MAG-RED-6: of the changes only the player's own day is left.
        const day = mine.changes.filter((change) => change.change === 'add' && change.day !== null)
        mine.changes.splice(0, mine.changes.length, ...day)
        theirs.changes.push({ change: 'add', fame: -fame, coins: 0, day: null })
      }
    },
  }),
  worth: (_power, { rounds }) => rounds,
  words: {
    ru: ({ fame }, { signed }) =>
      `в своём представлении вместо вознаграждения за свой номер получите вознаграждение за чужой не выше уровнем; владельцу ${signed(-fame, 'fame')}`,
    en: ({ fame }, { signed }) =>
      `in your performance take the yield of an opponent’s trick of no higher level in place of one of yours; its owner gets ${signed(-fame, 'fame')}`,
  },
}

/** TR-MAG-RED-2, TR-MAG-RED-4: each trick of either side once. */
function theftsOf(
  content: TrickerionContent,
  own: readonly Payout[],
  foreign: readonly Payout[],
): readonly TextOf<'ability.steal'>[] {
  const levelOf = ({ marker }: Payout): number => trickOf(content, marker.trick).entry.level
  return own.flatMap((mine) =>
    foreign
      .filter((theirs) => levelOf(theirs) <= levelOf(mine))
      .map((theirs) => write.steal({ own: mine.marker.place, foreign: theirs.marker.place })),
  )
}

function takeOut(payouts: Payout[], place: string): Payout {
  const index = payouts.findIndex(({ marker }) => marker.place === place)
  const [payout] = index < 0 ? [] : payouts.splice(index, 1)
  if (!payout) throw new Error(`nothing is paid for ${place}`)
  return payout
}
