import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, sameJson } from '@curio/kernel'
import fc from 'fast-check'
import { firstStep, StepFinder } from '../src/diff.ts'
import { diff, patch } from '../src/index.ts'
import { Patched } from '../src/patch.ts'
import type { Members } from '../src/tree.ts'

const RUNS = { numRuns: 2_000 }

/** Small keys and values, so that two documents have something in common. */
const value: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>('', 'a', 'b', 0, 1, -2.5, true, false, null),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '__proto__', 'constructor', ''), tie('tree'), {
      maxKeys: 5,
    }),
  ),
})).tree

const document: fc.Arbitrary<Members> = fc.dictionary(fc.constantFrom('x', 'y', 'z', '0', '__proto__'), value)

/** A document and another that was made from it by a few changes, as positions of a game are. */
const neighbours = fc
  .tuple(document, fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), value), { maxLength: 2 }))
  .map(([before, changes]): [Members, Members] => [
    before,
    Object.fromEntries([...Object.entries(before), ...changes]),
  ])

const wire = <T>(data: T): T => JSON.parse(JSON.stringify(data))

function checkPair(before: Members, after: Members): void {
  const text = JSON.stringify(before)
  const step = diff(before, after)
  if (step === null) {
    assert.ok(sameJson(before, after))
    return
  }
  const patched = patch(wire(before), JSON.parse(step.delta))
  assert.ok(sameJson(patched, after), JSON.stringify({ before, after, step, patched }))
  assert.equal(
    JSON.stringify(step.document),
    JSON.stringify(patched),
    'both sides have the same, also in order',
  )
  assert.equal(JSON.stringify(before), text, 'the old document has changed')
}

test('the change from any document to any other gives the other', () => {
  fc.assert(fc.property(document, document, checkPair), RUNS)
  fc.assert(
    fc.property(neighbours, ([before, after]) => checkPair(before, after)),
    RUNS,
  )
})

test('after any number of steps both sides have the same document, also in its order', () => {
  fc.assert(
    fc.property(fc.array(document, { minLength: 2, maxLength: 6 }), (documents) => {
      let server = documents[0] as Members
      const client = new Patched(wire(server))
      for (const next of documents.slice(1)) {
        const step = diff(server, next)
        if (step === null) continue
        server = step.document
        client.change(JSON.parse(step.delta))
        assert.ok(sameJson(server, next))
        assert.equal(JSON.stringify(client.document), JSON.stringify(server))
      }
    }),
    { numRuns: 500 },
  )
})

test('a step that is found member by member is the same, and says of the first whether it has changed', () => {
  const members = fc.record({ x: value, y: value, z: value })
  fc.assert(
    fc.property(members, members, (before, after) => {
      const first = firstStep('x', before.x, after.x)
      assert.equal(first.value === before.x, sameJson(before.x, after.x))
      const finder = new StepFinder(before, 'x', first)
      for (const key of ['y', 'z'] as const) finder.compare(key, after[key])
      assert.deepEqual(finder.step(), diff(before, after))
    }),
    RUNS,
  )
})

test('the same document gives no change, and a change is never longer than the document by more than a little', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      assert.equal(diff(before, wire(before)), null)
      const step = diff(before, after)
      const whole = JSON.stringify(after).length + JSON.stringify(Object.keys(before)).length
      assert.ok(step === null || step.delta.length <= 2 * whole + 20)
    }),
    RUNS,
  )
})

test('what stays in a list is not sent again', () => {
  const before = { list: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }
  assert.equal(
    diff(before, { list: ['a', 'b', 'd', 'e', 'f', 'x', 'g', 'h'] })?.delta,
    '[1,[2,1,[],6,0,["x"]]]',
  )
  assert.equal(diff(before, { list: [...before.list, 'i'] })?.delta, '[1,[8,0,["i"]]]')
})

test('deep changes name the object by its number, not by its path', () => {
  const before = { view: { dice: [{ zone: 'in' }, { zone: 'in' }], deep: { deeper: { round: 1 } } } }
  const after = { view: { dice: [{ zone: 'in' }, { zone: 'out' }], deep: { deeper: { round: 2 } } } }
  assert.equal(diff(before, after)?.delta, '[4,{"zone":"out"},6,{"round":2}]')
})

test('what a document was made of may change afterwards', () => {
  const parts = { deep: ['a'], list: [{ b: 1 }] }
  const step = diff({ list: [] }, parts)
  parts.deep.push('x')
  parts.list.push({ b: 2 })
  assert.deepEqual(step?.document, { list: [{ b: 1 }], deep: ['a'] })
})

test('a change that does not fit is an error and not a wrong document', () => {
  const before = { list: [1, 2], object: { a: 1 }, text: 'x' }
  const misfits: Json[][] = [
    [9, { a: 1 }],
    [1, [5, 0, ['x']]],
    [1, [0, 3, []]],
    [1, [0, 'x', []]],
    [1, { 7: 1 }],
    [2, [0, 1, []]],
    [0, 3],
    [2, { a: [1, 2] }],
    [2, { a: { b: 1 } }],
  ]
  for (const misfit of misfits)
    assert.throws(() => patch(before, misfit), /the change/, JSON.stringify(misfit))
})
