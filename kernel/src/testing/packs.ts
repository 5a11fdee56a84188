import type { PackIssue } from '../game.ts'
import { pathName } from '../pack.ts'

/** Values to put at paths of a sound pack; `<id>` stands for the index of that id, `undefined` removes. */
export type Edits = Readonly<Record<string, unknown>>

/** What is broken, by which edits, what the check must say, and where, if not at the first edit. */
export type BrokenCase = readonly [what: string, edits: Edits, message: RegExp, path?: string]

type Step = string | number
export type Steps = readonly Step[]

/** A broken pack, to be run as a test: throws unless the check says the message exactly once at the path. */
export interface BrokenPack {
  readonly what: string
  readonly check: () => void
}

export function brokenPacks(
  pack: unknown,
  checkPack: (data: unknown) => readonly PackIssue[],
  cases: readonly BrokenCase[],
): readonly BrokenPack[] {
  return cases.map(([what, edits, message, path = Object.keys(edits)[0] ?? '']) => ({
    what,
    check: () => {
      const issues = checkPack(edited(pack, edits))
      const where = pathName(stepsOf(pack, path))
      const found = issues.filter((issue) => issue.path === where && message.test(issue.message))
      const told = JSON.stringify(issues, null, 1)
      if (found.length !== 1)
        throw new Error(`${where} has ${found.length} issues like ${message} among ${told}`)
      const mute = issues.find((issue) => !TELLS_WHAT_IS_ALLOWED.test(issue.message))
      if (mute) throw new Error(`${mute.path} does not say what is allowed: ${mute.message}`)
    },
  }))
}

/** Our own checks always say it; a schema says it in its own words. */
const TELLS_WHAT_IS_ALLOWED = /; allowed: |expected|must|has only|is lower-case/i

/** A copy of a pack with values put at paths like `map.roads<h10>.along[1]`. */
export function edited(pack: unknown, edits: Edits): unknown {
  const copy: unknown = structuredClone(pack)
  for (const [path, value] of Object.entries(edits)) put(copy, stepsOf(pack, path), value)
  return copy
}

/** `map.roads<h10>.along[1]` as map, roads, 0, along, 1. */
function stepsOf(pack: unknown, path: string): Steps {
  const steps: Step[] = []
  for (const [part] of path.matchAll(/\w+|<[\w-]+>|\[\d+\]/g)) {
    if (part.startsWith('[')) steps.push(Number(part.slice(1, -1)))
    else if (part.startsWith('<')) steps.push(indexOf(pack, part.slice(1, -1), steps))
    else steps.push(part)
  }
  return steps
}

function indexOf(pack: unknown, id: string, steps: Steps): number {
  const list = Object.values(Object(valueAt(pack, steps)))
  const index = list.findIndex((record) => member(record, 'id') === id)
  if (index < 0) throw new Error(`the pack has no ${id}`)
  return index
}

function put(target: unknown, steps: Steps, value: unknown): void {
  const parent = valueAt(target, steps.slice(0, -1))
  const last = steps.at(-1) ?? ''
  // An earlier edit may have replaced it.
  if (typeof parent !== 'object' || parent === null) return
  if (value !== undefined) Object.assign(parent, { [last]: value })
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else Reflect.deleteProperty(parent, last)
}

function member(value: unknown, step: Step): unknown {
  return Reflect.get(Object(value), step)
}

export function valueAt(pack: unknown, steps: Steps): unknown {
  return steps.reduce(member, pack)
}

/** The path to every value inside a pack, including whole lists and records. */
export function placesIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [steps]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const inside = keys.flatMap((key) => placesIn(member(value, key), [...steps, key]))
  return steps.length === 0 ? inside : [steps, ...inside]
}
