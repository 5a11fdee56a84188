import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import type { ApiError } from '@curio/protocol'
import { route } from '@curio/route'
import type { ServerOverrides } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import { type Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { twoPeople } from './support/people.ts'
import { freePort, startProcess } from './support/process.ts'
import { serve, temporaryFolder } from './support/stand.ts'

const MEGABYTE = 1 << 20
/** What an attack from one address may cost, as docs/operations.md says: what it leaves unread, and as much for the work on it. */
const MOST_COST = 96 * MEGABYTE
const FILE = 4 * MEGABYTE
/** All of 127/8 is this machine: attackers come from another address than the people they disturb. */
const ATTACKER = '127.0.0.66'

/** A server in a process of its own with its usual limits, and two people who play at it. */
async function besieged(t: TestContext): Promise<Besieged> {
  const folder = temporaryFolder(t)
  const web = join(folder, 'web')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
  writeFileSync(join(web, 'large.js'), 'x'.repeat(FILE))
  const port = await freePort()
  const server = await startProcess(folder, port, {
    CURIO_WEB: web,
    CURIO_MESSAGES_PER_SECOND: '30',
    CURIO_REQUESTS_PER_SECOND: '10',
  })
  t.after(() => server.kill('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'me'] })
  const line = await anna.sit(match, 0)
  const before = await memoryOf(address)
  return { address, port, anna: line, before }
}

interface Besieged {
  readonly address: string
  readonly port: number
  readonly anna: Place
  readonly before: number
}

const metricsOf = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text()

const memoryOf = async (address: string): Promise<number> =>
  Number(/^process_resident_memory_bytes (\d+)$/m.exec(await metricsOf(address))?.[1])

/** While the attack lasts the people at the table are answered, and the process stays within its bound. */
async function standsUp({ address, anna, before }: Besieged): Promise<void> {
  for (let look = 0; look < 8; look++) {
    assert.equal((await anna.line.say({ t: 'ping' })).t, 'pong')
    const grown = (await memoryOf(address)) - before
    assert.ok(grown < MOST_COST, `${Math.round(grown / MEGABYTE)} MB more than before`)
    await sleep(250)
  }
  await anna.answer()
}

async function attacker(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** A WebSocket spoken by hand, so that it can leave everything unread. */
async function deafGuest({ address, port }: Besieged): Promise<Socket> {
  const guest = await Visitor.come(address)
  const socket = await attacker(port)
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${address}\r\nCookie: ${guest.cookie}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [answer] = await once(socket, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 101 /)
  socket.pause()
  return socket
}

/** A frame of a client, masked with zeros. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | (text.length < 126 ? text.length : 126)]),
    text.length < 126 ? Buffer.alloc(0) : Buffer.from([text.length >> 8, text.length & 0xff]),
    Buffer.alloc(4),
    Buffer.from(text),
  ])

const PING = 9
const TEXT = 1

/** Writes the same piece for some seconds, as fast as it is taken; ends by itself when it is cut off. */
async function flood(socket: Socket, piece: Buffer): Promise<void> {
  const end = Date.now() + 3_000
  while (!socket.destroyed && Date.now() < end)
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), sleep(100)])
}

test('a deaf guest who pings is closed, and costs little memory', { timeout: 60_000 }, async (t) => {
  const siege = await besieged(t)
  const socket = await deafGuest(siege)
  t.after(() => socket.destroy())
  const flooding = flood(socket, Buffer.concat(new Array(500).fill(frame(PING, 'x'.repeat(125)))))
  await standsUp(siege)
  await flooding
  assert.match(await metricsOf(siege.address), /curio_closed_total\{code="4002"\} 1\n/)
})

test('a flood of messages closes the connection it comes from, and nobody else notices', {
  timeout: 60_000,
}, async (t) => {
  const siege = await besieged(t)
  const socket = await deafGuest(siege)
  t.after(() => socket.destroy())
  const flooding = flood(socket, Buffer.concat(new Array(100).fill(frame(TEXT, '{"t":"ping","id":"flood"}'))))
  await standsUp(siege)
  await flooding
  assert.match(await metricsOf(siege.address), /curio_closed_total\{code="4002"\} 1\n/)
})

test('60 connections that ask for files and never read them cost little memory', {
  timeout: 60_000,
}, async (t) => {
  const siege = await besieged(t)
  const sockets = await Promise.all(Array.from({ length: 60 }, () => attacker(siege.port)))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  const asked = 'GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n'
  for (const [index, socket] of sockets.entries()) {
    socket.pause()
    // Half of them ask for many at once.
    socket.write(asked.repeat(index % 2 === 0 ? 1 : 16))
  }
  await standsUp(siege)
  assert.match(await metricsOf(siege.address), /curio_cut_total\{reason="pipelined"\} 30\n/)
})

test('2,000 silent connections are turned away beyond the bound of their address', {
  timeout: 60_000,
}, async (t) => {
  const siege = await besieged(t)
  const sockets = Array.from({ length: 2_000 }, () =>
    connect({ port: siege.port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => {}),
  )
  t.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  await standsUp(siege)
  const metrics = await metricsOf(siege.address)
  // Some may still wait in the system's own queue.
  assert.ok(Number(/curio_cut_total\{reason="crowded-address"\} (\d+)/.exec(metrics)?.[1]) > 500)
  assert.ok(Number(/^curio_sockets (\d+)$/m.exec(metrics)?.[1]) <= 210)
})

test('190 large requests that are never finished cost little memory, and keep nobody else from sending one', {
  timeout: 60_000,
}, async (t) => {
  const siege = await besieged(t)
  const size = 1_000_000
  const head =
    `POST /api/me/achievements/route/logs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${size}\r\n\r\n`
  const sockets = await Promise.all(Array.from({ length: 190 }, () => attacker(siege.port)))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const socket of sockets) {
    socket.resume().write(head + 'x'.repeat(size - 1))
    // Sent at once, what is read and thrown away would count until the next collection of garbage.
    await sleep(10)
  }
  await standsUp(siege)
  const boris = await Visitor.come(siege.address)
  const log = 'x'.repeat(100_000)
  const given = await boris.fetch('POST', '/api/me/achievements/route/logs', { seat: 0, log })
  assert.deepEqual([given.status, ((await given.json()) as ApiError).code], [400, 'wrong-log'])
})

/** A server in this process that has a small file and a large one, and clients that ask for it and do not read. */
async function withFiles(t: TestContext, changes: Partial<Settings>, overrides: ServerOverrides = {}) {
  const web = temporaryFolder(t)
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
  writeFileSync(join(web, 'large.js'), 'x'.repeat(FILE))
  const server = await serve(t, { ...changes, web }, overrides)
  const ask = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {})
    t.after(() => socket.destroy())
    await once(socket, 'connect')
    socket.pause()
    socket.write('GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  }
  const until = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(await metricsOf(server.address))) await sleep(20)
  }
  return { server, ask, until }
}

