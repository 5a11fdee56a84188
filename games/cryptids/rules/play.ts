import { type Flow, inSteps } from '@curio/kernel'
import { offerFreeBids } from './bids.ts'
import { beginPhase, closeRound, openRound, playNextTurn, type Step } from './round.ts'
import { setUp } from './setup.ts'
import { type CryptidsTable, tell } from './table.ts'

/** The whole game, in the order of the rulebook. */
export function playCryptids(t: CryptidsTable, from: Step = 'setup'): Flow {
  offerFreeBids(t)
  return inSteps(t, from, (step) => playStep(t, step))
}

function* playStep(t: CryptidsTable, step: Step): Flow<Step | null> {
  if (step === 'setup') {
    yield* setUp(t)
    return nextRound(t)
  }
  if (step === 'round') return openRound(t)
  if (step === 'close') {
    yield* closeRound(t)
    return nextRound(t)
  }
  return yield* 'begin' in step ? beginPhase(t, step.begin) : playNextTurn(t, step)
}

/** CR-END-3: the round of the trigger, and one more. */
function nextRound(t: CryptidsTable): Step | null {
  const { state } = t
  if (!state.lost && (state.finalRound === null || state.round < state.finalRound)) return 'round'
  endGame(t)
  return null
}

function endGame(t: CryptidsTable): void {
  const { state } = t
  state.phase = 'over'
  state.turn = null
  t.reveal()
  state.players.forEach(({ contracts }, seat) => {
    tell(t, { kind: 'contracts.shown', seat, contracts: [...contracts] })
  })
}
