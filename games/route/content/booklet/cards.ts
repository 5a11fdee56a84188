import { z } from 'zod'
import { id, origin, touristType, words } from '../pack.ts'
import { CITIES, EVENT_COLOURS, EVENT_PLACES } from './terms.ts'

const points = z.int()

const eventEffect = z.discriminatedUnion('kind', [
  /** For each tourist in a location that shares a side with the symbol (RT-EV-16, RT-EV-17). */
  z.strictObject({ kind: z.literal('pointsPerNeighbour'), points }),
  z.strictObject({ kind: z.literal('tourists'), tourists: z.array(touristType).min(1) }),
  z.strictObject({ kind: z.literal('pointsForLandmark'), points }),
  z.strictObject({ kind: z.literal('cafe') }),
  z.strictObject({ kind: z.literal('landmarkTurnsWhite') }),
  z.strictObject({ kind: z.literal('roadBlocked') }),
  z.strictObject({ kind: z.literal('crossingBlocked') }),
  z.strictObject({ kind: z.literal('pointsForLocation'), points }),
  z.strictObject({ kind: z.literal('pointsPerRoadAlong'), points }),
  z.strictObject({ kind: z.literal('pointsForRoad'), points }),
])

/** A starting event without its id, which common and secret cards choose from different lists. */
export const eventCard = z.strictObject({
  colour: z.enum(EVENT_COLOURS),
  name: words,
  text: words,
  place: z.enum([...EVENT_PLACES.yellow, ...EVENT_PLACES.red]),
  effect: eventEffect,
  notIn: z.array(z.enum(CITIES)).optional(),
  origin,
  effectOrigin: origin.optional(),
  nameOrigin: origin.optional(),
})

export type EventCard = z.infer<typeof eventCard>

export const effectParts = { name: words, text: words, origin }

export const coordinate = z.int().min(1).max(6)
export const cardParts = { id, coordinate, origin }
