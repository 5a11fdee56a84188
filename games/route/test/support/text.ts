import assert from 'node:assert/strict'
import { type Json, Match, utf8, type Viewer } from '@curio/kernel'
import { route } from '../../index.ts'
import type { RouteContent } from '../../rules/content.ts'
import type { RouteState } from '../../rules/state.ts'
import { asRouteView, type RouteView } from '../../view.ts'

export type RouteMatch = Match<RouteState, RouteContent>

export function newMatch(seats: number, options: Json = {}, seed = 'words', game = route): RouteMatch {
  const created = Match.create(game, { seats, options, seed: utf8(seed) })
  assert.ok(created.ok, JSON.stringify(created))
  return created.value
}

export function viewOf(match: RouteMatch, viewer: Viewer): RouteView {
  return asRouteView(match.view(viewer))
}
