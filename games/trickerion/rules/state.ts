import { type Pool, pool } from '@curio/kernel'
import {
  type CharacterKind,
  type Component,
  type Day,
  type Location,
  type School,
  SPECIAL_LOCATIONS,
  type SpecialLocation,
  type Suit,
  THEATERS,
  type Theater,
} from '../content/vocabulary.ts'
import type { TrickerionContent } from './content.ts'
import type { TrickerionOptions } from './options.ts'

/** The seven phases of a round (TR-RND-1), and what comes before and after. */
export type Phase =
  | 'setup'
  | 'dice'
  | 'order'
  | 'advertise'
  | 'assignment'
  | 'action'
  | 'performance'
  | 'end'
  | 'over'

/** The discs of one colour (TR-PSET-17). */
export const DISCS = [
  'magician',
  'manager',
  'engineer',
  'assistant',
  'apprentice1',
  'apprentice2',
  'apprentice3',
  'apprentice4',
] as const
export type Disc = (typeof DISCS)[number]

/** Clockwise: the corners of a slot that is turned by 45 degrees. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Where the player's Fame came from; losses count there too. */
export const FAME_SOURCES = [
  'start',
  'posters',
  /** Links that were made by setting up (TR-TH-LINK-3). */
  'links',
  /** Yields of tricks (TR-PERF-REW). */
  'tricks',
  /** TR-PERF-BON. */
  'performer',
  'specials',
  'ability',
  'prophecies',
  /** Never more than 0 (TR-WAGE-7). */
  'wages',
  // Final scoring (TR-FIN-9).
  'shards',
  'coins',
  'apprentices',
  'specialists',
  'hand',
  'levelThree',
] as const
export type FameSource = (typeof FAME_SOURCES)[number]

// What a view shows as it is made of types and not of interfaces, so that it is JSON data for the compiler too.

/** A stack of equal tokens (TR-CMP-3). */
export type Stack = {
  kind: Component
  count: number
  on: 'board' | 'manager'
}

/** A trick card in the workshop. */
export type OwnTrick = {
  trick: string
  symbol: Suit
  /** Markers that lie on the card. */
  markers: number
  on: 'board' | 'engineer'
  /** Fame and coins that special assignments add to every yield, for as long as the card stays. */
  extra: { fame: number; coins: number }
}

/** A trick marker on a performance card, or a pile that counts as one. */
export type Marker = {
  seat: number
  trick: string
  /** A place of the card, or `beside0`, `beside1`, … for one that lies beside its slots. */
  place: string
  /** Where the trick's own school points; null beside the slots. */
  direction: Direction | null
  /** Markers of a pile. */
  size: number
}

/** A performance card of the row. */
export type Show = {
  card: string
  markers: Marker[]
}

/** What a die shows; a Bank die shows a number. */
export type Face = School | CharacterKind | 'any' | 'x' | number

export interface Character {
  disc: Disc
  /** The player's supply, the Inn until it joins, its home, or the id of the slot on which it stands. */
  at: string
  /** Apprentices live on the player board or on that of the Assistant. */
  home: 'board' | 'assistant'
  /** The assignment under it: a location for a permanent one, otherwise the id of a special one. */
  card: string | null
  /** Whether the card lies face up. */
  isUp: boolean
  /** Whether everybody knows the card: it lies face up, or did before the character was made idle. */
  isSeen: boolean
  /** Made idle in this round (TR-IDLE-3). */
  isIdle: boolean
}

export const SUPPLY = 'supply'
export const INN = 'inn'
export const HOME = 'home'

export interface Player {
  magician: string | null
  fame: number
  coins: number
  shards: number
  /** In the order of `DISCS`. */
  characters: Character[]
  tricks: OwnTrick[]
  components: Stack[]
  /** Permanent assignments in hand. */
  permanents: Record<Location, number>
  /** Special assignments in hand: secret, except those in `shown`. */
  specials: string[]
  /** Special assignments of the player that everybody has seen face up, in hand or laid out (TR-GEN-20). */
  shown: string[]
  /** Special assignments used in this round, in the order of placement (TR-END-21). */
  used: string[]
  /** Cards the player looks at and has to choose from (TR-DA-1); secret. */
  looking: Look[]
  /** TR-ADV-5. */
  hasPoster: boolean
  /** Cards taken back in this Assignment phase. */
  takenBack: number
  isReady: boolean
  /** Whether the magician's ability was used in this round. */
  isAbilityUsed: boolean
  /** Tricks that were performed at least once, even if they were returned since. */
  performed: string[]
  /** The trick of each marker that was performed in this round. */
  performedNow: string[]
  /** Adds up to `fame`. */
  fameBy: Record<FameSource, number>
}

export interface Look {
  deck: SpecialLocation
  cards: string[]
  /** How many of them are kept. */
  keep: number
}

/** What was made of the special assignment of a placement (TR-SPEC-11). */
type SpecialUse = 'open' | 'effect' | 'point'

/** The placement whose action points are being spent. */
export interface Placement {
  seat: number
  disc: Disc
  slot: string
  location: Location
  /** Action points left. */
  ap: number
  /** The special assignment in force: that under the character, or the copied one. */
  special: string | null
  use: SpecialUse
  /** Whether `special` is a copy (TR-MAG-OPT-4). No rule asks; it stays because digests of recorded matches include it. */
  isCopied: boolean
  /** Whether the draw for one action point was made (TR-DA-2). */
  hasDrawn: boolean
}

export interface Market {
  /** The Buy slots (TR-SETUP-5). */
  stall: Component[]
  /** The Order slots, each facing a Buy slot (TR-MKT-ORD-3). */
  orders: (Component | null)[]
  quickOrder: Component | null
  /** Kinds that special assignments put on sale until the Orders step. */
  beside: Component[]
}

