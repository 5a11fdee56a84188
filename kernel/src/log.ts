import { digestOf } from './digest.ts'
import type { Checked, Packs } from './game.ts'
import { sha256, textHash, toHex, utf8 } from './hash.ts'
import { canonical, isRecord, type Json, jsonFault } from './json.ts'
import { packFault } from './pack.ts'

/** The format of the file, not of the rules. */
export const LOG_FORMAT = 1

/** What is fixed before the first entry. */
export interface Header {
  readonly game: string
  /** The version of the rules under which the match is played to its end. */
  readonly rules: number
  readonly seats: number
  readonly options: Json
  /** SHA-256 of each content pack that the match uses, by name; words of a pack are not counted. */
  readonly packs: Readonly<Record<string, string>>
  /** SHA-256 of the secret seed, published before the first outcome. */
  readonly commitment: string
}

/** One answer, or the start of the match (seat and answer null), with the outcomes of chance it led to. */
export interface Entry {
  readonly seat: number | null
  /** Which of the seat's open questions it answers, as `Run.asksOf` lists them; left out for the first. */
  readonly ask?: number
  readonly answer: Json
  readonly chance: readonly number[]
  /** Digest of the state after it. */
  readonly state: string
  /** Digest of all entries up to this one. */
  readonly chain: string
}

/** A whole match. Everything else about it is worked out from this. */
export interface Log {
  readonly format: typeof LOG_FORMAT
  readonly header: Header
  readonly entries: readonly Entry[]
  /** How often an undo took away a question of each seat: part of its questions' names. */
  readonly undone: readonly number[]
  /** The secret seed, once the match is over and it is revealed. */
  readonly seed?: string
  /** The packs that the header names, for a log that leaves its home: a reader needs nothing else. */
  readonly packs?: Packs
}

export function commitmentTo(seed: Uint8Array): string {
  return toHex(sha256(seed))
}

export function packHash(pack: Json): string {
  return toHex(sha256(utf8(canonical(pack))))
}

export function stateDigest(state: unknown): string {
  return digestOf(state)
}

/** Hexadecimal digits of a digest of the state, of a link of the chain, of a full hash. */
export const STATE_DIGITS = 16
export const CHAIN_DIGITS = 32
const HASH_DIGITS = 64

export function firstLink(header: Header): string {
  return link(canonical({ ...header }))
}

export function nextLink(previous: string, entry: Omit<Entry, 'chain'>): string {
  const { seat, answer, chance, state, ask } = entry
  // Logs from before a seat could have several questions keep their links.
  const members = ask === undefined ? [seat, answer, chance, state] : [seat, answer, chance, state, ask]
  return link(`${previous}${JSON.stringify(members)}`)
}

function link(text: string): string {
  return textHash(text, CHAIN_DIGITS / 8)
}

const FILE_LIMITS = { depth: 40, size: 50_000_000 }

/** Reads a log from outside; says what is wrong with it, by path. */
export function parseLog(input: unknown): Checked<Log> {
  if (jsonFault(input, FILE_LIMITS) !== null) return bad('', 'is not JSON data of a possible size')
  if (!isRecord(input)) return bad('', 'must be an object')
  if (input.format !== LOG_FORMAT) return bad('format', `must be ${LOG_FORMAT}`)
  const fault =
    extra('', input, ['format', 'header', 'entries', 'undone', 'seed', 'packs']) ??
    headerFault(input.header) ??
    listFault('entries', input.entries, entryFault) ??
    listFault('undone', input.undone, (path, item) =>
      isCount(item) ? null : `${path} must be a whole number`,
    ) ??
    (input.seed === undefined || isHex(input.seed) ? null : 'seed must be hexadecimal') ??
    (input.packs === undefined ? null : packsFault(input.packs, input.header))
  return fault === null
    ? { ok: true, value: input as unknown as Log }
    : { ok: false, message: `log: ${fault}` }
}

function headerFault(header: unknown): string | null {
  if (!isRecord(header)) return 'header must be an object'
  const { game, rules, seats, packs, commitment, options } = header
  if (typeof game !== 'string') return 'header.game must be a text'
  if (!isCount(rules) || rules === 0) return 'header.rules must be a positive whole number'
  if (!isCount(seats) || seats === 0) return 'header.seats must be a positive whole number'
  if (options === undefined) return 'header.options is missing'
  if (!isRecord(packs) || !Object.values(packs).every((hash) => isHex(hash, HASH_DIGITS)))
    return 'header.packs must name a hash for each pack'
  if (!isHex(commitment, HASH_DIGITS)) return 'header.commitment must be a hash'
  return extra('header.', header, ['game', 'rules', 'seats', 'options', 'packs', 'commitment'])
}

/** Whether they are the packs that the header names is checked later, by the game, which knows what their words are. */
function packsFault(packs: unknown, header: unknown): string | null {
  if (!isRecord(packs)) return 'packs must be an object'
  const named = isRecord(header) && isRecord(header.packs) ? header.packs : {}
  for (const [name, pack] of Object.entries(packs)) {
    if (!Object.hasOwn(named, name)) return `packs.${name} is not named in the header`
    const fault = packFault(pack)
    if (fault !== null) return `packs.${name}: ${fault}`
  }
  return null
}

function entryFault(path: string, entry: unknown): string | null {
  if (!isRecord(entry)) return `${path} must be an object`
  if (entry.seat !== null && !isCount(entry.seat)) return `${path}.seat must be a seat or null`
  if (entry.ask !== undefined && (entry.seat === null || !isCount(entry.ask) || entry.ask === 0))
    return `${path}.ask must be a positive whole number`
  if (entry.answer === undefined) return `${path}.answer is missing`
  if (!Array.isArray(entry.chance) || !entry.chance.every(isCount))
    return `${path}.chance must list whole numbers`
  if (!isHex(entry.state, STATE_DIGITS)) return `${path}.state must be a digest`
  if (!isHex(entry.chain, CHAIN_DIGITS)) return `${path}.chain must be a digest`
  return extra(`${path}.`, entry, ['seat', 'ask', 'answer', 'chance', 'state', 'chain'])
}

function listFault(
  path: string,
  list: unknown,
  itemFault: (path: string, item: unknown) => string | null,
): string | null {
  if (!Array.isArray(list)) return `${path} must be a list`
  for (const [index, item] of list.entries()) {
    const fault = itemFault(`${path}[${index}]`, item)
    if (fault !== null) return fault
  }
  return null
}

function extra(
  path: string,
  record: { readonly [key: string]: unknown },
  known: readonly string[],
): string | null {
  const unknown = Object.keys(record).find((key) => !known.includes(key))
  return unknown === undefined ? null : `${path}${unknown} is not a member of a log`
}

const bad = (path: string, message: string): Checked<Log> => ({
  ok: false,
  message: `log: ${path} ${message}`,
})
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isHex = (value: unknown, digits?: number): value is string =>
  typeof value === 'string' && /^([0-9a-f]{2})+$/.test(value) && (digits ?? value.length) === value.length
