import { z } from 'zod'
import { gain } from '../../rules/gains.ts'
import { actOf, write } from '../../rules/grammar.ts'
import type { TrickerionState } from '../../rules/state.ts'
import { choose, tell } from '../../rules/table.ts'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('swapCards'), coins: WHOLE })

export const swapCards: SpecialEffect<typeof form> = {
  form,
  actions: ['setUp'],
  power: ({ coins }) => ({
    *after(t, seat) {
      const pairs = pairsOf(t.state)
      if (pairs.length === 0) return
      const answer = yield* choose(t, seat, 'special.swap', () => [
        ...pairs.map((cards) => write.swapCards({ cards })),
        write.decline(),
      ])
      const act = actOf('special.swap', answer)
      if (act.type === 'decline') return
      swap(t.state, act.cards)
      tell(t, { kind: 'swappedCards', seat, cards: act.cards })
      gain(t, seat, { coins }, 'special', 'specials')
    },
  }),
  worth: ({ coins }, means) => means.coins(coins) + 0.5,
  words: {
    ru: ({ coins }, { counted }) =>
      `затем можно поменять местами две карты представлений и получить ${counted(coins, 'paidCoins')}`,
    en: ({ coins }, { counted }) =>
      `then you may exchange two performance cards and get ${counted(coins, 'coins')}`,
  },
}

function pairsOf({ row }: TrickerionState): readonly (readonly [string, string])[] {
  const cards = row.flatMap((show) => (show ? [show.card] : []))
  return cards.flatMap((one, index) => cards.slice(index + 1).map((other) => [one, other] as const))
}

/** Markers stay on their cards. */
function swap({ row }: TrickerionState, [one, other]: readonly [string, string]): void {
  const [from, to] = [one, other].map((card) => row.findIndex((show) => show?.card === card))
  if (from === undefined || to === undefined) return
  const [first = null, second = null] = [row[from], row[to]]
  row[from] = second
  row[to] = first
}
