import { fastChance } from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { type Figure, figureOf, interleaved, perSecond, quotient } from '../measure.ts'
import { atLeast, type Row, row } from '../row.ts'
import { playMatch, playRun } from '../synthetic/ours.ts'
import { peerMatch, playReducer } from '../synthetic/peer.ts'

const SEED = new Uint8Array(32)
const UNIT = 'moves/s'

/** Moves per second of the same game in both engines. */
export function syntheticRows({ repetitions, slice }: Effort): Row[] {
  const chance = fastChance(1)
  const choose = fastChance(2)
  const samples = interleaved(repetitions, {
    run: () => perSecond(slice, () => playRun(chance, choose).state.moves),
    reducer: () => perSecond(slice, () => playReducer(choose).G.moves),
    match: () => perSecond(slice, () => playMatch(SEED, choose).state.moves),
    client: () => perSecond(slice, () => playClient(choose)),
  })
  const reducer = { name: 'boardgame.io reducer', ...figureOf(samples.reducer) }
  const client = { name: 'boardgame.io client', ...figureOf(samples.client) }
  const ours: Record<'run' | 'match', Figure> = { run: figureOf(samples.run), match: figureOf(samples.match) }
  return [
    row({
      name: 'synthetic.run',
      what: 'bare rules: a playout, against the bare reducer',
      unit: UNIT,
      ours: ours.run,
      peer: reducer,
      ratio: quotient(samples.run, samples.reducer),
      target: atLeast(50, 'ratio'),
    }),
    row({
      name: 'synthetic.match',
      what: 'checked, logged and digested, against the bare reducer',
      unit: UNIT,
      ours: ours.match,
      peer: reducer,
      ratio: quotient(samples.match, samples.reducer),
    }),
    row({
      name: 'synthetic.match-client',
      what: 'checked, logged and digested, against a client that keeps its log',
      unit: UNIT,
      ours: ours.match,
      peer: client,
      ratio: quotient(samples.match, samples.client),
    }),
  ]
}

function playClient(choose: ReturnType<typeof fastChance>): number {
  const match = peerMatch()
  let moves = 0
  for (; !match.over(); moves++) match.move(choose)
  return moves
}