test('who leaves an answer unread for long is cut off, also one who takes a few bytes now and then', {
  timeout: 30_000,
}, async (t) => {
  const clock = new ManualClock()
  const { server, ask, until } = await withFiles(t, {}, { clock })
  const socket = await ask()
  const closed = once(socket, 'close')
  await until(/^curio_unread_bytes [1-9]/m)
  // The server looks every second. What the system's own buffers took is progress; then it ends.
  await sleep(1_200)
  clock.advance(20_000)
  socket.read(1_000)
  await sleep(1_200)
  assert.doesNotMatch(await metricsOf(server.address), /reason="stalled"/)
  clock.advance(11_000)
  await until(/curio_cut_total\{reason="stalled"\} 1\n/)
  socket.resume()
  await closed
})

for (const [reason, bound] of [
  ['unread-address', { unreadMegabytesPerAddress: 1 }],
  ['unread', { unreadMegabytes: 1 }],
] as const)
  test(`${reason}: what clients leave unread together is brought back to its bound`, {
    timeout: 30_000,
  }, async (t) => {
    const { server, ask, until } = await withFiles(t, bound)
    for (let client = 0; client < 40; client++) await ask()
    await until(new RegExp(`curio_cut_total\\{reason="${reason}"\\} [1-9]`))
    const unread = async (): Promise<number> =>
      Number(/^curio_unread_bytes (\d+)$/m.exec(await metricsOf(server.address))?.[1])
    while ((await unread()) > MEGABYTE) await sleep(100)
    assert.ok((await unread()) > 0, 'those who hold least are left alone')
    assert.equal((await (await fetch(`${server.address}/large.js`)).text()).length, FILE)
  })

