import type { Flow } from '@curio/kernel'
import { chooseBlock } from './block.ts'
import { playerOf } from './board.ts'
import { correctRoute } from './correction.ts'
import { effectOf, faceOf } from './dice.ts'
import { drawSegments } from './drawing.ts'
import { chooseEffect } from './effect-choice.ts'
import type { Turn } from './state.ts'
import { cityAt, type RouteTable } from './table.ts'
import { placeTourists } from './tourists.ts'

/** Begins phases 3 to 5 of one player with a pair of round dice. */
export function startTurn(t: RouteTable, seat: number, pair: [number, number]): void {
  const city = cityAt(t)
  playerOf(t.state, seat).turn = {
    dice: pair,
    numbers: [faceOf(t.state.dice, city, pair[0]).number, faceOf(t.state.dice, city, pair[1]).number],
    effect: effectOf(t.state, city, pair),
    effectUsed: false,
    block: -1,
    fallback: false,
    shopVisited: false,
    way: null,
    done: false,
    acts: [],
  }
}

/** RT-GEN-8, RT-GEN-11: each player plays on their own board and can undo until they are done. */
export function* playTurn(t: RouteTable, seat: number): Flow {
  const turn = turnOf(t, seat)
  if (turn.effect !== null) yield* chooseEffect(t, seat, turn)
  yield* chooseBlock(t, seat, turn)
  // RT-FX-16: it may have come before the location.
  if (turn.effect === 'FX_CORRECTION' && !turn.effectUsed) yield* correctRoute(t, seat, turn)
  yield* placeTourists(t, seat, turn)
  yield* drawSegments(t, seat, turn)
  turn.done = true
  t.commit()
}

function turnOf(t: RouteTable, seat: number): Turn {
  const { turn } = playerOf(t.state, seat)
  if (!turn) throw new Error(`seat ${seat} has no turn`)
  return turn
}
