import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '@curio/protocol'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { PlayerRow } from '../db/schema.ts'
import type { Inventor } from '../ids.ts'
import { guestName, nameKeyOf } from './names.ts'
import { Recent } from './recent.ts'

export type Player = Omit<PlayerRow, 'password' | 'name_key' | 'guest_key'>

/** Everybody who plays: guests, accounts, and programs with a token. */
export class Players {
  readonly #database: Database
  readonly #clock: Clock
  readonly #inventor: Inventor
  readonly #recent = new Recent<Player>()

  constructor(database: Database, clock: Clock, inventor: Inventor) {
    this.#database = database
    this.#clock = clock
    this.#inventor = inventor
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
    const name = guestName(this.#inventor.guestNumber())
    return this.#create({ kind: 'guest', name, owner: null }, null)
  }

  /** Guests whose name an account has now are called anew; gives them as they are then. */
  async renameGuests(taken: string): Promise<readonly Player[]> {
    const { db } = this.#database
    const key = nameKeyOf(taken)
    const guests = await db.selectFrom('players').select('id').where('guest_key', '=', key).execute()
    await this.#database.batch(
      guests.map(({ id }) => {
        const name = guestName(this.#inventor.guestNumber())
        const change = db.updateTable('players').set({ name, guest_key: nameKeyOf(name) })
        return change.where('id', '=', id).where('guest_key', '=', key).compile()
      }),
    )
    const ids = new Set(guests.map(({ id }) => id))
    this.#recent.forget((id) => ids.has(id))
    const renamed = await Promise.all([...ids].map((id) => this.find(id)))
    return renamed.filter((guest) => guest !== null)
  }

  /** A program that plays for itself; the token is shown once and kept only as a hash. */
  async createProgram(owner: Player, name: string): Promise<{ program: Player; token: string }> {
    const token = `curio_${randomBytes(24).toString('base64url')}`
    const program = await this.#create({ kind: 'program', name, owner: owner.id }, hashOf(token))
    return { program, token }
  }

  async programsOf(owner: Player): Promise<readonly Player[]> {
    return this.#database.db
      .selectFrom('players')
      .innerJoin('tokens', 'tokens.player', 'players.id')
      .select(['players.id', 'kind', 'name', 'owner', 'players.created'])
      .where('owner', '=', owner.id)
      .orderBy('players.created')
      .execute()
  }

  async revokeToken(owner: Player, program: string): Promise<boolean> {
    const found = (await this.programsOf(owner)).some(({ id }) => id === program)
    if (found) await this.#database.db.deleteFrom('tokens').where('player', '=', program).execute()
    return found
  }

  async withToken(token: string): Promise<Player | null> {
    const row = await this.#database.db
      .selectFrom('tokens')
      .select('player')
      .where('hash', '=', hashOf(token))
      .executeTakeFirst()
    return row ? this.find(row.player) : null
  }

  /** What is known of a player has changed in the database. */
  forget(id: string): void {
    this.#recent.forget((key) => key === id)
  }

  /** Any of them may have been deleted. */
  forgetAll(): void {
    this.#recent.forget(() => true)
  }

  async #create(player: Pick<Player, 'kind' | 'name' | 'owner'>, tokenHash: string | null): Promise<Player> {
    const { db } = this.#database
    const id = this.#inventor.id()
    const created = this.#clock.now()
    const row = { ...player, id, created }
    const guest_key = player.kind === 'guest' ? nameKeyOf(player.name) : null
    const insert = db.insertInto('players').values({ ...row, name_key: null, guest_key, password: null })
    const token = tokenHash === null ? [] : [{ hash: tokenHash, player: id, created }]
    await this.#database.batch([
      insert.compile(),
      ...token.map((values) => db.insertInto('tokens').values(values).compile()),
    ])
    this.#recent.keep(id, row)
    return row
  }
}

export const personOf = ({ id, name, kind }: Player): Person => ({
  id,
  name,
  guest: kind === 'guest',
  program: kind === 'program',
})

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
