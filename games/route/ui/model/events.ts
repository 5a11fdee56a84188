import { cityOf } from '../../rules/city.ts'
import { eventWorth } from '../../rules/events/points.ts'
import { spotAt } from '../../rules/events/spots.ts'
import type { StartingEvent } from '../../rules/events/terms.ts'
import { numberedRoute } from '../../rules/final-route.ts'
import type { Shown } from '../../rules/shown.ts'
import { sitesAlong } from '../../rules/sites.ts'
import { touristsSeen } from '../../seat-state.ts'
import type { BoardView, RoutePartView, RouteView } from '../../text/index.ts'
import { shapesOf } from './geometry.ts'
import type { Point } from './paper.ts'

export const eventIn = ({ events }: Shown, id: string): StartingEvent | undefined =>
  events?.cards.find((card) => card.id === id)

/** The rule that says what a symbol does. */
export const EVENT_RULES: Readonly<Record<StartingEvent['effect']['kind'], string>> = {
  pointsPerNeighbour: 'RT-EV-16',
  tourists: 'RT-EV-18',
  pointsForLandmark: 'RT-EV-21',
  cafe: 'RT-EV-22',
  landmarkTurnsWhite: 'RT-EV-24',
  roadBlocked: 'RT-EV-14',
  crossingBlocked: 'RT-EV-14',
  pointsForLocation: 'RT-EV-25',
  pointsPerRoadAlong: 'RT-ACH-15',
  pointsForRoad: 'RT-ACH-15',
}

/** Half the side of a symbol that is not made larger. */
const SIGN = 14

/** On a small map symbols are larger for their size. */
export const eventScale = (detail: 'full' | 'phone' | 'plan' | 'thumb'): number =>
  detail === 'full' ? 1 : detail === 'thumb' ? 2 : 1.45

/** How far down a block the symbol of an event with tourists stands: above them. */
const ABOVE_TOURISTS = 0.46

interface EventMark {
  readonly event: string
  readonly place: string
}

/**
 * Where the symbol of an event stands: on a road, on a crossing, or in the corner of a block that is farthest from its
 * name. No tourists come there (RT-EV-8) but those of the event itself (RT-EV-18).
 */
export function eventSpot(pack: Shown, { event, place }: EventMark, scale: number): Point | null {
  const { blocks, segments, vertices } = shapesOf(pack)
  const block = blocks.get(place)
  // The chip of a casino is on the right.
  const isCasino = pack.map.blocks.some(({ id, letter }) => id === place && letter !== undefined)
  const inset = SIGN * scale + 2
  if (block) {
    const y =
      eventIn(pack, event)?.effect.kind === 'tourists'
        ? block.top + (block.bottom - block.top) * ABOVE_TOURISTS
        : block.bottom - inset
    return { x: isCasino ? block.left + inset : block.right - inset, y }
  }
  return segments.get(place)?.middle ?? vertices.get(place) ?? null
}

/** An event that is marked on the map. */
export interface MarkedEvent {
  readonly id: string
  readonly event: string
}

/** The event whose symbol a point lies on. */
export function eventAt(pack: Shown, { events }: BoardView, point: Point, scale: number): MarkedEvent | null {
  const found = events?.find((mark) => {
    const at = eventSpot(pack, mark, scale)
    return at !== null && Math.hypot(point.x - at.x, point.y - at.y) <= SIGN * scale + 2
  })
  return found ? { id: found.place, event: found.event } : null
}

/** The events of a player's board, and what each brings to a route now (RT-EV-26). */
export function eventsNow(
  pack: Shown,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): readonly { readonly event: string; readonly points: number }[] {
  const player = view.players[seat]
  const terms = pack.events
  if (!terms || !player?.board.events) return []
  const city = cityOf(pack, view.ancient)
  const walked = (numberedRoute(city, route) ?? []).flatMap(({ segments }) => segments)
  const along = sitesAlong(city, walked)
  const tourists = touristsSeen(city, player.ending?.tourists ?? player.board.tourists)
  return player.board.events.map(({ event, place, circled }) => {
    const worth = eventWorth(terms, city, [{ event, ...spotAt(city, place), circled }], tourists)
    return { event, points: along.reduce((sum, site) => sum + (worth[site] ?? 0), 0) }
  })
}
