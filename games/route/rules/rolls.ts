import type { Tomes } from './final-route.ts'
import type { Played } from './played.ts'

export const ENCOUNTER_DICE = 3
/** RT-BON-12. */
export const UPGRADE = 2
const SIDES = 6
/** RT-END-9. */
const SUCCESS_FROM = 5
/** RT-BON-13. */
const BLESSED_SUCCESS_FROM = 4

const DIE_RESULTS = ['failure', 'neutral', 'success'] as const
export type DieResult = (typeof DIE_RESULTS)[number]

/** RT-END-10, RT-END-11: the numbers up to this one fail; 0 when none does. */
export function highestFailing(pack: Played, madness: number): number {
  const { highestFailing: table } = pack.failureTable
  return table[Math.min(madness, table.length - 1)] ?? 0
}

/** RT-END-9, RT-END-12 to RT-END-14; the value may be an upgraded one. */
export function dieResult(value: number, failing: number, blessing: boolean): DieResult {
  if (value <= failing) return 'failure'
  return value >= (blessing ? BLESSED_SUCCESS_FROM : SUCCESS_FROM) ? 'success' : 'neutral'
}

export interface RollResult {
  readonly failures: number
  readonly successes: number
}

export function countResults(values: readonly number[], failing: number, blessing: boolean): RollResult {
  return countedResults(values.map((value) => dieResult(value, failing, blessing)))
}

function countedResults(results: readonly DieResult[]): RollResult {
  return {
    failures: results.filter((result) => result === 'failure').length,
    successes: results.filter((result) => result === 'success').length,
  }
}

/** What an encounter ends with, at `payoffAt(failures, successes)`. */
export type Payoffs = Float64Array<ArrayBuffer>

export const payoffAt = (failures: number, successes: number): number =>
  failures * (ENCOUNTER_DICE + 1) + successes

/** RT-END-17, RT-OPT-2: three failures pay nothing, so one place is left as it is. */
export const newPayoffs = (): Payoffs => new Float64Array((ENCOUNTER_DICE + 1) ** 2)

/** Every expectation is a whole number of these: three dice, each rolled at most twice. */
export const EXPECTATION_PARTS = SIDES ** (2 * ENCOUNTER_DICE)

/** RT-OPT-3: what a roll is expected to pay, in EXPECTATION_PARTS, with the best use of the tomes. */
export function expectedParts(payoffs: Payoffs, failing: number, tomes: Tomes): number {
  const plan = planFor(failing, tomes)
  const { ways, best } = plan
  for (let triple = 0; triple < best.length; triple++) {
    let most = Number.NEGATIVE_INFINITY
    for (let way = triple * WAYS; way < (triple + 1) * WAYS; way++) {
      const payoff = payoffs[ways[way] ?? 0] ?? 0
      if (payoff > most) most = payoff
    }
    best[triple] = most
  }
  return tomes.reroll ? withReroll(plan) : withoutReroll(plan)
}

/** As rolled, or with one of the dice upgraded. */
const WAYS = 1 + ENCOUNTER_DICE

/**
 * Dice differ only in what they are and in what an upgrade would make of them. A plan knows these few kinds, how
 * likely they are, and for each three of them, in any order, among which payoffs the player then chooses.
 */
interface RollPlan {
  readonly kinds: number
  /** How many of the six numbers are of a kind. */
  readonly weight: Int32Array
  /** The number of a triple, by its kinds in any order. */
  readonly tripleOf: Int32Array
  /** The kinds of a triple, and how many of the 216 rolls show them. */
  readonly members: Int32Array
  readonly rolls: Int32Array
  /** Places in the payoffs, WAYS for each triple. */
  readonly ways: Int32Array
  /** Working space: the best payoff of a triple, and sums over the dice that are not kept. */
  readonly best: Float64Array
  readonly keepTwo: Float64Array
  readonly keepOne: Float64Array
}

const plans = new Map<number, RollPlan>()

function planFor(failing: number, tomes: Tomes): RollPlan {
  const key = failing * 4 + (tomes.upgrade ? 2 : 0) + (tomes.blessing ? 1 : 0)
  let plan = plans.get(key)
  if (!plan) {
    plan = makePlan(kindsOfDice(failing, tomes.upgrade, tomes.blessing))
    plans.set(key, plan)
  }
  return plan
}

