import type { Json } from '@curio/kernel'
import type { RouteView } from '../view.ts'

export type { BoardView, DieView, PlayerView, RoutePartView, RouteView, TurnView } from '../view.ts'

/** A view comes from `viewRoute` and nowhere else, so its shape is known. */
export function asRouteView(view: Json): RouteView {
  return view as RouteView
}
