import { optionsOf, type Question } from '@curio/kernel'
import { PASSIVE_SKILLS, type Skill, type WolpertingerFace } from '../content/vocabulary.ts'
import { type Act, type ActNamed, type ActType, isQuestionKind, type QuestionKind, readAct } from './acts.ts'
import { bidForbidden, canPlaceBid, tokenForbidden } from './bids.ts'
import { boardForbidden, reachForbidden } from './collect.ts'
import { type CryptidsContent, type Face, placeOf, tileOf } from './content.ts'
import {
  cardRefresh,
  dieForbidden,
  endForbidden,
  helperPriceForbidden,
  learningForbidden,
  MARKET_PRICE,
  moveBidForbidden,
  paidStepForbidden,
  replacingForbidden,
  stepForbidden,
} from './helper.ts'
import { buyForbidden, canSell, canSwapFor, isMarketFull, priceForbidden, sellForbidden } from './market.ts'
import { travelForbidden } from './movement.ts'
import type { Spot } from './polyomino.ts'
import { type Forbidden, REASON_RULES, type Reason } from './reasons.ts'
import { canRefresh, replaceForbidden } from './refresh.ts'
import { cityForbidden, requestForbidden, roomForbidden, waitingForbidden } from './relocate.ts'
import { faultsOf, type Piece, terrainForbidden } from './reserve.ts'
import { learnForbidden, RESTORE_PRICE, restoreForbidden, spentForbidden } from './skills.ts'
import type { CryptidsState, Direction, Player, Slot } from './state.ts'
import { playerOf, turnOf } from './table.ts'
import { coversFor, luckForbidden, secondChanceForbidden, trackForbidden } from './track.ts'
import { cashForbidden, cityOfSearchForbidden, rumourForbidden } from './wolpertinger.ts'

/** What somebody may tap on the board. */
export type Thing =
  /** A place of the map, to go to or for what can be done there. */
  | { readonly thing: 'place'; readonly id: string }
  /** A token on the map. */
  | { readonly thing: 'evidence'; readonly place: string }
  /** A card of the display. */
  | { readonly thing: 'card'; readonly id: string }
  | { readonly thing: 'bidToken' }
  | { readonly thing: 'market'; readonly slot: number }
  /** Evidence on the player's board. */
  | { readonly thing: 'held'; readonly face: Face }
  | { readonly thing: 'marketRefresh' }
  | { readonly thing: 'refresh' }
  | { readonly thing: 'search' }
  | { readonly thing: 'marker'; readonly marker: 'movement' | 'action' }
  | { readonly thing: 'skill'; readonly id: Skill }
  | { readonly thing: 'die'; readonly index: number }
  /** A row of the track: the mandatory step, or one that is paid. */
  | { readonly thing: 'step'; readonly direction: Direction }
  | { readonly thing: 'token'; readonly face: WolpertingerFace }
  /** A found cryptid. */
  | { readonly thing: 'cryptid'; readonly id: string }
  | { readonly thing: 'request'; readonly id: string }
  | { readonly thing: 'tile'; readonly id: string }
  | { readonly thing: 'spot'; readonly piece: Piece; readonly spot: Spot }
  | { readonly thing: 'end' }

type ThingNamed<T extends Thing['thing']> = Extract<Thing, { readonly thing: T }>

interface Asked {
  readonly state: CryptidsState
  readonly content: CryptidsContent
  readonly seat: number
  readonly player: Player
  readonly kind: QuestionKind
  readonly question: Question
}

/**
 * Why a thing of the board cannot be chosen as an answer to a question; null where something that is offered is about
 * it. The options of a turn are made by the same predicates.
 */
export function forbiddenThing(
  state: CryptidsState,
  content: CryptidsContent,
  question: Question,
  thing: Thing,
): Forbidden | null {
  const { kind, seat } = question
  if (!isQuestionKind(kind)) throw new Error(`the rules do not ask "${kind}"`)
  // CR-BID-3: out of turn only a card is tapped.
  if (kind === 'bid.free' && thing.thing !== 'card' && thing.thing !== 'bidToken')
    return forbiddenBy('notYourTurn')
  const asked: Asked = { state, content, seat, player: playerOf(state, seat), kind, question }
  const forbid: (asked: Asked, thing: never) => Reason | null = FORBIDS[thing.thing]
  const why = forbid(asked, thing as never)
  return why === null ? null : forbiddenBy(why)
}