interface Prophecies {
  active: string | null
  /** Near, middle, far: the near one is active next; null where the pack ran out. */
  pending: (string | null)[]
  stack: Pool<string>
  /** Set aside (TR-END-17). */
  gone: string[]
}

/** What a special assignment has yet to do in this round. */
export interface Commitment {
  seat: number
  special: string
  /** The character that the card lies under. */
  disc: Disc
}

export interface TrickerionState {
  options: TrickerionOptions
  phase: Phase
  /** Where the round marker lies. */
  round: number
  /** Seats in the order in which they chose their magicians (TR-PSET-1). */
  selection: number[]
  /** Seats in turn order. */
  order: number[]
  /** In the Action phase: the place in `order` of whoever has the turn. */
  turn: number
  /** Characters placed in this turn so far. */
  placed: number
  placement: Placement | null
  players: Player[]
  /** In the order of the dice of the pack. */
  dice: Face[]
  /** The open trick decks of the Residence (TR-SETUP-2). */
  decks: Record<School, string[]>
  market: Market
  /** Places of the row from the left; the last ones are empty at first (TR-END-23). */
  row: (Show | null)[]
  /** The face-down performance deck from its top, by theater. */
  performanceDeck: Theater[]
  /** Performance cards that nobody has seen, by theater. */
  performances: Record<Theater, Pool<string>>
  specialDecks: Record<SpecialLocation, Pool<string>>
  /** For each card at the bottom of a special deck who knows it: the seat that put it there, or null for everybody. */
  bottomSeenBy: Record<SpecialLocation, (number | null)[]>
  prophecies: Prophecies
  /** What special assignments still have to do in this round. */
  commitments: Commitment[]
  /** The day that is being resolved in the Performance phase. */
  day: Day | null
  /** Seats that have performed in this round. */
  performers: number[]
  /** The card that is being performed while its pay is decided. Matches of rules before 2 do not say it. */
  performing?: string | null
}

function firstCharacter(disc: Disc): Character {
  const isAtHome = disc === 'magician' || disc === 'apprentice1'
  return {
    disc,
    at: isAtHome ? HOME : SUPPLY,
    home: 'board',
    card: null,
    isUp: false,
    isSeen: false,
    isIdle: false,
  }
}

function firstPlayer({ darkAlley }: TrickerionOptions, { pack }: TrickerionContent): Player {
  const { hands } = pack.constants
  return {
    magician: null,
    fame: 0,
    coins: 0,
    shards: 0,
    characters: DISCS.map(firstCharacter),
    tricks: [],
    components: [],
    permanents: { ...(darkAlley ? hands.darkAlley : hands.base) },
    specials: [],
    shown: [],
    used: [],
    looking: [],
    hasPoster: false,
    takenBack: 0,
    isReady: false,
    isAbilityUsed: false,
    performed: [],
    performedNow: [],
    fameBy: Object.fromEntries(FAME_SOURCES.map((source) => [source, 0])) as Record<FameSource, number>,
  }
}

/** The table before anything is drawn; what chance decides is decided by the setup of the rules. */
export function firstState(
  options: TrickerionOptions,
  seats: number,
  content: TrickerionContent,
): TrickerionState {
  const { pack } = content
  const { stall } = pack.constants.market
  const theaters = THEATERS.filter((theater) => options.darkAlley || theater !== 'magnusPantheon')
  const inPlay = pack.tricks.filter(({ level }) => options.darkAlley || level < 3)
  const deckOf = (school: School): string[] =>
    inPlay.filter((trick) => trick.school === school).map(({ id }) => id)
  const cardsOf = (theater: Theater): Pool<string> =>
    pool(
      pack.performances
        .filter((card) => card.theater === theater && theaters.includes(theater))
        .map(({ id }) => id),
    )
  const specialsOf = (location: SpecialLocation): Pool<string> =>
    pool(
      options.darkAlley
        ? pack.specials.filter((special) => special.location === location).map(({ id }) => id)
        : [],
    )
  return {
    options: { ...options },
    phase: 'setup',
    round: options.quickGame ? pack.constants.quick.round : 1,
    selection: [],
    order: [],
    turn: 0,
    placed: 0,
    placement: null,
    players: Array.from({ length: seats }, () => firstPlayer(options, content)),
    dice: [],
    decks: {
      mechanical: deckOf('mechanical'),
      spiritual: deckOf('spiritual'),
      escape: deckOf('escape'),
      optical: deckOf('optical'),
    },
    market: { stall: [...stall], orders: stall.map(() => null), quickOrder: null, beside: [] },
    row: Array.from({ length: seats + 1 }, () => null),
    performanceDeck: theaters.flatMap((theater) =>
      new Array<Theater>(pack.constants.performanceDeck.each).fill(theater),
    ),
    performances: {
      riverside: cardsOf('riverside'),
      grandMagorian: cardsOf('grandMagorian'),
      magnusPantheon: cardsOf('magnusPantheon'),
    },
    specialDecks: bySpecialLocation(specialsOf),
    bottomSeenBy: bySpecialLocation(() => []),
    prophecies: {
      active: null,
      pending: new Array<string | null>(pack.constants.pending.value).fill(null),
      stack: pool(options.prophecies ? pack.prophecies.map(({ id }) => id) : []),
      gone: [],
    },
    commitments: [],
    day: null,
    performers: [],
  }
}

function bySpecialLocation<T>(made: (location: SpecialLocation) => T): Record<SpecialLocation, T> {
  return Object.fromEntries(SPECIAL_LOCATIONS.map((location) => [location, made(location)])) as Record<
    SpecialLocation,
    T
  >
}
