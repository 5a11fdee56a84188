import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { LIMITS, PROTOCOL } from '@curio/protocol'
import fc from 'fast-check'
import WebSocket from 'ws'
import { Visitor } from './support/client.ts'
import { beginDraft, type TwoPeople, twoPeople } from './support/people.ts'

const RUNS = 110
const FRAMES = 500

/** Few values, so that they meet what is there: ids that were used, questions that were open, tables that exist. */
const id = fc.constantFrom('a', 'b', 'c', 'used', '', 'x'.repeat(41))
const channel = fc.constantFrom<unknown>(0, 1, 31, 32, -1, 0.5, '0', null)
const count = fc.constantFrom<unknown>(1, 2, 1e9, -1, null)
const value = fc.oneof(fc.constantFrom<unknown>('red', 'green', 'end', 'TG1', null, 0, []), fc.jsonValue())
const question = fc.constantFrom<unknown>('0', '1', '0~1', '99', '', 1, null)

/** Messages of the right form or nearly so. None of them may change the match: it is not this player's turn. */
const spoken = (match: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ t: fc.constant('answer'), id, c: channel, q: question, v: value }) },
    fc.record({ t: fc.constantFrom('undo', 'ask-undo'), id, c: channel, count }),
    fc.record({ t: fc.constant('agree-undo'), id, c: channel, seat: fc.nat(4), yes: fc.boolean() }),
    fc.record({ t: fc.constant('replace'), id, c: channel, seat: fc.nat(4), yes: fc.boolean() }),
    fc.record({ t: fc.constant('moment'), id, c: channel, note: fc.nat(9) }),
    fc.record({
      t: fc.constant('watch'),
      id,
      c: channel,
      match: fc.constantFrom(match, 'nothing1234'),
      seat: fc.constantFrom(0, 1, 2, null),
    }),
    fc.record({ t: fc.constant('unwatch'), id, c: channel }),
    fc.record({ t: fc.constant('ping'), id }),
    fc.record({ t: fc.constant('hello'), id, v: fc.constantFrom<unknown>(PROTOCOL, '1', null) }),
    fc.dictionary(fc.constantFrom('t', 'id', 'c', 'q', 'v', '__proto__', 'extra'), value),
  )

