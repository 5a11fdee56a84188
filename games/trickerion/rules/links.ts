import { PLACES, type Place, type School } from '../content/vocabulary.ts'
import type { SetUpTerms } from '../effects/terms.ts'
import type { Spot } from './acts.ts'
import { opposite, stageOfCard, type TrickerionContent, trickOf } from './content.ts'
import { DIRECTIONS, type Direction, type Marker, type Show, type TrickerionState } from './state.ts'

/** Section 4.30: what markers show to each other. */

/** The school symbol in a corner of a marker whose own school points in a direction (rules, section 3.5). */
export function symbolAt(
  { pack }: TrickerionContent,
  school: School,
  own: Direction,
  corner: Direction,
): School {
  const { clockwise } = pack.constants.corners
  const turns = DIRECTIONS.indexOf(corner) - DIRECTIONS.indexOf(own) + DIRECTIONS.length
  return clockwise[(clockwise.indexOf(school) + turns) % clockwise.length] as School
}

export function markerAt({ markers }: Pick<Show, 'markers'>, place: string): Marker | undefined {
  for (const marker of markers) if (marker.place === place) return marker
  return undefined
}

export const showOf = ({ row }: TrickerionState, card: string): Show | undefined =>
  row.find((show) => show?.card === card) ?? undefined

/** A performance card that is known to lie in the row. */
export function showInRow(state: TrickerionState, card: string): Show {
  const show = showOf(state, card)
  if (!show) throw new Error(`${card} is not in the row`)
  return show
}

export const isPlace = (place: string): place is Place => PLACES.some((each) => each === place)

/** A circle that joins a marker to a slot beside it. */
export interface Joint {
  /** The slot at its other end. */
  readonly place: Place
  readonly shard: boolean
  /** What the marker shows in the circle. */
  readonly symbol: School
  /** The marker in the other slot, if there is one. */
  readonly other: Marker | null
  /** Two equal symbols (TR-TH-LINK-1). */
  readonly isLink: boolean
}

/** All circles of a marker; none beside the slots. */
export function jointsOf(
  content: TrickerionContent,
  show: Show,
  { trick, place, direction }: Pick<Marker, 'trick' | 'place' | 'direction'>,
): readonly Joint[] {
  if (direction === null || !isPlace(place)) return []
  const { school } = trickOf(content, trick).entry
  return stageOfCard(content, show.card).corners[place].map((corner) => {
    const symbol = symbolAt(content, school, direction, corner.direction)
    const other = markerAt(show, corner.to) ?? null
    const isLink = other !== null && symbolOf(content, other, opposite(corner.direction)) === symbol
    return { place: corner.to, shard: corner.shard, symbol, other, isLink }
  })
}

function symbolOf(
  content: TrickerionContent,
  { trick, direction }: Marker,
  corner: Direction,
): School | null {
  return direction && symbolAt(content, trickOf(content, trick).entry.school, direction, corner)
}

/** TR-PERF-BON-2: the links of a card, whoever owns the markers. */
export function countLinks(content: TrickerionContent, show: Show): number {
  let links = 0
  for (const { from, to, direction } of stageOfCard(content, show.card).circles) {
    const [one, other] = [markerAt(show, from), markerAt(show, to)]
    if (!one || !other) continue
    if (symbolOf(content, one, direction) === symbolOf(content, other, opposite(direction))) links += 1
  }
  return links
}

/** What a marker would do on a spot, known before it lies there. */
export interface Preview {
  /** Circles in which it would make a link. */
  readonly links: readonly Joint[]
  /** Circles in which no link can be made any more: a marker is there, and its symbol is another one. */
  readonly dead: readonly Joint[]
  /** Circles that lead to a free slot; a marker there must show the same symbol. */
  readonly open: readonly Joint[]
  /** Fame, or as many coins, for each link (TR-TH-LINK-3). */
  readonly each: number
  /** Seats that get a shard, once for each shard circle that becomes a link (TR-TH-LINK-5, TR-TH-LINK-6). */
  readonly shards: readonly number[]
}

/** What setting up a trick there would bring and block. */
export function previewSetUp(
  content: TrickerionContent,
  show: Show,
  seat: number,
  trick: string,
  { place, direction }: Pick<Spot, 'place' | 'direction'>,
): Preview {
  const joints = jointsOf(content, show, { trick, place, direction })
  const links = joints.filter((joint) => joint.isLink)
  const { level } = trickOf(content, trick).entry
  return {
    links,
    dead: joints.filter((joint) => joint.other !== null && !joint.isLink),
    open: joints.filter((joint) => joint.other === null),
    each: content.pack.constants.linkBonus.byLevel[level - 1] ?? 0,
    shards: links.flatMap(({ shard, other }) => (shard && other ? sharers(seat, other.seat) : [])),
  }
}

const sharers = (seat: number, other: number): readonly number[] => (seat === other ? [seat] : [seat, other])

/** What a set-up's links are paid by. */
export type LinkTerms = Pick<SetUpTerms, 'paysNeighbours' | 'linkTimes'>

/** What the links of a marker bring. */
export interface LinkPay {
  /** How often Fame or coins are chosen, and how much each time (TR-TH-LINK-3, TR-TH-LINK-4). */
  readonly times: number
  readonly each: number
  /** TR-TH-LINK-5, TR-TH-LINK-6. */
  readonly shards: readonly { readonly seat: number; readonly shards: number }[]
}

/** TR-TH-LINK-2 to TR-TH-LINK-7: what a marker brings where it is set up. */
export function linkPay(
  content: TrickerionContent,
  show: Show,
  seat: number,
  trick: string,
  { place, direction }: Pick<Spot, 'place' | 'direction'>,
  { paysNeighbours, linkTimes }: LinkTerms,
): LinkPay {
  const joints = jointsOf(content, show, { trick, place, direction })
  const paid = joints.filter(({ isLink, other }) => isLink || (paysNeighbours && other !== null))
  const { level } = trickOf(content, trick).entry
  return {
    times: paid.length * linkTimes,
    each: content.pack.constants.linkBonus.byLevel[level - 1] ?? 0,
    shards: joints.flatMap(({ isLink, shard, other }) =>
      isLink && shard && other
        ? sharers(seat, other.seat).map((each) => ({ seat: each, shards: each === seat ? linkTimes : 1 }))
        : [],
    ),
  }
}