test('whoever opens a WebSocket and never says hello is cut off', { timeout: 30_000 }, async (t) => {
  const server = await serve(t, { heartbeatSeconds: 1 })
  const visitor = await Visitor.come(server.address)
  const greeted = await visitor.connect()
  const silent = await visitor.connectSilently()
  const closed = once(silent.socket, 'close')
  await closed
  assert.equal((await greeted.say({ t: 'ping' })).t, 'pong')
})

test('pings are answered as a client may expect', async (t) => {
  const { first } = await twoPeople(t)
  const answered = once(first.line.socket, 'pong')
  first.line.socket.ping('hello')
  assert.equal(String((await answered)[0]), 'hello')
})

test('one address cannot follow tables without end', async (t) => {
  const { server, anna, match, first } = await twoPeople(t, { connectionsPerAddress: 2 })
  const codes: string[] = []
  for (let c = 1; c < 10; c++) {
    const reply = await first.line.say({ t: 'watch', c, match, seat: null })
    codes.push(reply.t === 'no' ? reply.code : reply.t)
  }
  assert.deepEqual(codes, [...new Array(6).fill('ok'), ...new Array(3).fill('crowded')])
  await first.line.do({ t: 'unwatch', c: 1 })
  await first.line.do({ t: 'watch', c: 1, match, seat: null })
  assert.ok((await fetch(`${server.address}/api/matches/${match}`)).ok && anna)
})

test('a table with content of its players counts for as many as it takes memory of, live and followed', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { liveMatches: 40, connectionsPerAddress: 5 }, { clock })
  const anna = await Visitor.come(address)
  const tables: string[] = []
  for (let number = 0; number < 9; number++) {
    const packs = { city: edited(route.packs.city as Json, { 'name.en': `City ${number}` }) as Json }
    tables.push(await anna.createMatch({ seats: ['me', 'open'], packs }))
    clock.advance(1_100)
  }
  const live = Number(/^curio_live_matches (\d+)$/m.exec(await metricsOf(address))?.[1])
  assert.ok(live <= 5, `${live} tables in memory`)
  const line = await anna.connect()
  const codes: string[] = []
  for (const [c, match] of tables.slice(0, 4).entries()) {
    const reply = await line.say({ t: 'watch', c, match, seat: 0 })
    codes.push(reply.t === 'no' ? reply.code : reply.t)
  }
  assert.deepEqual(codes, ['ok', 'ok', 'crowded', 'crowded'])
  await line.do({ t: 'unwatch', c: 0 })
  await line.do({ t: 'watch', c: 0, match: tables[2] ?? '', seat: 0 })
})

test('one address cannot bring packs without end: to make one ready takes long', async (t) => {
  const { address } = await serve(t, { requestsPerSecond: 10 }, { clock: new ManualClock() })
  const statuses: number[] = []
  for (let guest = 0; guest < 3; guest++) {
    const visitor = await Visitor.come(address)
    for (let number = 0; number < 5; number++) {
      const name = { ru: `Город ${guest} ${number}`, en: `City ${guest} ${number}` }
      const packs = { city: { ...(route.packs.city as object), name } }
      const wanted = { game: 'route', seats: ['me', 'open'], packs }
      statuses.push((await visitor.fetch('POST', '/api/matches', wanted)).status)
    }
  }
  assert.deepEqual(statuses, [...new Array(10).fill(200), ...new Array(5).fill(429)])
})

test('one address cannot make tables without end, however many guests it is', async (t) => {
  const { address } = await serve(
    t,
    { requestsPerSecond: 10, trustProxy: true },
    { clock: new ManualClock() },
  )
  const make = async (from: string): Promise<number> => {
    const guest = await Visitor.come(address, from)
    let made = 0
    for (let table = 0; table < 30; table++) {
      const response = await guest.fetch('POST', '/api/matches', { game: 'route', seats: ['me', 'open'] })
      if (response.ok) made += 1
    }
    return made
  }
  let crowd = 0
  for (let guest = 0; guest < 3; guest++) crowd += await make('10.0.0.1')
  assert.ok(crowd <= 100)
  assert.equal(await make('10.0.0.2'), 30)
})
