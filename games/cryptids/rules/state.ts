import { type Pool, pool } from '@curio/kernel'
import type { TerrainSymbol } from '../content/shape.ts'
import {
  type DieBonus,
  type Evidence,
  SKILLS,
  type Skill,
  type StartPlace,
  TERRAINS,
  type Terrain,
  type TrackingResult,
} from '../content/vocabulary.ts'
import type { Cover } from './acts.ts'
import type { CryptidsContent } from './content.ts'
import type { CryptidsOptions } from './options.ts'

export type Phase = 'setup' | 'cryptozoologists' | 'helpers' | 'over'
export type Side = 'left' | 'right'
export type Direction = 'up' | 'down'
export type Marker = 'ready' | 'used'
export type SkillState = 'none' | Marker

/** A card of the display and what lies on it. */
export interface Slot {
  card: string
  /** Null while a location `?` waits for a token. */
  location: string | null
  /** `?` where an evidence mark waits for a token. */
  evidence: (Evidence | '?')[]
  /** Lies back side up: its face is hidden. */
  locationToken: string | null
  evidenceTokens: string[]
  /** Seats with a bid token here, in their order. */
  bids: number[]
}

// What a view shows as it is made of types and not of interfaces, so that it is JSON data for the compiler too.

/** A cryptid that is found or caught; what `?` was filled with is remembered (CR-CARD-7). */
export type Found = {
  card: string
  location: string
  evidence: Evidence[]
  relocated: 'reserve' | 'request' | null
  /** Whether its tile lies in the reserve; a request may leave it there (CR-ABIL-12). */
  inReserve: boolean
}

export interface Player {
  /** Where the cryptozoologist is; null until placed. */
  place: string | null
  /** The helper's row on the initiative track, from 1 at the top. */
  row: number
  side: Side
  movement: Marker
  action: Marker
  skills: Record<Skill, SkillState>
  coins: number
  experience: number
  /** Tokens on the board, oldest first. */
  evidence: string[]
  freeBids: number
  found: Found[]
  requests: string[]
  /** One for each terrain slot; null where nothing could be taken. */
  tiles: (string | null)[]
  /** Secret. */
  contracts: string[]
  wolpertingers: string[]
}

/** A Try whose dice are rolled (CR-TRY-2). */
export interface Attempt {
  card: string
  /** For each required evidence what covers it. */
  cover: readonly Cover[]
  dice: TrackingResult[]
  secondChance: boolean
}

/** What must be remembered of the turn that is being played. */
export interface Turn {
  seat: number
  /** Steps left of movements that were begun (CR-MOVE-7, CR-MOVE-8). */
  mainSteps: number
  actionSteps: number
  attempt: Attempt | null
  /** CR-HELP-4. */
  startedOnTop: boolean
  moved: Direction | null
  changedBid: boolean
  /** Cards on which a free bid token was placed in this turn (CR-CHBID-3). */
  placedBids: string[]
  /** Tokens traded in this phase (CR-MARK-8). */
  bought: string[]
  sold: string[]
}

export type HelperDie = {
  bonus: DieBonus
  n: number
  taken: boolean
}

export type LaidTile = {
  tile: string
  x: number
  y: number
  turn: number
}

export type LaidCryptid = {
  card: string
  seat: number
  x: number
  y: number
  turn: number
}

/** Sets of cells are kept as a number for each row, with a bit for each column. */
export interface Reserve {
  tiles: LaidTile[]
  /** In laying order: the last one on a cell is on top. */
  cryptids: LaidCryptid[]
  terrain: Record<Terrain, number[]>
  symbols: Record<TerrainSymbol, number[]>
  covered: number[]
  /** The start place of each type (CR-TERR-4). */
  starts: Record<Terrain, StartPlace | null>
  /** Types that can still be placed (CR-TERR-11). */
  living: Terrain[]
  stacks: Record<Terrain, string[]>
  requests: string[]
}

export interface Poacher {
  row: number
  side: Side
  evidence: string[]
  caught: Found[]
  deck: Pool<string>
  used: string[]
  card: string | null
}

