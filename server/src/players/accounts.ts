import type { Credentials } from '@curio/protocol'
import type { CompiledQuery } from 'kysely'
import type { Database } from '../db/open.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Player, Players } from './players.ts'

/** Names and passwords. A guest who gets one keeps everything it has played. */
export class Accounts {
  readonly #database: Database
  readonly #players: Players

  constructor(database: Database, players: Players) {
    this.#database = database
    this.#players = players
  }

  /** The guest becomes an account; null when the name is taken. */
  async register(guest: Player, { name, password }: Credentials): Promise<Player | null> {
    const key = keyOf(name)
    if (await this.#withName(key)) return null
    const hash = await hashPassword(password)
    const change = this.#database.db
      .updateTable('players')
      .set({ kind: 'account', name, name_key: key, password: hash })
      .where('id', '=', guest.id)
      .where('kind', '=', 'guest')
    return this.#change(guest, key, change.compile())
  }

  /** The account with that name and password, or null: which of the two was wrong nobody learns. */
  async login({ name, password }: Credentials): Promise<Player | null> {
    const row = await this.#withName(keyOf(name))
    const isRight = await checkPassword(password, row?.password ?? null)
    return row && isRight ? this.#players.find(row.id) : null
  }

  /** A guest's name need not be its own alone, but nobody goes by the name of an account; null when it is taken. */
  async rename(player: Player, name: string): Promise<Player | null> {
    const key = keyOf(name)
    const other = await this.#withName(key)
    if (other && other.id !== player.id) return null
    const change = this.#database.db
      .updateTable('players')
      .set({ name, name_key: player.kind === 'guest' ? null : key })
      .where('id', '=', player.id)
    return this.#change(player, key, change.compile())
  }

  /** False when the old password is another. */
  async changePassword(account: Player, old: string, password: string): Promise<boolean> {
    const row = await this.#database.db
      .selectFrom('players')
      .select('password')
      .where('id', '=', account.id)
      .executeTakeFirst()
    if (!(await checkPassword(old, row?.password ?? null))) return false
    const hash = await hashPassword(password)
    await this.#database.db
      .updateTable('players')
      .set({ password: hash })
      .where('id', '=', account.id)
      .execute()
    return true
  }

  /** What a guest has played becomes the account's; ratings only where the account has none. */
  async adopt(guest: Player, account: Player): Promise<void> {
    const { db } = this.#database
    const own = db.selectFrom('ratings').select('game').where('player', '=', account.id)
    await this.#database.batch([
      db.updateTable('seats').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('seats').set({ reserved: account.id }).where('reserved', '=', guest.id).compile(),
      db.updateTable('matches').set({ creator: account.id }).where('creator', '=', guest.id).compile(),
      db.updateTable('results').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db
        .updateTable('ratings')
        .set({ player: account.id })
        .where('player', '=', guest.id)
        .where('game', 'not in', own)
        .compile(),
    ])
  }

  /** The player as it is then; null when somebody else took the name meanwhile. */
  async #change({ id }: Player, key: string, change: CompiledQuery): Promise<Player | null> {
    try {
      await this.#database.batch([change])
    } catch (cause) {
      if (await this.#withName(key)) return null
      throw cause
    }
    this.#players.forget(id)
    return this.#players.find(id)
  }

  #withName(key: string): Promise<{ id: string; password: string | null } | undefined> {
    return this.#database.db
      .selectFrom('players')
      .select(['id', 'password'])
      .where('name_key', '=', key)
      .executeTakeFirst()
  }
}

/** Names that look alike are the same name. */
const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')
