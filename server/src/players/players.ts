import { createHash } from 'node:crypto'
import type { Person } from '@curio/protocol'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { PlayerRow } from '../db/schema.ts'
import type { Ids } from '../ids.ts'
import { guestName, lookKeyOf } from './names.ts'
import { Recent } from './recent.ts'

export type Player = Omit<PlayerRow, 'password' | 'name_key' | 'look_key'>

/** Everybody who plays: guests, accounts, and programs with a token. */
export class Players {
  readonly #database: Database
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #recent = new Recent<Player>()

  constructor(database: Database, clock: Clock, ids: Ids) {
    this.#database = database
    this.#clock = clock
    this.#ids = ids
  }

  async find(id: string): Promise<Player | null> {
    return this.#recent.find(id, () =>
      this.#database.db
        .selectFrom('players')
        .select(['id', 'kind', 'name', 'owner', 'created'])
        .where('id', '=', id)
        .executeTakeFirst(),
    )
  }

  async people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.find(id)))
    return new Map(found.flatMap((player) => (player ? [[player.id, personOf(player)]] : [])))
  }

  async createGuest(): Promise<Player> {
    const name = guestName(this.#ids.guestNumber())
    const id = this.#ids.id()
    const guest = { id, kind: 'guest', name, owner: null, created: this.#clock.now() } as const
    await this.#database.db
      .insertInto('players')
      .values({ ...guest, name_key: null, look_key: lookKeyOf(name), password: null })
      .execute()
    this.#recent.keep(guest.id, guest)
    return guest
  }

  /** Renames guests whose name an account or a program has taken; gives them with their new names. */
  async renameGuests(taken: string): Promise<readonly Player[]> {
    const { db } = this.#database
    const key = lookKeyOf(taken)
    const guests = await db
      .selectFrom('players')
      .select('id')
      .where('kind', '=', 'guest')
      .where('look_key', '=', key)
      .execute()
    await this.#database.batch(
      guests.map(({ id }) => {
        const name = guestName(this.#ids.guestNumber())
        const change = db.updateTable('players').set({ name, look_key: lookKeyOf(name) })
        return change.where('id', '=', id).where('kind', '=', 'guest').where('look_key', '=', key).compile()
      }),
    )
    const ids = new Set(guests.map(({ id }) => id))
    this.#recent.forget((id) => ids.has(id))
    const renamed = await Promise.all([...ids].map((id) => this.find(id)))
    return renamed.filter((guest) => guest !== null)
  }

  async withToken(token: string): Promise<Player | null> {
    const row = await this.#database.db
      .selectFrom('tokens')
      .select('player')
      .where('hash', '=', tokenHashOf(token))
      .executeTakeFirst()
    return row ? this.find(row.player) : null
  }

  /** Called when a player has changed in the database. */
  forget(id: string): void {
    this.#recent.forget((key) => key === id)
  }

  /** Any of them may have been deleted. */
  forgetAll(): void {
    this.#recent.forget(() => true)
  }
}

/** Accounts and programs whose name looks like this one. */
export function namesakes({ db }: Database, name: string) {
  return db
    .selectFrom('players as namesakes')
    .select('namesakes.id')
    .where('namesakes.kind', '!=', 'guest')
    .where('namesakes.look_key', '=', lookKeyOf(name))
}

export const personOf = ({ id, name, kind }: Player): Person => ({
  id,
  name,
  guest: kind === 'guest',
  program: kind === 'program',
})

export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
