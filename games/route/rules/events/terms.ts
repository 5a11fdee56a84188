import type { EventCard } from '../../content/booklet/cards.ts'
import type { CityPack } from '../../content/booklet/city.ts'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { City as CityName } from '../../content/booklet/terms.ts'

/** A card, whether it comes with the booklet or with a secret box. */
export type StartingEvent = EventCard & { readonly id: string }

/** What the module needs to know of a city. */
export interface EventTerms {
  /** The cards that the city can be played with. */
  readonly cards: readonly StartingEvent[]
  /** By kind of place: where a red event may be marked on an empty board. */
  readonly places: Readonly<Partial<Record<StartingEvent['place'], readonly string[]>>>
  /** By crossing: the blocks that it touches. */
  readonly blocksAt: ReadonlyMap<string, readonly string[]>
}

export type EventCity = CityPack & { readonly city: CityName }

/** RT-EV-27, RT-ERR-40: cards that cannot be used in the city are taken out first. */
export function eventTermsOf({ events }: Pick<BookletPack, 'events'>, pack: EventCity): EventTerms {
  const { reconstruction, noPass, obstacle, crime } = pack.eventPlaces
  return {
    cards: events.filter(({ notIn = [] }) => !notIn.includes(pack.city)),
    places: { landmark: reconstruction, whiteRoad: noPass, whiteCrossing: obstacle, whiteBlock: crime },
    blocksAt: new Map(pack.map.vertices.map(({ id, at }) => [id, at])),
  }
}

export function eventCard({ cards }: EventTerms, id: string): StartingEvent {
  const card = cards.find((each) => each.id === id)
  if (!card) throw new Error(`there is no event ${id} here`)
  return card
}
