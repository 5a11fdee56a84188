import type { Points } from '@curio/kernel'
import type { CryptidsContent } from '../rules/content.ts'
import { pointsOf } from '../rules/scoring.ts'
import { stateOfView } from './state-of-view.ts'
import type { CryptidsView } from './view.ts'

const known = new WeakMap<CryptidsView, readonly Points[]>()

/** The points of all seats if the game ended now; hidden contracts of others count nothing. */
export function livePoints(view: CryptidsView, content: CryptidsContent): readonly Points[] {
  const before = known.get(view)
  if (before) return before
  const state = stateOfView(view, content)
  const points = view.players.map((_, seat) => pointsOf(state, content, seat))
  known.set(view, points)
  return points
}
