import type { Flow } from '@curio/kernel'
import { placeFreeBids } from './bids.ts'
import { helperTurn } from './helper.ts'
import { seatsByRow } from './initiative.ts'
import { poacherTurn } from './poacher.ts'
import { poacherHelperTurn } from './poacher-helper.ts'
import type { CryptidsState, Side } from './state.ts'
import { type CryptidsTable, tell } from './table.ts'
import { cryptozoologistTurn } from './turn.ts'

/** The phases of a round, in each of which everybody has one turn. */
type TurnPhase = 'cryptozoologists' | 'helpers'

/** What a game consists of; the state tells which round it is and who has had a turn. */
export type Step =
  | 'setup'
  | 'round'
  | 'close'
  | { readonly begin: TurnPhase }
  | { readonly turnsOf: TurnPhase; readonly isPoacherLast: boolean }

/** CR-ROUND-1. */
export function openRound(t: CryptidsTable): Step {
  t.state.round += 1
  rollHelperDice(t)
  return { begin: 'cryptozoologists' }
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

interface PhaseRules {
  readonly side: Side
  readonly human: (t: CryptidsTable, seat: number) => Flow
  readonly poacher: (t: CryptidsTable) => Flow
  readonly next: Step
}

const PHASES: Readonly<Record<TurnPhase, PhaseRules>> = {
  cryptozoologists: {
    side: 'left',
    human: cryptozoologistTurn,
    poacher: poacherTurn,
    next: { begin: 'helpers' },
  },
  helpers: { side: 'right', human: helperTurn, poacher: poacherHelperTurn, next: 'close' },
}

/** CR-ROUND-3, CR-ROUND-4, CR-SOLO-11, CR-SOLO-12: the Poacher goes first where its pawn stands higher. */
export function* beginPhase(t: CryptidsTable, phase: TurnPhase): Flow<Step> {
  const { state } = t
  const { poacher, next } = PHASES[phase]
  if (state.lost) return next
  state.phase = phase
  tell(t, { kind: 'phase', phase, round: state.round, final: state.round === state.finalRound })
  const isPoacherFirst = state.poacher !== null && state.poacher.row < (state.players[0]?.row ?? 0)
  if (isPoacherFirst) yield* poacher(t)
  return { turnsOf: phase, isPoacherLast: state.poacher !== null && !isPoacherFirst }
}

/** The highest pawn of the column is next. */
export function* playNextTurn(t: CryptidsTable, step: Extract<Step, { turnsOf: TurnPhase }>): Flow<Step> {
  const { side, human, poacher, next } = PHASES[step.turnsOf]
  const seat = nextIn(t.state, side)
  if (seat !== undefined && !t.state.lost) {
    yield* human(t, seat)
    return step
  }
  if (step.isPoacherLast) yield* poacher(t)
  return next
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
export function* closeRound(t: CryptidsTable): Flow {
  const { state } = t
  if (state.round === state.finalRound || state.lost) return
  for (const seat of seatsByRow(state)) yield* placeFreeBids(t, seat)
}
