import type { Question, Viewer } from '@curio/kernel'
import type { WhyNot } from '@curio/ui/contract'
import type { Skill, WolpertingerFace } from '../../content/vocabulary.ts'
import type { Spot } from '../../rules/polyomino.ts'
import { REASON_RULES } from '../../rules/reasons.ts'
import { faultsOf, type Piece } from '../../rules/reserve.ts'
import type { Direction } from '../../rules/state.ts'
import { canEndWithoutBid } from '../duties.ts'
import type { Cell } from '../ground.ts'
import type { Names } from '../names.ts'
import { stateOfView } from '../state-of-view.ts'
import type { CryptidsView } from '../view.ts'
import { aboutBidToken, aboutCard } from './cards.ts'
import { aboutEvidence, aboutPlace, aboutRefresh, aboutSearch } from './map.ts'
import { aboutHeld, aboutMarket, aboutMarketRefresh } from './market.ts'
import { aboutCryptid, aboutRequest, aboutSpot, aboutTile, toldFault } from './reserve.ts'
import type { Scene, Told } from './scene.ts'
import { aboutDie, aboutSkill, aboutStep, aboutToken } from './skills.ts'

/** What somebody may tap on the board. */
export type Thing =
  | { readonly thing: 'place'; readonly id: string }
  /** A token on the map. */
  | { readonly thing: 'evidence'; readonly place: string }
  /** A card of the display. */
  | { readonly thing: 'card'; readonly id: string }
  | { readonly thing: 'bidToken' }
  | { readonly thing: 'market'; readonly slot: number }
  /** A place of one's own board with evidence. */
  | { readonly thing: 'held'; readonly index: number }
  | { readonly thing: 'marketRefresh' }
  | { readonly thing: 'refresh' }
  | { readonly thing: 'search' }
  | { readonly thing: 'skill'; readonly id: Skill }
  | { readonly thing: 'die'; readonly index: number }
  | { readonly thing: 'step'; readonly direction: Direction; readonly paid: boolean }
  | { readonly thing: 'token'; readonly face: WolpertingerFace }
  /** A found cryptid. */
  | { readonly thing: 'cryptid'; readonly id: string }
  | { readonly thing: 'request'; readonly id: string }
  | { readonly thing: 'tile'; readonly id: string }
  | { readonly thing: 'spot'; readonly piece: Piece; readonly spot: Spot }
  | { readonly thing: 'end' }

/** Why a thing cannot be chosen now; the question is the one that its viewer is asked, if any. */
export function whyNot(
  names: Names,
  view: CryptidsView,
  viewer: Viewer,
  question: Question | null,
  thing: Thing,
): WhyNot {
  if (view.phase === 'over') return said(names, ['over'])
  const player = viewer === null ? undefined : view.players[viewer]
  if (!player || !question || isAside(question, thing)) return said(names, othersDecide(names, view))
  return said(names, reasonFor({ names, view, player, question }, thing))
}

/** CR-BID-3: out of turn only a card is tapped. */
function isAside({ kind }: Question, { thing }: Thing): boolean {
  return kind === 'bid.free' && thing !== 'card' && thing !== 'bidToken'
}

function othersDecide(names: Names, { turn }: CryptidsView): Told {
  return turn === null ? ['notNow'] : ['notYourTurn', { name: names.player(turn.seat) }]
}

function reasonFor(scene: Scene, thing: Thing): Told {
  switch (thing.thing) {
    case 'place':
      return aboutPlace(scene, thing.id)
    case 'evidence':
      return aboutEvidence(scene, thing.place)
    case 'card':
      return aboutCard(scene, thing.id)
    case 'bidToken':
      return aboutBidToken(scene)
    case 'market':
      return aboutMarket(scene, thing.slot)
    case 'held':
      return aboutHeld(scene, thing.index)
    case 'marketRefresh':
      return aboutMarketRefresh(scene)
    case 'refresh':
      return aboutRefresh(scene)
    case 'search':
      return aboutSearch(scene)
    case 'skill':
      return aboutSkill(scene, thing.id)
    case 'die':
      return aboutDie(scene, thing.index)
    case 'step':
      return aboutStep(scene, thing.direction, thing.paid)
    case 'token':
      return aboutToken(scene, thing.face)
    case 'cryptid':
      return aboutCryptid(scene, thing.id)
    case 'request':
      return aboutRequest(scene, thing.id)
    case 'tile':
      return aboutTile(scene, thing.id)
    case 'spot':
      return aboutSpot(scene, thing.piece, thing.spot)
    case 'end':
      return aboutEnd(scene)
  }
}

/** CR-ENDT-6. */
function aboutEnd({ view, player, question }: Scene): Told {
  if (question.kind !== 'helper') return ['openChoice']
  if (view.turn?.moved === null) return ['endAfterStep']
  if (view.turn?.startedOnTop && player.row === 1) return ['endOffTop']
  return canEndWithoutBid(view, question.seat) ? ['notNow'] : ['endWithBid']
}

/** What is wrong with a spot, cell by cell; empty where the piece may lie there. */
export interface SpotProblem extends WhyNot {
  readonly cells: readonly Cell[]
}

export function spotProblems(names: Names, view: CryptidsView, piece: Piece, spot: Spot): SpotProblem[] {
  return faultsOf(stateOfView(view, names.content), names.content, piece, spot).map((fault) => ({
    ...said(names, toldFault(names, fault)),
    cells: fault.cells,
  }))
}

function said({ words }: Names, [reason, facts]: Told): WhyNot {
  return { text: words.reasons[reason]({ name: '', n: 0, of: 0, ...facts }), rule: REASON_RULES[reason] }
}
