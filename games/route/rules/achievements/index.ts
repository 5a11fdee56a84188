import type { Achievement, Achievements, PlayedMatch } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { ACHIEVEMENT_MEASURES } from '../../content/booklet/terms.ts'
import { playerOf } from '../board.ts'
import type { City } from '../city.ts'
import { cityIn, type RouteContent } from '../content.ts'
import type { FinalRoute } from '../final-route.ts'
import type { RouteState } from '../state.ts'
import { goalsWon } from '../tour-scoring.ts'
import { coordinateChanges, joiningPaths } from './in-turns.ts'
import {
  cornerLocations,
  equalCoordinates,
  heldLocations,
  surroundedLocations,
  turnsInARow,
} from './on-route.ts'

type Match = PlayedMatch<RouteState, RouteContent>
type Measure = (typeof ACHIEVEMENT_MEASURES)[number]
type Item = BookletPack['achievements']['groups'][number]['items'][number]

/** Measures that are collected over many games; all others are the best of one. */
const COLLECTED: readonly Measure[] = ['cities', 'ancients']

/** Section 4.20, from the booklet's own list. */
export function achievementsIn({
  achievements,
  events,
}: BookletPack): Achievements<RouteState, RouteContent> {
  const items = achievements.groups.flatMap((group) => group.items)
  return {
    groups: achievements.groups.map((group) => ({
      id: group.id,
      name: group.name,
      items: group.items.map(achievementOf),
      enough: achievements.needed,
      unlocks: group.secretCards.map(String),
    })),
    brings: (match, { seat, won }) => {
      // RT-ACH-18: the Guide has none.
      if (match.state.options.edition !== 'booklet') return {}
      const brought = items.flatMap((item) => {
        // RT-ACH-4.
        if (item.kind === 'social' || (item.kind === 'game' && item.win && !won)) return []
        return [[item.id, MEASURES[item.measure](match, seat, events)] as const]
      })
      return Object.fromEntries(brought)
    },
  }
}

function achievementOf(item: Item): Achievement {
  const { id, text } = item
  if (item.kind === 'social') return { id, text, kind: 'ticked' }
  const { atLeast } = item
  if (item.kind === 'counted') return { id, text, kind: 'people', atLeast }
  return { id, text, kind: COLLECTED.includes(item.measure) ? 'collected' : 'best', atLeast }
}

const MEASURES: Readonly<
  Record<
    Measure,
    (match: Match, seat: number, events: BookletPack['events']) => number | readonly string[] | true
  >
> = {
  soloGames: ({ setup }) => (setup.seats === 1 ? 1 : 0),
  teamGames: ({ outcome }) => (outcome.kind === 'teams' ? 1 : 0),
  campaigns: () => 0,
  // RT-ACH-14.
  people: () => true,
  turnsInARow: (match, seat) => turnsInARow(cityOf(match), routeOf(match, seat)),
  joiningPaths: ({ notes, state, content }, seat) => joiningPaths(notes, seat, state, content),
  taskPoints: ({ outcome }, seat) => outcome.points[seat]?.by.task ?? 0,
  redEvents: ({ state }, _, events) => opened(state, events, 'red'),
  yellowEvents: ({ state }, _, events) => opened(state, events, 'yellow'),
  // RT-ACH-17: without the points of events.
  greyPoints: ({ outcome }, seat) => outcome.points[seat]?.by.rating ?? 0,
  goalsWon: ({ state, content }, seat) => goalsWon(state, seat, content),
  coordinateChanges: ({ notes }, seat) => coordinateChanges(notes, seat),
  equalCoordinates: (match, seat) => equalCoordinates(heldBy(match, seat)),
  cornerLocations: (match, seat) => cornerLocations(heldBy(match, seat)),
  surroundedLocations: (match, seat) => surroundedLocations(cityOf(match), routeOf(match, seat)),
  cities: ({ state: { options } }) => (options.edition === 'booklet' ? [options.city] : []),
  // RT-ACH-18: the Ancient of the secret box does not count.
  ancients: ({ state: { ancient } }) => (ancient === null || ancient === 'SHUB_NIGGURATH' ? [] : [ancient]),
  // RT-ACH-17.
  gateMadness: ({ state }, seat) =>
    state.ancient === 'SHUB_NIGGURATH' ? 0 : (playerOf(state, seat).ending?.gateLinks ?? 0),
  encounterPoints: ({ state }, seat) => playerOf(state, seat).ending?.encounter ?? 0,
}

const cityOf = ({ state, content }: Match): City => cityIn(content, state)
const routeOf = ({ state }: Match, seat: number): FinalRoute => playerOf(state, seat).ending?.route ?? []

function heldBy(match: Match, seat: number) {
  const { blocks = [], tourists = [] } = playerOf(match.state, seat).ending ?? {}
  return heldLocations(cityOf(match), blocks, tourists)
}

function opened(state: RouteState, events: BookletPack['events'], colour: 'red' | 'yellow'): number {
  const ids = state.events?.opened ?? []
  return events.filter((event) => event.colour === colour && ids.includes(event.id)).length
}
