import type { Flow } from '@curio/kernel'
import { offerFreeBids } from './bids.ts'
import { playRound } from './round.ts'
import { setUp } from './setup.ts'
import { type CryptidsTable, tell } from './table.ts'

/** The whole game, in the order of the rulebook. */
export function* playCryptids(t: CryptidsTable): Flow {
  const { state } = t
  offerFreeBids(t)
  yield* setUp(t)
  // CR-END-3: the round of the trigger, and one more.
  while (!state.lost && (state.finalRound === null || state.round < state.finalRound)) yield* playRound(t)
  state.phase = 'over'
  state.turn = null
  t.reveal()
  state.players.forEach(({ contracts }, seat) => {
    tell(t, { kind: 'contracts.shown', seat, contracts: [...contracts] })
  })
}
