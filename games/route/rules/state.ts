import { type Pool, pool } from '@curio/kernel'
import type { CafeBonus, SupportBonus } from '../content/booklet/terms.ts'
import type { AncientId, EffectSymbol, StoredBonus, Tome } from '../content/pack.ts'
import type { CampaignGame } from './campaign/fame.ts'
import type { CampaignOptions } from './campaign/options.ts'
import type { SupportCell } from './campaign/support.ts'
import { type City, cityOf } from './city.ts'
import type { RouteContent } from './content.ts'
import type { CityName, RouteOptions } from './options.ts'
import type { PlayedEffect } from './played.ts'

export type Phase = 'setup' | 'events' | 'shop' | 'dice' | 'turns' | 'route' | 'encounter' | 'over'

export type Zone = 'waiting' | 'available' | 'unavailable' | 'round'

/** RT-EV-14, RT-EV-15: in the list of drawn segments, one that can never be drawn. */
export const BLOCKED = 2

/** RT-DM-14: what a player has marked on their board. */
export interface Board {
  /** 1 for each drawn segment, by its number in the city; BLOCKED where an event stands in the way. */
  drawn: number[]
  /** How many tourists, at block × 4 + type. */
  tourists: number[]
  /** Vertices of visited shops (RT-BON-1) or cafes (RT-BASE-28). */
  circledShops: number[]
  stored: Stored
  tomes: Record<Tome, 'free' | 'held' | 'used'>
  /** With the module Starting Events. */
  events?: EventMark[]
  /** In Las Vegas. */
  casinos?: Casinos
  /** In Sydney. */
  harbour?: Harbour
  /** In a campaign, support bonuses that are left (RT-CAMP-9). */
  support?: SupportBonus[]
}

/** The symbol of an event, at one thing of the map. */
export interface EventMark {
  event: string
  what: 'block' | 'segment' | 'crossing'
  index: number
  /** A regular customer whom the player has met (RT-EV-22). */
  circled: boolean
}

export interface Harbour {
  /** Blocks of the ferries that have left (RT-SYD-18). */
  crossed: number[]
  /** How many tourists of each type wait at their remote landmark (RT-SYD-13). */
  remote: number[]
}

/** How many bonuses are held; transfers in Venice alone. */
export type Stored = Record<StoredBonus, number> & { BON_TRANSFER?: number }

export interface Casinos {
  /** Blocks of the casinos that segments have run along (RT-VEG-BET-1). */
  visited: number[]
  bets: Bet[]
}

/** Secret until the end (RT-VEG-BET-3). */
interface Bet {
  casino: number
  /** The id of its type. */
  bet: string
  /** Null where nothing is counted. */
  number: number | null
  /** The round in which it was made. */
  round: number
}

/** One player's round, from the block to the confirmation. */
export interface Turn {
  /** The player's two round dice or cards, by number of the piece. */
  dice: [number, number]
  /** Their numbers, after coordinate changes. */
  numbers: [number, number]
  effect: PlayedEffect | null
  effectUsed: boolean
  /** -1 until chosen. */
  block: number
  fallback: boolean
  /** New tourists from a shop that was reached before a block was chosen (RT-ARK-14). */
  waiting?: number[]
  shopVisited: boolean
  /** RT-BON-19 holds for what regular customers bring too; not in older matches. */
  regularsWait?: true
  /** The way of drawing of phase 5 (RT-P5-2); null until used. */
  way: 'a' | 'b' | 'c' | null
  done: boolean
  /** What happened, told to all when everybody is done. */
  acts: Deed[]
}

