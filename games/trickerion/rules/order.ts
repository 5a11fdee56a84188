import type { Flow } from '@curio/kernel'
import type { TrickerionContent } from './content.ts'
import { changeFame } from './gains.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import type { Reason } from './reasons.ts'
import { addGivingBack, giveBack } from './returns.ts'
import type { TrickerionState } from './state.ts'
import { choose, playerOf, type TrickerionTable, tell } from './table.ts'

/** Sections 4.9 and 4.10: turn order and advertising. */

/** TR-PC-5, TR-PC-8: the number of the player's slot in the turn order. */
export function orderSlot(
  { order, players }: TrickerionState,
  { pack }: TrickerionContent,
  seat: number,
): number {
  const { two, three, four } = pack.constants.turnOrder
  const slots = players.length === 2 ? two : players.length === 3 ? three : four
  return slots[order.indexOf(seat)] ?? slots.length
}

/** TR-ORDER-1 to TR-ORDER-3: least Fame first; whoever is tied goes the other way round than before. */
export function setOrder(t: TrickerionTable): void {
  const { state } = t
  const before = [...state.order]
  state.order.sort((one, other) => {
    const byFame = playerOf(state, one).fame - playerOf(state, other).fame
    return byFame === 0 ? before.indexOf(other) - before.indexOf(one) : byFame
  })
  tell(t, { kind: 'order', seats: [...state.order] })
}

/** TR-ADV-3. */
export function posterPrice(state: TrickerionState, content: TrickerionContent, seat: number): number {
  return content.pack.constants.advertise.coins[orderSlot(state, content, seat) - 1] ?? 0
}

/** TR-ADV-2, TR-ADV-7. */
export function posterForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): Reason | null {
  const { hasPoster, coins } = playerOf(state, seat)
  if (hasPoster) return 'posterThere'
  return coins < posterPrice(state, content, seat) ? 'posterDear' : null
}

/** TR-ADV-1, TR-ADV-2: nobody is asked who could not pay. */
export function* advertise(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  while (posterForbidden(state, content, seat) === null) {
    const act = actOf(
      'advertise',
      yield* choose(t, seat, 'advertise', () => advertiseOptions(state, content, seat)),
    )
    if (act.type === 'advertise') putPoster(t, seat)
    else if (act.type === 'decline') {
      tell(t, { kind: 'notAdvertised', seat })
      return
    } else yield* giveBack(t, seat)
  }
}

function advertiseOptions(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly TextOf<'advertise'>[] {
  const options: TextOf<'advertise'>[] = []
  if (posterForbidden(state, content, seat) === null) options.push(write.advertise())
  options.push(write.decline())
  addGivingBack(state, seat, options)
  return options
}

/** TR-ADV-4, TR-ADV-5. */
function putPoster(t: TrickerionTable, seat: number): void {
  const { state, content } = t
  const player = playerOf(state, seat)
  const coins = posterPrice(state, content, seat)
  const { fame } = content.pack.constants.advertise
  player.coins -= coins
  player.hasPoster = true
  changeFame(player, fame, 'posters')
  tell(t, { kind: 'advertised', seat, coins, fame })
}
