import { type Game, type Header, type Json, oncePer, type Packs, packFits, packHash } from '@curio/kernel'
import type { CompiledQuery } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { PackRow } from '../db/schema.ts'
import { RequestRefused } from '../request-refused.ts'
import type { Settings } from '../settings.ts'
import { readable } from './unloadable.ts'

/** By name, the hash under which a pack is kept: of the whole pack, words included. */
export type PackFiles = Readonly<Record<string, string>>

export interface KeptPack {
  readonly file: string
  readonly pack: Json
  /** Of its text. */
  readonly bytes: number
  /** Whether a player brought it; otherwise it came with the game. */
  readonly brought: boolean
}

/** How many packs one player may bring. */
const MOST_OF_PLAYER = 50
const MEGABYTE = 1_048_576
/** How many packs stay in memory; matches with the same pack share it. */
const MOST_IN_MEMORY = 40

interface Brought {
  readonly kept: Readonly<Record<string, KeptPack>>
  readonly queries: readonly CompiledQuery[]
}

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly settings: Settings
  readonly games: readonly Game[]
}

/** Every pack with which a match was ever begun. A kept pack is never changed and never deleted. */
export class PackStore {
  readonly #parts: Parts
  /** In the order of their last use. */
  readonly #memory = new Map<string, KeptPack>()

  private constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Also keeps the built-in packs, because the next version of the server may bring others. */
  static async open(parts: Parts): Promise<PackStore> {
    const store = new PackStore(parts)
    for (const game of parts.games) {
      for (const [name, pack] of Object.entries(game.packs))
        await parts.database.db.executeQuery(
          store.#insertion(rowOf(game, name, pack, null, parts.clock.now())),
        )
      await store.#adoptOlder(game)
    }
    return store
  }

  /** The packs of a match by name; throws if one of them is not kept. */
  async load(files: PackFiles): Promise<Readonly<Record<string, KeptPack>>> {
    const entries = Object.entries(files).map(async ([name, file]) => {
      const kept = await this.find(file)
      if (kept === null) throw new Error(`pack ${name} ${file} is not kept`)
      return [name, kept] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  async find(file: string): Promise<KeptPack | null> {
    const known = this.#memory.get(file) ?? (await this.#read(file))
    if (known === null) return null
    this.#memory.delete(file)
    this.#memory.set(file, known)
    for (const key of this.#memory.keys()) if (this.#memory.size > MOST_IN_MEMORY) this.#memory.delete(key)
    return known
  }

  /** The packs that somebody brings, with the queries that store them; refuses when there would be too many. */
  async bring(game: Game, packs: Packs, player: string): Promise<Brought> {
    const now = this.#parts.clock.now()
    const added: PackRow[] = []
    const entries = Object.entries(packs).map(async ([name, pack]) => {
      const row = rowOf(game, name, pack, player, now)
      const kept = await this.find(row.hash)
      if (kept === null) added.push(row)
      return [name, kept ?? { file: row.hash, pack, bytes: row.bytes, brought: true }] as const
    })
    const kept = Object.fromEntries(await Promise.all(entries))
    if (added.length > 0) await this.#checkRoom(added, player)
    return { kept, queries: added.map((row) => this.#insertion(row)) }
  }

  async #checkRoom(added: readonly PackRow[], player: string): Promise<void> {
    const { database, settings } = this.#parts
    const { count } = await database.db
      .selectFrom('packs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    if (Number(count) + added.length > MOST_OF_PLAYER)
      throw new RequestRefused(
        409,
        'too-many-packs',
        `you have brought ${MOST_OF_PLAYER} packs; no more can be kept`,
      )
    const { bytes } = await database.db
      .selectFrom('packs')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
      .where('player', 'is not', null)
      .executeTakeFirstOrThrow()
    const all = Number(bytes ?? 0) + added.reduce((sum, row) => sum + row.bytes, 0)
    if (all > settings.packMegabytes * MEGABYTE)
      throw new RequestRefused(409, 'too-many-packs', 'this server has no room for more packs')
  }

  async #read(file: string): Promise<KeptPack | null> {
    const row = await this.#parts.database.db
      .selectFrom('packs')
      .select(['pack', 'bytes', 'player'])
      .where('hash', '=', file)
      .executeTakeFirst()
    if (!row) return null
    const pack: Json = readable('a pack', () => JSON.parse(row.pack))
    return { file, pack, bytes: row.bytes, brought: row.player !== null }
  }

  #insertion(row: PackRow): CompiledQuery {
    return this.#parts.database.db
      .insertInto('packs')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .compile()
  }

  /**
   * For matches that were begun before packs were kept: their headers mean a built-in pack. No game had two of them.
   */
  async #adoptOlder(game: Game): Promise<void> {
    for (const [name, pack] of Object.entries(game.packs))
      for (const former of Object.keys(game.formerHashes ?? {}).filter((hash) => packFits(game, pack, hash)))
        await this.#parts.database.db
          .updateTable('matches')
          .set({ packs: JSON.stringify({ [name]: fileOf(pack) }) })
          .where('game', '=', game.id)
          .where('packs', 'is', null)
          .where('header', 'like', `%"packs":${JSON.stringify({ [name]: former })}%`)
          .execute()
  }
}

/** Computed once for each pack, because hashing is slow and every match asks for the built-in ones. */
const hashOnce = oncePer((pack: Json & object) => packHash(pack))

const fileOf = (pack: Json): string =>
  typeof pack === 'object' && pack !== null ? hashOnce(pack) : packHash(pack)

/** What a match uses instead of the built-in packs: what somebody brought, and what used to be built in. */
export function notBuiltIn(
  game: Game,
  header: Header | null,
  packs: Readonly<Record<string, KeptPack>>,
): Packs {
  const isBuiltIn = (name: string): boolean => {
    const [hash, pack] = [header?.packs[name], game.packs[name]]
    return hash !== undefined && pack !== undefined && packFits(game, pack, hash)
  }
  const kept = Object.entries(packs).filter(([name]) => !isBuiltIn(name))
  return Object.fromEntries(kept.map(([name, { pack }]) => [name, pack]))
}

/** The built-in packs that a match uses. */
export function builtInFor({ packs }: Game, header: Header): Readonly<Record<string, KeptPack>> {
  const used = Object.entries(packs).filter(([name]) => Object.hasOwn(header.packs, name))
  // All matches share the built-in packs, so they take no memory of their own.
  const kept = used.map(([name, pack]) => [name, { file: fileOf(pack), pack, bytes: 0, brought: false }])
  return Object.fromEntries(kept)
}

function rowOf(game: Game, name: string, pack: Json, player: string | null, created: number): PackRow {
  const text = JSON.stringify(pack)
  return {
    hash: fileOf(pack),
    game: game.id,
    name,
    pack: text,
    bytes: Buffer.byteLength(text),
    player,
    created,
  }
}
