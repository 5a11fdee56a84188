import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type Game,
  type Json,
  type Log,
  Match,
  PACK_LIMITS,
  packFault,
  packHash,
  packHashes,
  packNameFor,
  packTitle,
  parseLog,
  plainAnswer,
  setupOf,
  verify,
  withPacks,
} from '@curio/kernel'
import { goldenLogs } from '@curio/kernel/testing'
import { beacons } from './games/beacons/game.ts'
import { OIL } from './games/beacons/pack.ts'
import { begin, fingerprint, gameOf, give, questionOf, SEED } from './support.ts'

type Beacons = typeof beacons

/** Beacons whose jars have labels that people read. */
const labelled = (label: string, storm: readonly number[] = OIL.storm): Beacons => ({
  ...beacons,
  words: ['label'],
  packs: { oil: { storm, jars: OIL.jars.map((jar) => ({ ...jar, label: `${label} ${jar.id}` })) } },
})

const released = labelled('Jar')
const corrected = labelled('A jar')
const rebalanced = labelled('Jar', [0, 0, 1])

/** A match in which seat 0 may take back its last answer. */
function begun(game: Beacons): ReturnType<typeof begin<never, never>> {
  const match = begin(game, { seats: 2 })
  for (const seat of [0, 1]) give(match, seat, [])
  sealFirst(match)
  return match as never
}

function sealFirst(match: Parameters<typeof give>[0]): void {
  const { options } = questionOf(match, 0) as { options: readonly Json[] }
  give(match, 0, options[0] ?? null)
}

function loaded(game: Game, log: Log): Match {
  const match = Match.load(game, JSON.parse(JSON.stringify(log)), SEED)
  assert.ok(match.ok, match.ok ? '' : match.message)
  return match.value
}

function playedOut(game: Beacons): Log {
  const match = begin(game, { seats: 2, options: { nights: 1 } })
  while (!match.over) {
    const [seat = 0] = match.awaited()
    give(match, seat, plainAnswer(questionOf(match, seat)))
  }
  return match.log()
}

function reasonOf(act: () => void): string {
  try {
    act()
    return ''
  } catch (cause) {
    return cause instanceof Error ? cause.message : ''
  }
}

