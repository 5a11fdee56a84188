import type { Flow } from '@curio/kernel'
import { playerOf } from './board.ts'
import { asPair } from './dice.ts'
import type { Shown } from './shown.ts'
import { copyBoard } from './state.ts'
import { allSeats, type RouteTable } from './table.ts'
import { playTurn, startTurn } from './turn.ts'

/** RT-INIT-2: how many rounds are initial, by number of players. */
export function initialRounds(seats: number): number {
  return Math.max(0, seats - 2)
}

/** Somebody leads the round; in the booklet's initial rounds nobody does (RT-BASE-18). */
export const isLed = ({ tour }: Pick<Shown, 'tour'>, round: number, seats: number): boolean =>
  seats > 1 && !(tour && round <= initialRounds(seats))

/** Section 4.4, and 4.3 for the initial rounds: what one of the ten rounds opens, and its coordinates. */
export function* openRound(t: RouteTable): Flow {
  const { state } = t
  const { openRound: open, source, afterSelection } = t.content.rules
  state.round += 1
  open(t)
  state.phase = 'dice'
  const initial = isInitial(t)
  if (!initial) {
    yield* t.seats === 1 ? source.alone(t) : source.led(t)
    afterSelection(t)
  } else if (state.round === 1) {
    const asked = source.initial(t)
    if (asked) yield* asked
  }
}

/** RT-INIT-2. */
const isInitial = (t: RouteTable): boolean => t.state.round <= initialRounds(t.seats)

/** Everybody draws at once, and the round ends. */
export function* playTurns(t: RouteTable): Flow {
  const { state } = t
  const initial = isInitial(t)
  state.phase = 'turns'
  for (const seat of allSeats(t)) playerOf(state, seat).pencil = copyBoard(playerOf(state, seat).board)
  yield* t.together(allSeats(t), (seat) => playerRound(t, seat, initial))
  endRound(t, initial)
}

function* playerRound(t: RouteTable, seat: number, initial: boolean): Flow {
  const pair = initial ? yield* t.content.rules.source.ownPair(t, seat) : asPair(t.state.roundDice)
  startTurn(t, seat, pair)
  yield* playTurn(t, seat)
}

/** Phase 6: pencil becomes ink, and the lead passes on after a normal round (RT-INIT-6, RT-P6-1, RT-P6-2). */
function endRound(t: RouteTable, initial: boolean): void {
  const { state } = t
  t.reveal()
  for (const seat of allSeats(t)) {
    const player = playerOf(state, seat)
    if (player.turn) t.note({ kind: 'turn', seat, acts: player.turn.acts })
    if (player.pencil) player.board = player.pencil
    player.pencil = null
    player.turn = null
    player.roundsMarked += 1
  }
  t.content.rules.closeRound(t)
  t.content.rules.source.refresh(t)
  if (!initial && state.round < t.content.pack.rounds.value) state.lead = (state.lead + 1) % t.seats
}
