import type { Game } from '@curio/kernel'
import type { route } from '@curio/route'
import type { RouteView } from '@curio/route/text'

/** The prepared content of a match of Route, as the game itself types it. */
type ContentOf<G> = G extends Game<infer _State, infer Content> ? Content : never
export type RouteContent = ContentOf<typeof route>
export type RoutePack = RouteContent['pack']
export type City = RouteContent['cities'][RouteView['ancient']]

export function cityOf(content: RouteContent, view: RouteView): City {
  return content.cities[view.ancient]
}
