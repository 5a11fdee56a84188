import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { LIMITS } from '@curio/protocol'
import WebSocket from 'ws'
import { startServer } from '../src/server.ts'
import { Line, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve, temporaryFolder, testSettings } from './support/stand.ts'

/** The HTTP status with which a connection is refused, or 101. */
async function upgrade(address: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  const status = await new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => resolve(101))
    socket.on('error', () => {})
  })
  socket.terminate()
  return status
}

test('a connection needs a cookie and one of our own pages', async (t) => {
  const { address } = await serve(t)
  const { cookie } = await Visitor.come(address)
  assert.equal(await upgrade(address, { cookie, origin: address }), 101)
  assert.equal(await upgrade(address, { cookie, origin: 'https://evil.example' }), 403)
  assert.equal(await upgrade(address, { cookie, origin: 'null' }), 403)
  assert.equal(await upgrade(address, { cookie }), 403)
  assert.equal(await upgrade(address, { origin: address }), 401)
  assert.equal(await upgrade(address, { authorization: 'Bearer curio_nothing' }), 401)
})

test('with origins in the settings only those count', async (t) => {
  const { address } = await serve(t, { origins: ['https://curio.example'] })
  const { cookie } = await Visitor.come(address)
  assert.equal(await upgrade(address, { cookie, origin: 'https://curio.example' }), 101)
  assert.equal(await upgrade(address, { cookie, origin: address }), 403)
})

test('nothing is changed at the request of a foreign page', async (t) => {
  const { address } = await serve(t)
  const { cookie } = await Visitor.come(address)
  const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/me/name`, { method: 'POST', headers, body: '{"name":"Evil"}' })
  assert.equal(response.status, 403)
})

test('every response has the headers that keep a page to itself', async (t) => {
  const folder = temporaryFolder(t)
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Curio</title>')
  writeFileSync(join(web, 'assets', 'main-1a2b.js'), 'export {}')
  const server = await startServer(testSettings(folder, { web }))
  t.after(() => server.close())
  for (const path of ['/', '/table/abc', '/assets/main-1a2b.js', '/api/games', '/api/nothing', '/health']) {
    const response = await fetch(server.address + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(response.headers.get('referrer-policy'), 'same-origin')
  }
  const cache = async (path: string): Promise<string | null> =>
    (await fetch(server.address + path)).headers.get('cache-control')
  assert.equal(await cache('/assets/main-1a2b.js'), 'public, max-age=31536000, immutable')
  assert.equal(await cache('/'), 'no-cache')
  assert.equal(await cache('/table/abc'), 'no-cache')
  assert.equal(await cache('/api/games'), 'no-store')
  assert.match(await (await fetch(`${server.address}/table/abc`)).text(), /<title>Curio/)
  assert.equal((await fetch(`${server.address}/assets/gone.js`)).status, 404)
  assert.match(await (await fetch(`${server.address}/..%2fcurio.db`)).text(), /<title>Curio/)
})

test('texts of the site travel compressed, to whom it suits', async (t) => {
  const folder = temporaryFolder(t)
  const web = join(folder, 'web')
  const script = 'export const text = 1'
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Curio</title>')
  writeFileSync(join(web, 'assets', 'main-1a2b.js'), script)
  writeFileSync(join(web, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script))
  const server = await startServer(testSettings(folder, { web }))
  t.after(() => server.close())
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['identity', null],
  ] as const) {
    const response = await fetch(`${server.address}/assets/main-1a2b.js`, {
      headers: { 'accept-encoding': accepted },
    })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.match(response.headers.get('content-type') ?? '', /javascript/)
    assert.equal(await response.text(), script)
  }
})

test('without a built web app the server says so', async (t) => {
  const { address } = await serve(t)
  assert.match(await (await fetch(address)).text(), /not built/)
  assert.equal((await fetch(`${address}/table/abc`)).status, 404)
})

test('files of the site are limited more generously than requests', async (t) => {
  const { address } = await serve(t, { requestsPerSecond: 1 }, { clock: new ManualClock() })
  const statuses: number[] = []
  for (let file = 0; file < 101; file++) statuses.push((await fetch(`${address}/health`)).status)
  assert.equal(statuses.indexOf(429), 100)
  assert.notEqual((await fetch(`${address}/api/games`)).status, 429)
})

test('requests, passwords and messages are limited', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { requestsPerSecond: 5, messagesPerSecond: 10 }, { clock })
  const anna = await Visitor.come(address)
  const statuses: number[] = []
  for (let request = 0; request < 60; request++) statuses.push((await anna.fetch('GET', '/api/games')).status)
  assert.equal(statuses.filter((status) => status === 200).length, 49)
  assert.equal(statuses.at(-1), 429)
  clock.advance(1_000)
  assert.equal((await anna.fetch('GET', '/api/games')).status, 200)
  clock.advance(60_000)
  const wrong = { name: 'Nobody', password: 'not the password' }
  const tries: number[] = []
  for (let attempt = 0; attempt < 14; attempt++)
    tries.push((await anna.fetch('POST', '/api/me/login', wrong)).status)
  assert.equal(tries.at(-1), 429)
  assert.ok(tries.filter((status) => status === 401).length <= 13)
  const line = await anna.connect()
  const replies = await Promise.all(Array.from({ length: 80 }, (_, index) => answered(line, `ping${index}`)))
  assert.equal(replies.filter((isAnswered) => isAnswered).length, 49)
})

test('one name is tried only so often, from whatever address and in whatever letters', async (t) => {
  const { address } = await serve(t, { trustProxy: true }, { clock: new ManualClock() })
  const attempt = async (name: string, index: number): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${index}` }
    const body = JSON.stringify({ name, password: 'not the password' })
    return (await fetch(`${address}/api/me/login`, { method: 'POST', headers, body })).status
  }
  const names = [
    'Anna',
    'ANNA',
    'Ａnna',
    'Aｎna',
    'Anｎa',
    'Annａ',
    'ＡＮna',
    'anＮa',
    'annＡ',
    'ａnna',
    'ａｎｎａ',
  ]
  const statuses: number[] = []
  for (let index = 0; index < 51; index++)
    statuses.push(await attempt(names[index % names.length] ?? '', index))
  assert.equal(statuses.indexOf(429), 50)
})

