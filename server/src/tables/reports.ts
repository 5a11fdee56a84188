import type { Context } from '../context.ts'
import type { ReportRow } from '../db/schema.ts'
import { Mutex } from '../mutex.ts'
import { RequestRefused } from '../request-refused.ts'

/** The most that is stored in all: reports carry whole logs, and anybody may write them. */
const MOST_REPORTS = 1_000
const MOST_BYTES = 64 * 1024 * 1024
/** Milliseconds within which the same log is not stored again. */
const HOUR = 3_600_000

/** What players report about matches, for whoever runs the server. */
export class Reports {
  readonly #context: Context
  /** One at a time: otherwise several that come at once could all take the last free place. */
  readonly #mutex = new Mutex()
  #isFull = false

  constructor(context: Context) {
    this.#context = context
  }

  /**
   * Keeps a report with the log of its match as it is on disk, even if the log cannot be run. The log is not given out,
   * because it shows what is hidden. Gives the id of the report.
   */
  add(match: string, player: string, text: string): Promise<string> {
    return this.#mutex.run(async () => {
      const { records, database, writer } = this.#context
      if (!(await records.exists(match))) throw new RequestRefused(404, 'no-match', 'there is no such table')
      const row = await this.#row(match, player, text)
      await this.#checkRoom(Buffer.byteLength(row.text) + Buffer.byteLength(row.log ?? ''))
      await writer.commit({ queries: [database.db.insertInto('reports').values(row).compile()], entries: [] })
      return row.id
    })
  }

  async #row(match: string, player: string, text: string): Promise<ReportRow> {
    const { ids, clock, records } = this.#context
    const [id, at] = [ids.id(), clock.now()]
    const log = await records.storedLog(match)
    const log_in = log === null ? null : await this.#reportWith(log, match, player, at - HOUR)
    return { id, match, player, at, text, log: log_in === null ? log : null, log_in }
  }

  /** A report of the player that already has the same log. */
  async #reportWith(log: string, match: string, player: string, since: number): Promise<string | null> {
    const row = await this.#context.database.db
      .selectFrom('reports')
      .select('id')
      .where('match', '=', match)
      .where('player', '=', player)
      .where('at', '>', since)
      .where('log', '=', log)
      .executeTakeFirst()
    return row?.id ?? null
  }

  async #checkRoom(bytes: number): Promise<void> {
    const { log } = this.#context
    const before = await this.#size()
    const isFull = before.reports >= MOST_REPORTS || before.bytes + bytes > MOST_BYTES
    if (isFull && !this.#isFull)
      log.warn(before, 'players can report no more: read the reports and delete those that are dealt with')
    this.#isFull = isFull
    if (isFull)
      throw new RequestRefused(409, 'reports-full', 'there are too many reports that nobody has read yet')
  }

  async #size(): Promise<{ reports: number; bytes: number }> {
    const row = await this.#context.database.db
      .selectFrom('reports')
      .select(({ fn }) => [
        fn.countAll<number>().as('reports'),
        fn.sum<number | null>(fn('octet_length', ['text'])).as('texts'),
        fn.sum<number | null>(fn('octet_length', ['log'])).as('logs'),
      ])
      .executeTakeFirstOrThrow()
    return { reports: Number(row.reports), bytes: Number(row.texts ?? 0) + Number(row.logs ?? 0) }
  }
}