export interface CryptidsState {
  options: CryptidsOptions
  phase: Phase
  round: number
  /** Known once the end is triggered (CR-END-3). */
  finalRound: number | null
  players: Player[]
  turn: Turn | null
  /** The terrain tile or cryptid that is being placed. */
  placing: string | null
  /** The card whose ability is being carried out. */
  ability: string | null
  bag: Pool<string>
  /** Used evidence beside the bag. */
  discard: string[]
  bonusRumours: string[]
  market: (string | null)[]
  map: { at: string; token: string }[]
  decks: Pool<string>[]
  cardDiscards: string[][]
  display: (Slot | null)[]
  contracts: Pool<string>
  commonContract: string | null
  /** Contracts that a solo setup drew and put away (CR-SOLO-4). */
  contractDiscards: string[]
  dice: HelperDie[]
  reserve: Reserve
  /** Which cities still hold a token; which token it is, chance decides when it is taken. */
  wolpertingerCities: string[]
  wolpertingers: Pool<string>
  poacher: Poacher | null
  lost: 'contract' | 'five' | null
}

function emptyRows(height: number): number[] {
  return new Array<number>(height).fill(0)
}

function firstPlayer(): Player {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, 'none'])) as Record<Skill, SkillState>
  skills.planeTicket = 'ready'
  return {
    place: null,
    row: 0,
    side: 'left',
    movement: 'ready',
    action: 'ready',
    skills,
    coins: 0,
    experience: 0,
    evidence: [],
    freeBids: 0,
    found: [],
    requests: [],
    tiles: [null, null, null],
    contracts: [],
    wolpertingers: [],
  }
}

function firstReserve({ pack }: CryptidsContent): Reserve {
  const rows = (): number[] => emptyRows(pack.reserve.height)
  return {
    tiles: [],
    cryptids: [],
    terrain: { water: rows(), forest: rows(), mountain: rows() },
    symbols: { coin: rows(), exp: rows(), initiative: rows() },
    covered: rows(),
    starts: { water: null, forest: null, mountain: null },
    living: [...TERRAINS],
    stacks: {
      water: pack.terrain.water.map((tile) => tile.id),
      forest: pack.terrain.forest.map((tile) => tile.id),
      mountain: pack.terrain.mountain.map((tile) => tile.id),
    },
    requests: [],
  }
}

/** The table before anything is drawn; what chance decides is decided by the setup of the rules. */
export function firstState(options: CryptidsOptions, seats: number, content: CryptidsContent): CryptidsState {
  const { pack } = content
  const ofLevel = (level: number): string[] =>
    pack.cryptids.filter((card) => card.level === level).map((card) => card.id)
  return {
    options: { ...options },
    phase: 'setup',
    round: 0,
    finalRound: null,
    players: Array.from({ length: seats }, firstPlayer),
    turn: null,
    placing: null,
    ability: null,
    bag: pool(pack.evidence.map((token) => token.id)),
    discard: [],
    bonusRumours: pack.bonusRumours.map((token) => token.id),
    market: new Array<string | null>(pack.constants.slots.market).fill(null),
    map: [],
    decks: [pool(ofLevel(1)), pool(ofLevel(2)), pool(ofLevel(3))],
    cardDiscards: [[], [], []],
    display: new Array<Slot | null>(pack.constants.slots.display).fill(null),
    contracts: pool(pack.contracts.map((contract) => contract.id)),
    commonContract: null,
    contractDiscards: [],
    dice: [],
    reserve: firstReserve(content),
    wolpertingerCities: options.wolpertinger ? [...content.cities] : [],
    wolpertingers: pool(options.wolpertinger ? pack.wolpertinger.tokens.map((token) => token.id) : []),
    poacher: seats === 1 ? firstPoacher(content) : null,
    lost: null,
  }
}

function firstPoacher({ pack }: CryptidsContent): Poacher {
  const deck = pool(pack.poacherCards.map((card) => card.id))
  return { row: 0, side: 'left', evidence: [], caught: [], deck, used: [], card: null }
}
