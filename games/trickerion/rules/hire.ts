import type { Flow } from '@curio/kernel'
import { HIRED, type Hired } from '../content/vocabulary.ts'
import type { HireTerms } from '../effects/terms.ts'
import type { ActNamed, By } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import { dieForbidden, turnToBlank } from './dice.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { lower, pointsForbidden, spendPoints } from './points.ts'
import type { Reason } from './reasons.ts'
import { afterwards, claimEffect, powerForbidden, termsOf } from './special.ts'
import { DISCS, type Disc, INN, type Player, SUPPLY, type TrickerionState } from './state.ts'
import { characterOf, kindOf, playerOf, type TrickerionTable, tell } from './table.ts'

/** Section 4.17. */

/** TR-DT-HIRE-7 to TR-DT-HIRE-10: why the player cannot have another character of a kind. */
function characterForbidden(player: Player, content: TrickerionContent, kind: Hired): Reason | null {
  if (kind === 'apprentice') return apprenticesForbidden(player, content, 1)
  return characterOf(player, kind).at === SUPPLY ? null : 'hasSpecialist'
}

/** TR-DT-HIRE-9, TR-DT-HIRE-10: why the player cannot have this many more Apprentices. */
export function apprenticesForbidden(
  player: Player,
  content: TrickerionContent,
  more: number,
): Extract<Reason, 'noApprenticeDisc' | 'noApprenticeHome'> | null {
  const discs = player.characters.filter(({ disc, at }) => kindOf(disc) === 'apprentice' && at === SUPPLY)
  if (discs.length < more) return 'noApprenticeDisc'
  return apprenticeHomes(player, content) < more ? 'noApprenticeHome' : null
}

/** TR-DT-HIRE-10: homes that will be free when hired characters join. */
function apprenticeHomes(player: Player, { pack }: TrickerionContent): number {
  const { apprentices, assistantApprentices } = pack.constants.capacity
  const willHaveAssistant = characterOf(player, 'assistant').at !== SUPPLY
  let homes = apprentices + (willHaveAssistant ? assistantApprentices : 0)
  for (const { disc, at } of player.characters) {
    if (kindOf(disc) === 'apprentice' && at !== SUPPLY) homes -= 1
  }
  return homes
}

/** A disc of the kind in the player's supply. */
function freeDisc(player: Player, kind: Hired): Disc | null {
  return DISCS.find((disc) => kindOf(disc) === kind && characterOf(player, disc).at === SUPPLY) ?? null
}

export function hireForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  die: number,
  kind: Hired,
  terms: HireTerms,
): Reason | null {
  const forbidden = dieForbidden(state, content, die, 'inn')
  if (forbidden !== null) return forbidden
  if (!terms.anyKind && state.dice[die] !== kind) return 'dieShowsOther'
  return (
    characterForbidden(playerOf(state, seat), content, kind) ??
    pointsForbidden(state, hireAp(state, content, terms))
  )
}

const hireAp = (state: TrickerionState, content: TrickerionContent, { apLess }: HireTerms): number =>
  lower(lawOf(state, content).actionAp.hire, apLess)

export function addHires(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  by: By,
  terms: HireTerms,
  to: TextList<'hire'>,
): void {
  if (pointsForbidden(state, hireAp(state, content, terms)) !== null) return
  for (let die = 0; die < state.dice.length; die++) {
    if (dieForbidden(state, content, die, 'inn') !== null) continue
    for (const kind of HIRED) {
      if (hireForbidden(state, content, seat, die, kind, terms) !== null) continue
      const act = { type: 'hire', by, die, kind } as const
      if (powerForbidden(state, content, seat, act) === null) to.push(write.hire(act))
    }
  }
}

/** TR-DT-HIRE-1 to TR-DT-HIRE-5: the disc waits in the Inn. */
export function hire(t: TrickerionTable, seat: number, act: ActNamed<'hire'>): Flow | undefined {
  const { state, content } = t
  spendPoints(state, hireAp(state, content, termsOf(state, content, 'hire', act)))
  claimEffect(t, seat, act)
  turnToBlank(state, act.die)
  const disc = sendToInn(t, seat, act.kind, act.die)
  return afterwards(t, seat, act, { action: 'hire', disc })
}

/** A disc of the player's supply waits in the Inn until the Return step. */
export function sendToInn(t: TrickerionTable, seat: number, kind: Hired, die: number | null): Disc {
  const player = playerOf(t.state, seat)
  const disc = freeDisc(player, kind)
  if (disc === null) throw new Error(`no ${kind} is left`)
  characterOf(player, disc).at = INN
  tell(t, { kind: 'hired', seat, disc, die })
  return disc
}
