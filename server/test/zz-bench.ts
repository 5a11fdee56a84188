import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance } from '@curio/kernel'
import { Mirror, questionOf } from '@curio/protocol'
import WebSocket from 'ws'
import { answerTo, Visitor } from './support/client.ts'

import { readFileSync } from 'node:fs'
const cpuOf = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10000 }


const N = Number(process.argv[2] ?? 50)
const prof = process.argv[3] === 'prof'
const folder = mkdtempSync(join(tmpdir(), 'zz-'))
const env = {
  ...process.env,
  PORT: '3999',
  HOST: '127.0.0.1',
  CURIO_DB: join(folder, 'a.db'),
  CURIO_LOG: 'error',
  CURIO_MESSAGES_PER_SECOND: '1000000',
  CURIO_REQUESTS_PER_SECOND: '1000000',
  CURIO_CONNECTIONS_PER_ADDRESS: '100000',
}
const child = spawn(
  process.execPath,
  [
    ...(prof ? ['--cpu-prof', '--cpu-prof-dir=/tmp/w'] : []),
    new URL('../src/main.ts', import.meta.url).pathname,
  ],
  { env, stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(child.stdout!, 'data')
const address = 'http://127.0.0.1:3999'
let moves = 0,
  bytes = 0,
  msgs = 0
const lat: number[] = []
let stop = false
async function drive(i: number) {
  const v = await Visitor.come(address)
  const ch = fastChance(i)
  const start = async () => {
    const match = await v.createMatch({ seats: ['me', 'me'], options: { ancient: 'DAGON' } })
    const socks = [0, 1].map(
      () => new WebSocket('ws://127.0.0.1:3999/ws', { headers: { cookie: v.cookie, origin: address } }),
    )
    socks.forEach((s) => s.on('error', () => {}))
    await Promise.all(socks.map((s) => once(s, 'open').catch(() => {})))
    let id = 0
    const sentAt = [0, 0]
    socks.forEach((s, seat) => {
      const m = new Mirror()
      let answered = ''
      s.on('message', (d) => {
        const text = String(d)
        bytes += text.length
        msgs++
        const msg = JSON.parse(text)
        if (msg.t === 'state' || msg.t === 'update') {
          if (!m.receive(msg)) throw new Error('gap')
          if (sentAt[1 - seat]) {
            lat.push(performance.now() - sentAt[1 - seat]!)
            sentAt[1 - seat] = 0
          }
          const doc = m.document!
          if (doc.question && doc.question !== answered && !stop) {
            const q = questionOf(doc, seat)!
            if (q.kind === 'route') {
              if (seat === 0 || true) {
                socks.forEach((x) => x.close())
                void start()
              }
              return
            }
            answered = doc.question
            sentAt[seat] = performance.now()
            s.send(
              JSON.stringify({
                t: 'answer',
                id: `${i}-${seat}-${id++}`,
                c: 0,
                q: q.id,
                v: answerTo(q, (o) => o[ch.below(o.length)]!),
              }),
            )
          }
        } else if (msg.t === 'ok') moves++
        else if (msg.t === 'no') console.log(text)
      })
      s.send('{"t":"hello","id":"h","v":1}')
      s.send(JSON.stringify({ t: 'watch', id: 'w' + match + seat, c: 0, match, seat }))
    })
  }
  await start()
}
for (let i = 0; i < N; i++) await drive(i)
await sleep(Number(process.argv[4] ?? 3) * 1000)
const m0 = moves,
  b0 = bytes,
  t0 = performance.now()
lat.length = 0; const sc0 = cpuOf(child.pid!); const th0 = new Map<string, number>(); { const { readdirSync } = await import('node:fs'); for (const tid of readdirSync(`/proc/${child.pid}/task`)) { const t = readFileSync(`/proc/${child.pid}/task/${tid}/stat`, 'utf8').split(') ')[1]!.split(' '); th0.set(tid, (Number(t[11]) + Number(t[12])) * 10000) } }
const cpu0 = process.cpuUsage()
await sleep(6000)
const dt = (performance.now() - t0) / 1000
lat.sort((a, b) => a - b)
const c = process.cpuUsage(cpu0); { const { readdirSync } = await import('node:fs'); for (const tid of readdirSync(`/proc/${child.pid}/task`)) { const t = readFileSync(`/proc/${child.pid}/task/${tid}/stat`, 'utf8').split(') ')[1]!.split(' '); const v = (Number(t[11]) + Number(t[12])) * 10000 - (th0.get(tid) ?? 0); if (v > 100000) console.log(tid, readFileSync(`/proc/${child.pid}/task/${tid}/comm`, 'utf8').trim(), v / (moves - m0), 'user', (Number(t[11]))*10000/(moves-m0)) } } console.log('server us/move', (cpuOf(child.pid!) - sc0) / (moves - m0))
console.log(
  N,
  'matches',
  Math.round((moves - m0) / dt),
  'moves/s',
  'p50',
  lat[lat.length >> 1],
  'p99',
  lat[Math.floor(lat.length * 0.99)],
  'bytes/move/client',
  (bytes - b0) / (moves - m0) / 2,
  'driver cpu',
  (c.user + c.system) / 1e6 / dt,
)
const metrics = await (await fetch(address + '/metrics')).text()
console.log(metrics.match(/curio_commit_(size|seconds)_(sum|count).*/g), metrics.match(/process_resident.*/g))
stop = true
process.on('unhandledRejection', () => {})
child.kill('SIGTERM')
await once(child, 'exit')
process.exit()
