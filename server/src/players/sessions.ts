import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { Ids } from '../ids.ts'
import { Recent } from './recent.ts'

const DAY = 24 * 3_600_000
/** How long a session lasts without a visit; a browser keeps its cookie for as long. */
export const SESSION_DAYS = 365
/** A session that is older than this is renewed at the next visit. */
const RENEWAL_DAYS = 30

/** One browser of one player. */
export interface Session {
  readonly player: string
  readonly session: string
}

/** Which browsers are signed in. Each can be signed out alone, along with any copies of its cookie. */
export class Sessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #ids: Ids
  /** When each was begun. */
  readonly #recent = new Recent<number>()

  constructor(database: Database, clock: Clock, ids: Ids) {
    this.#database = database
    this.#clock = clock
    this.#ids = ids
  }

  async begin(player: string): Promise<Session> {
    const id = this.#ids.id()
    const created = this.#clock.now()
    await this.#database.db.insertInto('sessions').values({ player, id, created }).execute()
    return { player, session: id }
  }

  /**
   * The same for somebody who has given the password with this hash; null when the password has been changed since. One
   * statement does both, so that a session either begins before the password changes, which ends it, or not at all.
   */
  async beginBy(password: string, player: string): Promise<Session | null> {
    const id = this.#ids.id()
    const created = this.#clock.now()
    const { numInsertedOrUpdatedRows } = await this.#database.db
      .insertInto('sessions')
      .columns(['player', 'id', 'created'])
      .expression((players) =>
        players
          .selectFrom('players')
          .select(({ val }) => ['players.id as player', val(id).as('id'), val(created).as('created')])
          .where('players.id', '=', player)
          .where('players.password', '=', password),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 0n ? null : { player, session: id }
  }

  async isOpen(session: Session): Promise<boolean> {
    return this.#isYoung(await this.#begunAt(session), SESSION_DAYS)
  }

  /** True when the browser needs a new cookie to be known for another year. */
  async renew(session: Session): Promise<boolean> {
    if (this.#isYoung(await this.#begunAt(session), RENEWAL_DAYS)) return false
    const created = this.#clock.now()
    await this.#database.db
      .updateTable('sessions')
      .set({ created })
      .where('player', '=', session.player)
      .where('id', '=', session.session)
      .execute()
    this.#recent.forget((key) => key === keyOf(session))
    return true
  }

  async end(session: Session): Promise<void> {
    await this.#database.db
      .deleteFrom('sessions')
      .where('player', '=', session.player)
      .where('id', '=', session.session)
      .execute()
    this.#recent.forget((key) => key === keyOf(session))
  }

  /** Makes every cookie of the player worthless. */
  async endAll(player: string): Promise<void> {
    await this.#database.db.deleteFrom('sessions').where('player', '=', player).execute()
    this.#recent.forget((key) => key.startsWith(`${player}.`))
  }

  /** Any of them may have been deleted. */
  forgetAll(): void {
    this.#recent.forget(() => true)
  }

  #isYoung(begun: number | null, days: number): boolean {
    return begun !== null && begun > this.#clock.now() - days * DAY
  }

  #begunAt({ player, session }: Session): Promise<number | null> {
    return this.#recent.find(keyOf({ player, session }), async () => {
      const row = await this.#database.db
        .selectFrom('sessions')
        .select('created')
        .where('player', '=', player)
        .where('id', '=', session)
        .executeTakeFirst()
      return row?.created
    })
  }
}

const keyOf = ({ player, session }: Session): string => `${player}.${session}`
