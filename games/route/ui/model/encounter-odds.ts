import { countResults, ENCOUNTER_DICE, UPGRADE } from '../../rules/rolls.ts'

export interface EncounterOdds {
  /** Chance of three failures (RT-END-17). */
  readonly lost: number
  /** How many to expect. */
  readonly successes: number
  readonly failures: number
}

export interface EncounterMeans {
  readonly failing: number
  readonly upgrade: boolean
  readonly blessing: boolean
}

const NUMBERS = [1, 2, 3, 4, 5, 6]

/** What comes of rolling some of the dice again, with an upgrade used as well as possible afterwards. */
export function rerollOdds(
  dice: readonly number[],
  again: readonly number[],
  means: EncounterMeans,
): EncounterOdds {
  const rolls = outcomes(dice, again)
  const results = rolls.map((roll) => bestResult(roll, means))
  const mean = (of: (result: { failures: number; successes: number }) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length
  return {
    lost: mean(({ failures }) => (failures === ENCOUNTER_DICE ? 1 : 0)),
    successes: mean(({ successes }) => successes),
    failures: mean(({ failures }) => failures),
  }
}

function outcomes(dice: readonly number[], again: readonly number[]): readonly (readonly number[])[] {
  return again.reduce<readonly (readonly number[])[]>(
    (rolls, die) => rolls.flatMap((roll) => NUMBERS.map((number) => roll.with(die, number))),
    [dice],
  )
}

/** RT-END-15: the upgrade comes after all rolling, the blessing last. */
function bestResult(
  roll: readonly number[],
  { failing, upgrade, blessing }: EncounterMeans,
): { failures: number; successes: number } {
  const plain = countResults(roll, failing, blessing)
  if (!upgrade) return plain
  const upgraded = roll.map((value, die) => countResults(roll.with(die, value + UPGRADE), failing, blessing))
  return [plain, ...upgraded].reduce((best, each) =>
    each.successes - each.failures > best.successes - best.failures ? each : best,
  )
}

/** RT-END-10: the numbers that fail, or null. */
export function failingRange(failing: number): string | null {
  if (failing === 0) return null
  return failing === 1 ? '1' : `1–${failing}`
}
