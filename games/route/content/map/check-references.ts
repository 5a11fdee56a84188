import { type Report, reportRepeats } from '@curio/kernel'
import type { CityMap } from './city-map.ts'
import type { RiverMap } from './river-survey.ts'

type Records = readonly { readonly id: string }[]

/** Every id of a map is given once, and every vertex and block that a map names exists. */
export function checkMapReferences(map: CityMap, report: Report): void {
  const { vertices, roads, diagonals, blocks } = map
  reportRepeatedIds(report, [['map.vertices', vertices]])
  // Roads and diagonals are both segments, so they share their ids.
  reportRepeatedIds(report, [
    ['map.roads', roads],
    ['map.diagonals', diagonals],
  ])
  reportRepeatedIds(report, [['map.blocks', blocks]])
  const block = references(report, 'block', blocks)
  const vertex = references(report, 'vertex', vertices)
  for (const [index, each] of vertices.entries()) {
    block.list(`map.vertices[${index}].at`, each.at)
    if (each.dagonOpposite !== undefined) {
      vertex.one(`map.vertices[${index}].dagonOpposite`, each.dagonOpposite)
    }
  }
  for (const [index, road] of roads.entries()) {
    vertex.one(`map.roads[${index}].a`, road.a)
    vertex.one(`map.roads[${index}].b`, road.b)
    block.list(`map.roads[${index}].along`, road.along)
  }
  for (const [index, diagonal] of diagonals.entries()) {
    block.one(`map.diagonals[${index}].block`, diagonal.block)
    vertex.one(`map.diagonals[${index}].a`, diagonal.a)
    vertex.one(`map.diagonals[${index}].b`, diagonal.b)
  }
}

export function checkRiverReferences(map: RiverMap, report: Report): void {
  const blocks = references(report, 'block', map.blocks)
  const vertices = references(report, 'vertex', map.vertices)
  vertices.list('map.river.line', map.river.line)
  for (const list of ['northBank', 'southBank', 'riverside', 'universityBlocks'] as const) {
    blocks.list(`map.${list}`, map[list])
  }
  vertices.one('map.universityCentre', map.universityCentre)
}

/** Reports each id that stands twice in the lists, which share their ids. */
export function reportRepeatedIds(report: Report, lists: readonly (readonly [string, Records])[]): void {
  const entries = lists.flatMap(([path, list]) =>
    list.map((record, index) => [`${path}[${index}].id`, record.id] as const),
  )
  reportRepeats(report, entries)
}

/** Reports what names a record that does not exist, or one record twice in a list. */
export function references(report: Report, what: string, records: Records) {
  const known = new Set(records.map((record) => record.id))
  const one = (path: string, id: string): void => {
    if (!known.has(id)) report(path, `there is no ${what} ${id}; allowed: the id of a ${what} of this map`)
  }
  const list = (path: string, ids: readonly string[]): void => {
    for (const [index, id] of ids.entries()) one(`${path}[${index}]`, id)
    reportRepeats(
      report,
      ids.map((id, index) => [`${path}[${index}]`, id]),
    )
  }
  return { one, list }
}