suite('the hash of a pack', () => {
  const hash = (game: Game): string => packHashes(game, game.packs).oil ?? ''

  test('counts everything but words', () => {
    assert.equal(hash(corrected), hash(released))
    assert.notEqual(hash(rebalanced), hash(released))
    assert.notEqual(hash({ ...released, words: [] }), hash(released))
    assert.equal(hash(beacons), hash(released), 'a label is as good as none')
  })

  test('does not depend on the order of members', () => {
    const turned = JSON.parse(JSON.stringify(OIL), (_key, value) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    assert.notEqual(JSON.stringify(turned), JSON.stringify(OIL))
    assert.deepEqual(packHashes(beacons, { oil: turned }), packHashes(beacons, { oil: OIL }))
  })

  test('is one for each game that the same data is a pack of', () => {
    const other = { ...released, words: ['brightness'] }
    assert.notEqual(hash(other), hash(released))
    assert.notEqual(hash(released), hash(other))
  })
})

suite('a match whose built-in pack has changed since', () => {
  test('goes on as if nothing had happened when only a word has', () => {
    const match = begun(released)
    const again = loaded(corrected, match.log())
    assert.equal(fingerprint(again), fingerprint(match))
    assert.ok(again.undo(0).ok)
    sealFirst(again)
    assert.ok(verify(corrected, again.log()).ok)
  })

  test('says which pack is missing, by name and hash, when a number has', () => {
    const log = begun(released).log()
    const message = `the log was played with another pack "oil": ${log.header.packs.oil} is not here`
    assert.deepEqual(Match.load(rebalanced, log, SEED), { ok: false, message })
    assert.deepEqual(verify(rebalanced, log), { ok: false, entry: null, message })
    assert.deepEqual(withPacks(rebalanced, log), { ok: false, message })
  })

  test('goes on, undoes, replays and verifies with the pack that its log carries', () => {
    const match = begun(released)
    const kept = withPacks(released, match.log())
    assert.ok(kept.ok)
    assert.deepEqual(kept.value.packs, released.packs)
    const again = loaded(rebalanced, kept.value)
    assert.equal(fingerprint(again), fingerprint(match))
    assert.ok(again.undo(0).ok)
    sealFirst(again)
    assert.ok(verify(rebalanced, { ...again.log(), packs: released.packs }).ok)
    const fresh = begun(rebalanced)
    assert.notEqual(fresh.header.packs.oil, match.header.packs.oil)
  })

  test('is verified from a file that carries it, and from nothing else', () => {
    const log = withPacks(released, playedOut(released))
    assert.ok(log.ok)
    const read = parseLog(JSON.parse(JSON.stringify(log.value)))
    assert.ok(read.ok)
    const verdict = verify(rebalanced, read.value)
    assert.ok(verdict.ok && verdict.seedChecked && verdict.over)
  })

  test('is not played with a pack that the log carries but the header does not mean', () => {
    const log = { ...begun(released).log(), packs: rebalanced.packs }
    const setup = setupOf(released, log.header, log.packs)
    assert.match(setup.ok ? '' : setup.message, /^the log was played with another pack "oil"/)
    assert.ok(!verify(released, log).ok)
    assert.ok(!Match.load(released, log, SEED).ok)
  })

  test('is not played with numbers that no result could keep', () => {
    const { header } = begin(beacons, { seats: 2 })
    for (const brightness of [1_000_001, -1e300]) {
      const oil = { ...OIL, jars: OIL.jars.map((jar) => ({ ...jar, brightness })) }
      const setup = setupOf(beacons, header, { oil })
      assert.match(
        setup.ok ? '' : setup.message,
        /^pack "oil": jars\[0\]\.brightness: .* allowed: -1000000 to/,
      )
    }
  })

  test('is not played with a carried pack that fits and cannot be played', () => {
    const senseless = { ...beacons, words: ['brightness', 'label'] }
    const oil = { ...OIL, jars: OIL.jars.map(({ id }) => ({ id, brightness: 'none' })) }
    const { header } = begin(senseless, { seats: 2 })
    const setup = setupOf(senseless, header, { oil })
    assert.equal(setup.ok || setup.message, 'pack "oil": jars[0]: must have an id and a brightness')
  })
})

suite('a second pack', () => {
  const lamps = { lamps: 1 }
  const larger: Beacons = {
    ...beacons,
    packs: { ...beacons.packs, lamps },
    checkPack: (name, pack) => (name === 'oil' ? beacons.checkPack(name, pack) : []),
    packsFor: (options) => ((options as { nights: number }).nights === 1 ? ['oil', 'lamps'] : ['oil']),
  }

  test('changes nothing for matches without it', () => {
    const match = begun(beacons)
    assert.deepEqual(begin(larger, { seats: 2 }).header, match.header)
    assert.equal(fingerprint(loaded(larger, match.log())), fingerprint(match))
    assert.ok(verify(larger, match.log()).ok)
  })

  test('is named in the header of matches that use it, and only they may bring one', () => {
    const { header } = begin(larger, { seats: 2, options: { nights: 1 } })
    assert.deepEqual(Object.keys(header.packs), ['oil', 'lamps'])
    const bring = (nights: number): string => {
      const made = Match.create(larger, { seats: 2, options: { nights }, packs: { lamps }, seed: SEED })
      return made.ok ? 'made' : made.message
    }
    assert.deepEqual([bring(1), bring(2)], ['made', 'beacons has no pack "lamps"'])
  })

  test('must be in the log of a match that uses it', () => {
    const { header } = begin(larger, { seats: 2, options: { nights: 1 } })
    const { lamps: _, ...packs } = header.packs
    const setup = setupOf(larger, { ...header, packs }, {})
    assert.equal(setup.ok || setup.message, 'the log does not say which pack "lamps" it was played with')
    const named = setupOf(beacons, { ...header, packs: { ...packs, constructor: 'ab'.repeat(32) } }, {})
    assert.equal(named.ok || named.message, 'the match uses no pack "constructor", which the log names')
  })
})

suite('a log from when hashes counted words', () => {
  const whole = packHash(released.packs.oil ?? null)
  const now = packHashes(released, released.packs).oil ?? ''
  const today: Beacons = { ...corrected, formerHashes: { [whole]: now } }
  /** As the game was then. */
  const then: Beacons = { ...released, words: [] }

  test('goes on with the same pack, whatever became of its words, under its recorded header', () => {
    const match = begun(then)
    assert.equal(match.header.packs.oil, whole)
    const again = loaded(today, match.log())
    assert.ok(again.undo(0).ok)
    sealFirst(again)
    assert.deepEqual(again.header, match.header)
    assert.ok(verify(today, again.log()).ok)
    assert.ok(!verify(corrected, again.log()).ok, 'without the table the hash says nothing')
  })

  test('replays as a golden log', () => {
    const told = (game: Game): string => {
      const [golden] = goldenLogs(game, { 'dawn-2.json': playedOut(then) }, { 'dawn-2.json': 'a hash' })
      assert.ok(golden)
      return reasonOf(golden.check)
    }
    assert.match(told(today), /^what is told in dawn-2\.json has the hash [0-9a-f]{64}$/)
    assert.equal(told(today), told(then))
    assert.match(told(corrected), /another pack/)
  })

  test('still needs its pack when a number has changed', () => {
    const { log, packs } = { log: begun(then).log(), packs: released.packs }
    const later: Beacons = { ...rebalanced, formerHashes: { [whole]: now } }
    assert.ok(!verify(later, log).ok)
    assert.ok(verify(later, log, packs).ok)
  })
})

suite('a pack from outside', () => {
  test('is refused before anything looks at it when it is too large, too deep or no data', () => {
    assert.equal(packFault(OIL), null)
    assert.match(packFault({ text: 'x'.repeat(PACK_LIMITS.size) }) ?? '', /at most/)
    let deep: Json = 0
    for (let depth = 0; depth <= PACK_LIMITS.depth; depth++) deep = [deep]
    assert.match(packFault(deep) ?? '', /at most/)
    assert.match(packFault(new Map()) ?? '', /must be JSON data/)
    const oil = { ...OIL, more: 'x'.repeat(PACK_LIMITS.size) }
    const made = Match.create(beacons, { seats: 2, packs: { oil }, seed: SEED })
    assert.match(made.ok ? '' : made.message, /^pack "oil": \.: a pack may have/)
  })

  test('is looked at once, however many matches are begun with it', () => {
    let looks = 0
    const counting: Beacons = {
      ...beacons,
      checkPack: (name, pack) => {
        looks += 1
        return beacons.checkPack(name, pack)
      },
    }
    const oil = structuredClone(OIL)
    for (let count = 0; count < 3; count++)
      assert.ok(Match.create(counting, { seats: 2, packs: { oil }, seed: SEED }).ok)
    assert.equal(looks, 1)
  })

  test('stands in a log only under a name of its header and in a possible size', () => {
    const log = begun(beacons).log()
    const reason = (packs: unknown): string => {
      const read = parseLog({ ...log, packs })
      return read.ok ? 'read' : read.message
    }
    assert.equal(reason({ oil: OIL }), 'read')
    assert.equal(reason([]), 'log: packs must be an object')
    assert.equal(reason({ gold: OIL }), 'log: packs.gold is not named in the header')
    assert.match(reason({ oil: 'x'.repeat(PACK_LIMITS.size) }), /^log: packs\.oil: a pack may have/)
  })

  test('has a title when it says one', () => {
    assert.deepEqual(packTitle({ name: { en: 'Oil', ru: 'Масло', size: 3 } }), { en: 'Oil', ru: 'Масло' })
    for (const pack of [OIL, { name: 'Oil' }, { name: ['Oil'] }, [], null, 'Oil'])
      assert.equal(packTitle(pack), null)
  })
})

test('a game without packs is played without any', () => {
  const tiny = gameOf(
    () => ({}),
    function* () {},
  )
  assert.deepEqual(begin(tiny).header.packs, {})
})

test('a pack from outside goes by the name that the game gives it, or by that of the first built-in pack', () => {
  const named: Game = { ...(beacons as Game), packName: (pack) => (pack === 'wax' ? 'candles' : 'oil') }
  assert.equal(packNameFor(named, 'wax'), 'candles')
  assert.equal(packNameFor(beacons as Game, 'wax'), 'oil')
  assert.equal(packNameFor({ ...(beacons as Game), packs: {} }, 'wax'), '')
})
