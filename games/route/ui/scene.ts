import { type Note, oncePer, type Packs, type Question } from '@curio/kernel'
import type { Language, StageProps, TableState } from '@curio/ui/contract'
import { ARKHAM_GUIDE } from '../content/named.ts'
import { shownIn } from '../rules/cities/index.ts'
import { type City, cityOf } from '../rules/city.ts'
import { markedSeat } from '../rules/events/marking.ts'
import { CITY_PACKS, type CityName } from '../rules/options.ts'

import type { Shown } from '../rules/shown.ts'
import { asRouteView, type PlayerView, type RouteText, type RouteView, routeText } from '../text/index.ts'
import type { BoardWords } from './board-words.ts'
import { boardWords } from './booklet-board-words.ts'
import { partnerOf } from './model/teams.ts'
import { TOUR_BOARD_WORDS } from './tour-board-words.ts'

/** One look at the table: what everything on the stage is made of. */
export interface Scene {
  readonly props: StageProps
  readonly pack: Shown
  readonly city: City
  readonly view: RouteView
  readonly text: RouteText
  readonly board: BoardWords
  /** The seat that looks; somebody who only watches sits behind the first one. */
  readonly own: number
  /** Whose board the question is about: one's own, or that of a neighbour (RT-EV-6). */
  readonly asked: number
  /** Whose map is on the stage. */
  readonly shown: number
  readonly player: PlayerView | undefined
  /** The one who decides. */
  readonly me: PlayerView | undefined
  readonly question: Question | null
}

/** What a table is played with; whoever made the table has checked it. A campaign says which city is meant. */
export const packIn = (packs: Packs, city?: CityName): Shown => shownIn(packs, city) ?? ARKHAM_GUIDE

/** What is played at a table now: a campaign is in one of its cities. */
export const packAt = ({ packs, view }: Pick<TableState, 'packs' | 'view'>): Shown =>
  packIn(packs, asRouteView(view).campaign?.city)

type Company = Pick<TableState, 'packs' | 'seats'>
type Played = Company & Pick<TableState, 'view'>

/** Words for whoever looks at the table: they are you. */
export const textOf = (table: Played, language: Language): RouteText =>
  textWith(table, packAt(table), language)

/** What a note tells of: in a campaign, the city that it names. */
export const packTold = (packs: Packs, { city }: Note): Shown => packIn(packs, city as CityName | undefined)

/** The packs of a campaign with one of its cities only. */
const packsWith = oncePer((packs: Packs) => {
  const known = new Map<CityName, Packs>()
  return (city: CityName): Packs => {
    const others = Object.values(CITY_PACKS).filter((pack) => pack !== CITY_PACKS[city])
    const rest = Object.entries(packs).filter(([name]) => !others.some((other) => other === name))
    const made = known.get(city) ?? Object.fromEntries(rest)
    known.set(city, made)
    return made
  }
})

/** The same for those who ask by packs: a card of one name is another one in another city. */
export const packsTold = (packs: Packs, { city }: Note): Packs =>
  city === undefined ? packs : packsWith(packs)(city as CityName)

/** Words for a note. */
export const textTold = (table: Company, note: Note, language: Language): RouteText =>
  textWith(table, packTold(table.packs, note), language)

function textWith({ seats }: Company, pack: Shown, language: Language): RouteText {
  return routeText(language, pack, namesAt({ seats }), seats.find(({ you }) => you)?.seat)
}

/**
 * Words for the line that says who acts. People may share this screen and take turns at it, so among several of them it
 * names the one who is meant.
 */
export function promptTextOf(table: Played & Pick<TableState, 'options'>, language: Language): RouteText {
  const people = table.seats.filter(({ kind, here }) => kind === 'person' && here).length
  if (people > 1) return routeText(language, packAt(table), namesAt(table))
  const you = table.seats.find((each) => each.you)?.seat
  const partner = you === undefined ? null : partnerOf(table, you)
  const { partner: called } = TOUR_BOARD_WORDS[language]
  const names = namesAt(table).map((name, seat) => (seat === partner ? called(name) : name))
  return routeText(language, packAt(table), names, you)
}

const namesAt = ({ seats }: Pick<Company, 'seats'>): readonly string[] => seats.map(({ name }) => name)

export function sceneOf(props: StageProps): Scene {
  const { table, language, interactive, focus } = props
  const view = asRouteView(table.view)
  const own = table.viewer ?? 0
  const pack = packAt(table)
  const question = interactive ? (table.questions[0] ?? null) : null
  const asked = question?.kind === 'event' ? markedBoard(pack, view, own) : own
  const shown = focus?.seat ?? asked
  return {
    props,
    pack,
    city: cityOf(pack, view.ancient),
    view,
    text: textOf(table, language),
    board: boardWords(language, pack),
    own,
    asked,
    shown,
    player: view.players[shown],
    me: view.players[own],
    question,
  }
}

/** RT-EV-6: the seat on whose board the open event is marked. */
function markedBoard({ events }: Shown, view: RouteView, seat: number): number {
  const card = events?.cards.find(({ id }) => id === view.events?.opened.at(-1))
  return card ? markedSeat(card, seat, view.players.length) : seat
}

/** Whether a match is played with starting events. */
export const hasEvents = (view: RouteView): boolean => 'events' in view
