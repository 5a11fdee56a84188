import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { Inventor } from '../ids.ts'

const DAY = 24 * 3_600_000
/** So long a session lasts when nobody comes; a browser keeps its cookie as long. */
export const SESSION_DAYS = 365
/** A session that is older than this is renewed when its browser comes. */
const RENEWAL_DAYS = 30
const MOST_KNOWN = 5_000

/** One browser of one player. */
export interface Session {
  readonly player: string
  readonly session: string
}

/** Which browsers are signed in. Each can be signed out without the others, whoever has a copy of its cookie. */
export class Sessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #inventor: Inventor
  /** When each was begun; recently used ones, because every request needs its own. */
  readonly #known = new Map<string, number>()
  #ends = 0

  constructor(database: Database, clock: Clock, inventor: Inventor) {
    this.#database = database
    this.#clock = clock
    this.#inventor = inventor
  }

  async begin(player: string): Promise<Session> {
    const session = { player, session: this.#inventor.id() }
    const created = this.#clock.now()
    await this.#database.db.insertInto('sessions').values({ player, id: session.session, created }).execute()
    this.#remember(session, created)
    return session
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
    this.#known.delete(keyOf(session))
    return true
  }

  async end(session: Session): Promise<void> {
    await this.#database.db
      .deleteFrom('sessions')
      .where('player', '=', session.player)
      .where('id', '=', session.session)
      .execute()
    this.#forget((key) => key === keyOf(session))
  }

  /** Every cookie of the player that is out there counts no more. */
  async endAll(player: string): Promise<void> {
    await this.#database.db.deleteFrom('sessions').where('player', '=', player).execute()
    this.#forget((key) => key.startsWith(`${player}.`))
  }

  /** Any of them may have been deleted. */
  forgetAll(): void {
    this.#forget(() => true)
  }

  #isYoung(begun: number | null, days: number): boolean {
    return begun !== null && begun > this.#clock.now() - days * DAY
  }

  async #begunAt(session: Session): Promise<number | null> {
    const known = this.#known.get(keyOf(session))
    if (known !== undefined) return known
    const ends = this.#ends
    const row = await this.#database.db
      .selectFrom('sessions')
      .select('created')
      .where('player', '=', session.player)
      .where('id', '=', session.session)
      .executeTakeFirst()
    // If any session has ended meanwhile, it may have been this one.
    if (row && ends === this.#ends) this.#remember(session, row.created)
    return row?.created ?? null
  }

  #remember(session: Session, created: number): void {
    this.#known.set(keyOf(session), created)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }

  #forget(isEnded: (key: string) => boolean): void {
    this.#ends += 1
    for (const key of [...this.#known.keys()].filter(isEnded)) this.#known.delete(key)
  }
}

const keyOf = ({ player, session }: Session): string => `${player}.${session}`
