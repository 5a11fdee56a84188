import type { Flow } from '@curio/kernel'
import { remove } from './components.ts'
import { actOf, type TextList, type TextOf, write } from './grammar.ts'
import { returnTrick } from './learn.ts'
import type { TrickerionState } from './state.ts'
import { choose, playerOf, type TrickerionTable, tell } from './table.ts'

/** TR-TRK-1, TR-TRK-4, TR-CMP-6, TR-CMP-7: what may go back wherever the player has an open decision. */

export function addGivingBack(state: TrickerionState, seat: number, to: TextList<'giveBack'>): void {
  const { tricks, components } = playerOf(state, seat)
  if (tricks.length > 0 || components.length > 0) to.push(write.giveBack())
}

function returnable(state: TrickerionState, seat: number): readonly TextOf<'return'>[] {
  const { tricks, components } = playerOf(state, seat)
  return [
    ...tricks.map(({ trick }) => write.returnTrick({ trick })),
    ...components.map(({ kind }) => write.returnComponent({ kind })),
  ]
}

/** One trick card or one token. */
export function* giveBack(t: TrickerionTable, seat: number): Flow {
  const act = actOf('return', yield* choose(t, seat, 'return', () => returnable(t.state, seat)))
  if (act.type === 'returnTrick') {
    returnTrick(t, seat, act.trick)
    return
  }
  remove(playerOf(t.state, seat), act.kind, 1)
  tell(t, { kind: 'returnedComponent', seat, component: act.kind })
}
