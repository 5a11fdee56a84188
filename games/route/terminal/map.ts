import { Canvas, type Ink } from '@curio/ui/terminal'
import type { City } from '../rules/city.ts'
import { type BoardView, PLACE_GLYPHS, type Place, placeAt } from '../text/index.ts'
import { drawBlock } from './blocks.ts'
import { liesAside, MAP_HEIGHT, MAP_WIDTH, riverSpots, roadSpots, type Spot, spotOf } from './lattice.ts'

/** What the map of one player shows. */
export interface Picture {
  readonly city: City
  readonly board: BoardView
  /** Crossings of the task, where the viewer may know it. */
  readonly task: readonly string[]
  /** Segments of the route that scores best. */
  readonly route: ReadonlySet<string>
  /** Segments drawn in this turn. */
  readonly fresh: ReadonlySet<string>
  /** What may be chosen now. */
  readonly litSegments: ReadonlySet<string>
  readonly litBlocks: ReadonlySet<string>
  /** Where this turn's tourists are. */
  readonly chosenBlock: string | null
  readonly crossed: readonly string[]
}

/** The map as a sheet of its own. */
export function drawMap(picture: Picture): Canvas {
  const canvas = new Canvas(MAP_WIDTH, MAP_HEIGHT)
  const { city } = picture
  const river = riverSpots(city.pack)
  const water = new Set(river.map(key))
  const canals = city.roads.filter((road) => city.segments[road]?.canal)
  const wet = new Set([...water, ...canals.flatMap((road) => roadSpots(city, road)).map(key)])
  drawEdges(canvas)
  for (const block of city.blocks) drawBlock(canvas, picture, block, (spot) => wet.has(key(spot)))
  for (const { x, y } of river) canvas.put(x, y, '≈', WAVES)
  for (const road of inkLast(picture)) drawRoad(canvas, picture, road, water)
  for (const index of picture.city.vertices.keys()) drawVertex(canvas, picture, index)
  for (const road of picture.city.roads) labelRoad(canvas, picture, road)
  return canvas
}

const WAVES = { ink: 'wave', ground: 'water' } as const

/** Where canals meet in the corner of a block, what is drawn lies above what is not. */
function inkLast(picture: Picture): number[] {
  const drawn = (road: number): number => (isDrawn(picture, picture.city.segments[road]?.id ?? '') ? 1 : 0)
  return picture.city.roads.toSorted((one, other) => drawn(one) - drawn(other))
}

const key = ({ x, y }: Spot): string => `${x},${y}`
const SMALL_DIGITS = '₀₁₂₃₄₅₆'

/** On all four edges the coordinates of blocks, and between them, in small digits, those of crossings. */
function drawEdges(canvas: Canvas): void {
  for (let n = 0; n <= 6; n++) {
    const { x, y } = spotOf({ i: n, j: n })
    for (const edge of [0, MAP_HEIGHT - 1]) canvas.put(x, edge, SMALL_DIGITS.charAt(n), { ink: 'faint' })
    for (const edge of [0, MAP_WIDTH - 1]) canvas.put(edge, y, SMALL_DIGITS.charAt(n), { ink: 'faint' })
    if (n === 0) continue
    for (const edge of [0, MAP_HEIGHT - 1]) canvas.put(x - 4, edge, `${n}`, { ink: 'warn', bold: true })
    for (const edge of [0, MAP_WIDTH - 1]) canvas.put(edge, y - 2, `${n}`, { ink: 'warn', bold: true })
  }
}

function isDrawn({ board }: Picture, id: string): boolean {
  return board.segments.includes(id)
}

function segmentInk({ route, fresh }: Picture, id: string): Ink {
  if (fresh.has(id)) return 'ink'
  return route.has(id) ? 'accent' : 'warn'
}

function drawRoad(canvas: Canvas, picture: Picture, index: number, water: ReadonlySet<string>): void {
  const segment = picture.city.segments[index]
  if (!segment) return
  const drawn = isDrawn(picture, segment.id)
  const light = segment.canal ? WAVES : { ink: 'faint' as const }
  const ground = segment.canal ? { ground: WAVES.ground } : {}
  const style = drawn ? { ink: segmentInk(picture, segment.id), bold: true, ...ground } : light
  const spots = roadSpots(picture.city, index)
  for (const [step, spot] of spots.entries()) {
    const [before, after] = [
      spots[step - 1] ?? endBefore(picture, index),
      spots[step + 1] ?? endAfter(picture, index),
    ]
    const line = segment.canal
      ? canalStroke(spots, drawn)
      : stroke(before, spot, after, drawn, water.has(key(spot)))
    canvas.put(spot.x, spot.y, line, style)
  }
}

