import { TOURIST_TYPES } from '../content/pack.ts'
import type { City } from './city.ts'
import { type FinalRoute, type LinkKind, linkBetween, type RouteBoard, verticesOf } from './final-route.ts'
import { countTurns, type RouteFacts } from './goals.ts'
import { sitesAlong, sitesOf } from './sites.ts'
import { termPoints } from './terms.ts'

const PURPLE = TOURIST_TYPES.indexOf('purple')

/** What a legal final route is worth, and what the encounter needs to know of it. */
export interface Measure {
  /** RT-END-4. */
  readonly madness: number
  /** Terrifying places on the route. */
  readonly terrifying: number
  readonly gateLinks: number
  readonly riverLinks: number
  readonly segments: number
  /** What the route has along it, ascending (`sitesOf`). */
  readonly sites: readonly number[]
  /** The blocks among it (RT-AL-1). */
  readonly blocks: readonly number[]
  /** Tourists and landmarks along the route, by type. */
  readonly tourists: readonly number[]
  readonly landmarks: readonly number[]
  readonly stars: number
  readonly task: number
  /** Points for single segments. */
  readonly tolls: number
  /** `OBJ_BASE` (RT-OPT-1), with goals that are met (RT-OPT-4). */
  readonly base: number
}

/** The route has to be legal (`validateRoute`). */
export function measureRoute(board: RouteBoard, route: FinalRoute): Measure {
  const { city } = board
  const walks = route.map((part) => verticesOf(city, part))
  const links = linksOf(city, route, walks)
  const gateLinks = links.filter((kind) => kind === 'gate').length
  const riverLinks = links.filter((kind) => kind === 'river').length
  const passed = [...new Set(walks.flat())].flatMap((vertex) => city.vertices[vertex] ?? [])
  const terrifying = passed.filter((vertex) => vertex.terrifying).length
  const segments = route.flatMap((part) => part.segments)
  const sites = sitesAlong(city, segments)
  const { all } = sitesOf(city)
  const tourists = TOURIST_TYPES.map((_, type) =>
    sites.reduce((sum, site) => sum + (board.tourists[site * 4 + type] ?? 0), 0),
  )
  const landmarks = TOURIST_TYPES.map(
    (_, type) => sites.filter((site) => all[site]?.landmark === type).length,
  )
  // RT-VEN-14: there canals are what purple tourists come to see.
  const canals = segments.filter((index) => city.segments[index]?.canal).length
  landmarks[PURPLE] = (landmarks[PURPLE] ?? 0) + canalCoefficient(city, canals)
  const stars = sites.reduce((sum, site) => sum + starsAt(board, site), 0)
  const task = taskValue(board.task, walks)
  const tolls = tollsOf(board, segments)
  const terms = board.terms ? termPoints(board.terms, factsOf(board, route, landmarks), tourists, task) : 0
  return {
    madness: madnessOf(city, terrifying, gateLinks, riverLinks),
    terrifying,
    gateLinks,
    riverLinks,
    segments: segments.length,
    sites,
    blocks: sites.filter((site) => site < city.blocks.length),
    tourists,
    landmarks,
    stars,
    task,
    tolls,
    base: pointsFor(tourists, landmarks, stars, task) + tolls + terms,
  }
}

/** What a site is worth by itself, and what events pay for the tourists in it. */
export function starsAt(
  { stars, perTourist, tourists }: Pick<RouteBoard, 'stars' | 'perTourist' | 'tourists'>,
  site: number,
): number {
  const each = perTourist?.[site] ?? 0
  const own = stars[site] ?? 0
  return each === 0
    ? own
    : own + TOURIST_TYPES.reduce((sum, _, type) => sum + each * (tourists[site * 4 + type] ?? 0), 0)
}

/** Points for the segments of a route one by one. */
export function tollsOf({ tolls }: Pick<RouteBoard, 'tolls'>, segments: readonly number[]): number {
  return tolls ? segments.reduce((sum, segment) => sum + (tolls[segment] ?? 0), 0) : 0
}

/** What goals look at, in a route with these landmarks by type. */
export function factsOf(board: RouteBoard, route: FinalRoute, landmarks: readonly number[]): RouteFacts {
  const { city, tourists, circled = [] } = board
  const segments = route.flatMap((part) => part.segments)
  const { all, along } = sitesOf(city)
  const cover = all.map(() => 0)
  for (const site of segments.flatMap((index) => along[index] ?? [])) cover[site] = (cover[site] ?? 0) + 1
  const passed = new Set(route.flatMap((part) => verticesOf(city, part)))
  return {
    city,
    segments: segments.length,
    borderSegments: segments.filter((index) => city.segments[index]?.border).length,
    turns: countTurns(city, route),
    cover,
    table: tourists,
    landmarks,
    cafes: circled.filter((vertex) => passed.has(vertex)).length,
  }
}

/** RT-SCG-4 without the encounter. */
export function pointsFor(
  tourists: ArrayLike<number>,
  landmarks: ArrayLike<number>,
  stars: number,
  task: number,
): number {
  let points = stars + task
  for (let type = 0; type < TOURIST_TYPES.length; type++) {
    points += (tourists[type] ?? 0) * (landmarks[type] ?? 0)
  }
  return points
}

/** RT-END-4, with the exception RT-ANC-SHU-1; only Dagon's routes have river links, and only Arkham has gates. */
export function madnessOf(city: City, terrifying: number, gateLinks: number, riverLinks: number): number {
  return terrifying + riverLinks + (city.ancient === 'SHUB_NIGGURATH' ? 0 : gateLinks)
}

/** RT-VEN-14: the last row that the number of canals reaches; 0 in cities without canals. */
export function canalCoefficient(city: City, canals: number): number {
  return city.canalCoefficient.findLast(({ from }) => canals >= from)?.coefficient ?? 0
}

/** RT-AL-1: by the lists of the map alone (RT-DM-11). */
export function blocksAlong(city: City, segments: readonly number[]): number[] {
  const blocks = new Set(segments.flatMap((index) => city.segments[index]?.along ?? []))
  return [...blocks].sort((one, other) => one - other)
}

function linksOf(city: City, route: FinalRoute, walks: readonly (readonly number[])[]): LinkKind[] {
  return route.slice(1).map((part, index) => {
    const from = { vertex: walks[index]?.at(-1) ?? -1, segment: route[index]?.segments.at(-1) ?? -1 }
    const kind = linkBetween(city, from, { vertex: part.start, segment: part.segments[0] ?? -1 })
    if (!kind) throw new Error(`no link before part ${index + 1}`)
    return kind
  })
}

/** RT-TASK-2 to RT-TASK-4, over the vertices of each part in walking order. */
export function taskValue(task: readonly number[], walks: readonly (readonly number[])[]): number {
  const passed: { vertex: number; position: number }[] = []
  let position = 0
  for (const walk of walks) {
    for (const [step, vertex] of walk.entries()) {
      if (task.includes(vertex)) passed.push({ vertex, position: position + step })
    }
    position += walk.length - 1
  }
  const closed = walks.length > 0 && walks[0]?.[0] === walks.at(-1)?.at(-1)
  let best = 0
  for (const one of passed) {
    for (const other of passed) {
      if (one.vertex === other.vertex) continue
      const between = Math.abs(one.position - other.position)
      best = Math.max(best, between, closed ? position - between : 0)
    }
  }
  return best
}
