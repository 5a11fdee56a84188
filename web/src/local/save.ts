import type { Entry, GameOver, Header, Json, Log, Outcome, Packs, RankedOutcome, Stage } from '@curio/kernel'
import type { OpenRequest } from '@curio/protocol'

/** A seat of a local table. */
export interface LocalSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The level of a bot; empty for a person. */
  readonly level: string
  /** At the table of a lesson: what is answered at this seat as long as the lesson is followed. */
  readonly script?: readonly Json[]
}

/** Where the browser keeps a pack of a match. */
interface SavedPack {
  /** The hash of the whole pack, words included. */
  readonly file: string
  /** Whether somebody brought it; otherwise it came with the game. */
  readonly brought: boolean
}

/** A local match as the browser keeps it. Its packs and the entries of its log are stored separately. */
export interface Save {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly header: Header
  /** By name; empty for a match from before packs were kept, until it is given them. */
  readonly packs: Readonly<Record<string, SavedPack>>
  /** How many entries the log has. */
  readonly length: number
  readonly undone: readonly number[]
  readonly undoRequest: OpenRequest | null
  /** In hexadecimal. */
  readonly seed: string
  readonly created: number
  readonly updated: number
  /** How often it was written; keeps two windows from overwriting each other's answers. */
  readonly writes: number
  readonly over: boolean
  /** Of a finished match. */
  readonly outcome: Outcome | null
  /** How far a match of several games has come; null, as in saves from before this was kept, for any other. */
  readonly stage?: Stage | null
  /** Its games that are over. */
  readonly gamesOver?: readonly GameOver[]
  /** The tutorial the match belongs to. */
  readonly tutorial: string | null
}

/** Another window has written the match since it was read here. */
export class WrittenElsewhere extends Error {
  constructor() {
    super('the match was written elsewhere')
  }
}

export interface SavedMatch {
  readonly save: Save
  readonly entries: readonly Entry[]
  /** The packs that the save names. */
  readonly packs: Packs
}

/** What a new local match is made of. */
export interface NewLocal {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Json
  /** Packs used instead of those that come with the game. */
  readonly packs: Packs
  /** Fixed for a tutorial, whose dice are known; null to draw one. */
  readonly seed: string | null
  readonly tutorial: string | null
}

/** Whether a match is from before packs were kept and still has none. */
export const lacksPacks = ({ header, packs }: Save): boolean =>
  Object.keys(header.packs).some((name) => !Object.hasOwn(packs, name))

/** The seat of this browser's person: the first person at the table; negative if only bots played. */
export const ownSeat = ({ seats }: Pick<Save, 'seats'>): number =>
  seats.findIndex(({ kind }) => kind === 'person')

/** How many answers were given; the first entry is the start. */
export const answersIn = ({ length }: Pick<Save, 'length'>): number => length - 1

/** The log of a kept match with its packs, and with the seed if the match is over. */
export function logOf({ save, entries, packs }: SavedMatch): Log {
  const { header, undone, over, seed } = save
  const kept = Object.keys(packs).length === 0 ? {} : { packs }
  const log = { format: 1, header, entries, undone, ...kept } as const
  return over ? { ...log, seed } : log
}

/** Version 2 kept no packs. */
export type SaveOfVersion2 = Omit<Save, 'packs'>

export const fromVersion2 = (save: SaveOfVersion2): Save => ({ ...save, packs: {} })

/** What version 1 kept: the whole log in one piece, and only totals and winners of the outcome. */
export interface SaveOfVersion1
  extends Omit<Save, 'header' | 'packs' | 'length' | 'undone' | 'undoRequest' | 'writes' | 'outcome'> {
  readonly log: Log
  /** For a finished match: the total of each seat. */
  readonly totals: readonly number[] | null
  readonly winners: readonly number[] | null
}

export function fromVersion1({ log, totals, winners, ...rest }: SaveOfVersion1): SavedMatch {
  const { header, entries, undone } = log
  const outcome = totals && oldOutcome(totals, winners ?? [])
  const progress = { header, length: entries.length, undone, undoRequest: null, writes: 0, outcome }
  return { save: { ...rest, ...progress, packs: {} }, entries, packs: {} }
}

/** Sources of points were not kept, so all points have one source. */
function oldOutcome(totals: readonly number[], winners: readonly number[]): Outcome {
  const points = totals.map((total) => ({ total, by: { total } }))
  const ending = 'kept'
  if (totals.length === 1) return { kind: 'solo', won: winners.length > 0, rank: null, points, ending }
  return { kind: 'ranked', winners, places: placesOf(totals, winners), points, ending }
}

function placesOf(totals: readonly number[], winners: readonly number[]): RankedOutcome['places'] {
  const isAhead = (other: number, seat: number): boolean =>
    !winners.includes(seat) && (winners.includes(other) || (totals[other] ?? 0) > (totals[seat] ?? 0))
  return totals.map((_, seat) => 1 + totals.filter((_total, other) => isAhead(other, seat)).length)
}