/** Whether a ping is answered; what comes too fast is refused without its id. */
function answered(line: Line, id: string): Promise<boolean> {
  const seen = line.received.length
  line.socket.send(JSON.stringify({ t: 'ping', id }))
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const news = line.received.slice(seen)
      const isDone = news.some((message) => message.t === 'pong' && message.id === id)
      const refusals = line.received.filter((message) => message.t === 'no').length
      if (!isDone && refusals < 31) return
      clearInterval(timer)
      resolve(isDone)
    }, 5)
  })
}

test('whoever goes on flooding is closed', async (t) => {
  const { address } = await serve(t, { messagesPerSecond: 1 }, { clock: new ManualClock() })
  const line = await (await Visitor.come(address)).connect()
  const closed = once(line.socket, 'close')
  for (let index = 0; index < 400; index++) line.socket.send('{}')
  assert.equal((await closed)[0], 4002)
})

test('requests and messages that are too large are refused', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const body = { game: 'route', seats: ['me'], options: { text: 'x'.repeat(100_000) } }
  assert.equal((await anna.fetch('POST', '/api/matches', body)).status, 400)
  const packs = { city: { text: 'x'.repeat(LIMITS.newMatch) } }
  assert.equal((await anna.fetch('POST', '/api/matches', { ...body, packs })).status, 413)
  assert.equal((await anna.fetch('POST', '/api/me/name', { name: 'x'.repeat(100_000) })).status, 413)
  const line = await anna.connect()
  const closed = once(line.socket, 'close')
  line.socket.send('x'.repeat(LIMITS.message + 1))
  assert.equal((await closed)[0], 1009)
})

test('nobody may take for ever to say what they want', async (t) => {
  const { app } = await serve(t)
  assert.ok(app.server.requestTimeout > 0 && app.server.headersTimeout > 0)
  assert.ok(app.server.headersTimeout <= app.server.requestTimeout)
})

test('an address has only so many connections', async (t) => {
  const { address } = await serve(t, { connectionsPerAddress: 2 })
  const anna = await Visitor.come(address)
  const [first] = [await anna.connect(), await anna.connect()]
  const headers = { cookie: anna.cookie, origin: address }
  assert.equal(await upgrade(address, headers), 429)
  await first?.close()
  assert.equal(await upgrade(address, headers), 101)
})

test('who does not answer the heartbeat is gone', async (t) => {
  const { address } = await serve(t, { heartbeatSeconds: 0.05 })
  const anna = await Visitor.come(address)
  const alive = await anna.connect()
  const { cookie } = anna
  const dead = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin: address },
    autoPong: false,
  })
  const [code] = await once(dead, 'close')
  assert.equal(code, 1006)
  assert.equal((await alive.say({ t: 'ping' })).t, 'pong')
})

test('another version of the protocol is told so and closed', async (t) => {
  const { address } = await serve(t)
  const { cookie } = await Visitor.come(address)
  const line = new Line(address, { cookie, origin: address })
  await line.opened()
  const closed = once(line.socket, 'close')
  assert.equal(await line.refused({ t: 'watch', c: 0, match: 'abcdefgh', seat: null }), 'version')
  assert.equal(await line.refused({ t: 'hello', v: 99 }), 'version')
  assert.equal((await closed)[0], 4001)
})

test('health for anybody, metrics for this machine or a token', async (t) => {
  const { address } = await serve(t)
  assert.deepEqual(await (await fetch(`${address}/health`)).json(), { status: 'ok' })
  const metrics = await (await fetch(`${address}/metrics`)).text()
  assert.match(metrics, /# TYPE curio_connections gauge\ncurio_connections 0\n/)
  assert.match(metrics, /curio_http_requests_total\{status="200"\} \d+/)
  const proxied = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  assert.equal(proxied.status, 403)
  const guarded = await serve(t, { metricsToken: 'a token of some length' })
  assert.equal((await fetch(`${guarded.address}/metrics`)).status, 403)
  const headers = { authorization: 'Bearer a token of some length' }
  assert.equal((await fetch(`${guarded.address}/metrics`, { headers })).status, 200)
})
