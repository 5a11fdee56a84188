import { GAMES } from '@curio/bots'
import type { Game } from '@curio/kernel'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import { randomIds } from '../ids.ts'
import { Players } from '../players/players.ts'
import type { Settings } from '../settings.ts'
import { PackStore } from '../tables/packs.ts'
import { Records } from '../tables/records.ts'
import { type Recount, recountAll } from './counting.ts'
import { LOCKED } from './locked.ts'

/** Counts all achievements again, without a server. Throws `DatabaseInUse` while a server has the database open. */
export async function recountAchievements(
  settings: Settings,
  games: readonly Game[] = GAMES,
): Promise<Recount> {
  const database = await openDatabase(settings.database)
  try {
    const records = new Records(database, new Players(database, systemClock, randomIds))
    const packs = await PackStore.open({ database, clock: systemClock, settings, games })
    return await recountAll({ database, records, packs, games, locked: LOCKED, log: SILENT })
  } finally {
    await database.close()
  }
}

/** Whoever counts again is told how many failed. */
const SILENT = { error: (): void => {} }
