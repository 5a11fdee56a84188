import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE, checkPack } from '../content/index.ts'

/** Values to put at paths of the built-in pack; `<id>` stands for the index of that id, `undefined` removes. */
type Edits = Readonly<Record<string, unknown>>

/** What is broken, how, what the check has to say about it, and where, if not where the first edit is. */
export type Case = readonly [what: string, edits: Edits, message: RegExp, path?: string]

/** Each case is a test: the check says the message exactly once at the path, and always what is allowed. */
export function testBroken(subject: string, cases: readonly Case[]): void {
  for (const [what, edits, message, path = Object.keys(edits)[0] ?? ''] of cases) {
    test(`a broken pack (${subject}): ${what}`, () => {
      const issues = checkPack(edited(edits))
      const where = nameOf(stepsOf(path))
      const found = issues.filter((issue) => issue.path === where && message.test(issue.message))
      assert.equal(found.length, 1, `${where} among ${JSON.stringify(issues, null, 1)}`)
      for (const issue of issues)
        assert.match(issue.message, /; allowed: |expected|must|has only|is lower-case/i)
    })
  }
}

function edited(edits: Edits): unknown {
  const pack: unknown = structuredClone(ARKHAM_GUIDE)
  for (const [path, value] of Object.entries(edits)) put(pack, stepsOf(path), value)
  return pack
}

type Step = string | number

/** `map.roads<h10>.along[1]` as map, roads, 0, along, 1. */
function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = []
  for (const [part] of path.matchAll(/\w+|<\w+>|\[\d+\]/g)) {
    if (part.startsWith('[')) steps.push(Number(part.slice(1, -1)))
    else if (part.startsWith('<')) steps.push(indexOf(part.slice(1, -1), steps))
    else steps.push(part)
  }
  return steps
}

function indexOf(id: string, steps: readonly Step[]): number {
  const list = Object.values(Object(steps.reduce(member, ARKHAM_GUIDE)))
  const index = list.findIndex((record) => member(record, 'id') === id)
  assert.notEqual(index, -1, `the pack has no ${id}`)
  return index
}

export function put(target: unknown, steps: readonly Step[], value: unknown): void {
  const parent: unknown = steps.slice(0, -1).reduce(member, target)
  const last = steps.at(-1) ?? ''
  if (value !== undefined) Object.assign(Object(parent), { [last]: value })
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else Reflect.deleteProperty(Object(parent), last)
}

export function member(value: unknown, step: Step): unknown {
  return Reflect.get(Object(value), step)
}

export function nameOf(steps: readonly Step[]): string {
  return steps
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
}
