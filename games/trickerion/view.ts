import { poolSize, type Viewer } from '@curio/kernel'
import {
  type Day,
  type Location,
  type School,
  SPECIAL_LOCATIONS,
  type SpecialLocation,
  type Theater,
} from './content/vocabulary.ts'
import type { TrickerionContent } from './rules/content.ts'
import type { TrickerionOptions } from './rules/options.ts'
import { isLocation, locationOf } from './rules/plan.ts'
import type {
  Character,
  Commitment,
  Disc,
  Face,
  FameSource,
  Look,
  Market,
  OwnTrick,
  Phase,
  Placement,
  Player,
  Show,
  Stack,
  TrickerionState,
} from './rules/state.ts'

// What is seen is made of types and not of interfaces, so that it is JSON data for the compiler too.

/** The table as one seat, or somebody who only watches, may see it (TR-GEN-14 to TR-GEN-16, TR-GEN-20). */
export type TrickerionView = {
  readonly options: TrickerionOptions
  readonly phase: Phase
  readonly round: number
  readonly selection: readonly number[]
  readonly order: readonly number[]
  readonly turn: number
  readonly placed: number
  readonly placement: Plain<Placement> | null
  readonly players: readonly PlayerView[]
  readonly dice: readonly Face[]
  readonly decks: Readonly<Record<School, readonly string[]>>
  readonly market: Plain<Market>
  readonly row: readonly (Show | null)[]
  /** The face-down performance deck from its top, by theater. */
  readonly performanceDeck: readonly Theater[]
  /** Cards left in each special deck. */
  readonly specialDecks: Readonly<Record<SpecialLocation, number>>
  /** What lies at the bottom of each, the first to be drawn first; null for a card that the viewer has not seen. */
  readonly specialBottoms: Readonly<Record<SpecialLocation, readonly (string | null)[]>>
  readonly prophecies: PropheciesView
  readonly commitments: readonly Plain<Commitment>[]
  readonly day: Day | null
  readonly performers: readonly number[]
  /** The card that is being performed; null in matches of older rules too. */
  readonly performing: string | null
}

/** An interface as plain data. */
type Plain<T> = { readonly [K in keyof T]: T[K] }

type PropheciesView = {
  readonly active: string | null
  readonly pending: readonly (string | null)[]
  /** How many are in the stack. */
  readonly stack: number
  readonly gone: readonly string[]
}

export type CharacterView = {
  readonly disc: Disc
  readonly at: string
  readonly home: 'board' | 'assistant'
  readonly hasCard: boolean
  /** Null if there is none, or if it lies face down and is somebody else's (TR-ASG-11). */
  readonly card: string | null
  readonly isUp: boolean
  /** Whether everybody knows the card. */
  readonly isSeen: boolean
  readonly isIdle: boolean
}

type LookView = {
  readonly deck: SpecialLocation
  /** How many cards are looked at. */
  readonly size: number
  /** Null where another player looks at them. */
  readonly cards: readonly string[] | null
  readonly keep: number
}

export type PlayerView = {
  readonly magician: string | null
  readonly fame: number
  readonly coins: number
  readonly shards: number
  readonly characters: readonly CharacterView[]
  readonly tricks: readonly OwnTrick[]
  readonly components: readonly Stack[]
  /** Cards in hand of both sorts. */
  readonly hand: number
  /** Permanent assignments in hand; null for others while a card of the player lies face down (TR-GEN-16). */
  readonly permanents: Readonly<Record<Location, number>> | null
  /** Special assignments in hand; null for others. */
  readonly specials: readonly string[] | null
  /** Special assignments of the player, in hand or laid out, by the deck they came from (TR-GEN-20). */
  readonly specialsOwned: Readonly<Record<SpecialLocation, number>>
  /** Those of them that everybody has seen. */
  readonly shown: readonly string[]
  readonly used: readonly string[]
  readonly looking: readonly LookView[]
  readonly hasPoster: boolean
  readonly isReady: boolean
  readonly isAbilityUsed: boolean
  readonly performed: readonly string[]
  readonly performedNow: readonly string[]
  readonly fameBy: Readonly<Record<FameSource, number>>
}

