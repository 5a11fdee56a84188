import type { Game, Json } from '@curio/kernel'
import { unlockedCards } from '../../content/secret-box.ts'
import { route } from '../../index.ts'
import type { RouteContent } from '../../rules/content.ts'
import type { RouteState } from '../../rules/state.ts'

/** Route for whoever has unlocked these secret cards. */
export function secretRoute(...numbers: readonly number[]): Game<RouteState, RouteContent> {
  return { ...route, packs: { ...route.packs, 'secret-box': unlockedCards(numbers) as unknown as Json } }
}
