import type { Credentials } from '@curio/protocol'
import type { NotNull, Updateable } from 'kysely'
import { adoptAchievements } from '../achievements/adopting.ts'
import type { Database } from '../db/open.ts'
import type { PlayerRow } from '../db/schema.ts'
import { isGuestName, lookKeyOf, nameKeyOf } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { namesakes, type Player, type Players } from './players.ts'
import type { Session, Sessions } from './sessions.ts'

/** What the password of an account is checked against. */
export interface Lock {
  readonly id: string
  readonly password: string
}

interface Login {
  readonly account: Player
  readonly session: Session
}

/** Names and passwords. A guest who registers keeps everything they have played. */
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
    const account = { kind: 'account', name_key: nameKeyOf(name), password: hash } as const
    return this.#call(guest, name, account)
  }

  /** A session of the account; null when the password is wrong or there is no account, after the same time. */
  async login(lock: Lock | null, password: string): Promise<Login | null> {
    const isRight = await checkPassword(password, lock?.password ?? null)
    if (lock === null || !isRight) return null
    const session = await this.#sessions.beginBy(lock.password, lock.id)
    const account = await this.#players.find(lock.id)
    return session && account && { account, session }
  }

  /** The lock of the account that logs in by this name. */
  lockOf(name: string): Promise<Lock | null> {
    return this.#lock('name_key', nameKeyOf(name))
  }

  /** Guests may share a name, but not with an account or a program; null when it is taken. */
  async rename(player: Player, name: string): Promise<Player | null> {
    if (name === player.name) return player
    if (isGuestName(name)) return null
    return this.#call(player, name, player.kind === 'guest' ? {} : { name_key: nameKeyOf(name) })
  }

  async isTaken(name: string): Promise<boolean> {
    return isGuestName(name) || (await namesakes(this.#database, name).executeTakeFirst()) !== undefined
  }

  /** The new lock; null when the old password is wrong, or was changed meanwhile. */
  async changePassword({ id }: Player, old: string, password: string): Promise<Lock | null> {
    const before = await this.#lock('id', id)
    if (!(await checkPassword(old, before?.password ?? null))) return null
    const hash = await hashPassword(password)
    const { numUpdatedRows } = await this.#database.db
      .updateTable('players')
      .set({ password: hash })
      .where('id', '=', id)
      .where('password', '=', before?.password ?? null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? { id, password: hash } : null
  }

  /** Gives what a guest has played to the account; ratings only where the account has none. */
  async adopt(guest: Player, account: Player): Promise<void> {
    const { db } = this.#database
    const own = db.selectFrom('ratings').select('game').where('player', '=', account.id)
    await this.#database.batch([
      db.updateTable('seats').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('seats').set({ reserved: account.id }).where('reserved', '=', guest.id).compile(),
      db.updateTable('matches').set({ creator: account.id }).where('creator', '=', guest.id).compile(),
      db.updateTable('packs').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('results').set({ player: account.id }).where('player', '=', guest.id).compile(),
      db.updateTable('game_results').set({ player: account.id }).where('player', '=', guest.id).compile(),
      ...adoptAchievements(this.#database, guest.id, account.id),
      db
        .updateTable('ratings')
        .set({ player: account.id })
        .where('player', '=', guest.id)
        .where('game', 'not in', own)
        .compile(),
    ])
  }

  /** The player after the change; null when the name is taken, or the player's kind has changed meanwhile. */
  async #call({ id, kind }: Player, name: string, changes: Updateable<PlayerRow>): Promise<Player | null> {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('players')
      .set({ ...changes, name, look_key: lookKeyOf(name) })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where(({ not, exists }) =>
        not(exists(namesakes(this.#database, name).where('namesakes.id', '!=', id))),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    this.#players.forget(id)
    return this.#players.find(id)
  }

  async #lock(column: 'id' | 'name_key', value: string): Promise<Lock | null> {
    const row = await this.#database.db
      .selectFrom('players')
      .select(['id', 'password'])
      .where(column, '=', value)
      .where('password', 'is not', null)
      .$narrowType<{ password: NotNull }>()
      .executeTakeFirst()
    return row ?? null
  }
}
