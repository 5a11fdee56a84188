import { z } from 'zod'
import { pay, priceForbidden } from '../../rules/gains.ts'
import { actOf, type TextOf, write } from '../../rules/grammar.ts'
import { cardsToPerform } from '../../rules/performance.ts'
import { addGivingBack, giveBack } from '../../rules/returns.ts'
import { tellAbility } from '../../rules/special.ts'
import { choose, playerOf, type TrickerionTable } from '../../rules/table.ts'
import { type AbilityEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('possess'), shards: WHOLE })

/** TR-MAG-YOR. */
export const possess: AbilityEffect<typeof form> = {
  form,
  power: ({ shards }) => ({
    *choosesFor(t, seat, performer) {
      const player = playerOf(t.state, seat)
      for (;;) {
        const cards = cardsToPerform(t.state, performer)
        if (cards.length === 0 || player.isAbilityUsed || priceForbidden(player, { shards }) !== null)
          return null
        const act = actOf(
          'ability.possess',
          yield* choose(t, seat, 'ability.possess', () => optionsOf(t, seat, cards)),
        )
        if (act.type === 'decline') return null
        if (act.type === 'possess') {
          player.isAbilityUsed = true
          tellAbility(t, seat)
          pay(t, seat, { shards }, 'ability', 'ability')
          return act.card
        }
        yield* giveBack(t, seat)
      }
    },
  }),
  worth: ({ shards }, means) => means.rounds * Math.max(0, 1.5 - means.shards(shards)),
  words: {
    ru: ({ shards }, { counted }) =>
      `раз в раунд за ${counted(shards, 'shards')} выберите за соперника, какое представление он проведёт`,
    en: ({ shards }, { counted }) =>
      `once per round for ${counted(shards, 'shards')} choose for an opponent which card to perform`,
  },
}

function optionsOf(
  { state }: TrickerionTable,
  seat: number,
  cards: readonly string[],
): readonly TextOf<'ability.possess'>[] {
  const options: TextOf<'ability.possess'>[] = cards.map((card) => write.possess({ card }))
  options.push(write.decline())
  addGivingBack(state, seat, options)
  return options
}
