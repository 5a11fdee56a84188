import assert from 'node:assert/strict'
import { mock, type TestContext, test } from 'node:test'
import { PROTOCOL } from '@curio/protocol'
import { type OpenWire, Socket, type SocketListener, type WireEvents } from '../src/client/socket.ts'

const SERVER_TIME = 5_000
const AHEAD = 3_000

/** The other side of a connection, as a test plays it. */
class FakeWire {
  readonly sent: { readonly t: string; readonly id: string; readonly [key: string]: unknown }[] = []
  readonly #events: WireEvents
  #isOpen = false

  constructor(events: WireEvents) {
    this.#events = events
  }

  readonly isOpen = (): boolean => this.#isOpen

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.drop()
  }

  open(): void {
    this.#isOpen = true
    this.#events.opened()
  }

  drop(): void {
    this.#isOpen = false
    this.#events.closed()
  }

  /** In one frame. */
  say(...messages: unknown[]): void {
    this.#events.received(messages.map((message) => JSON.stringify(message)).join('\n'))
  }

  welcome(): void {
    const hello = this.sent.find(({ t }) => t === 'hello')
    this.say({ t: 'welcome', id: hello?.id, v: PROTOCOL, now: SERVER_TIME, player: { id: 'p', name: 'P' } })
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function connected(t: TestContext): { sockets: FakeWire[]; socket: Socket; heard: string[] } {
  const sockets: FakeWire[] = []
  const heard: string[] = []
  const listener: SocketListener = {
    opened: (ahead) => heard.push(ahead === AHEAD ? 'opened, ahead' : 'opened'),
    lost: () => heard.push('lost'),
    outdated: () => heard.push('outdated'),
    received: ({ t }) => heard.push(t),
  }
  const open: OpenWire = (events) => {
    const fake = new FakeWire(events)
    sockets.push(fake)
    return fake
  }
  const socket = new Socket(listener, open)
  t.after(() => socket.close())
  return { sockets, socket, heard }
}

const last = (sockets: readonly FakeWire[]): FakeWire => {
  const socket = sockets[sockets.length - 1]
  assert.ok(socket)
  return socket
}

test('it greets with the version of the protocol, and is open when it is welcome', async (t) => {
  const { sockets, heard } = connected(t)
  last(sockets).open()
  assert.equal(last(sockets).sent[0]?.v, PROTOCOL)
  last(sockets).welcome()
  await settled()
  assert.deepEqual(heard, ['opened'])
})

test('it knows how far the clock of the server is ahead', async (t) => {
  t.after(() => mock.timers.reset())
  mock.timers.enable({ apis: ['Date'], now: SERVER_TIME - AHEAD })
  const { sockets, heard } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  assert.deepEqual(heard, ['opened, ahead'])
})

test('several messages may come in one frame', async (t) => {
  const { sockets, socket, heard } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPending()
  const reply = socket.send({ t: 'answer', c: 0, q: '4', v: 'x' })
  const id = last(sockets).sent.find(({ t: type }) => type === 'answer')?.id
  last(sockets).say({ t: 'update', c: 0, n: 1 }, { t: 'ok', id })
  assert.equal((await reply).ok, true)
  assert.deepEqual(heard, ['opened', 'update'])
})

test('another version of the protocol is told', async (t) => {
  const { sockets, heard } = connected(t)
  last(sockets).open()
  last(sockets).say({ t: 'no', id: last(sockets).sent[0]?.id, code: 'version', text: 'old' })
  await settled()
  assert.deepEqual(heard, ['outdated'])
})

test('an answer that was not confirmed is sent again over the next connection, under the same id', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const { sockets, socket, heard } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPending()
  const reply = socket.send({ t: 'answer', c: 0, q: '4', v: 'x' })
  const first = last(sockets).sent.find(({ t: type }) => type === 'answer')
  last(sockets).drop()
  assert.deepEqual(heard, ['opened', 'lost'])
  mock.timers.tick(1_000)
  assert.equal(sockets.length, 2)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPending()
  const second = last(sockets).sent.find(({ t: type }) => type === 'answer')
  assert.deepEqual(second, first)
  last(sockets).say({ t: 'no', id: first?.id, code: 'stale', text: 'gone' })
  assert.deepEqual(await reply, { ok: true, result: undefined })
})

test('what is answered before the table is watched waits for that, and is sent once', async (t) => {
  const { sockets, socket } = connected(t)
  last(sockets).open()
  const early = socket.send({ t: 'answer', c: 0, q: '4', v: 'x' })
  last(sockets).welcome()
  await settled()
  const late = socket.send({ t: 'hint', c: 0 })
  const sent = (): readonly string[] => last(sockets).sent.map(({ t: type }) => type)
  assert.deepEqual(sent(), ['hello'])
  socket.sendPending()
  assert.deepEqual(sent(), ['hello', 'answer', 'hint'])
  const [, answer, hint] = last(sockets).sent
  last(sockets).say({ t: 'no', id: answer?.id, code: 'stale', text: 'gone' }, { t: 'ok', id: hint?.id })
  assert.equal((await early).ok, false, 'nobody else has carried it out')
  assert.equal((await late).ok, true)
})

test('a refusal of a message that was sent once is a refusal', async (t) => {
  const { sockets, socket } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPending()
  const reply = socket.send({ t: 'undo', c: 0, count: 0 })
  const sent = last(sockets).sent.find(({ t }) => t === 'undo')
  last(sockets).say({ t: 'no', id: sent?.id, code: 'stale', text: 'gone' })
  assert.deepEqual(await reply, { ok: false, code: 'stale', message: 'gone' })
})

test('a refusal brings the numbers that belong to it', async (t) => {
  const { sockets, socket } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPending()
  const reply = socket.send({ t: 'replace', c: 0, seat: 1, yes: true })
  const sent = last(sockets).sent.find(({ t }) => t === 'replace')
  last(sockets).say({ t: 'no', id: sent?.id, code: 'not-absent', text: 'here', facts: { wait: 9_000 } })
  assert.deepEqual(await reply, { ok: false, code: 'not-absent', message: 'here', wait: 9_000 })
})

test('a server that does not answer a ping before the next one is given up, and pings are not repeated', async (t) => {
  t.after(() => mock.timers.reset())
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const { sockets, heard } = connected(t)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  mock.timers.tick(15_000)
  const [first] = sockets
  const ping = first?.sent.find(({ t: type }) => type === 'ping')
  first?.say({ t: 'pong', id: ping?.id })
  mock.timers.tick(15_000)
  assert.deepEqual(heard, ['opened'])
  mock.timers.tick(15_000)
  assert.deepEqual(heard, ['opened', 'lost'])
  mock.timers.tick(1_000)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  assert.equal(sockets.length, 2)
  assert.deepEqual(
    last(sockets).sent.map(({ t: type }) => type),
    ['hello'],
  )
})

test('what is no message of the protocol is not heard', async (t) => {
  const { sockets, heard } = connected(t)
  last(sockets).open()
  last(sockets).say({ t: 'surprise' })
  last(sockets).say([1, 2])
  await settled()
  assert.deepEqual(heard, [])
})

test('a closed socket stays closed', (t) => {
  const { sockets, socket, heard } = connected(t)
  socket.close()
  socket.hurry()
  assert.equal(sockets.length, 1)
  assert.deepEqual(heard, [])
})
