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
 * Matches of a game by the names of their files, `<ending>-<seats>.json`, and for each the hash of everything that was
 * told in it and to whom.
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
      if (now.name !== name) throw new Error(`${name} is now ${now.name}`)
      if (now.told !== told[name]) throw new Error(`what is told in ${name} has the hash ${now.told}`)
    },
  }))
}

/** A recorded match, run again from the data of its file. Throws if they are none. */
export function recordedMatch(game: Game, data: unknown): { readonly match: Match; readonly log: Log } {
  const read = parseLog(data)
  if (!read.ok) throw new Error(read.message)
  const log = read.value
  const loaded = Match.load(game, log, fromHex(log.seed ?? '') ?? new Uint8Array())
  if (!loaded.ok) throw new Error(loaded.message)
  return { match: loaded.value, log }
}

function replayed(game: Game, data: unknown): { readonly name: string; readonly told: string } {
  const { match, log } = recordedMatch(game, data)
  const verdict = verify(game, log)
  if (!verdict.ok) throw new Error(`entry ${verdict.entry}: ${verdict.message}`)
  if (!verdict.seedChecked) throw new Error('the log has no seed')
  const { notes, header } = match
  const name = `${match.outcome()?.ending}-${header.seats}.json`
  return { name, told: toHex(sha256(utf8(JSON.stringify(notes)))) }
}
