import { fromHex, type Game, type Header, type Log, sameJson, sha256, toHex } from '@curio/kernel'
import { Room, type Unsaved } from '@curio/protocol'
import { randomHex } from '../random-hex.ts'
import { type LocalSeat, logOf, type NewLocal, type Save, type SavedMatch } from './save.ts'

export interface LoadedTable {
  readonly room: Room
  readonly header: Header
  readonly seats: readonly LocalSeat[]
  readonly created: number
}

/** Where a table comes from, also when it has to be loaded again. */
export interface TableSource {
  readonly match: string
  /** A record is looked at from every seat and played from none. */
  readonly isRecord: boolean
  /** Null when there is no such match (any more). */
  load(): Promise<LoadedTable | null>
  /** Keeps what is new of the match; fails when it was written elsewhere meanwhile. */
  keep(room: Room): Promise<void>
}

/** What keeps matches: the browser's database, or a test's memory. */
export interface MatchStore {
  getMatch(id: string): Promise<SavedMatch | null>
  addMatch(match: SavedMatch): Promise<void>
  keepMatch(save: Save, unsaved: Unsaved): Promise<void>
}

export interface Surroundings {
  readonly store: MatchStore
  readonly loadGame: (id: string) => Promise<Game>
  readonly now: () => number
}

/** Begins a match and keeps it; gives its id. */
export async function createMatch(
  { game: name, seats, options, seed: given, tutorial }: NewLocal,
  { store, loadGame, now }: Surroundings,
): Promise<string> {
  const [id, seed, at] = [randomHex(8), given ?? randomHex(32), now()]
  const game = await loadGame(name)
  const made = Room.create({ game, seed: bytesOf(seed), life: randomHex(8) }, seats.length, options)
  if (!made.ok) throw new Error(made.message)
  const { header } = made.value
  const about = { id, game: name, seats, header, seed, created: at, tutorial }
  await store.addMatch({
    save: { ...about, ...progressOf(made.value), updated: at, writes: 0 },
    entries: made.value.unsaved().entries,
  })
  return id
}

/** A match of this browser. */
export function savedSource(match: string, { store, loadGame, now }: Surroundings): TableSource {
  let save: Save | null = null
  return {
    match,
    isRecord: false,
    async load() {
      const found = await store.getMatch(match)
      if (found === null) return null
      save = found.save
      const { seed, game, undoRequest, header, seats, created } = save
      const source = { game: await loadGame(game), seed: bytesOf(seed), life: randomHex(8) }
      return { room: loaded(Room.load(source, logOf(found), undoRequest)), header, seats, created }
    },
    async keep(room) {
      if (save === null) return
      const unsaved = room.unsaved()
      const isSame =
        unsaved.entries.length === 0 &&
        unsaved.from === unsaved.stored &&
        sameJson(unsaved.undone, save.undone)
      if (isSame && room.undoRequest === save.undoRequest) return
      const next = { ...save, ...progressOf(room), updated: now(), writes: save.writes + 1 }
      await store.keepMatch(next, unsaved)
      save = next
    },
  }
}

/** The part of a save that changes with every answer. */
function progressOf(room: Room): Pick<Save, 'length' | 'undone' | 'undoRequest' | 'over' | 'outcome'> {
  const { length, over, outcome, undoRequest } = room
  return {
    length,
    undone: room.unsaved().undone,
    undoRequest,
    over,
    outcome,
  }
}

/** Nothing is drawn at a record any more, and whoever looks at one need not know its seed: any will do. */
const ANY_SEED = new Uint8Array(32)

/** A recorded match to look at. */
export function recordSource(
  match: string,
  log: Log,
  names: readonly string[],
  loadGame: Surroundings['loadGame'],
): TableSource {
  const { header } = log
  return {
    match,
    isRecord: true,
    async load() {
      const source = { game: await loadGame(header.game), seed: ANY_SEED, life: randomHex(8) }
      const unsealed = { ...log, header: { ...header, commitment: toHex(sha256(ANY_SEED)) } }
      const seats = names.map((name): LocalSeat => ({ name, kind: 'person', level: '' }))
      return { room: loaded(Room.load(source, unsealed)), header, seats, created: 0 }
    },
    keep: async () => {},
  }
}

function loaded(room: ReturnType<typeof Room.load>): Room {
  if (!room.ok) throw new Error(room.message)
  return room.value
}

function bytesOf(hex: string): Uint8Array {
  const bytes = fromHex(hex)
  if (bytes === null) throw new Error('the seed is not hexadecimal')
  return bytes
}
