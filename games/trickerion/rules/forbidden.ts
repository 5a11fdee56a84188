import { optionsOf, type Question } from '@curio/kernel'
import type { Component, Hired, SpecialLocation } from '../content/vocabulary.ts'
import type { Act, ActOf, QuestionKind, Spot } from './acts.ts'
import { actsAbout } from './candidates.ts'
import { slotOf, type TrickerionContent, trickOf } from './content.ts'
import { actForbidden } from './forbidden-acts.ts'
import { isQuestionKind, readAct } from './grammar.ts'
import { schoolOf } from './learn.ts'
import { markerAt, showInRow } from './links.ts'
import { posterForbidden } from './order.ts'
import { performForbidden } from './performance.ts'
import { characterForbidden, slotForbiddenFor } from './placing.ts'
import { canTakeBack, cardForbidden, cardsInHand, characterPlanForbidden } from './plan.ts'
import { type Forbidden, REASON_RULES, type Reason } from './reasons.ts'
import { extraLoads, magicianForbidden, startBundles } from './setup.ts'
import type { Disc, TrickerionState } from './state.ts'
import { characterOf, playerOf } from './table.ts'

/** What somebody may tap on the board. */
export type Thing =
  /** A character of the player. */
  | { readonly thing: 'disc'; readonly disc: Disc }
  | { readonly thing: 'slot'; readonly slot: string }
  /** An assignment: a location or the id of a special one. */
  | { readonly thing: 'card'; readonly card: string }
  | { readonly thing: 'die'; readonly die: number }
  /** In a deck or in the workshop. */
  | { readonly thing: 'trick'; readonly trick: string }
  /** In the supply or in the workshop. */
  | { readonly thing: 'component'; readonly kind: Component }
  /** A Buy slot. */
  | { readonly thing: 'stall'; readonly slot: number }
  /** An Order slot; null is the Quick-order slot. */
  | { readonly thing: 'order'; readonly slot: number | null }
  | { readonly thing: 'show'; readonly card: string }
  /** A slot of a performance card, and what lies there. */
  | { readonly thing: 'spot'; readonly card: string; readonly place: string }
  | { readonly thing: 'deck'; readonly deck: SpecialLocation }
  /** The Fortune Teller's orb. */
  | { readonly thing: 'orb' }
  | { readonly thing: 'prophecy'; readonly pending: number }
  | { readonly thing: 'magician'; readonly magician: string }
  /** A kind of character that is hired. */
  | { readonly thing: 'role'; readonly role: Hired }
  | { readonly thing: 'home'; readonly on: 'board' | 'assistant' }
  | { readonly thing: 'poster' }

/** Who is asked what. */
interface Asked {
  readonly state: TrickerionState
  readonly content: TrickerionContent
  readonly seat: number
  readonly question: Question
}

/**
 * Why a thing of the board cannot be chosen as an answer to a question; null where something that is offered is about
 * it. The options are made by the same predicates.
 */
export function forbiddenThing(
  state: TrickerionState,
  content: TrickerionContent,
  question: Question,
  thing: Thing,
): Forbidden | null {
  const { kind, seat } = question
  if (!isQuestionKind(kind)) throw new Error(`the rules do not ask "${kind}"`)
  const why = reasonFor({ state, content, seat, question }, kind, thing)
  return why === null ? null : { why, rule: REASON_RULES[why] }
}

function reasonFor(asked: Asked, kind: QuestionKind, thing: Thing): Reason | null {
  switch (kind) {
    case 'setup.magician':
    case 'setup.components':
    case 'setup.trick':
    case 'setup.specialist':
    case 'setup.manager':
    case 'setup.engineer':
    case 'setup.extra':
    case 'setup.special':
      return setupForbidden(asked, kind, thing)
    case 'advertise':
      return thing.thing === 'poster' ? posterForbidden(asked.state, asked.content, asked.seat) : 'notNow'
    case 'plan':
      return planForbidden(asked, thing)
    case 'turn':
      return turnForbidden(asked, thing)
    case 'act':
      return placementThingForbidden(asked, thing)
    case 'perform':
      if (thing.thing !== 'show') return 'openChoice'
      return performForbidden(asked.seat, showInRow(asked.state, thing.card))
    default:
      return isOffered(asked, thing) ? null : 'openChoice'
  }
}

type SetupKind = Extract<QuestionKind, `setup.${string}`>

function setupForbidden(asked: Asked, kind: SetupKind, thing: Thing): Reason | null {
  const { state, content } = asked
  switch (thing.thing) {
    case 'magician':
      return kind === 'setup.magician' ? magicianForbidden(state, content, thing.magician) : 'notNow'
    case 'trick':
      return firstTrickForbidden(asked, kind, thing.trick)
    case 'component':
      return firstComponentForbidden(asked, kind, thing.kind)
    case 'role':
      return kind === 'setup.specialist' && thing.role !== 'apprentice' ? null : 'notNow'
    case 'deck':
      return kind === 'setup.special' ? (isOffered(asked, thing) ? null : 'deckEmpty') : 'notNow'
    default:
      return 'notNow'
  }
}

/** TR-PSET-12, TR-PSET-21, TR-PSET-24. */
function firstTrickForbidden({ state, content, seat }: Asked, kind: SetupKind, trick: string): Reason | null {
  if (kind !== 'setup.trick' && kind !== 'setup.engineer') return 'notNow'
  const { level, school } = trickOf(content, trick).entry
  if (kind === 'setup.trick' && schoolOf(state, content, seat) !== school) return 'notOwnSchool'
  if (level !== 1) return 'notLevelOne'
  return state.decks[school].includes(trick) ? null : 'trickGone'
}

