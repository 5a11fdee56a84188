import { type ArenaGame, type ArenaPlan, setupOfPlan } from './arena-game.ts'
import { type ArenaReport, reportOn } from './arena-report.ts'
import { Pool } from './pool.ts'

const THREADS = 2
/** A game of slow bots may take long; one that takes longer hangs. */
const GAME_TIMEOUT = 30 * 60_000

/** Plays all games of a plan in worker threads. Throws at once when the plan cannot be played. */
export async function runArena(
  plan: ArenaPlan,
  onGame: (done: number) => void = () => {},
): Promise<ArenaReport> {
  setupOfPlan(plan)
  const pool = new Pool({ size: THREADS, timeout: GAME_TIMEOUT })
  let done = 0
  const playOne = async (number: number): Promise<ArenaGame> => {
    const game = (await pool.run({ kind: 'game', plan, number })) as ArenaGame
    done += 1
    onGame(done)
    return game
  }
  try {
    return reportOn(
      plan,
      await Promise.all(Array.from({ length: plan.games }, (_, number) => playOne(number))),
    )
  } finally {
    await pool.close()
  }
}
