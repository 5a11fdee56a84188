import { randomBytes } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { Ids } from '../ids.ts'
import { lookKeyOf } from './names.ts'
import { namesakes, type Player, type Players, tokenHashOf } from './players.ts'
import type { Session } from './sessions.ts'

/** Programs of one account. Those without a token count too, because their names stay taken. */
const MOST_PROGRAMS = 50

interface Named {
  readonly name: string
  readonly created: number
}

interface Token {
  /** SHA-256 of the token. */
  readonly hash: string
  readonly created: number
}

/** Programs that play for themselves on behalf of an account, each with a token. */
export class Programs {
  readonly #database: Database
  readonly #players: Players
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(database: Database, players: Players, clock: Clock, ids: Ids) {
    this.#database = database
    this.#players = players
    this.#clock = clock
    this.#ids = ids
  }

  /**
   * The token is shown once and stored only as a hash. A program of the same name that has lost its token gets the new
   * one and keeps what it has played. Null when the name is taken, the account has too many programs, or the owner's
   * session has ended: the writing statements check all of this themselves, so that nothing can come between.
   */
  async create(owner: Session, name: string): Promise<{ program: Player; token: string } | null> {
    const token = `curio_${randomBytes(24).toString('base64url')}`
    const hash = tokenHashOf(token)
    const created = this.#clock.now()
    const id = this.#ids.id()
    await this.#database.batch([
      this.#revive({ name, hash, created }, owner),
      this.#begin({ id, name, created }, owner),
      this.#equip({ id, hash, created }),
    ])
    const program = await this.#players.withToken(token)
    return program && { program, token }
  }

  /** Gives the token to the owner's program of that name, if it has none. */
  #revive({ name, hash, created }: Named & Token, owner: Session): CompiledQuery {
    return this.#database.db
      .insertInto('tokens')
      .columns(['hash', 'player', 'created'])
      .expression(
        this.#ownedBy(owner)
          .select(({ val }) => [val(hash).as('hash'), 'players.id as player', val(created).as('created')])
          .where('players.name', '=', name)
          .where('players.id', 'not in', (tokens) => tokens.selectFrom('tokens').select('tokens.player'))
          .where(({ exists }) => exists(this.#isOpen(owner)))
          .orderBy('players.created', 'desc')
          .limit(1),
      )
      .compile()
  }

  /** Makes a new program, if nobody has the name. */
  #begin({ id, name, created }: Named & { readonly id: string }, owner: Session): CompiledQuery {
    const { db } = this.#database
    return db
      .insertInto('players')
      .columns(['id', 'kind', 'name', 'look_key', 'owner', 'created'])
      .expression(
        db
          .selectNoFrom(({ val }) => [
            val(id).as('id'),
            val<'program'>('program').as('kind'),
            val(name).as('name'),
            val(lookKeyOf(name)).as('look_key'),
            val(owner.player).as('owner'),
            val(created).as('created'),
          ])
          .where(({ not, exists }) => not(exists(namesakes(this.#database, name))))
          .where(({ exists }) => exists(this.#isOpen(owner)))
          .where(
            this.#ownedBy(owner).select(({ fn }) => fn.countAll<number>().as('count')),
            '<',
            MOST_PROGRAMS,
          ),
      )
      .compile()
  }

  /** Gives the token to the new program, if one was made. */
  #equip({ id, hash, created }: Token & { readonly id: string }): CompiledQuery {
    return this.#database.db
      .insertInto('tokens')
      .columns(['hash', 'player', 'created'])
      .expression((players) =>
        players
          .selectFrom('players')
          .select(({ val }) => [val(hash).as('hash'), 'players.id as player', val(created).as('created')])
          .where('players.id', '=', id),
      )
      .compile()
  }

  #ownedBy({ player }: Session) {
    return this.#database.db.selectFrom('players').where('players.owner', '=', player)
  }

  #isOpen({ player, session }: Session) {
    return this.#database.db
      .selectFrom('sessions')
      .select('sessions.id')
      .where('sessions.player', '=', player)
      .where('sessions.id', '=', session)
  }

  /** Those with a token. */
  async of(owner: Player): Promise<readonly Player[]> {
    return this.#database.db
      .selectFrom('players')
      .innerJoin('tokens', 'tokens.player', 'players.id')
      .select(['players.id', 'kind', 'name', 'owner', 'players.created'])
      .where('owner', '=', owner.id)
      .orderBy('players.created')
      .execute()
  }

  /** Takes the token of one program away, or those of all; gives the programs that had one. */
  async revoke(owner: Player, program?: string): Promise<readonly Player[]> {
    const meant = (await this.of(owner)).filter(({ id }) => program === undefined || id === program)
    const { db } = this.#database
    const own = db.selectFrom('players').select('id').where('owner', '=', owner.id)
    const ids = program === undefined ? own : own.where('id', '=', program)
    await db.deleteFrom('tokens').where('player', 'in', ids).execute()
    return meant
  }
}