export type Deed =
  | { readonly act: 'coord'; readonly die: string; readonly to: number; readonly free?: true }
  | { readonly act: 'block'; readonly block: string; readonly fallback: boolean }
  | { readonly act: 'landing'; readonly block: string }
  | { readonly act: 'correction'; readonly erased: string; readonly drawn: string }
  | { readonly act: 'tourists'; readonly block: string; readonly tourists: number[] }
  | { readonly act: 'draw'; readonly section: string }
  | { readonly act: 'cafe'; readonly at: string; readonly bonus: CafeBonus }
  | { readonly act: 'bet'; readonly casino: string }
  | { readonly act: 'support'; readonly bonus: SupportBonus }
  | {
      readonly act: 'regular'
      readonly block: string
      /** Of a cafe, or else the open card of the shops. */
      readonly bonus: CafeBonus | null
      readonly card: string | null
      readonly tome: string | null
    }
  | { readonly act: 'shop'; readonly at: string; readonly card: string; readonly tome: string | null }

/** RT-END-1: what the end of the game adds, step by step. */
export interface Ending {
  route: { start: number; segments: number[] }[]
  /** Blocks along the route. */
  blocks: number[]
  madness: number
  gateLinks: number
  riverLinks: number
  /** Points of the personal task. */
  task: number
  /** Tourists left along the route, at block × 4 + type. */
  tourists: number[]
  /** Blocks crossed out (RT-ANC-YOG-2). */
  crossed: number[]
  /** What the encounter dice show, after each change. */
  dice: number[]
  failures: number
  successes: number
  eliminated: boolean
  encounter: number
}

export interface Player {
  /** Secret: the two cards dealt (RT-SETUP-10). */
  dealt: string[]
  /** The one of them that is kept. */
  task: string | null
  /** RT-SETUP-12. */
  taskShown: boolean
  call: string | null
  /** In ink: what all may see. */
  board: Board
  /** The board while the player's turn is not revealed yet. */
  pencil: Board | null
  turn: Turn | null
  /** Dice kept for the second initial round (RT-INIT-7). */
  kept: [number, number] | null
  roundsMarked: number
  ending: Ending | null
  /** Secret until all have chosen: where the player is going to mark the open event. */
  marking?: string
}

export interface RouteState {
  options: RouteOptions
  /** Null in cities that have none. */
  ancient: AncientId | null
  effects: Record<EffectSymbol, PlayedEffect>
  first: number
  lead: number
  round: number
  phase: Phase
  shopDeck: Pool<string>
  /** RT-SETUP-8: removed unseen. */
  removedShop: string | null
  openShop: string | null
  usedShops: string[]
  taskDeck: Pool<string>
  callDeck: Pool<string>
  dice: { number: number; zone: Zone }[]
  /** RT-P2-7, RT-BASE-10: dice or cards by number of the piece, in the order in which they were taken. */
  roundDice: number[]
  players: Player[]
  /** RT-END-5: seats still to meet the Ancient, and those that have. */
  encounterOrder: number[]
  /** In cities of the booklet. */
  roundBoard?: RoundBoard
  /** With the module Starting Events: the cards that lie open, and the numbers rolled for the last of them. */
  events?: { opened: string[]; numbers: number[] }
  /** Where cards are played. */
  cards?: Cards
  /** Where a card is played with a die. */
  cardAndDie?: CardAndDie
  /** Of a campaign: everything else is the game in the city that it has come to. */
  campaign?: Campaign
}

/** What a campaign carries from city to city. All of it is open. */
export interface Campaign {
  options: CampaignOptions
  /** Visited, the last of them now. */
  cities: CityName[]
  /** The rest of the campaign deck (RT-CAMP-2), or the cities among which winners choose (RT-CAMP-3). */
  left: CityName[]
  /** Those that are over. */
  games: CampaignGame[]
  /** RT-CAMP-7: for the game after the last one. */
  cells: SupportCell[]
}

/** RT-SYD-6 to RT-SYD-11, RT-SYD-SOLO-2 to RT-SYD-SOLO-5: what a round with a card and a die has come to. */
export interface CardAndDie {
  /** The dice of the left neighbour and of the right one (RT-SYD-7). */
  pairs: [number[], number[]]
  /** The dice beside the round card. */
  offered: number[]
  /** -1 until it is known. */
  landmarkDie: number
  /** Alone, the queue of dice. */
  waiting: number[]
  /** Alone, the die on the card at each place of the queue, or -1. */
  onCards: number[]
}