/** Nearly as large as a frame may be, and full of what a reader might choke on. */
const LARGE = [
  '['.repeat(LIMITS.message),
  `{"t":"answer","id":"a","c":0,"q":"0","v":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
  `{"t":"chat","id":"a","c":0,"text":"${'x'.repeat(LIMITS.chat + 1)}"}`,
  `{"t":"ping","id":"${'\\u0000'.repeat(30)}"}`,
  JSON.stringify({ t: 'answer', id: 'a', c: 0, q: '0', v: 'x'.repeat(LIMITS.message - 100) }),
]
const TOO_LARGE = 'x'.repeat(LIMITS.message + 1)

/** Messages as they were really sent in this match, with their ids or with others. */
const repeated = (said: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...said), id).map(([text, other]) => {
    const message: Record<string, unknown> = JSON.parse(text)
    return JSON.stringify(other === 'used' ? message : { ...message, id: other })
  })

const frame = (match: string, said: readonly string[]): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 80, arbitrary: spoken(match).map((message) => JSON.stringify(message)) },
    { weight: 20, arbitrary: repeated(said) },
    {
      weight: 10,
      arbitrary: fc
        .tuple(spoken(match), fc.nat(80))
        .map(([message, length]) => JSON.stringify(message).slice(0, length)),
    },
    { weight: 10, arbitrary: fc.string({ maxLength: 60, unit: 'binary' }) },
    {
      weight: 10,
      arbitrary: fc.constantFrom('', '{', '[]', 'null', '0', '"x"', '[[[[[[[[[[', '{"t":{"t":{}}}'),
    },
    { weight: 10, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 2, arbitrary: fc.constantFrom(...LARGE) },
  )

/** A burst of frames; now and then its last one is too large, and closes the connection. */
const burst = (match: string, said: readonly string[]): fc.Arbitrary<(string | Buffer)[]> =>
  fc
    .tuple(fc.array(frame(match, said), { minLength: FRAMES, maxLength: FRAMES }), fc.nat(3))
    .map(([frames, last]) => (last === 0 ? [...frames, TOO_LARGE] : frames))

/** Connections that are reopened when the server closes them. */
class Attacker {
  readonly #visitor: Visitor
  readonly #address: string
  #socket: WebSocket | null = null

  constructor(address: string, visitor: Visitor) {
    this.#address = address
    this.#visitor = visitor
  }

  async send(frames: readonly (string | Buffer)[], match: string): Promise<void> {
    const socket = await this.#open(match)
    for (const data of frames) socket.send(data)
    const answered = new Promise<void>((resolve) => {
      socket.removeAllListeners('close')
      socket.once('close', () => resolve())
      socket.on('message', (text) => {
        if (String(text).includes('"the end"')) resolve()
      })
    })
    socket.send('{"t":"ping","id":"the end"}')
    await answered
  }

  async #open(match: string): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.removeAllListeners('message')
      return this.#socket
    }
    const headers = { cookie: this.#visitor.cookie, origin: this.#address }
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, { headers })
    this.#socket = socket
    await once(socket, 'open')
    socket.send(JSON.stringify({ t: 'hello', id: 'h', v: PROTOCOL }))
    socket.send(JSON.stringify({ t: 'watch', id: 'w', c: 0, match, seat: 1 }))
    return socket
  }

  close(): void {
    this.#socket?.terminate()
  }
}

async function besieged(t: TestContext): Promise<TwoPeople & { attackers: Attacker[] }> {
  const people = await twoPeople(t, { absentSeconds: 1e6 })
  await beginDraft(people)
  const { address } = people.server
  const attackers = [new Attacker(address, people.boris), new Attacker(address, await Visitor.come(address))]
  t.after(() => {
    for (const attacker of attackers) attacker.close()
  })
  return { ...people, attackers }
}

/** Everything on disk that a match is made of. */
function matchOnDisk({ server: { settings } }: TwoPeople): unknown[] {
  const database = new DatabaseSync(settings.database)
  const tables = ['matches', 'entries', 'chat', 'results', 'ratings']
  const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all())
  const seats = database.prepare('SELECT match, seat, player, bot, quit, reserved FROM seats').all()
  database.close()
  return [...rows, seats]
}

/** Frames that the server has read to their end, and answered or refused. */
async function framesAt(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const counts = text.matchAll(
    /^curio_(?:messages_in_total\{.*\}|refusals_total\{code="malformed"\}) (\d+)$/gm,
  )
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('50,000 frames of nonsense, repeated, reordered, stale and oversized messages change nothing', async (t) => {
  const people = await besieged(t)
  const { server, match, first, second, attackers } = people
  const before = first.mirror.document
  const onDisk = matchOnDisk(people)
  const frames = await framesAt(server.address)
  const said = [...first.line.said, ...second.line.said]
  await fc.assert(
    fc.asyncProperty(burst(match, said), fc.nat(attackers.length - 1), async (sent, who) => {
      await attackers[who]?.send(sent, match)
      assert.equal((await first.line.say({ t: 'ping' })).t, 'pong')
      assert.deepEqual(first.mirror.document, before)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  assert.ok((await framesAt(server.address)) - frames >= 50_000)
  assert.deepEqual(matchOnDisk(people), onDisk)
  assert.doesNotMatch(await (await fetch(`${server.address}/metrics`)).text(), /rules_failures_total [1-9]/)
  await first.answer()
  await second.answer()
})

test('frames that are too large, not text or not frames at all close only their own connection', async (t) => {
  const { server, boris, first } = await besieged(t)
  const { port } = new URL(server.address)
  const head = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Origin: ${server.address}`,
    `Cookie: ${boris.cookie}`,
    '',
    '',
  ].join('\r\n')
  const large = Buffer.alloc(LIMITS.message + 1_000, 0x78)
  const wrong = [
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0xc3, 0x28, 0xa0, 0xff]),
    Buffer.from([0x81, 0xfe, 0x48, 0x00, 0, 0, 0, 0]),
    large,
  ]
  for (const bytes of wrong) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(head)
    await once(socket, 'data')
    socket.write(bytes)
    socket.end()
    await once(socket, 'close')
    assert.equal((await first.line.say({ t: 'ping' })).t, 'pong')
  }
})

test('upgrades of any path are refused and nothing else', async (t) => {
  const { server, first } = await besieged(t)
  const { port } = new URL(server.address)
  for (const path of ['//', '/ws/../x', '*', 'http://[', '/%', '/ws/']) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 4\d\d /)
    socket.destroy()
    assert.equal((await first.line.say({ t: 'ping' })).t, 'pong')
  }
})

test('requests of any kind to any path are answered', async (t) => {
  const { server, anna } = await besieged(t)
  const path = fc
    .array(
      fc.constantFrom(
        'api',
        'matches',
        'me',
        'seats',
        '..',
        '%00',
        '0',
        'log',
        'players',
        'tokens',
        '%ff',
        'ws',
      ),
      { maxLength: 5 },
    )
    .map((parts) => `/${parts.join('/')}`)
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'),
      fc.jsonValue(),
      async (where, method, body) => {
        if (where === '/api/me/logout') return
        const response = await anna.fetch(method, where, method === 'GET' ? undefined : body)
        await response.arrayBuffer()
        assert.ok(response.status < 500, `${method} ${where}: ${response.status}`)
      },
    ),
    { numRuns: 300 },
  )
  assert.equal((await fetch(`${server.address}/health`)).status, 200)
})
