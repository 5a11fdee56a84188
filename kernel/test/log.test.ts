import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Game, type Json, type Log, Match, parseLog, verify } from '@curio/kernel'
import fc from 'fast-check'
import { record } from '../src/conformance/recording.ts'
import { nextLink } from '../src/log.ts'
import { beacons } from './games/beacons/game.ts'
import { OIL } from './games/beacons/pack.ts'
import { begin, fingerprint, gameOf, give, SEED } from './support.ts'

const { log: LOG, seed: SECRET } = record(beacons, { seats: 3 }, 0, 5)
const copy = (): Json => JSON.parse(JSON.stringify(LOG))

type Path = readonly (string | number)[]

/** The same data with another value at a path; undefined removes it. */
function changed(value: Json, [step, ...rest]: Path, to: unknown): Json {
  if (step === undefined) return to as Json
  const copied: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) }
  copied[step] = changed((value as Record<string, Json>)[step] ?? null, rest, to)
  if (copied[step] === undefined) delete copied[step]
  return copied as Json
}

suite('reading a log', () => {
  test('what was written is read', () => {
    assert.deepEqual(parseLog(copy()), { ok: true, value: LOG })
    const open = begin(beacons).log()
    assert.deepEqual(parseLog(JSON.parse(JSON.stringify(open))), { ok: true, value: open })
  })

  const DAMAGED: readonly [Path, unknown, RegExp][] = [
    [[], null, /log: {2}must be an object/],
    [[], [], /must be an object/],
    [['format'], 2, /log: format must be 1/],
    [['format'], undefined, /log: format must be 1/],
    [['more'], 1, /log: more is not a member of a log/],
    [['header'], null, /header must be an object/],
    [['header', 'game'], 5, /header\.game must be a text/],
    [['header', 'rules'], 0, /header\.rules must be a positive whole number/],
    [['header', 'rules'], 1.5, /header\.rules must be a positive whole number/],
    [['header', 'seats'], 0, /header\.seats must be a positive whole number/],
    [['header', 'seats'], '3', /header\.seats must be a positive whole number/],
    [['header', 'options'], undefined, /header\.options is missing/],
    [['header', 'packs'], [], /header\.packs must name a hash for each pack/],
    [['header', 'packs', 'oil'], 'ab', /header\.packs must name a hash for each pack/],
    [['header', 'commitment'], 'AB', /header\.commitment must be a hash/],
    [['header', 'more'], 1, /header\.more is not a member/],
    [['entries'], {}, /entries must be a list/],
    [['entries', 2], 7, /entries\[2\] must be an object/],
    [['entries', 2, 'seat'], -1, /entries\[2\]\.seat must be a seat or null/],
    [['entries', 2, 'answer'], undefined, /entries\[2\]\.answer is missing/],
    [['entries', 2, 'chance'], [0.5], /entries\[2\]\.chance must list whole numbers/],
    [['entries', 2, 'chance'], undefined, /entries\[2\]\.chance must list whole numbers/],
    [['entries', 2, 'state'], 'abc', /entries\[2\]\.state must be a digest/],
    [['entries', 2, 'chain'], 'x'.repeat(32), /entries\[2\]\.chain must be a digest/],
    [['entries', 2, 'more'], 1, /entries\[2\]\.more is not a member/],
    [['undone'], 0, /undone must be a list/],
    [['undone', 1], -1, /undone\[1\] must be a whole number/],
    [['seed'], 'xyz', /seed must be hexadecimal/],
    [['seed'], 'abc', /seed must be hexadecimal/],
  ]

  for (const [path, to, message] of DAMAGED) {
    test(`${path.join('.') || 'the whole'} as ${JSON.stringify(to)} is refused by path`, () => {
      const parsed = parseLog(changed(copy(), path, to))
      assert.match(parsed.ok ? 'read' : parsed.message, message)
    })
  }

  test('one hash among several that is none, and data nested without end, are refused', () => {
    const { oil = '' } = LOG.header.packs
    const packs = { ...LOG.header.packs, tar: oil.slice(2) }
    assert.ok(!parseLog(changed(copy(), ['header', 'packs'], packs)).ok)
    let deep: Json = 0
    for (let depth = 0; depth < 50; depth++) deep = [deep]
    const parsed = parseLog(changed(copy(), ['header', 'options'], deep))
    assert.match(parsed.ok ? 'read' : parsed.message, /is not JSON data of a possible size/)
  })

  test('what is not data is refused', () => {
    for (const input of [undefined, () => LOG, { ...LOG, entries: new Map() }, Number.NaN])
      assert.ok(!parseLog(input).ok)
  })

  test('however it is damaged, reading, loading and verifying give an answer', () => {
    const paths = fc.oneof(
      fc.constantFrom<Path>(['header'], ['entries'], ['undone'], ['seed'], ['format']),
      fc.tuple(fc.constant('header'), fc.constantFrom(...Object.keys(LOG.header))),
      fc.tuple(fc.constant('header'), fc.constant('packs'), fc.constantFrom('oil', 'gold', '__proto__')),
      fc.tuple(fc.constant('entries'), fc.nat(LOG.entries.length)),
      fc.tuple(
        fc.constant('entries'),
        fc.nat(LOG.entries.length - 1),
        fc.constantFrom('seat', 'answer', 'chance', 'state', 'chain'),
      ),
      fc.tuple(fc.constant('entries'), fc.nat(LOG.entries.length - 1), fc.constant('chance'), fc.nat(3)),
    )
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constant(undefined),
      fc.nat(5),
      fc.constantFrom('silver-1', null, [], [0]),
    )
    const seen = { refused: 0, loaded: 0, failed: 0 }
    fc.assert(
      fc.property(paths, values, (path, to) => {
        const parsed = parseLog(changed(copy(), path, to))
        if (!parsed.ok) {
          seen.refused += 1
          return
        }
        const loaded = Match.load(beacons, parsed.value, SECRET)
        seen[loaded.ok ? 'loaded' : 'failed'] += 1
        assert.ok(loaded.ok || loaded.message !== '')
        assert.equal(typeof verify(beacons, parsed.value).ok, 'boolean')
      }),
      { numRuns: 400 },
    )
    assert.ok(seen.refused > 50 && seen.failed > 20, JSON.stringify(seen))
  })
})