export function viewTrickerion(
  state: TrickerionState,
  viewer: Viewer,
  content: TrickerionContent,
): TrickerionView {
  const { market, prophecies } = state
  return {
    options: { ...state.options },
    phase: state.phase,
    round: state.round,
    selection: [...state.selection],
    order: [...state.order],
    turn: state.turn,
    placed: state.placed,
    placement: state.placement && { ...state.placement },
    players: state.players.map((player, seat) => playerView(player, seat === viewer, content)),
    dice: [...state.dice],
    decks: {
      mechanical: [...state.decks.mechanical],
      spiritual: [...state.decks.spiritual],
      escape: [...state.decks.escape],
      optical: [...state.decks.optical],
    },
    market: {
      stall: [...market.stall],
      orders: [...market.orders],
      quickOrder: market.quickOrder,
      beside: [...market.beside],
    },
    row: state.row.map((show) => show && showView(show)),
    performanceDeck: [...state.performanceDeck],
    specialDecks: byDeck((deck) => poolSize(state.specialDecks[deck])),
    specialBottoms: byDeck((deck) => bottomView(state, deck, viewer)),
    prophecies: {
      active: prophecies.active,
      pending: [...prophecies.pending],
      stack: poolSize(prophecies.stack),
      gone: [...prophecies.gone],
    },
    commitments: state.commitments.map((commitment) => ({ ...commitment })),
    day: state.day,
    performers: [...state.performers],
    performing: state.performing ?? null,
  }
}

function byDeck<T>(made: (deck: SpecialLocation) => T): Record<SpecialLocation, T> {
  return Object.fromEntries(SPECIAL_LOCATIONS.map((deck) => [deck, made(deck)])) as Record<SpecialLocation, T>
}

const showView = ({ card, markers }: Show): Show => ({
  card,
  markers: markers.map((marker) => ({ ...marker })),
})

function bottomView(
  { specialDecks, bottomSeenBy }: TrickerionState,
  deck: SpecialLocation,
  viewer: Viewer,
): readonly (string | null)[] {
  const isKnown = (by: number | null | undefined): boolean => by === null || by === viewer
  return specialDecks[deck].bottom.map((card, index) => (isKnown(bottomSeenBy[deck][index]) ? card : null))
}

function playerView(player: Player, isOwn: boolean, content: TrickerionContent): PlayerView {
  const { characters, permanents, specials } = player
  const hasSecrets = characters.some(({ card, isSeen }) => card !== null && !isSeen)
  const laid = characters.flatMap(({ card }) => (card === null || isLocation(card) ? [] : [card]))
  return {
    magician: player.magician,
    fame: player.fame,
    coins: player.coins,
    shards: player.shards,
    characters: characters.map((character) => characterView(character, isOwn)),
    tricks: player.tricks.map((trick) => ({ ...trick, extra: { ...trick.extra } })),
    components: player.components.map((stack) => ({ ...stack })),
    hand: Object.values(permanents).reduce((sum, count) => sum + count, specials.length),
    permanents: isOwn || !hasSecrets ? { ...permanents } : null,
    specials: isOwn ? [...specials] : null,
    specialsOwned: byDeck(
      (deck) => [...specials, ...laid].filter((card) => locationOf(content, card) === deck).length,
    ),
    shown: [...player.shown].sort(),
    used: [...player.used],
    looking: player.looking.map((look) => lookView(look, isOwn)),
    hasPoster: player.hasPoster,
    isReady: player.isReady,
    isAbilityUsed: player.isAbilityUsed,
    performed: [...player.performed],
    performedNow: [...player.performedNow],
    fameBy: { ...player.fameBy },
  }
}

function characterView(
  { disc, at, home, card, isUp, isSeen, isIdle }: Character,
  isOwn: boolean,
): CharacterView {
  return { disc, at, home, hasCard: card !== null, card: isOwn || isSeen ? card : null, isUp, isSeen, isIdle }
}

const lookView = ({ deck, cards, keep }: Look, isOwn: boolean): LookView => ({
  deck,
  size: cards.length,
  cards: isOwn ? [...cards] : null,
  keep,
})
