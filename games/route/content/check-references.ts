import { type Report, reportRepeats } from '@curio/kernel'
import type { RoutePack } from './pack.ts'

/** Every id is given once and every id that is named exists; all other checks stand on this. */
export function checkReferences(pack: RoutePack, report: Report): void {
  checkIds(pack, report)
  const { map } = pack
  const blocks = references(report, 'block', map.blocks)
  const vertices = references(report, 'vertex', map.vertices)

  vertices.list('map.river.line', map.river.line)
  for (const list of ['northBank', 'southBank', 'riverside', 'universityBlocks'] as const) {
    blocks.list(`map.${list}`, map[list])
  }
  vertices.one('map.universityCentre', map.universityCentre)
  for (const [index, vertex] of map.vertices.entries()) {
    blocks.list(`map.vertices[${index}].at`, vertex.at)
    if (vertex.dagonOpposite !== undefined) {
      vertices.one(`map.vertices[${index}].dagonOpposite`, vertex.dagonOpposite)
    }
  }
  for (const [index, road] of map.roads.entries()) {
    vertices.one(`map.roads[${index}].a`, road.a)
    vertices.one(`map.roads[${index}].b`, road.b)
    blocks.list(`map.roads[${index}].along`, road.along)
  }
  for (const [index, diagonal] of map.diagonals.entries()) {
    blocks.one(`map.diagonals[${index}].block`, diagonal.block)
    vertices.one(`map.diagonals[${index}].a`, diagonal.a)
    vertices.one(`map.diagonals[${index}].b`, diagonal.b)
  }
  for (const [index, ancient] of pack.ancients.entries()) {
    vertices.list(`ancients[${index}].terrifyingPlaces`, ancient.terrifyingPlaces)
  }
  for (const [index, task] of pack.tasks.entries()) vertices.list(`tasks[${index}].crossings`, task.crossings)
}

function checkIds(pack: RoutePack, report: Report): void {
  const { vertices, roads, diagonals, blocks } = pack.map
  const records = (path: string, list: readonly { readonly id: string }[]): [string, string][] =>
    list.map((record, index) => [`${path}[${index}].id`, record.id])
  // Roads and diagonals are both segments, so they share their ids.
  const families = [
    records('map.vertices', vertices),
    [...records('map.roads', roads), ...records('map.diagonals', diagonals)],
    records('map.blocks', blocks),
    ...(['dice', 'effects', 'ancients', 'calls', 'shopCards', 'tasks'] as const).map((list) =>
      records(list, pack[list]),
    ),
  ]
  for (const family of families) reportRepeats(report, family)
}

function references(report: Report, what: string, records: readonly { readonly id: string }[]) {
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
