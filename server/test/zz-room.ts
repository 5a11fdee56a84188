import { fastChance, utf8 } from '@curio/kernel'
import { findGame } from '@curio/bots'
import { Room, updateText, questionOf, Mirror } from '@curio/protocol'
const route = findGame('route')!
for (let rep = 0; rep < 5; rep++) {
let moves = 0
const parts = { a: [] as number[], p: [] as number[] }
for (let g = 0; g < 120; g++) {
const made = Room.create({ game: route, seed: utf8('seed'+g), life: 'x' }, 2, { ancient: 'DAGON' })
if (!made.ok) throw new Error(made.message)
const room = made.value
const ch = fastChance(g)
const ms = [0, 1].map(s => { const m = new Mirror(); m.receive({ t: 'state', c: 0, ...room.open(s) }); return m })
while (!room.over) {
  const aw = room.awaited; const seat = aw[ch.below(aw.length)]!
  const q = questionOf(ms[seat]!.document!, seat)!
  if (q.kind === 'route') break
  const opts: any = q.form === 'compose' ? q.examples : q.options
  const v = q.form === 'pick' ? opts.slice(0, q.min) : opts[ch.below(opts.length)]
  const t1 = performance.now()
  const r = room.answer(seat, q.id, v); if (!r.ok) throw new Error(JSON.stringify(r))
  const t2 = performance.now()
  const ups = room.publish().map(({ viewer, update }) => [viewer, updateText(0, update)] as const)
  const t3 = performance.now()
  for (const [v, t] of ups) if (!ms[v!]!.receive(JSON.parse(t))) throw new Error('gap')
  moves++
  parts.a.push(t2 - t1); parts.p.push(t3 - t2)
}
}
const f = (x: number[]) => { x.sort((a, b) => a - b); return ['p10', x[Math.floor(x.length / 10)]! * 1000, 'p50', x[x.length >> 1]! * 1000].join(' ') }
console.log(moves, 'answer', f(parts.a), 'publish', f(parts.p))
}
