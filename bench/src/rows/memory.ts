import { fastChance, type Match } from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { usedBytes } from '../heap.ts'
import { figureOf } from '../measure.ts'
import { answerOnce, newRouteMatch } from '../route-play.ts'
import { atMost, type Row, row } from '../row.ts'

/** Of ten rounds. */
const MIDDLE_ROUND = 6

/** The memory of a live match in the middle of the game, with all of them held at once. */
export function memoryRows({ matches }: Effort): Row[] {
  const held: Match[] = []
  // The first match compiles and fills what all of them share.
  halfPlayed(matches)
  const before = usedBytes()
  for (let seed = 0; seed < matches; seed++) held.push(halfPlayed(seed))
  const each = (usedBytes() - before) / held.length / 1_024
  return [
    row({
      name: 'memory.match',
      what: `one of ${held.length.toLocaleString('en')} live matches of four players, after ${MIDDLE_ROUND - 1} rounds`,
      unit: 'KB',
      ours: figureOf([each]),
      target: atMost(60),
    }),
  ]
}

function halfPlayed(seed: number): Match {
  const { match } = newRouteMatch(seed)
  const chance = fastChance(seed)
  while (match.state.round < MIDDLE_ROUND) answerOnce(match, chance)
  return match
}
