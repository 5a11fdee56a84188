import { optionsOf, type Question, type Viewer } from '@curio/kernel'
import type { WhyNot } from '@curio/ui/contract'
import type { Skill, Terrain } from '../content/vocabulary.ts'
import { type Act, isQuestionKind, readAct } from '../rules/acts.ts'
import { placeOf, tileOf } from '../rules/content.ts'
import { forbiddenThing, type Thing } from '../rules/forbidden.ts'
import { cardRefresh, MARKET_PRICE, STEP_PRICE } from '../rules/helper.ts'
import type { Cell, SpotFault } from '../rules/land.ts'
import { reachOf } from '../rules/movement.ts'
import type { Spot } from '../rules/polyomino.ts'
import { REASON_RULES, type Reason } from '../rules/reasons.ts'
import { meetsRequest, unrelocated } from '../rules/relocate.ts'
import { faultsOf, type Piece } from '../rules/reserve.ts'
import { priceOf, RESTORE_PRICE } from '../rules/skills.ts'
import type { CryptidsState, Player } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import type { Names } from './names.ts'
import { type CryptidsView, stateOfView } from './view.ts'
import type { ReasonFacts } from './words.ts'

/**
 * Why a thing cannot be chosen now, in a sentence with the rule; the question is the one that its viewer is asked, if
 * any. Null where it can be chosen.
 */
export function whyNot(
  names: Names,
  view: CryptidsView,
  viewer: Viewer,
  question: Question | null,
  thing: Thing,
): WhyNot | null {
  if (view.phase === 'over') return said(names, 'over')
  if (viewer === null || !question) return othersDecide(names, view)
  const state = stateOfView(view, names.content)
  const forbidden = forbiddenThing(state, names.content, question, thing)
  if (forbidden === null) return null
  if (forbidden.why === 'notYourTurn') return othersDecide(names, view)
  if (thing.thing === 'spot') return spotProblems(names, view, thing.piece, thing.spot)[0] ?? null
  const scene: Scene = { names, state, player: playerOf(state, question.seat), question }
  return said(names, forbidden.why, factsOf(scene, forbidden.why, thing))
}

function othersDecide(names: Names, { turn }: CryptidsView): WhyNot {
  return turn === null ? said(names, 'notNow') : said(names, 'notYourTurn', { name: names.player(turn.seat) })
}

interface Scene {
  readonly names: Names
  readonly state: CryptidsState
  readonly player: Player
  readonly question: Question
}

/** What the words of a reason need: numbers, and the name of what is forbidden. */
function factsOf(scene: Scene, reason: Reason, thing: Thing): Partial<ReasonFacts> {
  const { names, state, player, question } = scene
  const { constants } = names.pack
  switch (reason) {
    case 'cityTaken': {
      const seat = state.players.findIndex(({ place }) => thing.thing === 'place' && place === thing.id)
      return { name: names.player(seat) }
    }
    case 'tooFar': {
      const to = thing.thing === 'place' ? thing.id : ''
      const distance = placeOf(names.content, player.place ?? to).distance.get(to) ?? 0
      return { name: names.place(to), n: distance, of: reachOf(state, names.content, question.seat) }
    }
    case 'boardFull':
    case 'noRoomToBuy':
      return { n: constants.evidenceSlots.player }
    case 'mapFull':
      return { n: constants.mapTarget.value }
    case 'livesElsewhere': {
      const slot = state.display.find((each) => thing.thing === 'card' && each?.card === thing.id)
      return { name: names.place(slot?.location ?? '') }
    }
    case 'notInCity':
    case 'searchEmpty':
      return { name: names.place(player.place ?? '') }
    case 'actionSpent':
      return { name: names.skill(skillFor(thing)) }
    case 'cardCosts':
    case 'cardCostsSolo':
      return { n: cardRefresh(state).price, of: player.coins }
    case 'tooDear':
      return { n: priceAsked(scene, thing), of: player.coins }
    case 'restoreCosts':
      return { n: RESTORE_PRICE, of: player.coins }
    case 'stepCosts':
      return { n: STEP_PRICE, of: player.coins }
    case 'skillCosts':
      return {
        name: nameOf(scene, thing),
        n: thing.thing === 'skill' ? priceOf(state, names.content, thing.id) : 0,
        of: player.experience,
      }
    case 'needsPair':
      return { name: nameOf(scene, thing), n: matching(scene, thing) }
    case 'otherTerrainTile':
    case 'poacherTile':
      return { name: terrainsOffered(scene) }
    default:
      return { name: nameOf(scene, thing) }
  }
}

/** The skill that does what is forbidden, where the main action is used. */
function skillFor({ thing }: Thing): Skill {
  if (thing === 'evidence' || thing === 'place') return 'collectSkill'
  return thing === 'card' || thing === 'search' ? 'trackSkill' : 'relocateSkill'
}

function nameOf({ names }: Scene, thing: Thing): string {
  switch (thing.thing) {
    case 'place':
      return names.place(thing.id)
    case 'evidence':
      return names.place(thing.place)
    case 'card':
    case 'cryptid':
      return names.card(thing.id)
    case 'skill':
      return names.skill(thing.id)
    case 'request':
      return names.request(thing.id)
    case 'tile':
      return names.words.terrains[tileOf(names.content, thing.id).type]
    case 'bidToken':
    case 'market':
    case 'held':
    case 'marketRefresh':
    case 'refresh':
    case 'search':
    case 'marker':
    case 'die':
    case 'step':
    case 'token':
    case 'spot':
    case 'end':
      return ''
  }
}

function priceAsked({ names, state }: Scene, thing: Thing): number {
  if (thing.thing !== 'market') return MARKET_PRICE
  const token = state.market[thing.slot]
  return (token && names.content.tokens.get(token)?.price) || 0
}

/** How many of the player's cryptids a request asks for. */
function matching({ names, state, question }: Scene, thing: Thing): number {
  if (thing.thing !== 'request') return 0
  return unrelocated(state, question.seat).filter(({ card, location }) =>
    meetsRequest(names.content, thing.id, card, location),
  ).length
}

/** The terrains of the tiles that may be taken. */
function terrainsOffered({ names, question }: Scene): string {
  const { kind } = question
  const types = optionsOf(question).flatMap((option) => {
    const act: Act | null = isQuestionKind(kind) ? readAct(kind, option) : null
    return act?.type === 'takeTile' || act?.type === 'poacherTile'
      ? [tileOf(names.content, act.tile).type]
      : []
  })
  return names.list([...new Set(types)].map((type) => names.words.terrains[type]))
}

/** What is wrong with a spot, cell by cell; empty where the piece may lie there. */
export interface SpotProblem extends WhyNot {
  readonly cells: readonly Cell[]
}

export function spotProblems(names: Names, view: CryptidsView, piece: Piece, spot: Spot): SpotProblem[] {
  return faultsOf(stateOfView(view, names.content), names.content, piece, spot).map((fault) => ({
    ...said(names, fault.reason, { name: aboutWords(names, fault) }),
    cells: fault.cells,
  }))
}

function aboutWords(names: Names, { reason, about }: SpotFault): string {
  const isCryptid = reason === 'cryptidThere' || reason === 'onCryptid'
  return names.list(
    about.map((each) => (isCryptid ? names.card(each) : names.words.terrains[each as Terrain])),
  )
}

function said({ words }: Names, reason: Reason, facts: Partial<ReasonFacts> = {}): WhyNot {
  return { text: words.reasons[reason]({ name: '', n: 0, of: 0, ...facts }), rule: REASON_RULES[reason] }
}
