import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { LIMITS } from '@curio/protocol'
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
    fc.record({ t: fc.constant('hello'), id, v: fc.constantFrom<unknown>(1, '1', null) }),
    fc.dictionary(fc.constantFrom('t', 'id', 'c', 'q', 'v', '__proto__', 'extra'), value),
  )

const frame = (match: string): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 8, arbitrary: spoken(match).map((message) => JSON.stringify(message)) },
    fc.tuple(spoken(match), fc.nat(80)).map(([message, length]) => JSON.stringify(message).slice(0, length)),
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.constantFrom('', '{', '[]', 'null', '0', '"x"', '[[[[[[[[[[', '{"t":{"t":{}}}'),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  )

/** Connections that are reopened when the server closes them. */
class Attacker {
  readonly #visitor: Visitor
  readonly #address: string
  #socket: WebSocket | null = null
  sent = 0

  constructor(address: string, visitor: Visitor) {
    this.#address = address
    this.#visitor = visitor
  }

  async send(frames: readonly (string | Buffer)[], match: string): Promise<void> {
    const socket = await this.#open(match)
    for (const data of frames) socket.send(data)
    this.sent += frames.length
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
    socket.send('{"t":"hello","id":"h","v":1}')
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

const answersAt = async (address: string): Promise<string[]> =>
  (await (await fetch(`${address}/metrics`)).text()).match(
    /curio_answers_total.*|curio_rules_failures_total.*/g,
  ) ?? []

test('50,000 frames of nonsense, repeats and stale messages change nothing', async (t) => {
  const { server, match, first, second, attackers } = await besieged(t)
  const before = first.mirror.document
  const answers = await answersAt(server.address)
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame(match), { minLength: FRAMES, maxLength: FRAMES }),
      fc.nat(attackers.length - 1),
      async (frames, who) => {
        await attackers[who]?.send(frames, match)
        assert.equal((await first.line.say({ t: 'ping' })).t, 'pong')
        assert.deepEqual(first.mirror.document, before)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
  assert.ok(attackers.reduce((sum, { sent }) => sum + sent, 0) >= 50_000)
  assert.deepEqual(await answersAt(server.address), answers)
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