function endBefore({ city }: Picture, index: number): Spot {
  return spotOf(city.vertices[city.segments[index]?.a ?? 0] ?? { i: 0, j: 0 })
}

function endAfter({ city }: Picture, index: number): Spot {
  return spotOf(city.vertices[city.segments[index]?.b ?? 0] ?? { i: 0, j: 0 })
}

/** Unlike a land road, so that canals can be counted without colours. */
function canalStroke([one, other]: readonly Spot[], drawn: boolean): string {
  if (!drawn) return '≈'
  return one?.y === other?.y ? '═' : '║'
}

function stroke(before: Spot, at: Spot, after: Spot, drawn: boolean, bridge: boolean): string {
  if (before.y === after.y) return drawn ? '━' : bridge ? '═' : '─'
  if (before.x === after.x) return drawn ? '┃' : bridge ? '║' : '│'
  const arms = { north: 0, east: 0, south: 0, west: 0 }
  for (const next of [before, after]) {
    if (next.y < at.y) arms.north = 2
    else if (next.y > at.y) arms.south = 2
    else if (next.x > at.x) arms.east = 2
    else arms.west = 2
  }
  const heavy = joint(arms)
  return drawn ? heavy : (LIGHT_CORNERS[heavy] ?? heavy)
}

function drawVertex(canvas: Canvas, picture: Picture, index: number): void {
  const { city } = picture
  const vertex = city.vertices[index]
  if (!vertex || vertex.segments.length === 0) return
  const { x, y } = spotOf(vertex)
  const place = placeAt(city, index, picture.board, picture.task)
  if (place) {
    canvas.put(x, y, PLACE_GLYPHS[place], { ink: PLACE_INKS[place], bold: true })
    return
  }
  const roads = vertex.segments.flatMap((each) => city.segments[each] ?? [])
  const arms = { north: 0, east: 0, south: 0, west: 0 }
  for (const road of roads) {
    const direction = road.a === index ? road.da : road.db
    if (direction && !liesAside(city, road)) arms[ARM_OF[direction]] = isDrawn(picture, road.id) ? 2 : 1
  }
  const drawn = roads.filter((road) => isDrawn(picture, road.id))
  const onRoute = drawn.find((road) => picture.route.has(road.id)) ?? drawn[0]
  const ink = onRoute ? segmentInk(picture, onRoute.id) : 'faint'
  canvas.put(x, y, vertex.bridge ? BRIDGE : joint(arms), { ink, bold: drawn.length > 0 })
}

/** A crossing with a bridge over its canals. */
const BRIDGE = '╬'

const ARM_OF = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

const PLACE_INKS: Readonly<Record<Place, Ink>> = {
  shop: 'yellow',
  visitedShop: 'muted',
  gate: 'purple',
  terrifying: 'danger',
  task: 'ok',
  terrifyingTask: 'danger',
  cafe: 'yellow',
  visitedCafe: 'muted',
  airport: 'accent',
  greenCrossing: 'green',
  pier: 'accent',
  iconic: 'accent',
}

const LABEL_WIDTH = 3

/** The id of a road that may be chosen, in its middle. */
function labelRoad(canvas: Canvas, picture: Picture, index: number): void {
  const segment = picture.city.segments[index]
  if (!segment || !picture.litSegments.has(segment.id)) return
  if (segment.id.length > LABEL_WIDTH && !segment.canal) return
  const spots = roadSpots(picture.city, index)
  // A rounded road is labelled on its level leg.
  const level = spots.filter((spot) => spots.some((other) => other.x !== spot.x && other.y === spot.y))
  const leg = level.length > 0 ? level : spots
  // The ids of two upright roads side by side do not fit into one row.
  const low = level.length === 0 && liesAside(picture.city, segment)
  const middle = low ? leg.at(-1) : leg[Math.floor((leg.length - 1) / 2)]
  if (middle) canvas.put(middle.x - 1, middle.y, segment.id, { ink: 'ok' })
}

/** Arms of a joint of lines: 0 none, 1 light, 2 heavy. */
interface Arms {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/** All joints of light and heavy lines, counted by north, east, south, west in base three. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'

export function joint({ north, east, south, west }: Arms): string {
  return JOINTS.charAt(27 * north + 9 * east + 3 * south + west)
}

/** A rounded road is round only while it is light: there are no heavy round corners. */
const LIGHT_CORNERS: Readonly<Record<string, string>> = { '┏': '╭', '┓': '╮', '┗': '╰', '┛': '╯' }
