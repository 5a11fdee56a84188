import type { Credentials } from '@curio/protocol'
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
    try {
      await this.#database.db
        .updateTable('players')
        .set({ kind: 'account', name, name_key: key, password: hash, session: guest.session + 1 })
        .where('id', '=', guest.id)
        .where('kind', '=', 'guest')
        .execute()
    } catch {
      // Somebody else took the name while the password was hashed.
      return null
    }
    this.#players.forget(guest.id)
    return this.#players.find(guest.id)
  }

  /** The account with that name and password, or null: which of the two was wrong nobody learns. */
  async login({ name, password }: Credentials): Promise<Player | null> {
    const row = await this.#withName(keyOf(name))
    const isRight = await checkPassword(password, row?.password ?? null)
    return row && isRight ? this.#players.find(row.id) : null
  }

  /** All other sessions end. */
  async changePassword(account: Player, old: string, password: string): Promise<Player | null> {
    const row = await this.#database.db
      .selectFrom('players')
      .select('password')
      .where('id', '=', account.id)
      .executeTakeFirst()
    if (!(await checkPassword(old, row?.password ?? null))) return null
    const hash = await hashPassword(password)
    await this.#database.db
      .updateTable('players')
      .set({ password: hash })
      .where('id', '=', account.id)
      .execute()
    return this.#players.endSessions(account)
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
