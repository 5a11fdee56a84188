import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve } from './support/stand.ts'

/** Sends bytes as they are, and gives all that comes back before the connection ends. */
async function answerTo(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return everything(socket)
}

async function everything(socket: Socket): Promise<string> {
  const parts: string[] = []
  socket.setEncoding('utf8')
  socket.on('data', (part: string) => parts.push(part))
  // What comes after the answer may be cut off: not all was read that was sent.
  socket.on('error', () => {})
  await once(socket, 'close')
  return parts.join('')
}

const HOST = 'Host: curio.example\r\nConnection: close\r\n'

/** What is sent, and the status of the answer. */
const REQUESTS: readonly (readonly [string, number])[] = [
  [`GET / HTTP/1.1\r\n${HOST}\r\n`, 200],
  [`GET /%ff HTTP/1.1\r\n${HOST}\r\n`, 400],
  [`GET /api/players/%ff HTTP/1.1\r\n${HOST}\r\n`, 400],
  [`GET /api/players/${'x'.repeat(500)} HTTP/1.1\r\n${HOST}\r\n`, 414],
  [`GET /nothing HTTP/1.1\r\n${HOST}\r\n`, 404],
  [`OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 404],
  [`PROPFIND /api/games HTTP/1.1\r\n${HOST}\r\n`, 404],
  [`LINK / HTTP/1.1\r\n${HOST}\r\n`, 404],
  [`POST /api/me/login HTTP/1.1\r\n${HOST}Content-Type: text/xml\r\nContent-Length: 3\r\n\r\n<a>`, 415],
  [
    `POST /api/me/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 99999\r\n\r\n`,
    413,
  ],
  [`GET /health HTTP/1.1\r\n${HOST}Expect: a miracle\r\n\r\n`, 200],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['this is not HTTP\r\n\r\n', 400],
  [`GET / HTTP/9.9\r\n${HOST}\r\n`, 400],
  [`GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    `POST /api/me/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
    413,
  ],
]

function assertGuarded(answer: string, request: string): void {
  const head = answer.split('\r\n\r\n')[0]?.toLowerCase() ?? ''
  for (const header of [
    "\r\ncontent-security-policy: default-src 'none'",
    '\r\nx-content-type-options: nosniff',
    '\r\nx-frame-options: deny',
    '\r\nreferrer-policy: same-origin',
    '\r\ncross-origin-resource-policy: same-origin',
    '\r\npermissions-policy: camera=()',
  ])
    assert.ok(head.includes(header), `${request.slice(0, 60)}: ${answer.slice(0, 400)}`)
}

test('whatever is sent to the server, its answer has the headers that keep a page to itself', async (t) => {
  const { address } = await serve(t)
  for (const [request, status] of REQUESTS) {
    const answer = await answerTo(address, request)
    assert.equal(Number(answer.split(' ')[1]), status, `${request.slice(0, 60)}: ${answer.slice(0, 100)}`)
    assertGuarded(answer, request)
  }
})

test('who takes too long to ask is told so, with the same headers', async (t) => {
  const { address, app } = await serve(t)
  const { hostname, port } = new URL(address)
  const arrival = once(app.server, 'connection')
  const client = connect(Number(port), hostname)
  const [socket] = await arrival
  const timeout = Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', timeout, socket)
  const answer = await everything(client)
  assert.match(answer, /^HTTP\/1\.1 408 /)
  assertGuarded(answer, 'nothing')
})

test('behind https the answer to a bad address keeps browsers to https too', async (t) => {
  const { address } = await serve(t, { origins: ['https://curio.example'] })
  const answer = await answerTo(address, `GET /%ff HTTP/1.1\r\n${HOST}\r\n`)
  assert.match(answer, /\r\nstrict-transport-security: max-age=\d+/i)
})

const UNREADABLE: readonly string[] = [`GET /%ff HTTP/1.1\r\n${HOST}\r\n`, `LINK / HTTP/1.1\r\n${HOST}\r\n`]

test('requests that cannot be read count like those that can', async (t) => {
  for (const request of UNREADABLE) {
    const { address } = await serve(t, { requestsPerSecond: 1 }, { clock: new ManualClock() })
    const statuses: string[] = []
    for (let count = 0; count < 101; count++)
      statuses.push((await answerTo(address, request)).split(' ')[1] ?? '')
    assert.equal(statuses.indexOf('429'), 100, request)
  }
})

test('who sends noise instead of requests is not answered for ever', async (t) => {
  const { address } = await serve(t, { requestsPerSecond: 1 }, { clock: new ManualClock() })
  const answers: string[] = []
  for (let count = 0; count < 101; count++) answers.push(await answerTo(address, 'noise\r\n\r\n'))
  assert.equal(answers.indexOf(''), 100)
})

test('what a foreign page sends counts, though it is refused', async (t) => {
  const { address } = await serve(t, { requestsPerSecond: 1 }, { clock: new ManualClock() })
  const headers = { origin: 'https://evil.example' }
  const statuses: number[] = []
  for (let count = 0; count < 11; count++)
    statuses.push((await fetch(`${address}/api/me/logout`, { method: 'POST', headers })).status)
  assert.deepEqual([statuses[0], statuses.indexOf(429)], [403, 10])
})

test('nothing is changed for a page of another site that hides where it is', async (t) => {
  const { address } = await serve(t, { origins: ['https://curio.example'] })
  const { cookie } = await Visitor.come(address)
  const send = async (given: Record<string, string>): Promise<number> => {
    const headers = { cookie, 'content-type': 'application/json', ...given }
    return (await fetch(`${address}/api/me/name`, { method: 'POST', headers, body: '{"name":"Ann"}' })).status
  }
  for (const site of ['cross-site', 'same-site', 'cross-site, none'])
    assert.equal(await send({ 'sec-fetch-site': site }), 403, site)
  for (const site of ['same-origin', 'none']) assert.equal(await send({ 'sec-fetch-site': site }), 200, site)
  assert.equal(await send({}), 200)
  assert.equal(await send({ 'sec-fetch-site': 'same-site', origin: 'https://curio.example' }), 200)
  assert.equal(await send({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }), 403)
})
