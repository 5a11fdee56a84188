import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { Inventor } from '../ids.ts'
import { lookKeyOf } from './names.ts'
import { namesakes, type Player, type Players, tokenHashOf } from './players.ts'
import type { Session } from './sessions.ts'

/** An account has so many, those without a token included: their names stay taken. */
const MOST_PROGRAMS = 50

/** Programs that an account lets play for themselves, each with a token. */
export class Programs {
  readonly #database: Database
  readonly #players: Players
  readonly #clock: Clock
  readonly #inventor: Inventor

  constructor(database: Database, players: Players, clock: Clock, inventor: Inventor) {
    this.#database = database
    this.#players = players
    this.#clock = clock
    this.#inventor = inventor
  }

  /**
   * The token is shown once and kept only as a hash. A program of the same name that has lost its token gets the new one,
   * and keeps what it has played. Null when the name is another's, the account has too many programs, or the session of
   * its owner has ended: all of it is decided by the statements that write, so that nothing can come between.
   */
  async create(owner: Session, name: string): Promise<{ program: Player; token: string } | null> {
    const { db } = this.#database
    const token = `curio_${randomBytes(24).toString('base64url')}`
    const hash = tokenHashOf(token)
    const id = this.#inventor.id()
    const created = this.#clock.now()
    const session = db
      .selectFrom('sessions')
      .select('sessions.id')
      .where('sessions.player', '=', owner.player)
      .where('sessions.id', '=', owner.session)
    const own = db.selectFrom('players').where('players.owner', '=', owner.player)
    const revive = own
      .select(({ val }) => [val(hash).as('hash'), 'players.id as player', val(created).as('created')])
      .where('players.name', '=', name)
      .where(({ exists }) => exists(session))
      .where('players.id', 'not in', (tokens) => tokens.selectFrom('tokens').select('tokens.player'))
      .orderBy('players.created', 'desc')
      .limit(1)
    const begin = db
      .selectNoFrom(({ val }) => [
        val(id).as('id'),
        val<'program'>('program').as('kind'),
        val(name).as('name'),
        val(lookKeyOf(name)).as('look_key'),
        val(owner.player).as('owner'),
        val(created).as('created'),
      ])
      .where(({ not, exists }) => not(exists(namesakes(this.#database, name))))
      .where(({ exists }) => exists(session))
      .where(
        own.select(({ fn }) => fn.countAll<number>().as('count')),
        '<',
        MOST_PROGRAMS,
      )
    const begun = db
      .selectFrom('players')
      .select(({ val }) => [val(hash).as('hash'), 'players.id as player', val(created).as('created')])
      .where('players.id', '=', id)
    const tokens = db.insertInto('tokens').columns(['hash', 'player', 'created'])
    const players = db.insertInto('players').columns(['id', 'kind', 'name', 'look_key', 'owner', 'created'])
    await this.#database.batch([
      tokens.expression(revive).compile(),
      players.expression(begin).compile(),
      tokens.expression(begun).compile(),
    ])
    const program = await this.#players.withToken(token)
    return program && { program, token }
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
