import type { Report } from '@curio/kernel'
import type { CityMap, MapVertex } from './city-map.ts'
import type { Grid, Point } from './lattice.ts'
import { CELLS, cellName, isCorner, isLattice, pointName } from './lattice.ts'

/** What follows from the positions of blocks and crossings alone. */
export interface Ground<City extends CityMap = CityMap> {
  readonly map: City
  readonly grid: Grid
  /** Ids of the blocks at a lattice point, or along a place for a road. */
  readonly blocks: (cells: readonly string[]) => string[]
  readonly crossing: (point: Point) => MapVertex | undefined
  readonly vertex: (id: string) => MapVertex | undefined
}

/** The ground of a map whose references all exist, or null if blocks or crossings are out of place. */
export function surveyGround<City extends CityMap>(
  map: City,
  grid: Grid,
  report: Report,
): Ground<City> | null {
  let sound = true
  const note: Report = (path, message) => {
    sound = false
    report(path, message)
  }
  const vertexById = new Map(map.vertices.map((vertex) => [vertex.id, vertex]))
  const blockAt = checkBlockPositions(map, note)
  const crossingAt = checkCrossingPositions(map, grid, note)
  if (!sound) return null
  return {
    map,
    grid,
    blocks: (cells) => cells.flatMap((cell) => blockAt.get(cell) ?? []),
    crossing: (point) => crossingAt.get(pointName(point)),
    vertex: (id) => vertexById.get(id),
  }
}

function checkBlockPositions(map: CityMap, report: Report): ReadonlyMap<string, string> {
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

function checkCrossingPositions(map: CityMap, grid: Grid, report: Report): ReadonlyMap<string, MapVertex> {
  const crossingAt = new Map<string, MapVertex>()
  for (const [index, vertex] of map.vertices.entries()) {
    const path = `map.vertices[${index}]`
    const name = pointName(vertex)
    const other = crossingAt.get(name)
    if (!isLattice(vertex)) {
      if (!vertex.deadEnd) report(path, `${vertex.id} is a crossing at ${name}; allowed: whole i and j`)
    } else if (!grid.hasPoint(vertex)) {
      const where = isCorner(vertex)
        ? `in the map corner ${name}, with its rounded road`
        : `at ${name}, in water`
      report(path, `${vertex.id} lies ${where}; allowed: elsewhere`)
    } else if (other !== undefined) {
      report(path, `${vertex.id} lies at ${name} like ${other.id}; allowed: one crossing at a lattice point`)
    } else {
      crossingAt.set(name, vertex)
    }
  }
  for (const point of grid.crossings) {
    if (!crossingAt.has(pointName(point)))
      report('map.vertices', `there is no crossing at ${pointName(point)}; allowed: exactly one`)
  }
  return crossingAt
}
