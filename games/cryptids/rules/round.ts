import type { Flow } from '@curio/kernel'
import { placeFreeBids } from './bids.ts'
import { helperTurn } from './helper.ts'
import { seatsByRow } from './initiative.ts'
import { poacherTurn } from './poacher.ts'
import { poacherHelperTurn } from './poacher-helper.ts'
import type { CryptidsState, Phase, Side } from './state.ts'
import { type CryptidsTable, tell } from './table.ts'
import { cryptozoologistTurn } from './turn.ts'

/** CR-ROUND-1: two phases; everybody has one turn in each. */
export function* playRound(t: CryptidsTable): Flow {
  const { state } = t
  state.round += 1
  rollHelperDice(t)
  yield* playPhase(t, 'cryptozoologists', 'left', cryptozoologistTurn, poacherTurn)
  yield* playPhase(t, 'helpers', 'right', helperTurn, poacherHelperTurn)
  yield* closeRound(t)
}

/** CR-ROUND-2, CR-SOLO-12. */
function rollHelperDice(t: CryptidsTable): void {
  const { state, content } = t
  const { byPlayers, faces } = content.pack.helperDice
  const count = byPlayers[state.players.length - 1] ?? 0
  state.dice = Array.from({ length: count }, () => ({ ...t.roll(faces), taken: false }))
  const seat = seatsByRow(state)[0] ?? 0
  tell(t, { kind: 'dice', seat, faces: state.dice.map(({ bonus, n }) => ({ bonus, n })) })
}

type HumanTurn = (t: CryptidsTable, seat: number) => Flow
type PoacherTurn = (t: CryptidsTable) => Flow

/** CR-ROUND-3, CR-ROUND-4, CR-SOLO-11, CR-SOLO-12: the highest pawn of the column is next. */
function* playPhase(
  t: CryptidsTable,
  phase: Phase,
  side: Side,
  human: HumanTurn,
  poacher: PoacherTurn,
): Flow {
  const { state } = t
  if (state.lost) return
  state.phase = phase
  tell(t, { kind: 'phase', phase, round: state.round, final: state.round === state.finalRound })
  const isPoacherFirst = state.poacher !== null && state.poacher.row < (state.players[0]?.row ?? 0)
  if (isPoacherFirst) yield* poacher(t)
  for (let seat = nextIn(state, side); seat !== undefined && !state.lost; seat = nextIn(state, side)) {
    yield* human(t, seat)
  }
  if (state.poacher && !isPoacherFirst) yield* poacher(t)
}

function nextIn({ players }: CryptidsState, side: Side): number | undefined {
  let next: number | undefined
  let highest = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (player?.side !== side || player.row > highest) continue
    next = seat
    highest = player.row
  }
  return next
}

/** CR-BID-4, CR-BID-6: the round does not close while a free token can be placed. */
function* closeRound(t: CryptidsTable): Flow {
  const { state } = t
  if (state.round === state.finalRound || state.lost) return
  for (const seat of seatsByRow(state)) yield* placeFreeBids(t, seat)
}
