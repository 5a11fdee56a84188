import type { Flow } from '@curio/kernel'
import type { TakeCoinsTerms } from '../effects/terms.ts'
import type { ActNamed, By } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import { gain, lawOf, receive } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { lower, pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import type { Face, TrickerionState } from './state.ts'
import { type TrickerionTable, tell } from './table.ts'

/** Sections 4.8 and 4.19: the dice of Downtown, and what is done with the dice alone. */

const BLANK = 'x'

type DiePlace = 'residence' | 'inn' | 'bank'

/** TR-DICE-3, TR-DICE-4: why a die serves no action of a place. */
export function dieForbidden(
  { dice }: TrickerionState,
  { pack }: TrickerionContent,
  die: number,
  place: DiePlace,
): 'otherDie' | 'dieBlank' | null {
  if (pack.dice[die]?.place !== place) return 'otherDie'
  return dice[die] === BLANK ? 'dieBlank' : null
}

/** TR-DICE-5. */
export function turnToBlank({ dice }: TrickerionState, die: number): void {
  dice[die] = BLANK
}

/** TR-DICE-1: all dice of Downtown. */
export function rollAll(t: TrickerionTable): readonly Face[] {
  return t.content.pack.dice.map((_, die) => rollDie(t, die))
}

const coinsAp = (state: TrickerionState, content: TrickerionContent, { apLess }: TakeCoinsTerms): number =>
  lower(lawOf(state, content).actionAp.takeCoins, apLess)

/** TR-DT-COIN-1, TR-DT-COIN-3. */
export function coinsForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  die: number,
  terms: TakeCoinsTerms,
): Reason | null {
  return dieForbidden(state, content, die, 'bank') ?? pointsForbidden(state, coinsAp(state, content, terms))
}

export function addCoins(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: TakeCoinsTerms,
  to: TextList<'takeCoins'>,
): void {
  for (let die = 0; die < state.dice.length; die++) {
    if (coinsForbidden(state, content, die, terms) !== null) continue
    const act = { type: 'takeCoins', by, die } as const
    if (powerForbidden(state, content, seat, act) === null) to.push(write.takeCoins(act))
  }
}

/** TR-DT-COIN-2. */
export function takeCoins(t: TrickerionTable, seat: number, act: ActNamed<'takeCoins'>): Flow | undefined {
  const { state, content } = t
  const { die } = act
  const terms = termsOf(state, content, 'takeCoins', act)
  spendPoints(state, coinsAp(state, content, terms))
  claimEffect(t, seat, act)
  const number = numberOf(state.dice[die])
  const again = terms.rollAgain ? numberOf(rollDie(t, die)) : 0
  const coins = number * lawOf(state, content).bankTimes + again
  turnToBlank(state, die)
  tell(t, { kind: 'tookCoins', seat, die, coins })
  receive(t, seat, { coins }, 'specials')
  gain(t, seat, terms.bonus(number), 'special', 'specials')
  return afterwards(t, seat, act, { action: 'takeCoins', number, coins })
}

const numberOf = (face: Face | undefined): number => (typeof face === 'number' ? face : 0)

/** One die of Downtown shows a new face. */
function rollDie(t: TrickerionTable, die: number): Face {
  const faces: readonly Face[] = t.content.pack.dice[die]?.faces ?? [BLANK]
  const face = t.roll(faces)
  t.state.dice[die] = face
  return face
}

/** TR-DT-REROLL-1 to TR-DT-REROLL-3. */
export function rerollForbidden(state: TrickerionState, content: TrickerionContent): Reason | null {
  return pointsForbidden(state, lawOf(state, content).actionAp.reroll)
}

export function reroll(t: TrickerionTable, seat: number, die: number): void {
  spendPoints(t.state, lawOf(t.state, t.content).actionAp.reroll)
  tell(t, { kind: 'rerolled', seat, die, face: rollDie(t, die) })
}

/** TR-DT-SET-1 to TR-DT-SET-3. */
export function settingForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  die: number,
  face: Face,
): Reason | null {
  if (state.dice[die] === face) return 'faceShown'
  return pointsForbidden(state, lawOf(state, content).actionAp.setDie)
}

export function setDie(t: TrickerionTable, seat: number, die: number, face: Face): void {
  spendPoints(t.state, lawOf(t.state, t.content).actionAp.setDie)
  t.state.dice[die] = face
  tell(t, { kind: 'setDie', seat, die, face })
}
