import type { Worths } from '@curio/kernel'
import type { RouteContent, RouteState } from '../rules/state.ts'

/** What the options of a question are worth, in points. */
export type RouteWorths = Worths<RouteState, RouteContent>
