import type { PackIssue } from './game.ts'
import { isList, type Json, type JsonLimits, jsonFault } from './json.ts'

/** Where an entry of a pack comes from: the published rules, a known fact of the printed game, or our own design. */
export const ORIGINS = ['rulebook', 'published', 'authored'] as const

/** The captions of built-in packs are half as long at most; boards have no room for more. */
export const LONGEST_TEXT = 300
/** One line, without signs that nobody sees, turn the direction of reading or give a terminal commands. */
export const PLAIN_TEXT = /^[^\p{C}\p{Zl}\p{Zp}]*$/u
export const LONGEST_ID = 60

/** Tells what is wrong at a path like `map.roads[12].a`; `.` is the pack itself. */
export type Report = (path: string, message: string) => void

export type ParsedPack<Pack> =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly issues: readonly PackIssue[] }

/** What a schema says of data, in the form of zod's `safeParse`. */
type Shape<Pack> =
  | { readonly success: true; readonly data: Pack }
  | { readonly success: false; readonly error: { readonly issues: readonly ShapeIssue[] } }

interface ShapeIssue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: unknown
}

/** Each stage needs what the one before it checked, so only the issues of the first stage that fails are told. */
export function parseInStages<Pack>(
  shape: Shape<Pack>,
  ...stages: readonly ((pack: Pack, report: Report) => void)[]
): ParsedPack<Pack> {
  if (!shape.success) return { ok: false, issues: shape.error.issues.flatMap(shapeIssues) }
  for (const stage of stages) {
    const issues: PackIssue[] = []
    stage(shape.data, (path, message) => issues.push({ path, message }))
    if (issues.length > 0) return { ok: false, issues }
  }
  return { ok: true, pack: shape.data }
}

/** A pack that comes with the game, and so must be right. */
export function builtInPack<Pack>(parsed: ParsedPack<Pack>): Pack {
  if (parsed.ok) return parsed.pack
  const lines = parsed.issues.map(({ path, message }) => `${path}: ${message}`)
  throw new Error(`a built-in pack is wrong:\n${lines.join('\n')}`)
}

/** Everything that is wrong with a pack; empty if it can be played. */
export function issuesOf(parsed: ParsedPack<unknown>): readonly PackIssue[] {
  return parsed.ok ? [] : parsed.issues
}

function shapeIssues({ code, path, message, keys }: ShapeIssue): PackIssue[] {
  if (code !== 'unrecognized_keys' || !Array.isArray(keys)) return [{ path: pathName(path), message }]
  return keys.map((key: string) => ({
    path: pathName([...path, key]),
    message: 'a pack has no such member here; allowed: leave it out',
  }))
}

/** A place in a pack, as issues name it. */
export function pathName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return name.startsWith('.') ? name.slice(1) : name || '.'
}

/** Reports every difference between a list without repeats and what it has to hold, in any order. */
export function reportDifference(
  report: Report,
  path: string,
  actual: readonly string[],
  expected: readonly string[],
  why: string,
): void {
  const allowed = expected.length === 0 ? 'none' : expected.join(', ')
  for (const [index, each] of actual.entries()) {
    if (!expected.includes(each))
      report(`${path}[${index}]`, `${each} is wrong here: ${why}; allowed: ${allowed}`)
  }
  for (const each of expected) {
    if (!actual.includes(each)) report(path, `${each} is missing: ${why}; allowed: only with it`)
  }
}

/** The least and the most that is allowed. */
type Range = readonly [number, number]

export function reportCount(report: Report, path: string, what: string, count: number, range: Range): void {
  const [least, most] = range
  if (count >= least && count <= most) return
  const allowed =
    least === most ? `exactly ${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`
  report(path, `there are ${count} ${what}; allowed: ${allowed}`)
}

/** Reports each value that was already given at an earlier path. */
export function reportRepeats(
  report: Report,
  entries: readonly (readonly [path: string, id: string])[],
): void {
  const first = new Map<string, string>()
  for (const [path, id] of entries) {
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, path)
    else report(path, `${id} is already given at ${earlier}; allowed: once`)
  }
}

/** How deep a pack may be, and how many values and characters it may have; built-in packs have a fifth of that. */
export const PACK_LIMITS: JsonLimits = { depth: 20, size: 200_000 }

/** Why something from outside cannot be a pack of any game; null if its game may judge it. */
export function packFault(pack: unknown): string | null {
  switch (jsonFault(pack, PACK_LIMITS)) {
    case 'not-json':
      return 'a pack must be JSON data'
    case 'too-large':
      return `a pack may have ${PACK_LIMITS.size} values and characters at most, ${PACK_LIMITS.depth} deep`
    case null:
      return null
  }
}

/** Points are sums and products of what a pack says, and have to stay far from where numbers are no longer exact. */
const LARGEST_NUMBER = 1_000_000

/** Every number of a pack that no game can have room for. */
export function numberIssues(pack: Json): readonly PackIssue[] {
  const issues: PackIssue[] = []
  const path: PropertyKey[] = []
  // One path for all: most numbers are sound, and a pack from outside may have a hundred thousand.
  const look = (each: Json): void => {
    if (typeof each === 'number') {
      if (Math.abs(each) <= LARGEST_NUMBER) return
      const message = `${each} is too much for any game; allowed: ${-LARGEST_NUMBER} to ${LARGEST_NUMBER}`
      issues.push({ path: pathName(path), message })
    } else if (isList(each)) for (const [index, item] of each.entries()) lookInto(index, item)
    else if (typeof each === 'object' && each !== null)
      for (const [key, member] of Object.entries(each)) lookInto(key, member)
  }
  const lookInto = (key: PropertyKey, member: Json): void => {
    path.push(key)
    look(member)
    path.pop()
  }
  look(pack)
  return issues
}

/** A pack without the members that only people read. */
export function withoutWords(pack: Json, words: readonly string[]): Json {
  if (typeof pack !== 'object' || pack === null) return pack
  if (isList(pack)) return pack.map((item) => withoutWords(item, words))
  const kept = Object.entries(pack).filter(([key]) => !words.includes(key))
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutWords(member, words)]))
}

/** What a pack calls itself, in each language; null when it does not say. */
export function packTitle(pack: Json): Readonly<Record<string, string>> | null {
  if (typeof pack !== 'object' || pack === null || isList(pack)) return null
  const { name } = pack
  if (typeof name !== 'object' || name === null || isList(name)) return null
  const said = Object.entries(name).filter((each): each is [string, string] => typeof each[1] === 'string')
  return Object.fromEntries(said)
}

/** Works something out once for each object, which must never change, and keeps it as long as the object lives. */
export function oncePer<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
