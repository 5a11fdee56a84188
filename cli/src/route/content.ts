import type { route } from '@curio/route'
import type { RouteView } from '@curio/route/text'
import type { ContentOf } from '../play/content.ts'

export type RouteContent = ContentOf<typeof route>
export type RoutePack = RouteContent['pack']
export type City = RouteContent['cities'][RouteView['ancient']]

export function cityOf(content: RouteContent, view: RouteView): City {
  return content.cities[view.ancient]
}
