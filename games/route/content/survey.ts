import type { Report } from '@curio/kernel'
import type { Place, Point } from './lattice.ts'
import {
  CELLS,
  CROSSINGS,
  cellName,
  isBorder,
  isLattice,
  isLostCorner,
  PLACES,
  placeBetween,
  pointName,
  samePoint,
} from './lattice.ts'
import type { Bank, RoutePack } from './pack.ts'

export type PackMap = RoutePack['map']
type Vertex = PackMap['vertices'][number]

/** What follows from the positions of blocks and crossings and from the line of the river alone. */
export interface Survey {
  readonly map: PackMap
  /** Ids of the blocks at a lattice point, or along a place for a road. */
  readonly blocks: (cells: readonly string[]) => string[]
  readonly crossing: (point: Point) => Vertex | undefined
  readonly vertex: (id: string) => Vertex | undefined
  readonly inRiver: (point: Point) => boolean
  readonly isRiverSide: (place: Place) => boolean
  readonly bankOf: (block: string) => Bank
  readonly riverside: readonly string[]
  readonly deadEnds: readonly DeadEnd[]
}

/** A dead end, seen as the place for its road with one end at the water (RT-DM-30, RT-DM-32). */
interface DeadEnd {
  readonly id: string
  readonly place: Place
  readonly water: Point
  readonly land: Point
}

/** The survey of a map whose references all exist, or null if blocks, crossings or river are out of place. */
export function surveyMap(map: PackMap, report: Report): Survey | null {
  let sound = true
  const note: Report = (path, message) => {
    sound = false
    report(path, message)
  }
  const vertexById = new Map(map.vertices.map((vertex) => [vertex.id, vertex]))
  const vertex = (id: string): Vertex | undefined => vertexById.get(id)
  const blockAt = checkBlockPositions(map, note)
  const crossingAt = checkCrossingPositions(map, note)
  const line = map.river.line.flatMap((id) => vertex(id) ?? [])
  checkRiverLine(line, note)
  if (!sound) return null

  const blocks = (cells: readonly string[]): string[] => cells.flatMap((cell) => blockAt.get(cell) ?? [])
  const river = new Set(line.map(pointName))
  const inRiver = (point: Point): boolean => river.has(pointName(point))
  const riverSides = new Set(
    line.flatMap((to, index) => {
      const from = line[index - 1]
      return (from && placeBetween(from, to)) ?? []
    }),
  )
  const isRiverSide = (place: Place): boolean => riverSides.has(place)
  const north = northBank(map, blocks, isRiverSide)
  return {
    map,
    blocks,
    crossing: (point) => crossingAt.get(pointName(point)),
    vertex,
    inRiver,
    isRiverSide,
    bankOf: (block) => (north.has(block) ? 'north' : 'south'),
    riverside: [...new Set([...riverSides].flatMap((place) => blocks(place.cells)))],
    deadEnds: map.vertices.flatMap((each) => findDeadEnd(each, inRiver) ?? []),
  }
}

function checkBlockPositions(map: PackMap, report: Report): ReadonlyMap<string, string> {
  const blockAt = new Map<string, string>()
  const free = new Set(CELLS)
  for (const block of map.blocks) free.delete(cellName(block.x, block.y))
  for (const [index, block] of map.blocks.entries()) {
    const cell = cellName(block.x, block.y)
    const other = blockAt.get(cell)
    if (other === undefined) blockAt.set(cell, block.id)
    else
      report(
        `map.blocks[${index}]`,
        `${block.id} lies at ${cell} like ${other}; allowed: ${[...free].join(', ')}`,
      )
  }
  return blockAt
}

function checkCrossingPositions(map: PackMap, report: Report): ReadonlyMap<string, Vertex> {
  const crossingAt = new Map<string, Vertex>()
  for (const [index, vertex] of map.vertices.entries()) {
    const path = `map.vertices[${index}]`
    const name = pointName(vertex)
    const other = crossingAt.get(name)
    if (!isLattice(vertex)) {
      if (!vertex.deadEnd) report(path, `${vertex.id} is a crossing at ${name}; allowed: whole i and j`)
    } else if (isLostCorner(vertex)) {
      report(path, `${vertex.id} lies in the map corner ${name}, with its rounded road; allowed: elsewhere`)
    } else if (other !== undefined) {
      report(path, `${vertex.id} lies at ${name} like ${other.id}; allowed: one crossing at a lattice point`)
    } else {
      crossingAt.set(name, vertex)
    }
  }
  for (const point of CROSSINGS) {
    if (!crossingAt.has(pointName(point)))
      report('map.vertices', `there is no crossing at ${pointName(point)}; allowed: exactly one`)
  }
  return crossingAt
}

/** RT-DM-30, 7.6: one path of lattice edges from border to border, through the inside of the map. */
function checkRiverLine(line: readonly Vertex[], report: Report): void {
  for (const [index, vertex] of line.entries()) {
    const path = `map.river.line[${index}]`
    const before = line[index - 1]
    const atEnd = index === 0 || index === line.length - 1
    if (!isLattice(vertex)) report(path, `${vertex.id} is no lattice point; allowed: crossings`)
    else if (before && isLattice(before) && Math.hypot(vertex.i - before.i, vertex.j - before.j) !== 1) {
      report(path, `${vertex.id} is not next to ${before.id}; allowed: a neighbouring lattice point`)
    }
    if (atEnd !== isBorder(vertex)) {
      const where = atEnd
        ? 'as an end inside the map; allowed: on the border'
        : 'on the border; allowed: inside'
      report(path, `the river has ${vertex.id} ${where}`)
    }
  }
}

/** The blocks on the side of the river to which most of the listed north bank belongs. */
function northBank(
  map: PackMap,
  blocks: Survey['blocks'],
  isRiverSide: Survey['isRiverSide'],
): ReadonlySet<string> {
  const neighbours = PLACES.filter((place) => !isRiverSide(place)).map((place) => blocks(place.cells))
  const start = map.blocks[0]?.id
  const side = new Set(start === undefined ? [] : [start])
  for (const reached of side) {
    for (const pair of neighbours) if (pair.includes(reached)) for (const each of pair) side.add(each)
  }
  const listed = map.northBank.filter((block) => side.has(block)).length
  if (listed * 2 >= map.northBank.length) return side
  return new Set(map.blocks.map((block) => block.id).filter((block) => !side.has(block)))
}

function findDeadEnd(vertex: Vertex, inRiver: Survey['inRiver']): DeadEnd | null {
  const low = { i: Math.floor(vertex.i), j: Math.floor(vertex.j) }
  const high = { i: Math.ceil(vertex.i), j: Math.ceil(vertex.j) }
  const place = placeBetween(low, high)
  if (!place || place.corner || isLattice(vertex)) return null
  const water = [low, high].find(inRiver)
  if (!water) return null
  return { id: vertex.id, place, water, land: samePoint(water, low) ? high : low }
}
