import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { cityOf } from '../rules/city.ts'
import {
  type FinalRoute,
  namedRoute,
  numberedRoute,
  ROUTE_FAULTS,
  type RouteBoard,
  validateRoute,
} from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { countedBoardIn, routeBoardIn } from '../rules/route-board.ts'
import type { PointSource } from '../rules/scoring.ts'
import type { Shown } from '../rules/shown.ts'
import { touristsSeen } from '../seat-state.ts'
import { tableSeen } from '../seen-table.ts'
import { bestOrder, bestRoute } from '../solver/best-route.ts'
import type { RoutePartView, RouteView } from '../view.ts'
import type { Names } from './names.ts'
import { pointsAtEnd, scoringContentOf, tourExtras } from './tour-standing.ts'

/** What a player would score with a route now; before the encounter its points are not known. */
export interface Standing {
  readonly route: readonly RoutePartView[]
  /** By each source of the city. */
  readonly by: Readonly<Record<TouristType | 'task', number> & Partial<Record<PointSource, number>>>
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
  const board = routeBoardSeen(pack, view, seat)
  const kept = player.ending ? numberedRoute(city, player.ending.route) : null
  const options = stepLimit === undefined ? {} : { stepLimit }
  return measured(pack, view, seat, kept ?? bestRoute(board, options).route)
}

/** With a route that is only considered; null where it is not legal. */
export function standingWith(
  pack: Shown,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): Standing | null {
  if (!view.players[seat]) return null
  const city = cityOf(pack, view.ancient)
  const board = routeBoardSeen(pack, view, seat)
  const read = numberedRoute(city, route)
  return read && validateRoute(board, read) === null
    ? measured(pack, view, seat, bestOrder(board, read))
    : null
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
  const found = validateRoute(routeBoardSeen(pack, view, seat), read)
  if (found === null) return null
  const { fault, part, segment } = found
  return {
    text: words.routeFaultAt(words.routeFaults[fault], part + 1, segment + 1),
    rule: ROUTE_FAULTS[fault],
  }
}

function measured(pack: Shown, view: RouteView, seat: number, route: FinalRoute): Standing {
  const board = countedBoardSeen(pack, view, seat)
  const { city } = board
  const measure = measureRoute(board, route)
  const ending = view.players[seat]?.ending
  // RT-ANC-YOG-3: a crossed block counts as white.
  const crossed = measure.blocks.filter((block) => ending?.crossed.includes(city.blocks[block]?.id ?? ''))
  const product = (type: TouristType): { tourists: number; landmarks: number } => {
    const index = TOURIST_TYPES.indexOf(type)
    const gone = crossed.filter((block) => city.blocks[block]?.type === type).length
    return { tourists: measure.tourists[index] ?? 0, landmarks: (measure.landmarks[index] ?? 0) - gone }
  }
  const products = {
    red: product('red'),
    green: product('green'),
    blue: product('blue'),
    purple: product('purple'),
  }
  const points = (type: TouristType): number => products[type].tourists * products[type].landmarks
  const stars = measure.stars - crossed.reduce((sum, block) => sum + (board.stars[block] ?? 0), 0)
  const common = {
    red: points('red'),
    green: points('green'),
    blue: points('blue'),
    purple: points('purple'),
    task: measure.task,
  }
  const now = pack.tour
    ? { ...common, rating: stars, ...tourExtras(pack, view, seat, board, route) }
    : { ...common, yellow: stars, encounter: ending?.encounter ?? 0 }
  const atEnd = areSame(namedRoute(city, route), ending?.route ?? []) ? pointsAtEnd(pack, view, seat) : null
  const by = { ...common, ...(atEnd?.by ?? now) }
  return {
    route: namedRoute(city, route),
    by,
    total: Object.values(by).reduce((sum, each) => sum + each, 0),
    madness: measure.madness,
    segments: measure.segments,
    products,
  }
}

/** Whether two routes have the same segments, in whatever order. */
function areSame(one: readonly RoutePartView[], other: readonly RoutePartView[]): boolean {
  const ids = (route: readonly RoutePartView[]): string =>
    route
      .flatMap(({ segments }) => segments)
      .toSorted()
      .join(' ')
  return ids(one) === ids(other)
}

/** What a route is chosen by. */
function routeBoardSeen(pack: Shown, view: RouteView, seat: number): RouteBoard {
  const content = scoringContentOf(pack, view)
  return afterPenalties(pack, view, seat, routeBoardIn(tableSeen(content, view), seat, content))
}

/** What its tourists, landmarks and stars are counted on. */
function countedBoardSeen(pack: Shown, view: RouteView, seat: number): RouteBoard {
  const content = scoringContentOf(pack, view)
  return afterPenalties(pack, view, seat, countedBoardIn(tableSeen(content, view), seat, content))
}

/** Penalties take tourists off the route (RT-END-16), and only where nobody waits elsewhere. */
function afterPenalties(pack: Shown, view: RouteView, seat: number, board: RouteBoard): RouteBoard {
  const left = view.players[seat]?.ending?.tourists
  return left && pack.ancients.length > 0 ? { ...board, tourists: touristsSeen(board.city, left) } : board
}
