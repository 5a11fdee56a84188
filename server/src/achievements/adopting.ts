import type { CompiledQuery } from 'kysely'
import type { Database } from '../db/open.ts'

/** Gives what a guest has collected, ticked and handed in to an account; what the account has already stays behind. */
export function adoptAchievements({ db }: Database, guest: string, account: string): CompiledQuery[] {
  return [
    db
      .updateTable('marks')
      .set({ player: account })
      .where('player', '=', guest)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('marks as own')
              .select('own.player')
              .where('own.player', '=', account)
              .whereRef('own.match', '=', 'marks.match')
              .whereRef('own.seat', '=', 'marks.seat'),
          ),
        ),
      )
      .compile(),
    db
      .updateTable('ticks')
      .set({ player: account })
      .where('player', '=', guest)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ticks as own')
              .select('own.player')
              .where('own.player', '=', account)
              .whereRef('own.game', '=', 'ticks.game')
              .whereRef('own.achievement', '=', 'ticks.achievement'),
          ),
        ),
      )
      .compile(),
    db
      .updateTable('handed_logs')
      .set({ player: account })
      .where('player', '=', guest)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('handed_logs as own')
              .select('own.player')
              .where('own.player', '=', account)
              .whereRef('own.hash', '=', 'handed_logs.hash')
              .whereRef('own.seat', '=', 'handed_logs.seat'),
          ),
        ),
      )
      .compile(),
  ]
}
