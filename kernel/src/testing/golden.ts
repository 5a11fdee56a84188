import type { Game } from '../game.ts'
import { fromHex, sha256, toHex, utf8 } from '../hash.ts'
import { type Log, parseLog } from '../log.ts'
import { Match } from '../match.ts'
import { verify } from '../verify.ts'

/** A recorded match, to be run as a test: throws unless the rules still play it, and tell of it, as they did. */
export interface GoldenLog {
  readonly name: string
  readonly check: () => void
}

/**
 * Matches of a game by the names of their files, which end with `<ending>-<seats>.json`, and for each the hash of everything
 * that was told in it and to whom.
 */
export function goldenLogs(
  game: Game,
  logs: Readonly<Record<string, unknown>>,
  told: Readonly<Record<string, string>>,
): readonly GoldenLog[] {
  const strange = Object.keys(told).find((name) => !Object.hasOwn(logs, name))
  if (strange !== undefined) throw new Error(`there is no golden log ${strange}`)
  return Object.entries(logs).map(([name, log]) => ({
    name,
    check: () => {
      const now = replayed(game, log)
      if (now.name !== name && !name.endsWith(`-${now.name}`)) throw new Error(`${name} is now ${now.name}`)
      if (now.told !== told[name]) throw new Error(`what is told in ${name} has the hash ${now.told}`)
    },
  }))
}

/** A recorded match, run again from the data of its file. Throws if they are none. */
export function recordedMatch(game: Game, data: unknown): { readonly match: Match; readonly log: Log } {
  const log = recordedLog(data)
  return { match: resumed(game, log), log }
}

function recordedLog(data: unknown): Log {
  const read = parseLog(data)
  if (!read.ok) throw new Error(read.message)
  return read.value
}

function resumed(game: Game, log: Log): Match {
  const loaded = Match.load(game, log, fromHex(log.seed ?? '') ?? new Uint8Array())
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.value
}

function replayed(game: Game, data: unknown): { readonly name: string; readonly told: string } {
  const log = recordedLog(data)
  const verdict = verify(game, log)
  if (!verdict.ok) throw new Error(`entry ${verdict.entry}: ${verdict.message}`)
  if (!verdict.seedChecked) throw new Error('the log has no seed')
  const match = resumed(game, log)
  const name = `${match.outcome()?.ending}-${match.header.seats}.json`
  return { name, told: toHex(sha256(utf8(JSON.stringify(match.notes)))) }
}
