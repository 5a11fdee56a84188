import { fastChance } from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { figureOf, quotient, typicalTime } from '../measure.ts'
import { atMost, type Row, row } from '../row.ts'
import { makeMove, newMatch, syntheticGame } from '../synthetic/ours.ts'
import { peerMatch } from '../synthetic/peer.ts'

const LENGTHS = [100, 1_000, 5_000] as const
/** Moves timed at each length. */
const TIMED = 100
const LIMIT = 6_000
/** More than measurements differ by accident. */
const GROWTH = 1.5

type Length = (typeof LENGTHS)[number]
type Samples = Record<Length, number[]>

/** Whether a move takes longer, the longer the match has been going on. */
export function lengthRows({ repetitions }: Effort): Row[] {
  const ours: Samples = { 100: [], 1000: [], 5000: [] }
  const peer: Samples = { 100: [], 1000: [], 5000: [] }
  // The first match of each is the warm-up.
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    const [mine, theirs] = timeMatch(repetition)
    if (repetition === 0) continue
    for (const length of LENGTHS) {
      ours[length].push(mine[length])
      peer[length].push(theirs[length])
    }
  }
  return [...LENGTHS.map((length) => lengthRow(length, ours[length], peer[length])), growthRow(ours, peer)]
}

/** Microseconds for a move at each length of one match, ours and the peer's side by side. */
function timeMatch(seed: number): [Record<Length, number>, Record<Length, number>] {
  const match = newMatch(syntheticGame(LIMIT), new Uint8Array(32).fill(seed))
  const other = peerMatch(LIMIT)
  const choose = fastChance(seed)
  const ours = { 100: 0, 1000: 0, 5000: 0 }
  const peer = { 100: 0, 1000: 0, 5000: 0 }
  let played = 0
  for (const length of LENGTHS) {
    for (; played < length; played++) {
      makeMove(match, choose)
      other.move(choose)
    }
    ours[length] = 1_000 * typicalTime(TIMED, () => makeMove(match, choose))
    peer[length] = 1_000 * typicalTime(TIMED, () => other.move(choose))
    played += TIMED
  }
  return [ours, peer]
}

function lengthRow(length: Length, ours: readonly number[], peer: readonly number[]): Row {
  return row({
    name: `length.${length}`,
    what: `a move after ${length} moves of one match, with log and digests, against a client`,
    unit: 'µs',
    ours: figureOf(ours),
    peer: { name: 'boardgame.io client', ...figureOf(peer) },
    ratio: quotient(peer, ours),
  })
}

function growthRow(ours: Samples, peer: Samples): Row {
  const growth = (samples: Samples): number[] =>
    samples[5_000].map((late, match) => late / (samples[100][match] as number))
  return row({
    name: 'length.growth',
    what: 'how many times longer a move takes after 5,000 moves than after 100',
    unit: 'times',
    ours: figureOf(growth(ours)),
    peer: { name: 'boardgame.io client', ...figureOf(growth(peer)) },
    target: atMost(GROWTH),
  })
}
