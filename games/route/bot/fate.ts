import { oncePer } from '@curio/kernel'
import type { AncientId, Tome } from '../content/pack.ts'
import type { Played } from '../rules/played.ts'
import {
  ENCOUNTER_DICE,
  EXPECTATION_PARTS,
  expectedParts,
  highestFailing,
  newPayoffs,
  payoffAt,
} from '../rules/rolls.ts'
import type { Board } from '../rules/state.ts'

/** Madness beyond this changes nothing that matters here. */
export const MOST_MADNESS = 10

/** What the encounter does to a line, by its madness, when an ordinary line is played as well as possible. */
export interface Fate {
  /** The share of the points that is left. */
  readonly survival: Float64Array
  readonly successes: Float64Array
  readonly failures: Float64Array
}

/** An ordinary line: its points, and those that each success brings. */
const POINTS = 200
const REWARD = 9
/** The share of an ordinary line's points that each failure costs. */
export const FAILURE_SHARE: Readonly<Record<AncientId, number>> = {
  CTHULHU: 0.1,
  YOG_SOTHOTH: 0.14,
  DAGON: 0.13,
  SHUB_NIGGURATH: 0.03,
}

/** Where nobody is met. */
const NO_ENCOUNTER: Fate = {
  survival: new Float64Array(MOST_MADNESS + 1).fill(1),
  successes: new Float64Array(MOST_MADNESS + 1),
  failures: new Float64Array(MOST_MADNESS + 1),
}

const fatesIn = oncePer(
  (_pack: Played): Record<AncientId, Fate[]> => ({
    CTHULHU: [],
    YOG_SOTHOTH: [],
    DAGON: [],
    SHUB_NIGGURATH: [],
  }),
)

/** Which tomes are held, as a number below `HELD_SETS`. */
export const HELD_SETS = 8

export function heldSet(tomes: Board['tomes']): number {
  const held = (tome: Tome): number => (tomes[tome] === 'held' ? 1 : 0)
  return held('TOME_REROLL') + 2 * held('TOME_UPGRADE') + 4 * held('TOME_BLESSING')
}

export function fateOf(pack: Played, ancient: AncientId | null, tomes: Board['tomes']): Fate {
  if (ancient === null) return NO_ENCOUNTER
  const which = heldSet(tomes)
  const fates = fatesIn(pack)
  fates[ancient][which] ??= foresee(pack, FAILURE_SHARE[ancient], which)
  return fates[ancient][which]
}

function foresee(pack: Played, failureShare: number, held: number): Fate {
  const tomes = { reroll: (held & 1) > 0, upgrade: (held & 2) > 0, blessing: (held & 4) > 0 }
  const expect = (madness: number, reward: number, loss: number): number => {
    const payoffs = newPayoffs()
    for (let failures = 0; failures < ENCOUNTER_DICE; failures++) {
      for (let successes = 0; failures + successes <= ENCOUNTER_DICE; successes++) {
        payoffs[payoffAt(failures, successes)] = POINTS - failures * loss + successes * reward
      }
    }
    return expectedParts(payoffs, highestFailing(pack, madness), tomes) / EXPECTATION_PARTS
  }
  const byMadness = (value: (madness: number) => number): Float64Array =>
    Float64Array.from({ length: MOST_MADNESS + 1 }, (_, madness) => value(madness))
  const loss = POINTS * failureShare
  // A small change of what failures cost shows how many there are.
  const slightly = 0.01
  return {
    survival: byMadness((madness) => expect(madness, 0, loss) / POINTS),
    successes: byMadness((madness) => (expect(madness, REWARD, loss) - expect(madness, 0, loss)) / REWARD),
    failures: byMadness(
      (madness) => (expect(madness, REWARD, loss) - expect(madness, REWARD, loss + slightly)) / slightly,
    ),
  }
}
