import type { Report } from '@curio/kernel'
import { unreached } from '../map/check-roads.ts'
import type { CityMap, MapRoad, MapVertex } from '../map/city-map.ts'
import type { Ground } from '../map/ground.ts'
import { cellName, type Place } from '../map/lattice.ts'
import { openPlan, openRoad, type Plan, type PlannedRoad } from '../map/plan.ts'

/** Land roads and blocks on one shore at a crossing with canals (RT-DM-50, RT-VEN-17). */
interface ShoreGroup {
  readonly roads: readonly string[]
  readonly blocks: readonly string[]
}

/** A map with canals. */
export interface CanalMap extends CityMap {
  readonly vertices: readonly (MapVertex & {
    readonly bridge?: true | undefined
    readonly shoreGroups?: readonly ShoreGroup[] | undefined
  })[]
}

/** RT-DM-45 to RT-DM-48: a land road, a canal, or inside the map both, each along its own block. */
export function canalPlan(ground: Ground<CanalMap>): Plan<CanalMap> {
  const open = openPlan(ground)
  const drawn = new Map<Place, MapRoad[]>()
  for (const road of ground.map.roads) {
    const place = open.placeOf(road)
    if (place) drawn.set(place, [...(drawn.get(place) ?? []), road])
  }
  return { ...open, roadsAt: (place) => formOf(place, ground.blocks(place.cells), drawn.get(place) ?? []) }
}

function formOf(place: Place, blocks: readonly string[], roads: readonly MapRoad[]): readonly PlannedRoad[] {
  const land = roads.find(({ kind }) => kind === 'land')
  const canal = roads.find(({ kind }) => kind === 'canal')
  if (!canal) return [openRoad(place, blocks)]
  if (!land || blocks.length < 2) return [{ ...openRoad(place, blocks), kind: 'canal' }]
  const [one = '', other = ''] = blocks
  const landSide = land.along.includes(other) && !land.along.includes(one) ? other : one
  const why = 'a land road and a canal in one place are each along their own block'
  return [
    { ...openRoad(place, [landSide]), why },
    { ...openRoad(place, [landSide === one ? other : one]), kind: 'canal', why },
  ]
}

/** RT-DM-49, RT-DM-50: what each crossing with canals says of its shores, and how the shores hang together. */
export function checkShores(plan: Plan<CanalMap>, report: Report): void {
  const { map } = plan
  for (const [index, vertex] of map.vertices.entries()) {
    const path = `map.vertices[${index}]`
    const shores = shoresAt(plan, vertex)
    if (!shores) {
      for (const member of ['bridge', 'shoreGroups'] as const) {
        if (vertex[member] !== undefined)
          report(`${path}.${member}`, `no canal comes to ${vertex.id}; allowed: no such member`)
      }
      continue
    }
    const expected = vertex.bridge ? [joined(shores)] : shores
    const said = (vertex.shoreGroups ?? []).map(groupName).sort().join(' | ')
    const allowed = expected.map(groupName).sort().join(' | ')
    if (said !== allowed)
      report(
        `${path}.shoreGroups`,
        `the shores of ${vertex.id} are ${said || 'not said'}; allowed: ${allowed}`,
      )
  }
  checkWaterConnected(map, report)
  checkLandConnected(plan, report)
}

const groupName = ({ roads, blocks }: ShoreGroup): string => [...roads, ...blocks].sort().join(' ')
const joined = (groups: readonly ShoreGroup[]): ShoreGroup => ({
  roads: groups.flatMap(({ roads }) => roads),
  blocks: groups.flatMap(({ blocks }) => blocks),
})

/** Clockwise around a crossing: a direction, and the block between it and the next one. */
const AROUND = [
  { direction: 'N', before: [0, 0], after: [1, 0] },
  { direction: 'E', before: [1, 0], after: [1, 1] },
  { direction: 'S', before: [1, 1], after: [0, 1] },
  { direction: 'W', before: [0, 1], after: [0, 0] },
] as const

/** The shores at a crossing as if it had no bridge; null where no canal comes to it. */
function shoresAt({ map, blocks }: Plan<CanalMap>, { id, i, j }: MapVertex): readonly ShoreGroup[] | null {
  const ends = map.roads.filter(({ a, b }) => a === id || b === id)
  if (!ends.some(({ kind }) => kind === 'canal')) return null
  const blockAt = ([x, y]: readonly [number, number]): string | undefined =>
    blocks([cellName(i + x, j + y)])[0]
  // Canals part the shores, and so does the open water around the map.
  const ring: ({ readonly road: string } | { readonly block: string } | 'water')[] = AROUND.flatMap(
    ({ direction, before, after }) => {
      const [here, next] = [blockAt(before), blockAt(after)]
      const leaving = ends.filter(({ a, da, db }) => (a === id ? da : db) === direction)
      const ordered = leaving.toSorted((one, other) => sideOf(one, here, next) - sideOf(other, here, next))
      const roads = ordered.map(({ id: road, kind }) => (kind === 'canal' ? ('water' as const) : { road }))
      return [...roads, next === undefined ? ('water' as const) : { block: next }]
    },
  )
  const start = ring.indexOf('water')
  const groups: OpenGroup[] = []
  let open: OpenGroup = { roads: [], blocks: [] }
  for (const item of [...ring.slice(start + 1), ...ring.slice(0, start + 1)]) {
    if (item !== 'water') {
      if ('road' in item) open.roads.push(item.road)
      else open.blocks.push(item.block)
    } else if (open.roads.length + open.blocks.length > 0) {
      groups.push(open)
      open = { roads: [], blocks: [] }
    }
  }
  return groups
}

interface OpenGroup {
  readonly roads: string[]
  readonly blocks: string[]
}

/** Of two roads in one place the one along the earlier block comes first. */
function sideOf(road: MapRoad, here: string | undefined, next: string | undefined): number {
  const [atHere, atNext] = [here, next].map((block) => block !== undefined && road.along.includes(block))
  return atHere === atNext ? 0 : atHere ? -1 : 1
}

function checkWaterConnected(map: CanalMap, report: Report): void {
  const canals = map.roads.filter(({ kind }) => kind === 'canal')
  const lost = unreached([...new Set(canals.flatMap(({ a, b }) => [a, b]))], canals)
  if (lost.length > 0)
    report('map.roads', `no way by water to ${lost.join(', ')}; allowed: one net of canals`)
}

/** The land roads, joined where they end on one shore. */
function checkLandConnected({ map }: Plan<CanalMap>, report: Report): void {
  const land = map.roads.filter(({ kind }) => kind === 'land').map(({ id }) => id)
  const lost = unreached(land, landJoints(map))
  if (lost.length > 0)
    report('map.roads', `no way by land to ${lost.join(', ')}; allowed: over bridges to all`)
}

function landJoints(map: CanalMap): readonly { readonly a: string; readonly b: string }[] {
  return map.vertices.flatMap(({ id, shoreGroups }) => {
    const ends = map.roads.filter(({ kind, a, b }) => kind === 'land' && (a === id || b === id))
    const shores = shoreGroups?.map(({ roads }) => roads) ?? [ends.map((road) => road.id)]
    return shores.flatMap((roads) =>
      roads.slice(1).map((road, index) => ({ a: roads[index] ?? road, b: road })),
    )
  })
}