interface DieKind {
  readonly plain: DieResult
  readonly upgraded: DieResult
  weight: number
}

function kindsOfDice(failing: number, upgrade: boolean, blessing: boolean): DieKind[] {
  const kinds: DieKind[] = []
  for (let value = 1; value <= SIDES; value++) {
    const plain = dieResult(value, failing, blessing)
    const upgraded = upgrade ? dieResult(value + UPGRADE, failing, blessing) : plain
    const known = kinds.find((kind) => kind.plain === plain && kind.upgraded === upgraded)
    if (known) known.weight++
    else kinds.push({ plain, upgraded, weight: 1 })
  }
  return kinds
}

function makePlan(kinds: readonly DieKind[]): RollPlan {
  const n = kinds.length
  const tripleOf = new Int32Array(n ** 3)
  const triples: { members: number[]; dice: DieKind[]; rolls: number }[] = []
  for (let code = 0; code < n ** 3; code++) {
    const members = [Math.floor(code / n ** 2), Math.floor(code / n) % n, code % n].sort(
      (one, two) => one - two,
    )
    let triple = triples.findIndex((each) => each.members.join() === members.join())
    if (triple < 0) {
      triple = triples.length
      triples.push({ members, dice: members.flatMap((kind) => kinds[kind] ?? []), rolls: 0 })
    }
    tripleOf[code] = triple
    const found = triples[triple]
    if (found) found.rolls += found.dice.reduce((product, die) => product * die.weight, 1)
  }
  return {
    kinds: n,
    weight: Int32Array.from(kinds, (kind) => kind.weight),
    tripleOf,
    members: Int32Array.from(triples.flatMap((triple) => triple.members)),
    rolls: Int32Array.from(triples, (triple) => triple.rolls),
    ways: Int32Array.from(triples.flatMap((triple) => waysOf(triple.dice))),
    best: new Float64Array(triples.length),
    keepTwo: new Float64Array(n ** 2),
    keepOne: new Float64Array(n),
  }
}

function waysOf(dice: readonly DieKind[]): number[] {
  const shown = (raised: number): DieResult[] =>
    dice.map((die, index) => (index === raised ? die.upgraded : die.plain))
  return [-1, ...dice.keys()].map((raised) => {
    const { failures, successes } = countedResults(shown(raised))
    return payoffAt(failures, successes)
  })
}

function withoutReroll({ rolls, best }: RollPlan): number {
  let sum = 0
  for (let triple = 0; triple < best.length; triple++) sum += (rolls[triple] ?? 0) * (best[triple] ?? 0)
  return sum * SIDES ** ENCOUNTER_DICE
}

/** Sums over all second rolls first, then lets each first roll choose which of its dice to keep. */
function withReroll({ kinds, weight, tripleOf, members, rolls, best, keepTwo, keepOne }: RollPlan): number {
  let keepNone = 0
  for (let one = 0; one < kinds; one++) {
    let sumOne = 0
    for (let two = 0; two < kinds; two++) {
      const pair = one * kinds + two
      let sumTwo = 0
      for (let three = 0; three < kinds; three++) {
        sumTwo += (weight[three] ?? 0) * (best[tripleOf[pair * kinds + three] ?? 0] ?? 0)
      }
      keepTwo[pair] = sumTwo
      sumOne += (weight[two] ?? 0) * sumTwo
    }
    keepOne[one] = sumOne
    keepNone += (weight[one] ?? 0) * sumOne
  }
  let sum = 0
  for (let triple = 0; triple < best.length; triple++) {
    const one = members[triple * 3] ?? 0
    const two = members[triple * 3 + 1] ?? 0
    const three = members[triple * 3 + 2] ?? 0
    const singles = Math.max(keepOne[one] ?? 0, keepOne[two] ?? 0, keepOne[three] ?? 0)
    const pairs = Math.max(
      keepTwo[one * kinds + two] ?? 0,
      keepTwo[one * kinds + three] ?? 0,
      keepTwo[two * kinds + three] ?? 0,
    )
    const all = best[triple] ?? 0
    sum += (rolls[triple] ?? 0) * Math.max(keepNone, SIDES * singles, SIDES ** 2 * pairs, SIDES ** 3 * all)
  }
  return sum
}
