import type { City } from '../rules/city.ts'
import { gateReward, madnessReward, riversideReward } from '../rules/payoffs.ts'
import { type Atlas, NONE, TYPES } from './atlas.ts'
import { type Fate, MOST_MADNESS } from './fate.ts'
import { EFFORT, LONGEST_GAP, WEIGHTS } from './weights.ts'

/** The madness to assume for a line of which nothing else is known. */
const USUAL_MADNESS = 2
/** What a gate link costs when Shub-Niggurath's dice fail. */
const GATE_LINK_LOSS = 2.5
/** RT-ANC-CTH-3: three points for every two. */
const POINTS_PER_CALLED = 1.5

/** What a line is worth while it grows: how later rounds and the encounter are expected to change it. */
export class Outlook {
  /** Tourists of each type that are still to come. */
  readonly comingTourists = new Float64Array(TYPES)
  /** Landmarks count as `landmarkShare` × those passed + `comingLandmarks` of their type. */
  readonly comingLandmarks = new Float64Array(TYPES)
  landmarkShare = 1
  /** By madness: the share of the points that survives the encounter, and the points it brings. */
  survival: Float64Array = new Float64Array(MOST_MADNESS + 1)
  readonly reward = new Float64Array(MOST_MADNESS + 1)
  perGateLink = 0
  perRiversideBlock = 0
  /** The type that Cthulhu calls, or NONE, and what each of its tourists brings. */
  called = NONE
  perCalled = 0
  gateLinkMadness = 1
  longestGap = 0
  /** By number of canals in a line: what purple tourists count for; empty in cities without canals. */
  byCanals: readonly number[] = []
  effort: number = EFFORT.growing

  foresee({ city, landmarks, types }: Atlas, fate: Fate, call: number, roundsLeft: number): void {
    const missed = (1 - WEIGHTS.landmarksPerRound) ** roundsLeft
    this.landmarkShare = missed
    for (let type = 0; type < TYPES; type++) {
      this.comingTourists[type] = roundsLeft * WEIGHTS.touristsPerRound * (TYPES / types)
      this.comingLandmarks[type] = (1 - missed) * (landmarks[type] as number)
    }
    this.byCanals = canalOutlook(city, roundsLeft)
    this.longestGap = Math.min(LONGEST_GAP, 2 * roundsLeft)
    this.effort = roundsLeft === 0 ? EFFORT.final : EFFORT.growing
    this.survival = fate.survival
    const successes = fate.successes[USUAL_MADNESS] as number
    this.called = call
    this.perCalled = successes * POINTS_PER_CALLED
    this.perRiversideBlock = city.ancient === 'DAGON' ? successes * riversideReward(1) : 0
    const shub = city.ancient === 'SHUB_NIGGURATH'
    this.perGateLink = shub ? successes * gateReward(1) - GATE_LINK_LOSS : 0
    this.gateLinkMadness = shub ? 0 : 1
    for (let madness = 0; madness <= MOST_MADNESS; madness++) {
      const reward = city.ancient === 'YOG_SOTHOTH' ? madnessReward(madness) : 0
      this.reward[madness] = reward * (fate.successes[madness] as number)
    }
  }
}

/** Canals that a round usually adds to a line. */
const CANALS_PER_ROUND = 0.8

/** RT-VEN-14: while more canals are to come, each of them is a part of the way to the next row. */
function canalOutlook({ canalCoefficient: rows, segments }: City, roundsLeft: number): number[] {
  const last = rows.at(-1)
  if (!last) return []
  const most = segments.filter(({ canal }) => canal).length
  return Array.from({ length: most + 1 }, (_, canals) => {
    const coming = canals + roundsLeft * CANALS_PER_ROUND
    const at = rows.findLastIndex(({ from }) => coming >= from)
    const [row, next] = [rows[at], rows[at + 1]]
    if (!row || !next) return last.coefficient
    const share = roundsLeft === 0 ? 0 : (coming - row.from) / (next.from - row.from)
    return row.coefficient + share * (next.coefficient - row.coefficient)
  })
}
