import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { PROTOCOL } from '@curio/protocol'
import { Socket, type SocketListener } from '../src/online/socket.ts'

/** The other side of a connection, as a test plays it. */
class FakeSocket extends EventTarget {
  readonly sent: { readonly t: string; readonly id: string; readonly [key: string]: unknown }[] = []
  readyState = 0

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.drop()
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  drop(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  welcome(): void {
    const hello = this.sent.find(({ t }) => t === 'hello')
    this.say({ t: 'welcome', id: hello?.id, v: PROTOCOL, player: { id: 'p', name: 'P' } })
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function connected(): { sockets: FakeSocket[]; socket: Socket; heard: string[] } {
  const sockets: FakeSocket[] = []
  const heard: string[] = []
  const listener: SocketListener = {
    opened: () => heard.push('opened'),
    lost: () => heard.push('lost'),
    outdated: () => heard.push('outdated'),
    received: ({ t }) => heard.push(t),
  }
  const open = (): WebSocket => {
    const fake = new FakeSocket()
    sockets.push(fake)
    return fake as unknown as WebSocket
  }
  return { sockets, socket: new Socket(listener, open), heard }
}

const last = (sockets: readonly FakeSocket[]): FakeSocket => {
  const socket = sockets[sockets.length - 1]
  assert.ok(socket)
  return socket
}

test('it greets with the version of the protocol, and is open when it is welcome', async () => {
  const { sockets, heard } = connected()
  last(sockets).open()
  assert.equal(last(sockets).sent[0]?.v, PROTOCOL)
  last(sockets).welcome()
  await settled()
  assert.deepEqual(heard, ['opened'])
})

test('another version of the protocol is told', async () => {
  const { sockets, heard } = connected()
  last(sockets).open()
  last(sockets).say({ t: 'no', id: last(sockets).sent[0]?.id, code: 'version', text: 'old' })
  await settled()
  assert.deepEqual(heard, ['outdated'])
})

test('an answer that was not confirmed is sent again over the next connection, under the same id', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const { sockets, socket, heard } = connected()
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  const reply = socket.send({ t: 'answer', c: 0, q: '4', v: 'x' })
  const first = last(sockets).sent.find(({ t: type }) => type === 'answer')
  last(sockets).drop()
  assert.deepEqual(heard, ['opened', 'lost'])
  mock.timers.tick(1_000)
  assert.equal(sockets.length, 2)
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  socket.sendPendingAgain()
  const second = last(sockets).sent.find(({ t: type }) => type === 'answer')
  assert.deepEqual(second, first)
  last(sockets).say({ t: 'no', id: first?.id, code: 'stale', text: 'gone' })
  assert.deepEqual(await reply, { ok: true, result: undefined })
})

test('a refusal of a message that was sent once is a refusal', async () => {
  const { sockets, socket } = connected()
  last(sockets).open()
  last(sockets).welcome()
  await settled()
  const reply = socket.send({ t: 'undo', c: 0, count: 0 })
  const sent = last(sockets).sent.find(({ t }) => t === 'undo')
  last(sockets).say({ t: 'no', id: sent?.id, code: 'stale', text: 'gone' })
  assert.deepEqual(await reply, { ok: false, code: 'stale', text: 'gone' })
})

test('what is no message of the protocol is not heard', async () => {
  const { sockets, heard } = connected()
  last(sockets).open()
  last(sockets).say({ t: 'surprise' })
  last(sockets).say([1, 2])
  await settled()
  assert.deepEqual(heard, [])
})

test('a closed socket stays closed', () => {
  const { sockets, socket, heard } = connected()
  socket.close()
  socket.hurry()
  assert.equal(sockets.length, 1)
  assert.deepEqual(heard, [])
})
