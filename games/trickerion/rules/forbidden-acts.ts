import type { Location, Target } from '../content/vocabulary.ts'
import type { TermsOf } from '../effects/terms.ts'
import { copiesNow } from './actions.ts'
import type { ActOf, ActType } from './acts.ts'
import { deckForbidden, drawAp, fortuneForbidden } from './alley.ts'
import { buyForbidden } from './buy.ts'
import type { TrickerionContent } from './content.ts'
import { coinsForbidden, rerollForbidden, settingForbidden } from './dice.ts'
import { hireForbidden } from './hire.ts'
import { lessonForbidden } from './learn.ts'
import { markerAt, showOf } from './links.ts'
import { moveApprenticeForbidden, moveComponentsForbidden, moveTrickForbidden } from './moves.ts'
import { kindOrderForbidden, orderForbidden, quickOrderForbidden } from './orders.ts'
import { pointsForbidden } from './points.ts'
import type { TargetedAct } from './powers.ts'
import { prepareForbidden } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { moveForbidden, rescheduleAp } from './reschedule.ts'
import { setUpForbidden, sizesOf } from './set-up.ts'
import { abilityOf, effectForbidden, powerForbidden, specialInForce, termsOf } from './special.ts'
import type { TrickerionState } from './state.ts'
import { placementOf, playerOf } from './table.ts'
import { ownTrick } from './tricks.ts'

/** Where each act belongs; those without a place are possible everywhere. */
const PLACES: Partial<Readonly<Record<ActType, Location>>> = {
  hire: 'downtown',
  learn: 'downtown',
  takeCoins: 'downtown',
  reroll: 'downtown',
  setDie: 'downtown',
  buy: 'marketRow',
  order: 'marketRow',
  orderBeside: 'marketRow',
  quickOrder: 'marketRow',
  prepare: 'workshop',
  moveTrick: 'workshop',
  moveComponents: 'workshop',
  moveApprentice: 'workshop',
  setUp: 'theater',
  reschedule: 'theater',
  takeOff: 'theater',
  draw: 'darkAlley',
  fortune: 'darkAlley',
  weaveFate: 'darkAlley',
}

/** Why the placed character cannot do an act now; null where it is offered. */
export function actForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  act: ActOf<'act'>,
): Reason | null {
  const { location } = placementOf(state)
  if ((PLACES[act.type] ?? location) !== location) return 'otherLocation'
  switch (act.type) {
    case 'hire':
    case 'learn':
    case 'takeCoins':
    case 'buy':
    case 'order':
    case 'quickOrder':
    case 'prepare':
    case 'setUp':
    case 'reschedule':
      return targetedForbidden(state, content, seat, act)
    case 'reroll':
      return content.pack.dice[act.die] ? rerollForbidden(state, content) : 'otherDie'
    case 'setDie':
      if (!content.faces[act.die]?.includes(act.face)) return 'noSuchFace'
      return settingForbidden(state, content, act.die, act.face)
    case 'orderBeside':
      return (
        besideForbidden(state, content, 'order', ({ order }) => order.toStall) ??
        kindOrderForbidden(state, content, act.kind)
      )
    case 'takeOff': {
      const show = showOf(state, act.card)
      const isOwn = show !== undefined && markerAt(show, act.place)?.seat === seat
      const effect = besideForbidden(state, content, 'reschedule', ({ reschedule }) => reschedule.takesOff)
      return effect ?? (isOwn ? pointsForbidden(state, rescheduleAp(state, content)) : 'notYourMarker')
    }
    case 'moveTrick':
      return moveTrickForbidden(state, content, seat, act.trick, act.swapped)
    case 'moveComponents':
      return moveComponentsForbidden(state, content, seat, act.kind, act.swapped)
    case 'moveApprentice':
      return moveApprenticeForbidden(state, content, seat, act.disc)
    default:
      return otherForbidden(state, content, seat, act)
  }
}

