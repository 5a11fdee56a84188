import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { plainAnswer } from '@curio/kernel'
import { LIMITS, type TableInfo, type TableLine } from '@curio/protocol'
import WebSocket from 'ws'
import type { Thinker } from '../src/bots/thinker.ts'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const DAY = 24 * 3_600_000

async function metricsOf(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text()
}

/** Waits for something that only the server knows. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a client that asks for much and does not read is closed before it costs much memory', async (t) => {
  const { server, anna, match, first } = await twoPeople(t)
  const { socket, texts } = await anna.connect()
  socket.pause()
  const closed = once(socket, 'close')
  // The system's own buffers hold some megabytes before we have to.
  const wanted = 30_000
  for (let number = 0; number < wanted; number++)
    socket.send(JSON.stringify({ t: 'watch', id: `w${number}`, c: number % LIMITS.channels, match, seat: 0 }))
  await until(async () => (await metricsOf(server.address)).includes('curio_closed_total{code="4003"} 1'))
  socket.resume()
  assert.equal((await closed)[0], 4003)
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  const one = texts.find((text) => text.startsWith('{"t":"state"'))?.length ?? 0
  assert.ok(one > 1_000)
  assert.ok(size < (wanted * one) / 3, `${size} characters were kept for somebody who does not read`)
  assert.equal((await first.line.say({ t: 'ping' })).t, 'pong')
})

test('whatever is watched on one channel one after the other, nobody is left behind at the table', async (t) => {
  const { server, anna, match, first } = await twoPeople(t)
  const other = await anna.createMatch({ seats: ['me', 'me'] })
  const clara = await Visitor.come(server.address)
  const line = await clara.connect()
  for (let round = 0; round < 20; round++) {
    // All at once: none waits for the one before.
    for (const watched of [match, other, 'nothing1234', match])
      line.socket.send(JSON.stringify({ t: 'watch', id: `${round}`, c: 0, match: watched, seat: null }))
    if (round % 3 === 0) line.socket.send(JSON.stringify({ t: 'unwatch', id: 'u', c: 0 }))
  }
  await line.do({ t: 'watch', c: 0, match, seat: null })
  await until(async () => (await anna.get<TableInfo>(`/api/matches/${match}`)).spectators === 1)
  line.socket.send(JSON.stringify({ t: 'watch', id: 'last', c: 1, match, seat: null }))
  line.socket.terminate()
  await first.until(() => first.table?.spectators === 0)
  assert.equal((await anna.get<TableInfo>(`/api/matches/${match}`)).spectators, 0)
  assert.equal((await anna.get<TableInfo>(`/api/matches/${other}`)).spectators, 0)
})

test('who gets up is told no more than a spectator, whoever sits there next', async (t) => {
  const { address } = await serve(t)
  const [anna, boris, clara] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'], options: { first: 0 } })
  const place = await anna.sit(match, 0)
  await boris.takeSeat(match, 1)
  await anna.delete(`/api/matches/${match}/seats/0`)
  await clara.takeSeat(match, 0)
  await boris.takeSeat(match, 2)
  await place.until(() => place.mirror.document !== null)
  assert.equal(place.mirror.document?.question, null)
  assert.doesNotMatch(place.line.texts.join(), /"TG\d"/, 'a hidden task reached somebody who has left')
  const [question] = [(await clara.sit(match, 0)).question]
  assert.ok(question)
  const answer = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
  assert.equal(await place.line.refused(answer), 'not-yours')
})

test('many who want the last seat: one gets it', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const others = await Promise.all(Array.from({ length: 12 }, () => Visitor.come(address)))
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  const statuses = await Promise.all(
    others.map(async (visitor) => (await visitor.fetch('POST', `/api/matches/${match}/seats/1`)).status),
  )
  assert.equal(statuses.filter((status) => status === 200).length, 1)
  assert.equal(statuses.filter((status) => status === 409).length, 11)
  const winner = others[statuses.indexOf(200)]
  const info = await anna.get<TableInfo>(`/api/matches/${match}`)
  assert.equal(info.seats[1]?.person?.id, winner?.player.id)
  assert.equal(info.status, 'playing')
})

test('after the end nothing changes any more, and what is said then is refused', async (t) => {
  const { first, second, anna, match } = await twoPeople(t)
  await Promise.all([first.playOn(), second.playOn()])
  await first.until(() => first.table?.status === 'over')
  const before = await anna.get(`/api/matches/${match}/log`)
  const late = [
    { t: 'answer', c: 0, q: '1', v: 'red' },
    { t: 'undo', c: 0, count: 0 },
    { t: 'ask-undo', c: 0, count: 0 },
    { t: 'resign', c: 0 },
  ] as const
  for (const message of late) assert.equal(await first.line.refused(message), 'over', message.t)
  assert.equal(await first.line.refused({ t: 'agree-undo', c: 0, seat: 1, yes: true }), 'over')
  assert.equal(await first.line.refused({ t: 'replace', c: 0, seat: 1, yes: true }), 'not-possible')
  assert.equal(await first.line.refused({ t: 'hint', c: 0 }), 'no-question')
  assert.equal((await anna.fetch('DELETE', `/api/matches/${match}/seats/0`)).status, 409)
  assert.deepEqual(await anna.get(`/api/matches/${match}/log`), before)
})

test('a clock that runs out while an answer is on its way: the answer counts or the player is out, never half', async (t) => {
  for (const isFirst of [true, false]) {
    const clock = new ManualClock()
    const overrides = { clock, thinker: quickThinker }
    const people = await twoPeople(t, {}, overrides, { clock: { kind: 'days', days: 1 } })
    const { first, second, anna, match } = people
    await second.answer()
    const { question } = first
    assert.ok(question)
    const message = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
    clock.advance(DAY - 1)
    const answered = isFirst ? first.line.say(message) : null
    if (isFirst)
      await until(async () => (await metricsOf(people.server.address)).includes('type="answer"} 2'))
    clock.advance(1)
    const reply = await (answered ?? first.line.say(message))
    await first.until(() => (reply.t === 'ok') !== (first.table?.seats[0]?.quit === 'late'))
    const { seats } = await anna.get<TableInfo>(`/api/matches/${match}`)
    assert.equal(seats[0]?.quit, reply.t === 'no' ? 'late' : null)
    assert.equal(seats[0]?.bot, reply.t === 'no' ? 'normal' : null)
  }
})

test('who deletes the cookie is somebody else from then on, and the seat can be given to a bot', async (t) => {
  const clock = new ManualClock()
  const { server, first, second, boris, match } = await twoPeople(
    t,
    { absentSeconds: 60 },
    { clock, thinker: quickThinker },
  )
  const stranger = await Visitor.come(server.address)
  assert.notEqual(stranger.player.id, boris.player.id)
  // The window that is open goes on until it is closed.
  await second.answer()
  await second.line.close()
  const line = await stranger.connect()
  assert.equal(await line.refused({ t: 'watch', c: 0, match, seat: 1 }), 'not-yours')
  assert.equal((await stranger.fetch('POST', `/api/matches/${match}/seats/1`)).status, 409)
  assert.deepEqual(await stranger.get('/api/me/matches'), [])
  await line.do({ t: 'watch', c: 0, match, seat: null })
  await first.answer()
  while (first.mirror.document?.awaited.includes(1) !== true) await first.answer()
  clock.advance(61_000)
  await first.line.do({ t: 'replace', c: 0, seat: 1, yes: true })
  await first.until(() => first.question !== null)
})

test('nobody can have thousands of tables, or fill the list of those that are open', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const wanted = { game: 'route', seats: ['me', 'open'] }
  const create = async (visibility: string): Promise<string> => {
    const response = await anna.fetch('POST', '/api/matches', { ...wanted, visibility })
    return response.ok ? 'ok' : ((await response.json()) as { code: string }).code
  }
  const listed = await Promise.all(Array.from({ length: 8 }, () => create('public')))
  assert.deepEqual(listed, [...new Array(5).fill('ok'), ...new Array(3).fill('too-many')])
  assert.equal((await anna.get<unknown[]>('/api/tables')).length, 5)
  const made: string[] = []
  for (let batch = 0; batch < 25; batch++)
    made.push(...(await Promise.all(Array.from({ length: 10 }, () => create('private')))))
  assert.deepEqual(made, [...new Array(195).fill('ok'), ...new Array(55).fill('too-many')])
})

test('however much is played, tables that wait for players are listed, and nobody fills the rest alone', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const [honest, partner, loner] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  const waiting = await honest.createMatch({ seats: ['me', 'open'], visibility: 'public' })
  const played: string[] = []
  for (let maker = 0; maker < 3; maker++) {
    const visitor = await Visitor.come(address)
    for (let table = 0; table < 20; table++) {
      const match = await visitor.createMatch({ seats: ['me', 'open'], visibility: 'public' })
      await partner.takeSeat(match, 1)
      played.push(match)
    }
    const wanted = { game: 'route', seats: ['me', 'open'], visibility: 'public' }
    assert.equal((await visitor.fetch('POST', '/api/matches', wanted)).status, 409)
  }
  await loner.createMatch({ seats: ['me', 'me'], visibility: 'public' })
  await loner.createMatch({ seats: ['me', 'easy'], visibility: 'public' })
  const lines = await honest.get<TableLine[]>('/api/tables')
  const [first, ...others] = lines.map(({ match }) => match)
  assert.equal(first, waiting)
  assert.equal(others.length, 50)
  assert.ok(others.every((match) => played.includes(match)))
})

test('a rematch counts as any other table that one makes', async (t) => {
  const { anna, boris, match, first, second } = await twoPeople(t, {}, {}, { visibility: 'public' })
  for (const place of [first, second]) await place.line.do({ t: 'resign', c: 0 })
  const waiting: string[] = []
  for (let table = 0; table < 5; table++)
    waiting.push(await anna.createMatch({ seats: ['me', 'open'], visibility: 'public' }))
  const refused = await anna.fetch('POST', `/api/matches/${match}/rematch`, {})
  assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [409, 'too-many'])
  assert.equal((await boris.get<TableInfo>(`/api/matches/${match}`)).rematch, null)
  await anna.delete(`/api/matches/${waiting[0]}/seats/0`)
  const again = await anna.post<{ match: string }>(`/api/matches/${match}/rematch`)
  assert.equal((await boris.takeSeat(again.match, 1)).status, 'playing')
})

test('what people write is shown as one harmless line', async (t) => {
  const { first, second } = await twoPeople(t, {}, { clock: new ManualClock() })
  const lines: readonly (readonly [string, string])[] = [
    ['  a\u0000b\u0007c\u001b[31m ', 'a b c [31m'],
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['\u202eevil\u2066 \u200bword\ufeff', 'evil word'],
    ['\ud800 lone', '\ufffd lone'],
    ['👩‍👩‍👧 семья', '👩‍👩‍👧 семья'],
    [`z${'\u0316'.repeat(50)}`, `z${'\u0316'.repeat(4)}`],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ]
  for (const [text] of lines) await first.line.do({ t: 'chat', c: 0, text })
  await second.until(() => second.chat.length === lines.length)
  assert.deepEqual(
    second.chat,
    lines.map(([, shown]) => shown),
  )
  for (const text of ['', '   ', '\u200b\u2060', '\u0000', 'x'.repeat(LIMITS.chat + 1)])
    assert.equal(await first.line.refused({ t: 'chat', c: 0, text }), 'malformed')
})

test('a line that is repeated after a restart is not said again', async (t) => {
  const { server, anna, boris, match, first } = await twoPeople(t)
  await first.line.do({ t: 'chat', c: 0, text: 'once' }, 'the line')
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const second = await boris.at(again.address).sit(match, 1)
  const back = await anna.at(again.address).sit(match, 0)
  await back.line.do({ t: 'chat', c: 0, text: 'once' }, 'the line')
  await back.line.do({ t: 'chat', c: 0, text: 'twice' }, 'another line')
  await second.until(() => second.chat.includes('twice'))
  assert.deepEqual(second.chat, ['once', 'twice'])
})

test('data that is nested as deeply as can be is refused', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const headers = { cookie: anna.cookie, 'content-type': 'application/json' }
  for (const options of [
    `{"a":${deep(30_000)}}`,
    `{"__proto__":{"a":1}}`,
    `{"constructor":{"prototype":{}}}`,
  ]) {
    const body = `{"game":"route","seats":["me"],"options":${options}}`
    const response = await fetch(`${address}/api/matches`, { method: 'POST', headers, body })
    assert.equal(response.status, 400)
  }
  const match = await anna.createMatch({ seats: ['me', 'me'] })
  const place = await anna.sit(match, 0)
  const { line } = place
  line.socket.send(`{"t":"answer","id":"deep","c":0,"q":"${place.question?.id}","v":${deep(8_000)}}`)
  line.socket.send(`{"t":${deep(8_000)},"id":"deep"}`)
  assert.equal((await line.say({ t: 'ping' })).t, 'pong')
  assert.ok(place.question)
})

test('connections that come all at once are counted too', async (t) => {
  const { address } = await serve(t, { connectionsPerAddress: 5 })
  const { cookie } = await Visitor.come(address)
  const sockets = Array.from(
    { length: 40 },
    () => new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie, origin: address } }),
  )
  const opened = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.on('open', () => resolve(true)).on('error', () => resolve(false))
        }),
    ),
  )
  assert.equal(opened.filter((isOpen) => isOpen).length, 5)
  for (const socket of sockets) socket.terminate()
})

test('a message id is plain text, and the reply to a look is not remembered', async (t) => {
  const { first } = await twoPeople(t)
  for (const id of ['', 'x'.repeat(41), 'a\u0000', 'ü', '\ud800'])
    first.line.socket.send(JSON.stringify({ t: 'ping', id }))
  await first.line.say({ t: 'ping' })
  assert.equal(first.line.received.filter((message) => message.t === 'no').length, 5)
  const view = await first.line.do({ t: 'moment', c: 0, note: 0 }, 'look')
  assert.deepEqual(await first.line.do({ t: 'moment', c: 0, note: 0 }, 'look'), view)
  assert.equal(await first.line.refused({ t: 'moment', c: 0, note: 99_999 }, 'look'), 'nothing')
})

test('a request is limited however its address is spelled', async (t) => {
  const { address } = await serve(t, { requestsPerSecond: 1 }, { clock: new ManualClock() })
  const spelled = `${address}/%61pi/games`
  const statuses: number[] = []
  for (let request = 0; request < 11; request++) statuses.push((await fetch(spelled)).status)
  assert.deepEqual(statuses, [...new Array(10).fill(200), 429])
  assert.equal((await fetch(spelled)).headers.get('cache-control'), 'no-store')
})

test('what makes us run matches is limited for all guests of a network together', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { messagesPerSecond: 30 }, { clock })
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'me'] })
  const refused: number[] = []
  for (let guest = 0; guest < 3; guest++) {
    const place = await (await Visitor.come(address)).sit(match, null)
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => place.line.say({ t: 'moment', c: place.channel, note: 0 })),
    )
    refused.push(replies.filter(({ t: type }) => type === 'no').length)
  }
  assert.deepEqual(refused, [0, 0, 30])
})

test('a server stops though somebody holds a connection and says nothing, or only half', {
  timeout: 30_000,
}, async (t) => {
  const server = await serve(t)
  const port = Number(new URL(server.address).port)
  const gone = ['', 'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{'].map(
    async (said) => {
      const socket = connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume()
      await once(socket, 'connect')
      socket.write(said)
      return new Promise((resolve) => socket.on('close', resolve))
    },
  )
  await fetch(`${server.address}/health`)
  await server.close()
  await Promise.all(gone)
})

test('whoever would like to upgrade to something else is answered in HTTP', async (t) => {
  const { address } = await serve(t)
  const asking = request(`${address}/api/games`, {
    headers: { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' },
  })
  asking.end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  response.resume()
  assert.equal(response.statusCode, 200)
})

/** Advises when it is told to, and counts how often it was asked. */
function slowAdviser() {
  const freed: (() => void)[] = []
  const adviser = { advised: 0, free: (): void => freed.shift()?.() }
  const thinker: Thinker = {
    ...quickThinker,
    async advise(position, level) {
      adviser.advised += 1
      await new Promise<void>((resolve) => freed.push(resolve))
      return quickThinker.advise(position, level)
    },
  }
  return { adviser, thinker }
}

