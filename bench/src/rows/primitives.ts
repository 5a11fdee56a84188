import { fastChance, liveChance, stateDigest } from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { figureOf, interleaved, perSecond } from '../measure.ts'
import { answerOnce, newRouteMatch } from '../route-play.ts'
import { type Row, row } from '../row.ts'

const BATCH = 100
const SEED = new Uint8Array(32)

/** What the kernel does again and again. */
export function primitiveRows({ repetitions, slice }: Effort): Row[] {
  const live = liveChance(SEED)
  const fast = fastChance(1)
  const { match } = newRouteMatch(1)
  while (match.state.phase !== 'route') answerOnce(match, fast)
  const samples = interleaved(repetitions, {
    live: () => perSecond(slice, () => batch(() => live.below(6))),
    fast: () => perSecond(slice, () => batch(() => fast.below(6))),
    digest: () => perSecond(slice, () => batch(() => stateDigest(match.state))),
    view: () => perSecond(slice, () => batch(() => match.view(0))),
  })
  const microseconds = (rates: readonly number[]) => figureOf(rates.map((rate) => 1e6 / rate))
  return [
    row({
      name: 'primitives.live-chance',
      what: 'outcomes of live chance (HMAC-SHA-256)',
      unit: 'outcomes/s',
      ours: figureOf(samples.live),
    }),
    row({
      name: 'primitives.fast-chance',
      what: 'outcomes of the chance of playouts',
      unit: 'outcomes/s',
      ours: figureOf(samples.fast),
    }),
    row({
      name: 'primitives.digest',
      what: "digest of Route's state before the final routes",
      unit: 'µs',
      ours: microseconds(samples.digest),
    }),
    row({
      name: 'primitives.view',
      what: "a seat's view of the same state",
      unit: 'µs',
      ours: microseconds(samples.view),
    }),
  ]
}

function batch(work: () => unknown): number {
  for (let time = 0; time < BATCH; time++) work()
  return BATCH
}