const forbiddenBy = (why: Reason): Forbidden => ({ why, rule: REASON_RULES[why] })

const FORBIDS: { readonly [T in Thing['thing']]: (asked: Asked, thing: ThingNamed<T>) => Reason | null } = {
  place: forbidPlace,
  evidence: forbidEvidence,
  card: forbidCard,
  bidToken: ({ state, seat }) =>
    tokenForbidden(state, seat) ?? (canPlaceBid(state, seat) ? null : 'bidThere'),
  market: forbidSlot,
  held: forbidHeld,
  marketRefresh: (asked) => {
    if (asked.kind !== 'helper') return tradeElsewhere(asked)
    return helperPriceForbidden(asked.state, asked.seat)(MARKET_PRICE)
  },
  refresh: (asked) => {
    const { state, content, player } = asked
    if (asked.kind === 'ability.refresh') return null
    if (asked.kind !== 'turn') return travelElsewhere(asked)
    if (!canRefresh(state, content)) return 'mapFull'
    return player.action === 'ready' ? null : 'actionDone'
  },
  search: forbidSearch,
  marker: forbidMarker,
  skill: forbidSkill,
  die: ({ state, content, seat, kind }, { index }) => {
    const forbidden = dieForbidden(state, index)
    if (forbidden !== null) return forbidden
    if (kind !== 'helper') return kind === 'turn' ? 'dieByDown' : 'openChoice'
    const step = stepForbidden(state, content, seat, 'down')
    return step === 'stepDone' ? 'dieByDown' : step
  },
  step: forbidStep,
  token: forbidToken,
  cryptid: forbidCryptid,
  request: (asked, { id }) => {
    const { state, content, seat, player } = asked
    if (asked.kind !== 'turn') return travelElsewhere(asked)
    const forbidden = requestForbidden(state, content, seat, id)
    if (forbidden === 'requestGone') return forbidden
    return spentForbidden(player, 'relocateSkill') ?? cityForbidden(player, content) ?? forbidden
  },
  tile: forbidTile,
  spot: ({ state, content }, { piece, spot }) => faultsOf(state, content, piece, spot)[0]?.reason ?? null,
  end: ({ state, content, seat, kind }) => {
    if (kind === 'turn' || kind === 'ability.trade') return null
    return kind === 'helper' ? endForbidden(state, content, seat) : 'openChoice'
  },
}

/** Whether the question offers such an act. */
function offers<T extends ActType>(
  { kind, question }: Asked,
  type: T,
  isMeant: (act: ActNamed<T>) => boolean,
): boolean {
  return optionsOf(question).some((option) => {
    const act: Act | null = readAct(kind, option)
    return act?.type === type && isMeant(act as ActNamed<T>)
  })
}

/** CR-HELP-6, CR-CZ-8: why nothing of a cryptozoologist turn can be done. */
const travelElsewhere = ({ kind }: Asked): Reason => (kind === 'helper' ? 'notInHelperPhase' : 'openChoice')

/** CR-MARK-11, CR-CZ-8: why nothing can be traded. */
const tradeElsewhere = ({ kind }: Asked): Reason => (kind === 'turn' ? 'tradeLater' : 'openChoice')

/** The first of several things that is possible, or why the one that is meant is not. */
function unlessAny(forbidden: Reason | null, ...others: readonly (() => Reason | null)[]): Reason | null {
  return forbidden === null || others.some((other) => other() === null) ? null : forbidden
}