test('nobody thinks about a hint for a question that was answered meanwhile', async (t) => {
  const { adviser, thinker } = slowAdviser()
  const { first, second } = await twoPeople(t, { botWorkers: 1 }, { thinker })
  const waiting = first.line.say({ t: 'hint', c: first.channel })
  const late = second.line.refused({ t: 'hint', c: second.channel })
  await second.answer()
  adviser.free()
  assert.equal((await waiting).t, 'ok')
  assert.equal(await late, 'no-question')
  assert.equal(adviser.advised, 1)
})

test('nobody thinks about a hint for somebody who has left', async (t) => {
  const { adviser, thinker } = slowAdviser()
  const { first, second, server } = await twoPeople(t, { botWorkers: 1 }, { thinker })
  const waiting = first.line.say({ t: 'hint', c: first.channel })
  second.line.socket.send(JSON.stringify({ t: 'hint', id: 'gone', c: second.channel }))
  await second.line.say({ t: 'ping' })
  second.line.socket.terminate()
  await first.until(() => first.table?.seats[1]?.connected === false)
  adviser.free()
  assert.equal((await waiting).t, 'ok')
  await server.app.inject('/health')
  assert.equal(adviser.advised, 1)
})

test('asking for an undo gives no more time to think', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock }, { clock: { kind: 'days', days: 1 } })
  const { first, second } = people
  await beginDraft(people)
  // Until Boris has acted on what Anna did, and she is asked alone.
  while (second.question !== null || first.mirror.document?.undo !== 'other-seat') {
    await (second.question === null ? first : second).answer()
    for (const { line } of [first, second]) await line.say({ t: 'ping' })
  }
  const before = first.table?.deadlines
  assert.equal(typeof before?.[0], 'number')
  clock.advance(5 * 3_600_000)
  await first.line.do({ t: 'ask-undo', c: first.channel, count: first.mirror.document?.undone ?? 0 })
  await second.until(() => second.mirror.document?.undoRequest !== null)
  await second.line.do({ t: 'agree-undo', c: second.channel, seat: 0, yes: false })
  await first.until(() => first.mirror.document?.undoRequest === null)
  assert.deepEqual(first.table?.deadlines, before)
})