/** TR-PSET-11, TR-PSET-32, TR-QUICK-8. */
function firstComponentForbidden(
  { state, content, seat }: Asked,
  kind: SetupKind,
  component: Component,
): Reason | null {
  const isIn = (bundles: readonly (readonly { readonly kind: Component }[])[]): boolean =>
    bundles.some((loads) => loads.some((load) => load.kind === component))
  switch (kind) {
    case 'setup.components':
      return isIn(startBundles(state, content, seat, 'board')) ? null : 'wrongWorth'
    case 'setup.manager':
      if (isIn(startBundles(state, content, seat, 'manager'))) return null
      return playerOf(state, seat).components.some((stack) => stack.kind === component)
        ? 'kindOnBoard'
        : 'wrongWorth'
    case 'setup.extra':
      return isIn(extraLoads(state, content, seat)) ? null : 'stackFull'
    default:
      return 'notNow'
  }
}

/** Section 4.11. */
function planForbidden({ state, seat }: Asked, thing: Thing): Reason | null {
  const player = playerOf(state, seat)
  switch (thing.thing) {
    case 'disc': {
      const character = characterOf(player, thing.disc)
      if (character.card !== null) return canTakeBack(player) ? null : 'hasCard'
      return characterPlanForbidden(character) ?? (cardsInHand(player).length > 0 ? null : 'notInHand')
    }
    case 'card':
      return (
        cardForbidden(player, thing.card) ??
        (player.characters.some((each) => characterPlanForbidden(each) === null) ? null : 'hasCard')
      )
    default:
      return 'notNow'
  }
}

/** What a slot is refused for, where that says less than what is wrong with the slot itself; the vaguest comes last. */
const VAGUE_FOR_SLOTS: readonly Reason[] = ['otherLocation', 'isIdle', 'isPlaced', 'noCard']

/** The same for things of a placement: another turn, symbol, die, action or place may serve. */
const VAGUE_FOR_ACTS: readonly Reason[] = [
  'noCircle',
  'symbolTaken',
  'dieShowsOther',
  'dieShowsOtherSchool',
  'dieBlank',
  'notYourAbility',
  'effectUsed',
  'otherDie',
  'notThisAction',
  'otherLocation',
]

/** Of several reasons the one that says most, the first of equal ones; null if something is not forbidden. */
function clearest(reasons: readonly (Reason | null)[], vague: readonly Reason[]): Reason | null {
  let [clear = null] = reasons
  for (const reason of reasons) {
    if (reason === null || clear === null) return null
    if (vague.indexOf(reason) < vague.indexOf(clear)) clear = reason
  }
  return clear
}

/** Sections 4.12, 4.13 and 4.28. */
function turnForbidden({ state, content, seat }: Asked, thing: Thing): Reason | null {
  const player = playerOf(state, seat)
  switch (thing.thing) {
    case 'disc':
      return characterForbidden(characterOf(player, thing.disc))
    case 'slot': {
      const slot = slotOf(content, thing.slot)
      const reasons = player.characters.map((each) => slotForbiddenFor(state, content, seat, each, slot))
      return clearest(reasons, VAGUE_FOR_SLOTS)
    }
    default:
      return 'mustPlace'
  }
}

/** Whatever could be meant by the thing is forbidden. */
function placementThingForbidden({ state, content, seat }: Asked, thing: Thing): Reason | null {
  const acts = actsAbout(state, content, seat, thing)
  return acts.length === 0 ? 'openChoice' : actsForbidden(state, content, seat, acts)
}

/** Why a placed character can do none of some acts: the reason that says most. */
export function actsForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  acts: readonly ActOf<'act'>[],
): Reason | null {
  return clearest(
    acts.map((act) => actForbidden(state, content, seat, act)),
    VAGUE_FOR_ACTS,
  )
}

/** Whether a question that follows from something else offers an answer about a thing. */
function isOffered({ state, question }: Asked, thing: Thing): boolean {
  const { kind } = question
  return optionsOf(question).some((option) => {
    const act = isQuestionKind(kind) ? readAct(kind, option) : null
    return act !== null && isAbout(state, act, thing)
  })
}

/** Whether an answer to such a question is about a thing. */
function isAbout(state: TrickerionState, act: Act, thing: Thing): boolean {
  switch (thing.thing) {
    case 'trick':
      return 'trick' in act && act.trick === thing.trick
    case 'component':
      return (
        ('kind' in act && act.kind === thing.kind) ||
        ('loads' in act && act.loads.some(({ kind }) => kind === thing.kind))
      )
    case 'card':
      return ('special' in act && act.special === thing.card) || ('card' in act && act.card === thing.card)
    case 'show':
      return (
        ('card' in act && act.type !== 'reschedule' && act.card === thing.card) ||
        ('spot' in act && act.spot.card === thing.card) ||
        (act.type === 'swapCards' && act.cards.includes(thing.card))
      )
    case 'spot':
      return isAtSpot(state, act, thing.card, thing.place)
    case 'deck':
      return act.type === 'deck' && act.deck === thing.deck
    case 'role':
      return act.type === 'specialist' && act.specialist === thing.role
    case 'home':
      return act.type === 'home' && act.on === thing.on
    case 'stall':
      return act.type === 'stall' && act.slot === thing.slot
    default:
      return false
  }
}

function isAtSpot(state: TrickerionState, act: Act, card: string, place: string): boolean {
  switch (act.type) {
    case 'reschedule':
      return (act.card === card && act.place === place) || isSpot(act.spot, card, place)
    case 'stage':
      return isSpot(act.spot, card, place)
    case 'steal':
      return (
        [act.own, act.foreign].includes(place) &&
        card === (state.performing ?? card) &&
        markerAt(showInRow(state, card), place) !== undefined
      )
    default:
      return false
  }
}

const isSpot = (spot: Spot, card: string, place: string): boolean =>
  spot.card === card && spot.place === place