test('a link of the chain stands for the link before it and for all of its entry', () => {
  const entry = { seat: 1, answer: 'a', chance: [2, 0], state: '0'.repeat(16) }
  const first = nextLink('', entry)
  const others = [
    nextLink(first, entry),
    nextLink('', { ...entry, seat: 2 }),
    nextLink('', { ...entry, answer: 'b' }),
    nextLink('', { ...entry, chance: [2, 1] }),
    nextLink('', { ...entry, state: '1'.repeat(16) }),
  ]
  assert.equal(new Set([first, ...others]).size, 6)
  assert.equal(nextLink('', { ...entry }), first)
})

suite('loading a match', () => {
  const reason = (game: Game, log: Log, seed = SECRET, packs = {}): string => {
    const loaded = Match.load(game, log, seed, packs)
    return loaded.ok ? 'loaded' : loaded.message
  }
  const last = LOG.entries.length - 1

  test('gives the match as it was left', () => {
    const match = begin(beacons)
    give(match, 0, [])
    const loaded = Match.load(beacons, JSON.parse(JSON.stringify(match.log())), SEED)
    assert.ok(loaded.ok)
    assert.equal(fingerprint(loaded.value), fingerprint(match))
    for (const each of [match, loaded.value]) give(each, 1, [])
    assert.equal(fingerprint(loaded.value), fingerprint(match))
  })

  test('is refused for another game, newer rules, other content or another seed', () => {
    assert.equal(reason(beacons, LOG), 'loaded')
    assert.equal(
      reason(
        gameOf(
          () => ({}),
          function* () {},
        ),
        LOG,
      ),
      'the log is of "beacons", not of "tiny"',
    )
    const newer = { ...LOG, header: { ...LOG.header, rules: 3 } }
    assert.equal(reason(beacons, newer), 'the log needs version 3 of the rules of beacons; here is 2')
    const oil = { ...OIL, storm: [0, 1] }
    assert.equal(
      reason(beacons, LOG, SECRET, { oil }),
      `the log was played with another pack "oil": ${LOG.header.packs.oil} is not here`,
    )
    const more = { ...LOG, header: { ...LOG.header, packs: { ...LOG.header.packs, gold: 'ab'.repeat(32) } } }
    assert.equal(reason(beacons, more), 'the match uses no pack "gold", which the log names')
    assert.equal(
      reason(beacons, { ...LOG, header: { ...LOG.header, packs: {} } }),
      'the log does not say which pack "oil" it was played with',
    )
    assert.equal(reason(beacons, LOG, SEED), 'the seed is not the one the match is committed to')
    const crowded = { ...LOG, header: { ...LOG.header, seats: 9 } }
    assert.equal(reason(beacons, crowded), 'beacons is for 2 to 4 players, not 9')
  })

  test('is refused when the log does not lead to the state it records', () => {
    assert.equal(reason(beacons, { ...LOG, entries: [] }), 'the log has no start')
    assert.equal(
      reason(beacons, { ...LOG, undone: [0] }),
      'the log does not count undone answers for each seat',
    )
    const final = LOG.entries[last] as Log['entries'][number]
    const other = { ...LOG, entries: LOG.entries.with(last, { ...final, state: '0'.repeat(16) }) }
    assert.equal(reason(beacons, other), `the state after entry ${last} is not the one recorded`)
  })

  test('is refused, naming the entry, when the rules cannot follow the log', () => {
    const fourth = LOG.entries[4] as Log['entries'][number]
    const nobody = { ...LOG, entries: LOG.entries.with(4, { ...fourth, seat: 9 }) }
    assert.equal(
      reason(beacons, nobody),
      'the log cannot be played: entry 4: the log answers for seat 9, which is not asked',
    )
    const longer = { ...LOG, entries: [...LOG.entries, fourth] }
    assert.match(
      reason(beacons, longer),
      new RegExp(`the log cannot be played: entry ${last + 1}: the log answers for seat`),
    )
  })
})
