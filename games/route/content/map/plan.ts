import type { AncientId } from '../pack.ts'
import type { CityMap, MapBlock, MapRoad, MapVertex } from './city-map.ts'
import type { Ground } from './ground.ts'
import type { Place, Point } from './lattice.ts'
import { cellsAt } from './lattice.ts'

/** How the lists of a map must look, worked out from what is drawn: each city has its own water and parks. */
export interface Plan<City extends CityMap = CityMap> extends Ground<City> {
  readonly placeOf: (road: MapRoad) => Place | null
  /** The roads that belong at a place, one of each kind; none in water and inside a park. */
  readonly roadsAt: (place: Place) => readonly PlannedRoad[]
  /** The blocks that meet at a crossing, on its own side of the water. */
  readonly blocksAt: (crossing: MapVertex) => { readonly blocks: readonly string[]; readonly why: string }
  /** RT-DM-23, RT-DM-24: the vertices at a corner of a block, on the block's own side of the water. */
  readonly verticesAt: (block: MapBlock, corner: Point) => readonly string[]
  /** What exists only with one Ancient (RT-DM-36, RT-DM-37). */
  readonly onlyWith: (vertex: string) => AncientId | undefined
}

export interface PlannedRoad {
  readonly kind: string
  readonly along: readonly string[]
  readonly flags: readonly string[]
  readonly onlyWith?: AncientId
  readonly why: string
}

/** A city without water or parks. */
export function openPlan<City extends CityMap>(ground: Ground<City>): Plan<City> {
  const { grid, blocks, crossing, vertex } = ground
  return {
    ...ground,
    placeOf: (road) => {
      const [a, b] = [vertex(road.a), vertex(road.b)]
      return a && b ? grid.placeBetween(a, b) : null
    },
    roadsAt: (place) => [openRoad(place, blocks(place.cells))],
    blocksAt: (point) => ({ blocks: blocks(cellsAt(point)), why: 'these blocks meet there' }),
    verticesAt: (_block, corner) => [crossing(corner)].flatMap((each) => each?.id ?? []),
    onlyWith: () => undefined,
  }
}

export function openRoad(place: Place, along: readonly string[]): PlannedRoad {
  const flags = place.corner ? ['rounded'] : []
  return { kind: 'land', along, flags, why: `it is the road at ${place.name}` }
}
