import { WebSocketServer, WebSocket } from 'ws'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { readFileSync } from 'node:fs'
const cpuOf = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10000 }

if (process.argv[3] === 'serve') {
  const w = new WebSocketServer({ port: 3998, host: '127.0.0.1' }); const rooms = new Map<string, WebSocket[]>()
  w.on('connection', (s, r) => { const k = r.url!; const l = rooms.get(k) ?? []; l.push(s); rooms.set(k, l); const pad = 'x'.repeat(270)
    s.on('message', (d) => { const m = JSON.parse(String(d)); const t = JSON.stringify({ n: m.n, by: m.by, pad }); for (const o of l) o.send(t) }) })
  console.log('up')
} else {
  const N = Number(process.argv[2])
  const child = spawn(process.execPath, [new URL(import.meta.url).pathname, '0', 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout!, 'data')
  let moves = 0
  for (let i = 0; i < N; i++) { const ss = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:3998/${i}`)); await Promise.all(ss.map(s => once(s, 'open')))
    ss.forEach((s, k) => s.on('message', (d) => { const m = JSON.parse(String(d)); if (m.by !== k) { moves++; s.send(JSON.stringify({ n: m.n + 1, by: k })) } })); ss[0]!.send('{"n":0,"by":0}') }
  await sleep(1500); const m0 = moves, t0 = performance.now(), sc0 = cpuOf(child.pid!); await sleep(4000); console.log('echo us/move', (cpuOf(child.pid!) - sc0) / (moves - m0)); console.log('echo', N, Math.round((moves - m0) / (performance.now() - t0) * 1000), 'moves/s'); child.kill(); process.exit()
}
