import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { calledType } from '../rules/board.ts'
import { type City, cityOf } from '../rules/city.ts'
import {
  type FinalRoute,
  namedRoute,
  numberedRoute,
  ROUTE_FAULTS,
  type RouteBoard,
  validateRoute,
} from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import type { Source } from '../rules/scoring.ts'
import type { Shown } from '../rules/shown.ts'
import { touristsSeen } from '../seat-state.ts'
import { bestOrder, bestRoute } from '../solver/best-route.ts'
import type { PlayerView, RoutePartView, RouteView } from '../view.ts'
import type { Names } from './names.ts'

/** What a player would score with a route now; before the encounter its points are not known. */
export interface Standing {
  readonly route: readonly RoutePartView[]
  readonly by: Readonly<Record<Source, number>>
  readonly total: number
  readonly madness: number
  readonly segments: number
  /** Tourists and landmarks along the route, whose product scores (RT-SCG-1). */
  readonly products: Readonly<Record<TouristType, { readonly tourists: number; readonly landmarks: number }>>
}

/** A preview must not make anybody wait; beyond this the best route found so far is shown. */
const PREVIEW_STEPS = 200_000

/**
 * With the route kept at the end, or else the best one found within `stepLimit` steps. When the final route is asked
 * for, there is no limit.
 */
export function standingOf(
  pack: Shown,
  view: RouteView,
  seat: number,
  stepLimit = view.phase === 'route' ? undefined : PREVIEW_STEPS,
): Standing | null {
  const player = view.players[seat]
  if (!player) return null
  const city = cityOf(pack, view.ancient)
  const board = routeBoardSeen(city, player)
  const kept = player.ending ? numberedRoute(city, player.ending.route) : null
  const options = stepLimit === undefined ? {} : { stepLimit }
  return measured(board, kept ?? bestRoute(board, options).route, player)
}

/** With a route that is only considered; null where it is not legal. */
export function standingWith(
  pack: Shown,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): Standing | null {
  const player = view.players[seat]
  if (!player) return null
  const city = cityOf(pack, view.ancient)
  const board = routeBoardSeen(city, player)
  const read = numberedRoute(city, route)
  return read && validateRoute(board, read) === null ? measured(board, bestOrder(board, read), player) : null
}

/** A refusal in words, and the rule it rests on. */
export interface SaidRefusal {
  readonly text: string
  readonly rule: string | null
}

/** Why a route is refused (RT-ERR-41), or null. */
export function routeRefusal(
  { pack, words }: Names,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): SaidRefusal | null {
  const player = view.players[seat]
  const city = cityOf(pack, view.ancient)
  const read = numberedRoute(city, route)
  if (!player || !read) return { text: words.notOffered, rule: null }
  const found = validateRoute(routeBoardSeen(city, player), read)
  if (found === null) return null
  const { fault, part, segment } = found
  return {
    text: words.routeFaultAt(words.routeFaults[fault], part + 1, segment + 1),
    rule: ROUTE_FAULTS[fault],
  }
}

function measured(board: RouteBoard, route: FinalRoute, { ending }: PlayerView): Standing {
  const { city } = board
  const measure = measureRoute(board, route)
  // RT-ANC-YOG-3: a crossed block counts as white.
  const blocks = measure.blocks.filter((block) => !ending?.crossed.includes(city.blocks[block]?.id ?? ''))
  const landmarks = (type: TouristType): number =>
    blocks.filter((block) => city.blocks[block]?.type === type).length
  const product = (type: TouristType): { tourists: number; landmarks: number } => ({
    tourists: measure.tourists[TOURIST_TYPES.indexOf(type)] ?? 0,
    landmarks: landmarks(type),
  })
  const products = {
    red: product('red'),
    green: product('green'),
    blue: product('blue'),
    purple: product('purple'),
  }
  const points = (type: TouristType): number => products[type].tourists * products[type].landmarks
  const by = {
    red: points('red'),
    green: points('green'),
    blue: points('blue'),
    purple: points('purple'),
    task: measure.task,
    yellow: blocks.reduce((sum, block) => sum + (city.blocks[block]?.star ?? 0), 0),
    encounter: ending?.encounter ?? 0,
  }
  return {
    route: namedRoute(city, route),
    by,
    total: Object.values(by).reduce((sum, each) => sum + each, 0),
    madness: measure.madness,
    segments: measure.segments,
    products,
  }
}

function routeBoardSeen(city: City, { board, ending, task, call }: PlayerView): RouteBoard {
  const crossings = city.pack.tasks.find((each) => each.id === task)?.crossings ?? []
  return {
    city,
    drawn: board.segments.map((id) => city.segmentAt.get(id) ?? -1).sort((one, other) => one - other),
    tourists: touristsSeen(city, ending?.tourists ?? board.tourists),
    stars: city.stars,
    task: crossings.map((id) => city.vertexAt.get(id) ?? -1),
    call: calledType(city, call),
    tomes: {
      reroll: board.tomes.TOME_REROLL === 'held',
      upgrade: board.tomes.TOME_UPGRADE === 'held',
      blessing: board.tomes.TOME_BLESSING === 'held',
    },
  }
}