function forbidPlace(asked: Asked, { id }: ThingNamed<'place'>): Reason | null {
  const { state, content, seat, player, kind } = asked
  switch (kind) {
    case 'setup.city':
      if (!placeOf(content, id).isCity) return 'startInCity'
      return state.players.some(({ place }) => place === id) ? 'cityTaken' : null
    case 'ability.travel':
      return player.place === id ? 'alreadyHere' : null
    case 'ability.collect':
      return state.map.some(({ at }) => at === id) ? null : 'nothingThere'
    case 'poacher.take':
      return offers(asked, 'poacherTakes', ({ at }) => at === id) ? null : 'poacherTakesOther'
    case 'turn':
      return unlessAny(
        travelForbidden(state, content, seat, id),
        () => forbidEvidence(asked, { thing: 'evidence', place: id }),
        () => (player.place === id ? forbidSearch(asked) : 'searchInCity'),
        () =>
          state.display.some((slot) => slot?.location === id && forbidTrack(asked, slot) === null)
            ? null
            : 'noBid',
      )
    default:
      return travelElsewhere(asked)
  }
}

function forbidEvidence(asked: Asked, { place }: ThingNamed<'evidence'>): Reason | null {
  const { state, content, player, kind } = asked
  const isThere = state.map.some(({ at }) => at === place)
  switch (kind) {
    case 'poacher.take':
      return offers(asked, 'poacherTakes', ({ at }) => at === place) ? null : 'poacherTakesOther'
    case 'ability.collect':
      return isThere ? null : 'nothingThere'
    case 'turn':
      return (
        spentForbidden(player, 'collectSkill') ??
        boardForbidden(player, content) ??
        (isThere ? reachForbidden(player, content, place) : 'nothingThere')
      )
    default:
      return travelElsewhere(asked)
  }
}

function forbidTrack({ state, content, seat, player }: Asked, slot: Slot): Reason | null {
  return (
    trackForbidden(state, seat, slot) ??
    spentForbidden(player, 'trackSkill') ??
    (coversFor(player, content, slot).length > 0 ? null : 'noRequired')
  )
}

function forbidCard(asked: Asked, { id }: ThingNamed<'card'>): Reason | null {
  const { state, seat, kind } = asked
  const slot = state.display.find((each) => each?.card === id)
  if (!slot) throw new Error(`${id} is not on display`)
  switch (kind) {
    case 'setup.bids':
    case 'bid.place':
    case 'bid.free':
      return bidForbidden(slot, seat)
    case 'refresh.cards':
      return replaceForbidden(slot, seat)
    case 'poacher.catch':
      return offers(asked, 'poacherCatches', ({ card }) => card === id) ? null : 'poacherCatchesOther'
    case 'helper':
      return unlessAny(
        forbidChange(asked, slot),
        () => bidForbidden(slot, seat) ?? tokenForbidden(state, seat),
      )
    case 'helper.card':
      return replacingForbidden(state.options, slot)
    case 'turn':
      return unlessAny(
        forbidTrack(asked, slot),
        () => bidForbidden(slot, seat) ?? tokenForbidden(state, seat),
      )
    default:
      return travelElsewhere(asked)
  }
}

/** CR-CHBID-1, CR-PAID-4: in a helper turn a card may get another bid, or be replaced for coins. */
function forbidChange({ state, seat }: Asked, slot: Slot): Reason | null {
  const { options } = state
  if (options.noBids) return 'noReplacing'
  const isShown = (each: Slot | null): each is Slot => each !== null
  const shown = state.display.filter(isShown)
  if (slot.bids.includes(seat)) {
    const isPossible = shown.some((other) => bidForbidden(other, seat) === null)
    return moveBidForbidden(state, seat, slot) ?? (isPossible ? null : 'bidThere')
  }
  if (shown.some((other) => moveBidForbidden(state, seat, other) === null)) return null
  const replacing = replacingForbidden(options, slot)
  if (replacing !== null) return turnOf(state).changedBid ? 'bidChanged' : replacing
  const forbidden = helperPriceForbidden(state, seat)(cardRefresh(state).price)
  if (forbidden !== 'tooDear') return forbidden
  return state.poacher ? 'cardCostsSolo' : 'cardCosts'
}

