import { isList, type Json, priorsFrom, type Worths } from '@curio/kernel'
import { type Act, type ActOf, actOf, QUESTION_KINDS, type QuestionKind } from '../rules/acts.ts'
import type { CryptidsContent } from '../rules/content.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import type { CryptidsState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { typeNumber } from './atlas.ts'
import { judgeAttempt, judgeLoss, judgeOrder } from './attempt.ts'
import { HelperAdvisor } from './helper.ts'
import type { Judge } from './judge.ts'
import { Potential } from './potential.ts'
import { mostPromising } from './promising.ts'
import { coinGain, experienceWorth, roundsLeftFor, situationOf } from './situation.ts'
import { judgeCryptidSpot, judgeLaying, judgePoacherSpot, judgeTile } from './terrain.ts'
import { judgeTurn } from './turn.ts'
import { WEIGHTS } from './weights.ts'

const potentialFor = (state: CryptidsState, seat: number, content: CryptidsContent): Potential =>
  new Potential(state, seat, content, situationOf(state, seat, content))

/** CR-PSET-10: start near the two most promising cards. */
const judgeCity: Judge<ActOf<'setup.city'>> = (state, seat, content) => {
  const situation = situationOf(state, seat, content)
  const potential = new Potential(state, seat, content, situation)
  return (act) => {
    const place = situation.atlas.numberOf.get(act.place) ?? 0
    return mostPromising(state, potential, place).reduce((sum, { worth }) => sum + worth, 0)
  }
}

const judgeBid: Judge<ActOf<'setup.bids' | 'bid.place' | 'bid.free'>> = (state, seat, content) => {
  const potential = potentialFor(state, seat, content)
  const worths = new Map<string, number>()
  return ({ card }) => {
    const worth = worths.get(card) ?? potential.ofCard(card)
    worths.set(card, worth)
    return worth
  }
}

/** What the card is worth that comes in place of a replaced one. */
const NEW_CARD = 0.5

/** CR-REFR-5: replace cards that are of no use to the seat. */
const judgeReplaced: Judge<ActOf<'refresh.cards'>> = (state, seat, content) => {
  const potential = potentialFor(state, seat, content)
  return ({ card }) => {
    const slot = state.display.find((each) => each?.card === card)
    const own = slot?.bids.includes(seat) ? 1 : 0.2
    return NEW_CARD * (own === 1 ? 0.3 : 1) - own * potential.ofCard(card)
  }
}

const judgeBonus: Judge<ActOf<'refresh.bonus'>> = (state, seat) => {
  const left = roundsLeftFor(state, seat)
  const player = playerOf(state, seat)
  return (act) => {
    if (act.type !== 'bonus') return 0
    return act.gain === 'coins'
      ? coinGain(player, REFRESH_BONUS.coins, left)
      : REFRESH_BONUS.experience * experienceWorth(left)
  }
}

/** A step up is rarely bad. */
const judgeSteps: Judge<ActOf<'bonus.step' | 'ability.helper'>> = () => (act) =>
  act.type !== 'noSteps' && act.direction === 'up' ? 2 * WEIGHTS.row : 0

/** Judges each act by what it changes for the helper. */
const advised =
  <A extends Act>(worth: (advisor: HelperAdvisor, act: A) => number): Judge<A> =>
  (state, seat, content) => {
    const advisor = new HelperAdvisor(state, seat, content)
    return (act) => worth(advisor, act)
  }

const judgeTravel: Judge<ActOf<'ability.travel'>> = (state, seat, content) => {
  const judge = judgeTurn(state, seat, content)
  return (act) => judge(act.type === 'decline' ? { type: 'end' } : { type: 'move', to: act.to })
}

const judgePoacherCatch: Judge<ActOf<'poacher.catch'>> = (state, seat, content) => {
  const potential = potentialFor(state, seat, content)
  return ({ card }) => -potential.ofCard(card)
}

/** For each kind of question what the acts that answer it are worth, in points. */
const JUDGES: { readonly [K in QuestionKind]: Judge<ActOf<K>> } = {
  'setup.city': judgeCity,
  'setup.bids': judgeBid,
  'setup.tile': judgeTile,
  turn: judgeTurn,
  attempt: judgeAttempt,
  'attempt.lose': judgeLoss,
  'relocate.place': judgeCryptidSpot,
  'request.order': judgeOrder,
  'bonus.step': judgeSteps,
  // Clear a token that the seat does not need.
  'refresh.market': advised((advisor, { slot }) => -advisor.slotWorth(slot)),
  'refresh.cards': judgeReplaced,
  'refresh.bonus': judgeBonus,
  'ability.collect': advised((advisor, act) =>
    act.type === 'decline' ? -1 : advisor.changeWorth(typeNumber(act.face), 1),
  ),
  'ability.travel': judgeTravel,
  'ability.helper': judgeSteps,
  'ability.refresh': () => (act) => (act.type === 'decline' ? -1 : 0),
  'ability.trade': advised((advisor, act) => advisor.worth(act)),
  'ability.skill': advised((advisor, act) => (act.type === 'decline' ? 0 : advisor.learnWorth(act.skill, 2))),
  'ability.terrain': judgeLaying,
  helper: advised((advisor, act) => advisor.worth(act)),
  'helper.card': () => (act) => (act.type === 'decline' ? 1 : 0),
  terrain: judgeLaying,
  'terrain.exchange': judgeTile,
  'terrain.take': judgeTile,
  'bid.place': judgeBid,
  'bid.free': judgeBid,
  restore: advised((advisor, { skill }) => advisor.restoreWorth(skill)),
  // Let the Poacher take what the seat does not need.
  'poacher.take': advised((advisor, act) =>
    act.type === 'poacherBuys' ? -advisor.slotWorth(act.slot) : -advisor.changeWorth(typeNumber(act.face), 1),
  ),
  'poacher.catch': judgePoacherCatch,
  'poacher.tile': judgeTile,
  'poacher.place': judgePoacherSpot,
}

/** The worth of answers by their acts; a pick is worth the sum of its parts. */
function worthsBy<K extends QuestionKind>(kind: K): Worths<CryptidsState, CryptidsContent> {
  return (state, seat, answers, content) => {
    const judge = JUDGES[kind](state, seat, content)
    const worth = (answer: Json): number => judge(actOf(kind, answer))
    return answers.map((answer) =>
      isList(answer) ? answer.reduce<number>((sum, each) => sum + worth(each), 0) : worth(answer),
    )
  }
}

/** How promising the options of a question are. */
export const priorsOf = priorsFrom(
  Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, worthsBy(kind)])),
  WEIGHTS.clearly,
)