/** Acts that belong to no action of the location, or to one without a special assignment. */
function otherForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  act: Extract<
    ActOf<'act'>,
    { type: 'draw' | 'fortune' | 'weaveFate' | 'point' | 'effect' | 'copy' | 'giveBack' | 'end' }
  >,
): Reason | null {
  switch (act.type) {
    case 'draw':
      return (
        deckForbidden(state, content, act.decks) ??
        pointsForbidden(state, drawAp(state, content, act.decks.length))
      )
    case 'fortune':
      return fortuneForbidden(state, content)
    case 'weaveFate': {
      const { weavingForbidden } = abilityOf(state, content, seat)
      if (!weavingForbidden) return 'notYourAbility'
      const isThere = (state.prophecies.pending[act.pending] ?? null) !== null
      return weavingForbidden(state, content, seat) ?? (isThere ? null : 'noActiveProphecy')
    }
    case 'point':
      return openSpecialForbidden(state)
    case 'effect':
      if (!specialInForce(state, content)?.power.declare) return 'notThisAction'
      return openSpecialForbidden(state)
    case 'copy':
      return copiesNow(state, content, seat).includes(act.special) ? null : 'notToCopy'
    case 'giveBack': {
      const { tricks, components } = playerOf(state, seat)
      return tricks.length > 0 || components.length > 0 ? null : 'nothingToReturn'
    }
    case 'end':
      return null
  }
}

/** TR-SPEC-9, TR-SPEC-11: why nothing can be made of a special assignment any more. */
function openSpecialForbidden(state: TrickerionState): Reason | null {
  const { special, use } = placementOf(state)
  if (special === null) return 'notThisAction'
  return use === 'open' ? null : 'effectUsed'
}

/** Acts that take the place of an action, where the effect in force is of that sort. */
function besideForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  action: Target,
  isMeant: (terms: TermsOf) => boolean,
): Reason | null {
  const forbidden = effectForbidden(state, content, action)
  if (forbidden !== null) return forbidden
  const card = specialInForce(state, content)
  return card && isMeant(card.terms) ? null : 'notThisAction'
}

/** Actions that a special assignment may name, with its effect or without (TR-SPEC-4, TR-SPEC-5). */
function targetedForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  act: TargetedAct,
): Reason | null {
  const effect = act.by === 'special' ? effectForbidden(state, content, act.type) : null
  return effect ?? actionForbidden(state, content, seat, act) ?? powerForbidden(state, content, seat, act)
}

function actionForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  act: TargetedAct,
): Reason | null {
  const terms = <A extends keyof TermsOf>(action: A): TermsOf[A] => termsOf(state, content, action, act)
  const isReplaced = act.by === 'special'
  switch (act.type) {
    case 'hire':
      return hireForbidden(state, content, seat, act.die, act.kind, terms('hire'))
    case 'learn':
      return lessonForbidden(state, content, seat, act, terms('learn'))
    case 'takeCoins':
      return coinsForbidden(state, content, act.die, terms('takeCoins'))
    case 'buy':
      return buyForbidden(state, content, seat, act.loads, act.bargain, terms('buy'))
    case 'order':
      if (isReplaced && terms('order').toStall) return 'notThisAction'
      return orderForbidden(state, content, act.kind, act.slot)
    case 'quickOrder':
      return quickOrderForbidden(state, content, act.kind)
    case 'prepare': {
      const own = ownTrick(playerOf(state, seat), act.trick)
      return own ? prepareForbidden(state, content, seat, own, terms('prepare')) : 'notYourTrick'
    }
    case 'setUp': {
      const own = ownTrick(playerOf(state, seat), act.trick)
      if (!own) return 'notYourTrick'
      if (!sizesOf(state, content, seat).includes(act.size)) return 'notYourAbility'
      return setUpForbidden(state, content, seat, own, act.spot, act.size, terms('setUp'))
    }
    case 'reschedule': {
      const show = showOf(state, act.card)
      const marker = show && markerAt(show, act.place)
      if (!marker || (isReplaced && terms('reschedule').takesOff)) return 'notYourMarker'
      return (
        moveForbidden(state, content, seat, marker, act.spot, terms('reschedule')) ??
        pointsForbidden(state, rescheduleAp(state, content))
      )
    }
  }
}