function forbidSlot(asked: Asked, { slot }: ThingNamed<'market'>): Reason | null {
  const { state, content, seat, player, kind } = asked
  switch (kind) {
    case 'refresh.market':
      return state.market[slot] === null ? 'slotEmpty' : null
    case 'poacher.take':
      return offers(asked, 'poacherBuys', (act) => act.slot === slot) ? null : 'poacherTakesOther'
    case 'helper':
    case 'ability.trade': {
      const forbidPrice = kind === 'helper' ? helperPriceForbidden(state, seat) : priceForbidden(player)
      return unlessAny(
        buyForbidden(state, content, seat, slot, forbidPrice),
        () => (isMarketFull(state) && canSell(state, content, seat) ? null : 'slotEmpty'),
        () => (kind === 'helper' && canSwapFor(state, content, seat, slot, forbidPrice) ? null : 'tooDear'),
      )
    }
    default:
      return state.market[slot] === null ? 'slotEmpty' : tradeElsewhere(asked)
  }
}

function forbidHeld(asked: Asked, { face }: ThingNamed<'held'>): Reason | null {
  const { state, content, seat, kind } = asked
  switch (kind) {
    case 'helper':
    case 'ability.trade':
      return sellForbidden(state, content, seat, face)
    case 'attempt.lose':
      return offers(asked, 'lose', ({ covered }) => covered.includes(face)) ? null : 'notCovered'
    default:
      return tradeElsewhere(asked)
  }
}

function forbidSearch(asked: Asked): Reason | null {
  const { state, content, seat, player, kind } = asked
  if (kind !== 'turn') return travelElsewhere(asked)
  const forbidden = spentForbidden(player, 'trackSkill') ?? cityOfSearchForbidden(state, content, seat)
  if (forbidden !== null) return forbidden
  return rumourForbidden(player, content, 'R') === null ? null : rumourForbidden(player, content, 'r')
}

/** CR-CZ-1, CR-CZ-4. */
function forbidMarker(asked: Asked, { marker }: ThingNamed<'marker'>): Reason | null {
  const { state, player, kind } = asked
  if (kind !== 'turn') return travelElsewhere(asked)
  const { mainSteps, actionSteps } = turnOf(state)
  if (marker === 'movement') return player.movement === 'ready' || mainSteps > 0 ? null : 'movementDone'
  return player.action === 'ready' || actionSteps > 0 ? null : 'actionDone'
}

const isPassive = (skill: Skill): boolean => PASSIVE_SKILLS.some((passive) => passive === skill)

function forbidSkill(asked: Asked, { id }: ThingNamed<'skill'>): Reason | null {
  const { state, content, seat, player, kind } = asked
  switch (kind) {
    case 'helper': {
      if (player.skills[id] === 'none')
        return learningForbidden(state) ?? learnForbidden(state, content, seat, id)
      const forbidden = restoreForbidden(player, id)
      if (forbidden !== null) return forbidden
      const price = learningForbidden(state) ?? helperPriceForbidden(state, seat)(RESTORE_PRICE)
      return price === 'tooDear' ? 'restoreCosts' : price
    }
    case 'ability.skill':
      if (offers(asked, 'learnCheaper', ({ skill }) => skill === id)) return null
      return player.skills[id] === 'none' ? 'skillCosts' : 'skillOwned'
    case 'restore':
      return restoreForbidden(player, id)
    case 'turn':
    case 'attempt':
      return forbidUse(asked, id)
    default:
      return 'openChoice'
  }
}

/** In a cryptozoologist turn skills are used, never learned (CR-CZ-3, CR-CZ-7). */
function forbidUse(asked: Asked, skill: Skill): Reason | null {
  const { state, player } = asked
  if (player.skills[skill] === 'none') return 'noLearningNow'
  if (isPassive(skill)) return 'skillPassive'
  if (player.skills[skill] === 'used') return 'skillUsed'
  const { attempt } = turnOf(state)
  if (skill === 'luck') return attempt ? luckForbidden(player, attempt) : 'luckAfterRoll'
  if (skill === 'secondChance') return attempt ? secondChanceForbidden(player, attempt) : 'chanceAfterRoll'
  if (attempt) return 'openChoice'
  return isUseful(asked, skill) ? null : 'nothingForSkill'
}

