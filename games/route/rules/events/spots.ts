import { oncePer } from '@curio/kernel'
import type { City, Segment } from '../city.ts'
import { type EventTerms, eventCard } from './terms.ts'

/** Where an event is marked. */
export interface Spot {
  readonly what: 'block' | 'segment' | 'crossing'
  readonly index: number
}

export function spotAt(city: City, id: string): Spot {
  const block = city.blockAt.get(id)
  if (block !== undefined) return { what: 'block', index: block }
  const segment = city.segmentAt.get(id)
  if (segment !== undefined) return { what: 'segment', index: segment }
  return { what: 'crossing', index: city.vertexAt.get(id) ?? -1 }
}

export function spotId(city: City, { what, index }: Spot): string {
  const list = { block: city.blocks, segment: city.segments, crossing: city.vertices }[what]
  return list[index]?.id ?? ''
}

/** RT-EV-13: the blocks that a symbol touches. */
export function touchedBy(terms: EventTerms, city: City, { what, index }: Spot): readonly number[] {
  switch (what) {
    case 'block':
      return [index]
    case 'segment':
      return city.segments[index]?.along ?? []
    case 'crossing':
      return (terms.blocksAt.get(city.vertices[index]?.id ?? '') ?? []).flatMap(
        (id) => city.blockAt.get(id) ?? [],
      )
  }
}

/** Segments that cannot be drawn where a symbol stands in their way (RT-EV-15). */
export function segmentsAt(city: City, { what, index }: Spot): readonly number[] {
  if (what === 'segment') return [index]
  const ends = ({ a, b }: Segment): boolean => what === 'crossing' && (a === index || b === index)
  return city.segments.filter(ends).map((segment) => segment.index)
}

/** RT-EV-14, RT-EV-15: segments that cannot be drawn on a board with these events. */
export function blockedSegments(
  terms: EventTerms,
  city: City,
  marks: readonly (Spot & { readonly event: string })[],
): readonly number[] {
  const blocks = ({ event }: { readonly event: string }): boolean =>
    ['roadBlocked', 'crossingBlocked'].includes(eventCard(terms, event).effect.kind)
  return marks.filter(blocks).flatMap((mark) => segmentsAt(city, mark))
}

/** By block: those that share a side with it and are not across the river (RT-EV-17, RT-DM-28). */
export const neighboursOf = oncePer((city: City): readonly (readonly number[])[] =>
  city.blocks.map((one) =>
    city.blocks.flatMap((other, index) =>
      Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1 && isDrySide(city, one, other)
        ? [index]
        : [],
    ),
  ),
)

type Place = City['blocks'][number]

/** Where the roads on the side between two blocks run along one of them only, water is between them. */
function isDrySide(city: City, one: Place, other: Place): boolean {
  const from = { i: Math.max(one.x, other.x) - 1, j: Math.max(one.y, other.y) - 1 }
  const to = one.x === other.x ? { i: one.x, j: from.j } : { i: from.i, j: one.y }
  const isAt = (vertex: number, { i, j }: typeof from): boolean =>
    city.vertices[vertex]?.i === i && city.vertices[vertex]?.j === j
  const roads = city.segments.filter(
    ({ a, b, diagonal }) => !diagonal && ((isAt(a, from) && isAt(b, to)) || (isAt(a, to) && isAt(b, from))),
  )
  const along = roads.flatMap((road) => road.along.map((block) => city.blocks[block]))
  return roads.length === 0 || (along.includes(one) && along.includes(other))
}
