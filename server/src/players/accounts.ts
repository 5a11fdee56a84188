import type { Credentials } from '@curio/protocol'
import type { Updateable } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PlayerRow } from '../db/schema.ts'
import { isGuestName, nameKeyOf } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Player, Players } from './players.ts'
import type { Session, Sessions } from './sessions.ts'

interface Login {
  readonly account: Player
  readonly session: Session
}

/** Names and passwords. A guest who gets one keeps everything it has played. */
export class Accounts {
  readonly #database: Database
  readonly #players: Players
  readonly #sessions: Sessions

  constructor(database: Database, players: Players, sessions: Sessions) {
    this.#database = database
    this.#players = players
    this.#sessions = sessions
  }

  /** The guest becomes an account; null when the name is taken. */
  async register(guest: Player, { name, password }: Credentials): Promise<Player | null> {
    if (await this.isTaken(name)) return null
    const hash = await hashPassword(password)
    const account = { kind: 'account', name_key: nameKeyOf(name), guest_key: null, password: hash } as const
    return this.#call(guest, name, account)
  }

  /** A session of the account with that name and password, or null: which of the two was wrong nobody learns. */
  async login({ name, password }: Credentials): Promise<Login | null> {
    const row = await this.#withName(name)
    const hash = row?.password ?? null
    const isRight = await checkPassword(password, hash)
    if (!row || hash === null || !isRight) return null
    const session = await this.#sessions.beginBy(hash, row.id)
    const account = await this.#players.find(row.id)
    return session && account && { account, session }
  }

  /** A guest's name need not be its own alone, but no guest goes by the name of an account; null when it is taken. */
  async rename(player: Player, name: string): Promise<Player | null> {
    if (name === player.name) return player
    if (isGuestName(name)) return null
    const key = nameKeyOf(name)
    return this.#call(player, name, player.kind === 'guest' ? { guest_key: key } : { name_key: key })
  }

  async isTaken(name: string): Promise<boolean> {
    return isGuestName(name) || (await this.#withName(name)) !== undefined
  }

  /** False when the old password is another, or was changed meanwhile. */
  async changePassword(account: Player, old: string, password: string): Promise<boolean> {
    const row = await this.#database.db
      .selectFrom('players')
      .select('password')
      .where('id', '=', account.id)
      .executeTakeFirst()
    const before = row?.password ?? null
    if (!(await checkPassword(old, before))) return false
    const hash = await hashPassword(password)
    const { numUpdatedRows } = await this.#database.db
      .updateTable('players')
      .set({ password: hash })
      .where('id', '=', account.id)
      .where('password', '=', before)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  /** What a guest has played becomes the account's; ratings only where the account has none. */
  async adopt(guest: Player, account: Player): Promise<void> {
    const { db } = this.#database
    const own = db.selectFrom('ratings').select('game').where('player', '=', account.id)
    await this.#database.batch([
      db.updateTable('seats').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('seats').set({ reserved: account.id }).where('reserved', '=', guest.id).compile(),
      db.updateTable('matches').set({ creator: account.id }).where('creator', '=', guest.id).compile(),
      db.updateTable('packs').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('results').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db
        .updateTable('ratings')
        .set({ player: account.id })
        .where('player', '=', guest.id)
        .where('game', 'not in', own)
        .compile(),
    ])
  }

  /** The player as it is then; null when another account has the name, or the player is of another kind by now. */
  async #call({ id, kind }: Player, name: string, changes: Updateable<PlayerRow>): Promise<Player | null> {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('players')
      .set({ ...changes, name })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where(({ not, exists, selectFrom }) => {
        const others = selectFrom('players as others').select('others.id').where('others.id', '!=', id)
        return not(exists(others.where('others.name_key', '=', nameKeyOf(name))))
      })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    this.#players.forget(id)
    return this.#players.find(id)
  }

  #withName(name: string): Promise<{ id: string; password: string | null } | undefined> {
    return this.#database.db
      .selectFrom('players')
      .select(['id', 'password'])
      .where('name_key', '=', nameKeyOf(name))
      .executeTakeFirst()
  }
}
