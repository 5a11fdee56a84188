import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Entry, type Json, type Log, verify } from '@curio/kernel'
import { record } from '../src/conformance/recording.ts'
import { firstLink, nextLink } from '../src/log.ts'
import { beacons } from './games/beacons/game.ts'
import { begin, gameOf, give } from './support.ts'

const { log: LOG } = record(beacons, { seats: 2 }, 0, 3)
const last = LOG.entries.length - 1

/** The log with links that match its contents, as a forger would publish it. */
function relinked(log: Log): Log {
  let link = firstLink(log.header)
  const entries = log.entries.map((entry) => {
    link = nextLink(link, entry)
    return { ...entry, chain: link }
  })
  return { ...log, entries }
}

function withEntry(index: number, change: Partial<Entry>): Log {
  return { ...LOG, entries: LOG.entries.with(index, { ...(LOG.entries[index] as Entry), ...change }) }
}

function verdict(log: Log): string {
  const found = verify(beacons, log)
  return found.ok ? 'true' : `${found.entry}: ${found.message}`
}

suite('verification', () => {
  test('says how much of a log was checked', () => {
    const outcomes = LOG.entries.reduce((sum, entry) => sum + entry.chance.length, 0)
    const entries = LOG.entries.length
    assert.ok(outcomes > 0)
    assert.deepEqual(verify(beacons, LOG), { ok: true, entries, outcomes, seedChecked: true, over: true })
    const { seed, ...sealed } = LOG
    assert.deepEqual(verify(beacons, sealed), { ok: true, entries, outcomes, seedChecked: false, over: true })
  })

  test('of a match that goes on needs no seed', () => {
    const match = begin(beacons)
    assert.deepEqual(verify(beacons, match.log()), {
      ok: true,
      entries: 1,
      outcomes: 6,
      seedChecked: false,
      over: false,
    })
  })

  test('notices that the end is missing', () => {
    const found = verify(beacons, { ...LOG, entries: LOG.entries.slice(0, -1) })
    assert.ok(found.ok && !found.over)
  })

  test('of another game, of other packs or without a start fails as a whole', () => {
    assert.equal(
      verdict({ ...LOG, header: { ...LOG.header, game: 'chess' } }),
      'null: the log is of "chess", not of "beacons"',
    )
    assert.equal(
      verdict({ ...LOG, header: { ...LOG.header, packs: {} } }),
      'null: the log does not say which pack "oil" it was played with',
    )
    assert.equal(verdict({ ...LOG, entries: [] }), '0: the log has no start')
    assert.equal(verdict({ ...LOG, seed: 'abc' }), 'null: the seed is not hexadecimal')
    assert.equal(verdict({ ...LOG, seed: 'ab' }), 'null: the seed does not fit the commitment')
  })

  test('names the entry where the chain is broken', () => {
    assert.equal(verdict(withEntry(5, { chain: '0'.repeat(32) })), '5: the chain of digests is broken')
    assert.equal(
      verdict({ ...LOG, header: { ...LOG.header, commitment: '0'.repeat(64) }, seed: LOG.seed ?? '' }),
      'null: the seed does not fit the commitment',
    )
    const { seed, ...sealed } = LOG
    assert.equal(
      verdict({ ...sealed, header: { ...LOG.header, commitment: '0'.repeat(64) } }),
      '0: the chain of digests is broken',
    )
    assert.equal(
      verdict({ ...LOG, header: { ...LOG.header, rules: 1 } }),
      '0: the chain of digests is broken',
    )
  })

  test('is not deceived by a chain that was made to fit', () => {
    const forged = (index: number, change: Partial<Entry>): string =>
      verdict(relinked(withEntry(index, change)))
    const rolled = LOG.entries.findIndex((entry, index) => index > 0 && entry.chance.length > 0)
    const chance = LOG.entries[rolled]?.chance ?? []
    const other = chance.with(0, chance[0] === 0 ? 1 : 0)
    assert.match(
      forged(rolled, { chance: other }),
      new RegExp(`^${rolled}: outcome \\d+ is ${other[0]}, but the seed gives ${chance[0]}$`),
    )
    assert.match(
      forged(rolled, { chance: [...chance, 0] }),
      new RegExp(`^${rolled}: the log has \\d+ outcomes here, the rules ask for`),
    )
    assert.match(forged(rolled, { chance: [] }), new RegExp(`^${rolled}: the log has no outcome here`))
    assert.equal(forged(3, { state: '0'.repeat(16) }), '3: the state is not the one recorded')
    assert.equal(forged(last, { seat: 7 }), `${last}: seat 7 is not asked anything here`)
    assert.match(forged(1, { answer: 'gold-1' }), /^1: illegal answer to "swap": "swap" takes a list/)
    assert.match(forged(1, { answer: ['gold-1'] }), /^1: illegal answer to "swap": "gold-1" is not offered/)
    assert.equal(forged(0, { seat: 0 }), '0: the first entry must be the start')
    assert.equal(forged(0, { answer: 'x' }), '0: the first entry must be the start')
    const twice = relinked({ ...LOG, entries: [...LOG.entries, LOG.entries[last] as Entry] })
    assert.match(verdict(twice), new RegExp(`^${last + 1}: seat \\d is not asked anything here$`))
  })

  test('refuses an answer that no match would have logged like this', () => {
    const game = gameOf(
      () => ({ got: [] as readonly Json[] }),
      function* (t) {
        t.state.got = yield* t.pick(0, 'cards', ['a', 'b'], { min: 2, max: 2 })
      },
    )
    const match = begin(game, { seats: 1 })
    give(match, 0, ['b', 'a'])
    const log = match.log()
    assert.deepEqual(log.entries[1]?.answer, ['a', 'b'])
    const turned = {
      ...log,
      entries: log.entries.with(1, { ...(log.entries[1] as Entry), answer: ['b', 'a'] }),
    }
    assert.deepEqual(verify(game, turned), {
      ok: false,
      entry: 1,
      message: 'the answer to "cards" is not in its order',
    })
  })
})