export interface Cards {
  deck: Pool<string>
  /** Open to all. */
  discard: string[]
  /** By seat. Secret (RT-BASE-55). */
  hands: string[][]
  /** By seat, the cards of a hand that are chosen and not shown yet. */
  chosen: string[][]
  /** Cards that lie open while somebody takes from them. */
  shown: string[]
  /** Seats that have had their new hand (RT-BASE-45). */
  refreshed: number[]
  /** In a solo game (RT-BASE-48). */
  queue: QueuePlace[]
}

/** Closed cards are those of the deck: which one lies here is decided when it is opened. */
export interface QueuePlace {
  lies: 'closed' | 'open' | 'taken'
  /** While it is open. */
  card: string | null
}

/** What the booklet keeps for all players. */
export interface RoundBoard {
  /** The cell of each iconic landmark on its track, in the order of the city. */
  ratings: number[]
  /** Whose rating rises next in a solo game (RT-SDI-6). */
  next: number
  /** The goal cards, one of each deck (RT-BASE-3). */
  goals: string[]
  /** RT-VEG-2. */
  halfStars: number
  /** Rounds whose numbers add up to seven (RT-VEG-3). */
  sevens: number[]
  /** In Sydney, by landmark, the cells of its track that are marked (RT-SYD-12). */
  marked?: number[][]
}

function emptyBoard(city: City): Board {
  return {
    drawn: new Array(city.segments.length).fill(0),
    tourists: new Array(city.blocks.length * 4).fill(0),
    circledShops: [],
    stored: { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 },
    tomes: { TOME_REROLL: 'free', TOME_UPGRADE: 'free', TOME_BLESSING: 'free' },
  }
}

export function copyBoard(board: Board): Board {
  return {
    drawn: board.drawn.slice(),
    tourists: board.tourists.slice(),
    circledShops: board.circledShops.slice(),
    stored: { ...board.stored },
    tomes: { ...board.tomes },
    ...(board.events && { events: board.events.map((mark) => ({ ...mark })) }),
    ...(board.casinos && { casinos: copyCasinos(board.casinos) }),
    ...(board.harbour && { harbour: copyHarbour(board.harbour) }),
    ...(board.support && { support: board.support.slice() }),
  }
}

const copyCasinos = ({ visited, bets }: Casinos): Casinos => ({
  visited: visited.slice(),
  bets: bets.map((bet) => ({ ...bet })),
})

const copyHarbour = ({ crossed, remote }: Harbour): Harbour => ({
  crossed: crossed.slice(),
  remote: remote.slice(),
})

/** Until one is chosen, some Ancient: the boards are the same for all. */
function firstAncient(options: RouteOptions): AncientId | null {
  if (options.ancient === undefined) return null
  return options.ancient === 'random' ? 'CTHULHU' : options.ancient
}

/** The table before anything is chosen or drawn; what chance decides is decided by the setup of the rules. */
export function firstState(options: RouteOptions, seats: number, content: RouteContent): RouteState {
  const { pack } = content
  const ancient = firstAncient(options)
  const effects =
    typeof options.effects === 'string'
      ? ({ dark: 'FX_REPEAT', light: 'FX_REPEAT' } as const)
      : options.effects
  const first = options.first === 'random' ? 0 : options.first
  return {
    options,
    ancient,
    effects: { ...effects },
    first,
    lead: first,
    round: 0,
    phase: 'setup',
    shopDeck: pool(pack.shopCards.map((card) => card.id)),
    removedShop: null,
    openShop: null,
    usedShops: [],
    taskDeck: pool(pack.tasks.map((task) => task.id)),
    callDeck: pool(pack.calls.map((call) => call.id)),
    dice: pack.dice.map(() => ({ number: 0, zone: 'waiting' })),
    roundDice: [],
    players: Array.from({ length: seats }, () => ({
      dealt: [],
      task: null,
      taskShown: false,
      call: null,
      board: emptyBoard(cityOf(pack, ancient)),
      pencil: null,
      turn: null,
      kept: null,
      roundsMarked: 0,
      ending: null,
    })),
    encounterOrder: [],
  }
}
