import { z } from 'zod'
import type { CityMap, MapBlock, MapVertex } from '../map/city-map.ts'
import { challenge, diagonal, id, origin, packId, road, touristType, whole, words } from '../pack.ts'

/** What every city of the booklet says besides its map. */
export const cityParts = {
  id: packId,
  game: z.literal('route'),
  edition: z.literal('booklet'),
  part: z.literal('city'),
  version: z.int().positive(),
  name: words,
}

/** Where the red events can be marked, before anything else is drawn (RT-EV-9 to RT-EV-11, RT-EV-25). */
export const eventPlaces = z.strictObject({
  reconstruction: z.array(id),
  crime: z.array(id),
  noPass: z.array(id),
  obstacle: z.array(id),
  origin,
})

/** The goal decks that are laid out. */
export const allGoals = z.tuple([z.literal('A'), z.literal('B'), z.literal('C')])

/** Rows of points, and columns of a second thing to reach. */
export const challengeFor = <Second extends 'goals' | 'encounterPoints'>(second: Second) =>
  challenge.extend({
    second: z.literal(second),
    /** What a column adds to the level instead of its own index. */
    columnIndex: z.array(whole).optional(),
  })

/** Rating tracks that are climbed from value to value; the order is that of solo games (RT-SDI-10). */
export const rating = z.strictObject({
  values: z.array(z.int().positive()),
  /** The cell with the purple corner (RT-BASE-25). */
  advancedStart: z.int().positive(),
  order: z.array(id),
  origin,
  advancedStartOrigin: origin,
  orderOrigin: origin.optional(),
})

/** A lattice point; no crossing outside Arkham lies between two of them. */
export const crossing = {
  id,
  i: z.int().min(0).max(6),
  j: z.int().min(0).max(6),
  at: z.array(id),
  origin,
}
export const plainSymbol = { symbol: z.undefined().optional() }
export const landRoad = road.omit({ onlyWith: true })
export const landDiagonal = diagonal.omit({ onlyWith: true })

const location = {
  id,
  x: z.int().min(1).max(6),
  y: z.int().min(1).max(6),
  origin,
}
export const namedLocation = { ...location, name: words, nameOrigin: origin.optional() }
export const whiteLocation = z.strictObject({ ...location, type: z.literal('white') })

/** A tourist card of one city: its landmarks gain in rating when it is played. */
export const cityCard = z.strictObject({
  id,
  coordinate: z.int().min(1).max(6),
  tourists: z.array(touristType).min(1).max(2),
  landmarks: z.array(id),
  origin,
})

/** Something on a map that may be more than a plain crossing or block. */
interface Sight {
  readonly iconic?: string | undefined
  readonly landmark?: string | undefined
  readonly university?: true | undefined
}

interface BookletMap extends CityMap {
  readonly vertices: readonly (MapVertex & Sight)[]
  readonly blocks: readonly (MapBlock & Sight)[]
}

export interface CityPack {
  readonly map: BookletMap
  readonly goals: readonly string[]
  readonly challenge: z.infer<ReturnType<typeof challengeFor>>
  readonly eventPlaces: z.infer<typeof eventPlaces>
}
