import {
  fromHex,
  type Game,
  type Header,
  type Json,
  type Log,
  type Packs,
  packFits,
  packHash,
  packTitle,
  sameJson,
  setupOf,
  sha256,
  toHex,
} from '@curio/kernel'
import { Room, type TableInfo, type Unsaved } from '@curio/protocol'
import { randomHex } from '../random-hex.ts'
import { type LocalSeat, lacksPacks, logOf, type NewLocal, type Save, type SavedMatch } from './save.ts'

export interface LoadedTable {
  readonly room: Room
  readonly header: Header
  readonly seats: readonly LocalSeat[]
  readonly created: number
  /** Packs used instead of those that come with the game. */
  readonly packs: TableInfo['packs']
}

/** Where a table is loaded from, also again after a failure. */
export interface TableSource {
  readonly match: string
  /** A record can be seen from every seat and played from none. */
  readonly isRecord: boolean
  /** Null if there is no such match (any more). */
  load(): Promise<LoadedTable | null>
  /** Saves what is new in the match; fails if it was written elsewhere meanwhile. */
  keep(room: Room): Promise<void>
}

/** Where matches are kept: the browser's database, or the memory of a test. */
export interface MatchStore {
  getMatch(id: string): Promise<SavedMatch | null>
  addMatch(match: SavedMatch): Promise<void>
  keepMatch(save: Save, unsaved: Unsaved): Promise<void>
  keepPacks(save: Save, packs: Packs): Promise<void>
}

export interface Surroundings {
  readonly store: MatchStore
  /** With everything that a match with these options is played with. */
  readonly loadGame: (id: string, options: Json) => Promise<Game>
  readonly now: () => number
}

/** Creates and saves a match; gives its id. */
export async function createMatch(
  { game: name, seats, options, packs: brought, seed: given, tutorial }: NewLocal,
  { store, loadGame, now }: Surroundings,
): Promise<string> {
  const [id, seed, at] = [randomHex(8), given ?? randomHex(32), now()]
  const game = await loadGame(name, options)
  const source = { game, seed: bytesOf(seed), life: randomHex(8), packs: brought }
  const made = Room.create(source, seats.length, options)
  if (!made.ok) throw new Error(made.message)
  const { header } = made.value
  const used = packsFor(game, header, brought)
  const packs = savedPacks(used, Object.keys(brought))
  const about = { id, game: name, seats, header, packs, seed, created: at, tutorial }
  await store.addMatch({
    save: { ...about, ...progressOf(made.value), updated: at, writes: 0 },
    entries: made.value.unsaved().entries,
    packs: used,
  })
  return id
}

/** All packs that a match is played with. */
function packsFor(game: Game, header: Header, given: Packs): Packs {
  const setup = setupOf(game, header, given)
  if (!setup.ok) throw new Error(setup.message)
  return setup.value.packs
}

function savedPacks(packs: Packs, brought: readonly string[]): Save['packs'] {
  const saved = ([name, pack]: [string, Packs[string]]) =>
    [name, { file: packHash(pack), brought: brought.includes(name) }] as const
  return Object.fromEntries(Object.entries(packs).map(saved))
}

/**
 * The packs of a match that have to be used instead of the built-in ones: those that somebody brought, and former built-in
 * ones. If the current built-in pack plays the same, it is preferred: its words may have been corrected.
 */
function notBuiltIn(game: Game, { packs: saved, header }: Save, packs: Packs): Packs {
  const isBuiltIn = (name: string): boolean => {
    const [pack, hash] = [game.packs[name], header.packs[name]]
    return !saved[name]?.brought && pack !== undefined && hash !== undefined && packFits(game, pack, hash)
  }
  return Object.fromEntries(Object.entries(packs).filter(([name]) => !isBuiltIn(name)))
}

/** What the page is told about the packs it needs. */
function packLines(header: Header, packs: Packs, saved: Save['packs']): TableInfo['packs'] {
  return Object.entries(packs).map(([name, pack]) => ({
    name,
    title: packTitle(pack),
    hash: header.packs[name] ?? '',
    file: saved[name]?.file ?? '',
    brought: saved[name]?.brought ?? false,
  }))
}

/**
 * Saves the built-in packs with matches from before packs were kept, as long as they fit: a later version of the site may
 * come with others.
 */
export async function givePacks(
  saves: readonly Save[],
  { store, loadGame }: Pick<Surroundings, 'store' | 'loadGame'>,
): Promise<void> {
  for (const save of saves.filter(lacksPacks)) {
    const game = await loadGame(save.game, save.header.options).catch(() => null)
    const setup = game && setupOf(game, save.header, {})
    if (!setup?.ok) continue
    const { packs } = setup.value
    await store.keepPacks({ ...save, packs: savedPacks(packs, []) }, packs)
  }
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
      const { seed, undoRequest, header, seats, created } = save
      const game = await loadGame(save.game, header.options)
      const packs = notBuiltIn(game, save, found.packs)
      const source = { game, seed: bytesOf(seed), life: randomHex(8), packs }
      const room = loaded(Room.load(source, logOf(found), undoRequest))
      if (lacksPacks(save)) {
        // The built-in packs fit, or the match would not have been loaded.
        const used = packsFor(game, header, packs)
        save = { ...save, packs: savedPacks(used, []) }
        await store.keepPacks(save, used)
      }
      return { room, header, seats, created, packs: packLines(header, packs, save.packs) }
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
function progressOf(room: Room): Progress {
  const { length, over, outcome, stage, gamesOver, undoRequest } = room
  return { length, undone: room.unsaved().undone, undoRequest, over, outcome, stage, gamesOver }
}

type Progress = Required<
  Pick<Save, 'length' | 'undone' | 'undoRequest' | 'over' | 'outcome' | 'stage' | 'gamesOver'>
>

/** Nothing is drawn at a record any more, so any seed will do; the real one may be unknown. */
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
      const game = await loadGame(header.game, header.options)
      const source = { game, seed: ANY_SEED, life: randomHex(8) }
      const unsealed = { ...log, header: { ...header, commitment: toHex(sha256(ANY_SEED)) } }
      const seats = names.map((name): LocalSeat => ({ name, kind: 'person', level: '' }))
      // Whoever opened the record has its packs already.
      return { room: loaded(Room.load(source, unsealed)), header, seats, created: 0, packs: [] }
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
