import type { Report } from '@curio/kernel'
import type { Bank } from '../pack.ts'
import type { CityMap, MapBlock, MapVertex } from './city-map.ts'
import { type Ground, surveyGround } from './ground.ts'
import type { Place, Point } from './lattice.ts'
import { isBorder, isLattice, pointName, ROUNDED_GRID, samePoint } from './lattice.ts'

/** The map of a city with a river and a university (RT-DM-28 to RT-DM-40). */
export interface RiverMap extends CityMap {
  readonly river: { readonly line: readonly string[]; readonly embankment: Bank }
  readonly northBank: readonly string[]
  readonly southBank: readonly string[]
  readonly riverside: readonly string[]
  readonly universityBlocks: readonly string[]
  readonly universityCentre: string
  readonly blocks: readonly (MapBlock & { readonly university?: true | undefined })[]
}

/** What follows from the positions of blocks and crossings and from the line of the river alone. */
export interface Survey extends Ground<RiverMap> {
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
export function surveyRiver(map: RiverMap, report: Report): Survey | null {
  let sound = true
  const note: Report = (path, message) => {
    sound = false
    report(path, message)
  }
  const ground = surveyGround(map, ROUNDED_GRID, note)
  const byId = new Map(map.vertices.map((vertex) => [vertex.id, vertex]))
  const line = map.river.line.flatMap((id) => byId.get(id) ?? [])
  checkRiverLine(line, note)
  if (!ground || !sound) return null

  const { blocks, grid } = ground
  const river = new Set(line.map(pointName))
  const inRiver = (point: Point): boolean => river.has(pointName(point))
  const riverSides = new Set(
    line.flatMap((to, index) => {
      const from = line[index - 1]
      return (from && grid.placeBetween(from, to)) ?? []
    }),
  )
  const isRiverSide = (place: Place): boolean => riverSides.has(place)
  const north = northBank(ground, isRiverSide)
  return {
    ...ground,
    inRiver,
    isRiverSide,
    bankOf: (block) => (north.has(block) ? 'north' : 'south'),
    riverside: [...new Set([...riverSides].flatMap((place) => blocks(place.cells)))],
    deadEnds: map.vertices.flatMap((each) => findDeadEnd(each, inRiver) ?? []),
  }
}

/** RT-DM-30, 7.6: one path of lattice edges from border to border, through the inside of the map. */
function checkRiverLine(line: readonly MapVertex[], report: Report): void {
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
  { map, grid, blocks }: Ground<RiverMap>,
  isRiverSide: Survey['isRiverSide'],
): ReadonlySet<string> {
  const neighbours = grid.places.filter((place) => !isRiverSide(place)).map((place) => blocks(place.cells))
  const start = map.blocks[0]?.id
  const side = new Set(start === undefined ? [] : [start])
  for (const reached of side) {
    for (const pair of neighbours) if (pair.includes(reached)) for (const each of pair) side.add(each)
  }
  const listed = map.northBank.filter((block) => side.has(block)).length
  if (listed * 2 >= map.northBank.length) return side
  return new Set(map.blocks.map((block) => block.id).filter((block) => !side.has(block)))
}

function findDeadEnd(vertex: MapVertex, inRiver: Survey['inRiver']): DeadEnd | null {
  const low = { i: Math.floor(vertex.i), j: Math.floor(vertex.j) }
  const high = { i: Math.ceil(vertex.i), j: Math.ceil(vertex.j) }
  const place = ROUNDED_GRID.placeBetween(low, high)
  if (!place || place.corner || isLattice(vertex)) return null
  const water = [low, high].find(inRiver)
  if (!water) return null
  return { id: vertex.id, place, water, land: samePoint(water, low) ? high : low }
}
