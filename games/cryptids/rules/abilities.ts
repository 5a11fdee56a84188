import type { Flow } from '@curio/kernel'
import { effectOf } from '../effects/index.ts'
import { cardOf } from './content.ts'
import type { CryptidsTable } from './table.ts'

/** CR-ABIL-2: what a card does at a moment of the game, for the seat that found, failed or relocated. */
export function* applyAbility(
  t: CryptidsTable,
  seat: number,
  card: string,
  trigger: 'onFound' | 'onFailed' | 'onRelocated',
): Flow {
  const { ability } = cardOf(t.content, card).entry
  if (ability?.trigger !== trigger) return
  const effect = effectOf(ability)
  t.state.ability = card
  if (effect.comes === 'gain') effect.gain(t, seat, ability)
  else if (effect.comes === 'offer') yield* effect.offer(t, seat, ability)
  // Everything else is told by the rule it changes: losing evidence, requests, placing tiles, scoring.
  t.state.ability = null
}
