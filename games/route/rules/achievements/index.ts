import { type Achievement, type Achievements, isRecord, type Json, type PlayedMatch } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import { type ACHIEVEMENT_MEASURES, BOOKLET_ANCIENTS, BOOKLET_EFFECTS } from '../../content/booklet/terms.ts'
import type { AncientId } from '../../content/pack.ts'
import { playerOf } from '../board.ts'
import type { City } from '../city.ts'
import { cityIn, type RouteContent } from '../content.ts'
import type { FinalRoute } from '../final-route.ts'
import type { RouteState } from '../state.ts'
import { goalsWon } from '../tour-scoring.ts'
import { type FinishedGame, gamesIn } from './games.ts'
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

/** RT-ACH-18, by the names of the form. */
const COUNTING = {
  ru: 'Считаются Лас-Вегас, Сидней, Венеция, «Аркхэм: буклет» и кампания-путешествие. Партии «Аркхэм: путеводитель» не считаются, как и партии с принесённым содержанием.',
  en: 'Las Vegas, Sydney, Venice, “Arkham: booklet” and the travel campaign count. Games of “Arkham: guide” do not, nor do games with content that somebody brought.',
}

/** Section 4.20, from the booklet's own list. */
export function achievementsIn({ achievements }: BookletPack): Achievements<RouteState, RouteContent> {
  const items = achievements.groups.flatMap((group) => group.items)
  return {
    groups: achievements.groups.map((group) => ({
      id: group.id,
      name: group.name,
      items: group.items.map(achievementOf),
      enough: achievements.needed,
      unlocks: group.secretCards.map(String),
    })),
    counting: COUNTING,
    asks: (options) => (isRecord(options) && Array.isArray(options.secret) ? options.secret.map(String) : []),
    untold: untoldOptions,
    brings: (match, who) => {
      // RT-ACH-18: the Guide has none.
      if (match.state.options.edition !== 'booklet') return {}
      const games = gamesIn(match, who)
      const brought = items.flatMap((item) => {
        if (item.kind === 'social') return []
        // RT-ACH-4.
        const counting = item.kind === 'game' && item.win ? games.filter(({ won }) => won) : games
        if (counting.length === 0) return []
        return [[item.id, broughtBy(item.measure, match, counting, who.seat)] as const]
      })
      return Object.fromEntries(brought)
    },
  }
}

/** An effect and an Ancient may be chosen by name, also one from the secret box. */
function untoldOptions(options: Json): Json {
  if (!isRecord(options)) return options
  const { effects = null, ancient = 'random' } = options
  const isTold = (known: readonly string[], chosen: unknown): boolean => known.some((each) => each === chosen)
  const areEffectsTold =
    !isRecord(effects) || Object.values(effects).every((effect) => isTold(BOOKLET_EFFECTS, effect))
  return {
    ...options,
    ...(!areEffectsTold && { effects: 'random' }),
    ...(!isTold(['random', ...BOOKLET_ANCIENTS], ancient) && { ancient: 'random' }),
  }
}

function achievementOf(item: Item): Achievement {
  const { id, text } = item
  if (item.kind === 'social') return { id, text, kind: 'ticked' }
  const { atLeast } = item
  if (item.kind === 'counted') return { id, text, kind: 'people', atLeast }
  return { id, text, kind: COLLECTED.includes(item.measure) ? 'collected' : 'best', atLeast }
}

/** What the games of a match bring together: the best of them, or all the different things. */
function broughtBy(
  measure: Measure,
  match: Match,
  games: readonly FinishedGame[],
  seat: number,
): number | readonly string[] | true {
  switch (measure) {
    case 'campaigns':
      return match.state.campaign ? 1 : 0
    case 'people':
      // RT-ACH-14.
      return true
    case 'cities':
      return games.flatMap(({ state: { options } }) => (options.edition === 'booklet' ? options.city : []))
    case 'ancients':
      return games.flatMap(({ state: { ancient } }) => (isCommon(ancient) ? ancient : []))
    default:
      return Math.max(...games.map((game) => COUNTS[measure](game, seat)))
  }
}

type Counted = Exclude<Measure, 'campaigns' | 'people' | 'cities' | 'ancients'>

const COUNTS: Readonly<Record<Counted, (game: FinishedGame, seat: number) => number>> = {
  soloGames: ({ state }) => Number(state.players.length === 1),
  teamGames: ({ inTeams }) => Number(inTeams),
  turnsInARow: (game, seat) => turnsInARow(cityOf(game), routeOf(game, seat)),
  joiningPaths: ({ notes, state, content }, seat) => joiningPaths(notes, seat, state, content),
  taskPoints: ({ points }) => points.task ?? 0,
  redEvents: (game) => opened(game, 'red'),
  yellowEvents: (game) => opened(game, 'yellow'),
  // RT-ACH-17: without the points of events.
  greyPoints: ({ points }) => points.rating ?? 0,
  goalsWon: ({ state, content }, seat) => goalsWon(state, seat, content),
  coordinateChanges: ({ notes }, seat) => coordinateChanges(notes, seat),
  equalCoordinates: (game, seat) => equalCoordinates(heldBy(game, seat)),
  cornerLocations: (game, seat) => cornerLocations(heldBy(game, seat)),
  surroundedLocations: (game, seat) => surroundedLocations(cityOf(game), routeOf(game, seat)),
  // RT-ACH-17.
  gateMadness: ({ state }, seat) =>
    isCommon(state.ancient) ? (playerOf(state, seat).ending?.gateLinks ?? 0) : 0,
  encounterPoints: ({ state }, seat) => playerOf(state, seat).ending?.encounter ?? 0,
}

/** RT-ACH-18: whoever is in the secret box does not count. */
const isCommon = (ancient: AncientId | null): ancient is AncientId =>
  BOOKLET_ANCIENTS.some((each) => each === ancient)

const cityOf = ({ state, content }: FinishedGame): City => cityIn(content, state)
const routeOf = ({ state }: FinishedGame, seat: number): FinalRoute =>
  playerOf(state, seat).ending?.route ?? []

function heldBy(game: FinishedGame, seat: number) {
  const { blocks = [], tourists = [] } = playerOf(game.state, seat).ending ?? {}
  return heldLocations(cityOf(game), blocks, tourists)
}

function opened({ state, content }: FinishedGame, colour: 'red' | 'yellow'): number {
  const ids = state.events?.opened ?? []
  const cards = content.pack.events?.cards ?? []
  return cards.filter((card) => card.colour === colour && ids.includes(card.id)).length
}
