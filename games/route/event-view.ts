import type { City } from './rules/city.ts'
import { spotId } from './rules/events/spots.ts'
import type { EventMark } from './rules/state.ts'

/** An event by the id of the thing at which it is marked. */
export type EventView = { readonly event: string; readonly place: string; readonly circled: boolean }

export const viewEvents = (events: readonly EventMark[], city: City): readonly EventView[] =>
  events.map((mark) => ({ event: mark.event, place: spotId(city, mark), circled: mark.circled }))