/** Whether a skill that is ready has something to be used for. */
function isUseful(asked: Asked, skill: Skill): boolean {
  const { state, content, seat } = asked
  switch (skill) {
    case 'planeTicket':
      return true
    case 'collectSkill':
      return state.map.some(({ at }) => forbidEvidence(asked, { thing: 'evidence', place: at }) === null)
    case 'trackSkill':
      return (
        forbidSearch(asked) === null ||
        state.display.some((slot) => slot !== null && forbidTrack(asked, slot) === null)
      )
    case 'relocateSkill':
      return (
        playerOf(state, seat).found.some(({ card }) => forbidSettling(asked, card) === null) ||
        (cityForbidden(asked.player, content) === null &&
          state.reserve.requests.some((id) => requestForbidden(state, content, seat, id) === null))
      )
    default:
      return false
  }
}

function forbidStep(asked: Asked, { direction }: ThingNamed<'step'>): Reason | null {
  const { state, content, seat, kind } = asked
  switch (kind) {
    case 'helper': {
      const step = stepForbidden(state, content, seat, direction)
      const paid = paidStepForbidden(state, content, seat, direction)
      if (step === null || paid === null) return null
      return step === 'stepDone' ? paid : step
    }
    case 'bonus.step':
      return offers(asked, 'symbolStep', (act) => act.direction === direction) ? null : 'noRow'
    case 'ability.helper':
    case 'refresh.bonus':
      return offers(asked, 'steps', (act) => act.direction === direction) ? null : 'noRow'
    case 'turn':
      return 'stepLater'
    default:
      return 'openChoice'
  }
}

/** CR-WOLP-4, CR-WOLP-6. */
function forbidToken(asked: Asked, { face }: ThingNamed<'token'>): Reason | null {
  const { content, player, kind } = asked
  switch (face) {
    case 'hare':
      return 'hareKept'
    case 'reroll':
      if (kind !== 'attempt') return 'rerollLater'
      return offers(asked, 'reroll', (act) => act.with === 'token') ? null : 'noToken'
    case 'coins':
    case 'evidence':
      return kind === 'turn' || kind === 'helper' ? cashForbidden(player, content, face) : 'openChoice'
  }
}

/** CR-RELOC-1 to CR-RELOC-3: why a cryptid cannot be settled in the reserve. */
function forbidSettling({ state, content, seat, player }: Asked, id: string): Reason | null {
  return (
    waitingForbidden(state, seat, id) ??
    spentForbidden(player, 'relocateSkill') ??
    cityForbidden(player, content) ??
    roomForbidden(state, content, id)
  )
}

function forbidCryptid(asked: Asked, { id }: ThingNamed<'cryptid'>): Reason | null {
  const { state, seat, kind } = asked
  switch (kind) {
    case 'poacher.catch':
      return offers(asked, 'poacherCatches', ({ card }) => card === id) ? null : 'poacherCatchesOther'
    case 'request.order':
      return offers(asked, 'firstAbility', ({ card }) => card === id) ? null : 'openChoice'
    case 'turn':
      return unlessAny(forbidSettling(asked, id), () =>
        offers(asked, 'request', ({ cards }) => cards.includes(id)) ? null : 'needsPair',
      )
    default:
      return waitingForbidden(state, seat, id) ?? travelElsewhere(asked)
  }
}

function forbidTile(asked: Asked, { id }: ThingNamed<'tile'>): Reason | null {
  const { state, content, player, kind } = asked
  const isOffered =
    offers(asked, 'takeTile', ({ tile }) => tile === id) ||
    offers(asked, 'poacherTile', ({ tile }) => tile === id) ||
    offers(asked, 'layTile', ({ tile }) => tile === id) ||
    offers(asked, 'exchange', ({ given, taken }) => given === id || taken === id)
  if (isOffered) return null
  const exhausted = terrainForbidden(state, tileOf(content, id).type)
  if (exhausted !== null) return exhausted
  switch (kind) {
    case 'terrain':
    case 'ability.terrain':
      return player.tiles.includes(id) ? 'tileFitsNowhere' : 'tileNotYours'
    case 'terrain.exchange':
      return 'tileFitsNowhere'
    case 'setup.tile':
    case 'terrain.take':
      return 'otherTerrainTile'
    case 'poacher.tile':
      return 'poacherTile'
    default:
      return kind === 'turn' || kind === 'helper' ? 'terrainLater' : 'openChoice'
  }
}
