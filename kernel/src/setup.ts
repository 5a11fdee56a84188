import type { Checked, Game, PackIssue, Packs, Setup } from './game.ts'
import type { Json } from './json.ts'
import { type Header, type Log, packHash } from './log.ts'
import { numberIssues, oncePer, packFault, withoutWords } from './pack.ts'

/** Checks what a new match is to be made of. */
export function checkSetup(game: Game, seats: number, options: Json, packs: Packs): Checked<Setup> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return failed(`${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`)
  }
  const checked = game.options(options, seats)
  if (!checked.ok) return checked
  const names = namesFor(game, checked.value, seats)
  for (const [name, pack] of Object.entries(packs)) {
    if (!names.includes(name)) return failed(`${game.id} has no pack "${name}"`)
    const issue = packIssues(game, name, pack)[0]
    if (issue) return failed(`pack "${name}": ${issue.path}: ${issue.message}`)
  }
  const used = names.map((name) => [name, packs[name] ?? game.packs[name] ?? null] as const)
  const setup = { seats, options: checked.value, packs: Object.fromEntries(used) }
  const refusal = game.refuseSetup?.(setup) ?? null
  return refusal === null ? { ok: true, value: setup } : failed(refusal)
}

/**
 * What a recorded match was made of. Each pack that its header names is the one given, or else the built-in one; a pack
 * with another hash is not the one it was played with.
 */
export function setupOf(game: Game, header: Header, given: Packs): Checked<Setup> {
  if (header.game !== game.id) return failed(`the log is of "${header.game}", not of "${game.id}"`)
  if (header.rules > game.rules) {
    return failed(`the log needs version ${header.rules} of the rules of ${game.id}; here is ${game.rules}`)
  }
  const setup = checkSetup(game, header.seats, header.options, given)
  if (!setup.ok) return setup
  const { packs } = setup.value
  const strange = Object.keys(header.packs).find((name) => !Object.hasOwn(packs, name))
  if (strange !== undefined) return failed(`the match uses no pack "${strange}", which the log names`)
  for (const [name, pack] of Object.entries(packs)) {
    const hash = header.packs[name]
    if (hash === undefined) return failed(`the log does not say which pack "${name}" it was played with`)
    if (!packFits(game, pack, hash))
      return failed(`the log was played with another pack "${name}": ${hash} is not here`)
  }
  return setup
}

/** The log with every pack it needs: it can be replayed and verified wherever the rules are. */
export function withPacks(game: Game, log: Log, given: Packs = log.packs ?? {}): Checked<Log> {
  const setup = setupOf(game, log.header, given)
  return setup.ok ? { ok: true, value: { ...log, packs: setup.value.packs } } : setup
}

/** Whether a pack is the one that a hash in a header stands for. */
export function packFits(game: Game, pack: Json, hash: string): boolean {
  return hashIn(game, pack) === (game.formerHashes?.[hash] ?? hash)
}

/** The hash of each pack, as a header names it. */
export function packHashes(game: Game, packs: Packs): Record<string, string> {
  return Object.fromEntries(Object.entries(packs).map(([name, pack]) => [name, hashIn(game, pack)]))
}

/** Everything that is wrong with a pack from outside; empty if it can be played. */
export function packIssues(game: Game, name: string, pack: Json): readonly PackIssue[] {
  if (pack === game.packs[name]) return []
  if (typeof pack !== 'object' || pack === null) return game.checkPack(name, pack)
  const known = issuesOnce(game)(pack)
  const before = known.get(name)
  if (before) return before
  const issues = faultsIn(game, name, pack)
  known.set(name, issues)
  return issues
}

function faultsIn(game: Game, name: string, pack: Json): readonly PackIssue[] {
  const fault = packFault(pack)
  if (fault !== null) return [{ path: '.', message: fault }]
  const numbers = numberIssues(pack)
  return numbers.length > 0 ? numbers : game.checkPack(name, pack)
}

/** The name under which a match uses a pack from outside. */
export function packNameFor(game: Game, pack: Json): string {
  return game.packName?.(pack) ?? Object.keys(game.packs)[0] ?? ''
}

function namesFor(game: Game, options: Json, seats: number): readonly string[] {
  return game.packsFor?.(options, seats) ?? Object.keys(game.packs)
}

/** Hashing and checking a pack take longer than a whole match. */
const hashOnce = oncePer((game: Game) =>
  oncePer((pack: Json & object) => packHash(withoutWords(pack, game.words ?? []))),
)
const issuesOnce = oncePer((_game: Game) =>
  oncePer((_pack: Json & object) => new Map<string, readonly PackIssue[]>()),
)

const hashIn = (game: Game, pack: Json): string =>
  typeof pack === 'object' && pack !== null ? hashOnce(game)(pack) : packHash(pack)

export const failed = (message: string): { ok: false; message: string } => ({ ok: false, message })
