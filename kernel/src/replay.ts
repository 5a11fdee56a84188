import { reasonOf } from './answer.ts'
import { type Chance, ReplayChance } from './chance.ts'
import type { Game, Setup } from './game.ts'
import type { Entry } from './log.ts'
import { Run, type RunOptions } from './run.ts'

/** The part of an entry that is needed to replay it. */
export type Recorded = Omit<Entry, 'state' | 'chain'>

/**
 * Runs the rules over the entries of a log. Answers are trusted, outcomes of chance are the recorded ones, and after the
 * last entry they come from `then`. A run from a checkpoint is given the entries from that of the checkpoint on.
 */
export function rerun<S, C>(
  game: Game<S, C>,
  setup: Setup,
  rules: number,
  entries: readonly Recorded[],
  then?: Chance,
  options?: RunOptions,
): Run<S, C> {
  const chance = new ReplayChance(then)
  const first = options?.from?.entry ?? 0
  let index = 0
  try {
    chance.begin(entries[0]?.chance ?? null, options?.from?.outcomes)
    const run = new Run(game, setup, rules, chance, options)
    chance.end()
    for (index = 1; index < entries.length; index++) {
      const entry = entries[index] as Recorded
      chance.begin(entry.chance)
      replayEntry(run, entry)
      chance.end()
    }
    chance.begin(null)
    return run
  } catch (cause) {
    throw new Error(`entry ${first + index}: ${reasonOf(cause)}`, { cause })
  }
}

/** Plays a recorded answer without looking at its options. */
export function replayEntry(run: Run, entry: Pick<Recorded, 'seat' | 'ask' | 'answer'>): void {
  const ask = run.askOf(entry.seat, entry.ask)
  if (!ask) throw new Error(`the log answers for seat ${entry.seat}, which is not asked`)
  run.answer(ask, entry.answer)
}
