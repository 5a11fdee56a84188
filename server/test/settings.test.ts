import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { networkOf } from '../src/network.ts'
import { RateLimit } from '../src/rate-limit.ts'
import { loadSecrets } from '../src/secrets.ts'
import { readSettings } from '../src/settings.ts'
import { ManualClock } from './support/manual-clock.ts'
import { temporaryFolder } from './support/stand.ts'

test('settings have defaults, and what is wrong is named', () => {
  const settings = readSettings({})
  assert.deepEqual([settings.port, settings.database, settings.origins], [3000, './data/curio.db', null])
  assert.deepEqual(readSettings({ CURIO_ORIGIN: 'https://a.example/, http://b.example:8080' }).origins, [
    'https://a.example',
    'http://b.example:8080',
  ])
  assert.throws(() => readSettings({ PORT: 'http' }), /^Error: PORT: /)
  assert.throws(() => readSettings({ CURIO_ORIGIN: 'ftp://a.example' }), /^Error: CURIO_ORIGIN/)
  assert.throws(() => readSettings({ CURIO_LIVE_MATCHES: '0' }), /^Error: CURIO_LIVE_MATCHES/)
})

test('settings with which the server would not work are refused', () => {
  const wrong: Readonly<Record<string, readonly string[]>> = {
    PORT: ['', ' '],
    HOST: ['', ' '],
    CURIO_DB: [''],
    CURIO_WEB: [''],
    CURIO_ORIGIN: [''],
    CURIO_METRICS_TOKEN: [''],
    CURIO_BOT_SECONDS: ['', '0', '86401', '5000000'],
    CURIO_ABSENT_SECONDS: ['', '-1', '86401'],
    CURIO_HEARTBEAT_SECONDS: ['', '0', '0.5', '3000000'],
    CURIO_MESSAGES_PER_SECOND: ['', '0', '0.05'],
    CURIO_REQUESTS_PER_SECOND: ['', '0', '0.05'],
  }
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      assert.throws(
        () => readSettings({ [name]: value }),
        new RegExp(`^Error: ${name}: `),
        `${name}=${value}`,
      )
  assert.equal(readSettings({ PORT: '0' }).port, 0)
  assert.equal(readSettings({ CURIO_ABSENT_SECONDS: '0' }).absentSeconds, 0)
  assert.equal(readSettings({ CURIO_HEARTBEAT_SECONDS: '86400' }).heartbeatSeconds, 86_400)
  assert.equal(readSettings({ CURIO_REQUESTS_PER_SECOND: '1' }).requestsPerSecond, 1)
})

test('every setting is documented', () => {
  const documentation = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const source = readFileSync(new URL('../src/settings.ts', import.meta.url), 'utf8')
  for (const [name] of source.matchAll(/\b(?:PORT|HOST|CURIO_[A-Z_]+)(?=:)/g))
    assert.ok(documentation.includes(`\`${name}\``), `${name} is not in docs/operations.md`)
})

test('secrets are made once, kept beside the database, and for its owner only', (t) => {
  const database = join(temporaryFolder(t), 'new', 'curio.db')
  const made = loadSecrets(database)
  assert.deepEqual(loadSecrets(database), made)
  assert.equal(made.cookies.length, 32)
  assert.equal(statSync(`${database}.secrets.json`).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(dirname(database)), ['curio.db.secrets.json'])
})

test('secrets that cannot be read are named by their file, and not quoted', (t) => {
  const database = join(temporaryFolder(t), 'curio.db')
  const file = `${database}.secrets.json`
  for (const text of ['', '{"cookies":"0123', '{"cookies":"0123"}', '0123']) {
    writeFileSync(file, text)
    assert.throws(
      () => loadSecrets(database),
      ({ message, cause }: Error) =>
        message.includes(file) && !message.includes('0123') && cause === undefined,
    )
  }
})

test('when secrets cannot be written, because the disk is full, none that are damaged are left', (t) => {
  const database = join(temporaryFolder(t), 'curio.db')
  const source = new URL('../src/secrets.ts', import.meta.url).href
  const script = `const { loadSecrets } = await import(process.argv[1]); loadSecrets(process.argv[2])`
  // Of a file that may not grow there is the name, and nothing in it.
  const { stderr } = spawnSync('sh', [
    '-c',
    'ulimit -f 0 && exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    script,
    source,
    database,
  ])
  assert.match(String(stderr), /EFBIG/)
  assert.equal(loadSecrets(database).cookies.length, 32)
})

test('a limit allows a burst, then so many a second, for each key', () => {
  const clock = new ManualClock()
  const limit = new RateLimit({ burst: 3, perSecond: 2 }, clock)
  const tries = (count: number, key = 'a'): number =>
    Array.from({ length: count }, () => limit.allows(key)).filter((isAllowed) => isAllowed).length
  assert.equal(tries(10), 3)
  assert.equal(tries(10, 'b'), 3)
  clock.advance(1_000)
  assert.equal(tries(10), 2)
  clock.advance(60_000)
  assert.equal(tries(10), 3)
})

test('limits go by network: of an IPv6 address only what its owner cannot choose counts', () => {
  const networks: readonly (readonly [string, string])[] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ]
  for (const [address, network] of networks) assert.equal(networkOf(address), network)
})
