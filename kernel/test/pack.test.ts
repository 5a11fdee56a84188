import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  builtInPack,
  oncePer,
  parseInStages,
  type Report,
  reportCount,
  reportDifference,
  reportRepeats,
} from '../src/index.ts'
import { brokenPacks, edited, placesIn } from '../src/testing.ts'

function told(report: (report: Report) => void): string[] {
  const lines: string[] = []
  report((path, message) => lines.push(`${path}: ${message}`))
  return lines
}

const shape = (data: unknown) => ({ success: true as const, data })

test('only the first stage that fails tells its issues', () => {
  const stages = [1, 2, 3].map((stage) => (pack: unknown, report: Report) => {
    if (Number(pack) <= stage) report(`stage[${stage}]`, 'too small')
  })
  assert.deepEqual(parseInStages(shape(2), ...stages), {
    ok: false,
    issues: [{ path: 'stage[2]', message: 'too small' }],
  })
  assert.deepEqual(parseInStages(shape(4), ...stages), { ok: true, pack: 4 })
})

test('issues of the shape are told by path, and each unknown member by its own', () => {
  const issues = [
    { code: 'invalid_type', path: [], message: 'expected object' },
    { code: 'invalid_type', path: ['map', 'roads', 12, 'a'], message: 'expected string' },
    { code: 'unrecognized_keys', path: ['map'], message: 'unrecognized', keys: ['x', 'y'] },
  ]
  const parsed = parseInStages({ success: false, error: { issues } })
  const unknown = 'a pack has no such member here; allowed: leave it out'
  assert.deepEqual(parsed.ok ? [] : parsed.issues, [
    { path: '.', message: 'expected object' },
    { path: 'map.roads[12].a', message: 'expected string' },
    { path: 'map.x', message: unknown },
    { path: 'map.y', message: unknown },
  ])
})

test('a built-in pack is right, or the game does not start', () => {
  assert.equal(builtInPack({ ok: true, pack: 7 }), 7)
  const issues = [{ path: 'cards', message: 'none' }]
  assert.throws(() => builtInPack({ ok: false, issues }), /a built-in pack is wrong:\ncards: none/)
})

test('a difference names what is too much and what is missing', () => {
  const lines = told((report) =>
    reportDifference(report, 'dice', ['red', 'pink'], ['red', 'blue'], 'one each'),
  )
  assert.deepEqual(lines, [
    'dice[1]: pink is wrong here: one each; allowed: red, blue',
    'dice: blue is missing: one each; allowed: only with it',
  ])
  assert.deepEqual(
    told((report) => reportDifference(report, 'dice', ['red'], [], 'no dice')),
    ['dice[0]: red is wrong here: no dice; allowed: none'],
  )
})

test('a count is told with what is allowed', () => {
  const counted = (count: number, range: readonly [number, number]) =>
    told((report) => reportCount(report, 'cards', 'cards', count, range))
  assert.deepEqual(counted(3, [3, 3]), [])
  assert.deepEqual(counted(4, [3, 3]), ['cards: there are 4 cards; allowed: exactly 3'])
  assert.deepEqual(counted(2, [3, Infinity]), ['cards: there are 2 cards; allowed: at least 3'])
  assert.deepEqual(counted(5, [3, 4]), ['cards: there are 5 cards; allowed: 3 to 4'])
})

test('a repeat is told where it stands again', () => {
  const lines = told((report) =>
    reportRepeats(report, [
      ['a[0]', 'x'],
      ['a[1]', 'y'],
      ['b[0]', 'x'],
    ]),
  )
  assert.deepEqual(lines, ['b[0]: x is already given at a[0]; allowed: once'])
})

const pack = {
  cards: [
    { id: 'ace', worth: 11 },
    { id: 'ten-1', worth: 10 },
  ],
}

function checkWorth(data: unknown) {
  const { cards } = data as typeof pack
  return cards.flatMap(({ worth }, index) =>
    worth > 0 ? [] : [{ path: `cards[${index}].worth`, message: `${worth}; allowed: at least 1` }],
  )
}

test('a pack is edited by paths, with ids for indexes and undefined to remove', () => {
  assert.deepEqual(edited(pack, { 'cards<ten-1>.worth': 9, 'cards[0]': undefined }), {
    cards: [{ id: 'ten-1', worth: 9 }],
  })
  assert.deepEqual(edited(pack, { 'cards<ace>.id': undefined }), {
    cards: [{ worth: 11 }, { id: 'ten-1', worth: 10 }],
  })
  assert.throws(() => edited(pack, { 'cards<king>.worth': 4 }), /the pack has no king/)
  assert.equal(pack.cards[1]?.worth, 10)
})

test('a broken pack passes as a test only if the check tells it once, there, and says what is allowed', () => {
  const run =
    (check: typeof checkWorth, message: RegExp, ...path: [path?: string]) =>
    () =>
      brokenPacks(pack, check, [['worthless', { 'cards<ten-1>.worth': 0 }, message, ...path]])[0]?.check()
  assert.doesNotThrow(run(checkWorth, /at least 1/))
  assert.doesNotThrow(run(checkWorth, /at least 1/, 'cards[1].worth'))
  assert.throws(run(checkWorth, /at most/), /cards\[1\]\.worth has 0 issues like/)
  assert.throws(run(checkWorth, /at least 1/, 'cards'), /cards has 0 issues/)
  assert.throws(
    run(() => [], /at least 1/),
    /has 0 issues/,
  )
  assert.throws(
    run((data) => [...checkWorth(data), ...checkWorth(data)], /at least 1/),
    /has 2 issues/,
  )
  const mute = (data: unknown) => checkWorth(data).map(({ path }) => ({ path, message: 'bad' }))
  assert.throws(run(mute, /bad/), /does not say what is allowed: bad/)
})

test('the places of a pack are all its values, the whole ones first', () => {
  assert.deepEqual(placesIn({ a: [1, { b: 2 }] }), [['a'], ['a', 0], ['a', 1], ['a', 1, 'b']])
})

test('what is worked out of an object is worked out once for each', () => {
  const seen: object[] = []
  const size = oncePer((list: readonly number[]) => {
    seen.push(list)
    return list.length
  })
  const [one, other] = [[1], [2]]
  assert.deepEqual([size(one), size(other), size(one), size([])], [1, 1, 1, 0])
  assert.deepEqual(seen, [one, other, []])
})
