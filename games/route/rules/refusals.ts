import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import type { Acts, Answer, NamedRoute } from './acts.ts'
import { type BetTerms, refuseBet } from './bets.ts'
import { candidates, refuseBlock, refuseCoordinate } from './block.ts'
import { refuseCity, refuseSupport } from './campaign/support.ts'
import { refuseClaim, refuseOffer } from './card-and-die.ts'
import { refusePlace } from './card-and-die-alone.ts'
import { refuseHandCard, refuseRefresh, refuseShownCard, type SeatCards } from './card-draft.ts'
import { refuseUnnamed } from './card-ratings.ts'
import type { City } from './city.ts'
import { refuseCorrection, refuseErasing, refuseNewRoad, segmentEnds } from './correction.ts'
import { pieceAt, refuseDie } from './dice.ts'
import { refuseDrawing, refuseStroke, type Sketched } from './drawing.ts'
import { refuseEffect } from './effect-choice.ts'
import { type Marking, refuseEvent } from './events/places.ts'
import { refuseRegular } from './events/regulars.ts'
import type { EventTerms } from './events/terms.ts'
import { refuseLanding } from './ferries.ts'
import { numberedRoute } from './final-route.ts'
import { thingsIn } from './named-things.ts'
import { refuseCalled, refuseNumerous, refuseRiverside, refuseUniversity } from './penalties.ts'
import type { PlayedEffect } from './played.ts'
import type { QuestionKind } from './question-kinds.ts'
import { refuseRating } from './ratings.ts'
import type { Forbidden } from './reasons.ts'
import type { Remains } from './remains.ts'
import { refuseCover, refuseRoundDie } from './round-die.ts'
import { refuseExtension } from './route-draft.ts'
import { refuseTask } from './setup.ts'
import { refuseShop, refuseTome, shopsAt } from './shops.ts'
import type { Board, Campaign, CardAndDie, RouteState, Turn } from './state.ts'
import { refuseTourist } from './tourists.ts'
import { readAct, type TextKind, vocabularyOf } from './vocabulary.ts'

/** Everything that decides what a seat may answer; the seat itself sees all of it. */
export interface SeatState {
  readonly city: City
  readonly dice: RouteState['dice']
  readonly dealt: readonly string[]
  readonly board: Board
  readonly turn: Turn | null
  /** The segment that a correction has just erased, or -1. */
  readonly erased: number
  /** What is left in the encounter. */
  readonly remains: Remains | null
  /** What a city of the booklet adds. */
  readonly tour: SeatTour | null
  /** The event that the seat is to mark, and the board on which it does. */
  readonly event?: { readonly terms: EventTerms; readonly board: Board; readonly marking: Marking }
}

export interface SeatTour extends BetTerms {
  readonly ratings: readonly number[]
  /** The landmarks whose ratings the round cards change; null where no cards do. */
  readonly named: readonly string[] | null
  /** Where a card is played with a die. */
  readonly cardAndDie: CardAndDie | null
  /** The number of the round card, or -1. */
  readonly roundCard: number
  /** Where cards are played. */
  readonly cards: SeatCards | null
  /** Those that the round's cards or dice put in force. */
  readonly effects: readonly PlayedEffect[]
  readonly campaign: Pick<Campaign, 'cells' | 'left'> | null
}

type Refuser<K extends TextKind> = (state: SeatState, act: Acts[K]) => Forbidden | null

/** Nothing is forbidden about an encounter die, or about the bonus of a cafe. */
const never = (): null => null

const REFUSERS: { readonly [K in TextKind]: Refuser<K> } = {
  'task.keep': ({ dealt }, { task }) => refuseTask(dealt, task),
  'draft.take': ofDie('draft.take'),
  'draft.remove': ofDie('draft.remove'),
  'initial.take': ofDie('initial.take'),
  'card.play': ({ tour }, act) => {
    const cards = need(need(tour).cards)
    return act.act === 'card' ? refuseHandCard(cards, act.card) : refuseRefresh(cards)
  },
  'card.offer': ({ tour }, { card }) => refuseHandCard(need(need(tour).cards), card),
  'card.take': ({ tour }, { card }) => refuseShownCard(need(need(tour).cards), card),
  effect: ({ tour }, { effect }) => refuseEffect(need(tour).effects, effect),
  rating: ({ tour }, act) =>
    refuseUnnamed(need(tour).named, act.landmark) ?? refuseRating(need(tour).tour, need(tour).ratings, act),
  'die.claim': ofSelection(refuseClaim),
  'die.offer': ofSelection(refuseOffer),
  'die.place': ({ tour }, { card }) => refusePlace(need(need(tour).cards), card),
  'die.round': ofSelection(refuseRoundDie),
  'landmark.cover': ({ city, tour }, { landmark }) => refuseCover(city, need(tour).roundCard, landmark),
  block: ({ city, board, turn }, act) => {
    switch (act.act) {
      case 'block':
        return refuseBlock(
          city,
          board,
          candidates(city, board, need(turn)),
          city.blockAt.get(act.block) ?? -1,
        )
      case 'coordinate':
        return refuseCoordinate(city, board, need(turn))
      case 'correct':
        return refuseCorrection(city, board, need(turn))
    }
  },
  ferry: ({ city, board }, { block }) => refuseLanding(city, board, city.blockAt.get(block) ?? -1),
  'tourist.any': ofTourist('tourist.any'),
  'tourist.extra': ofTourist('tourist.extra'),
  'tourist.repeat': ofTourist('tourist.repeat'),
  'correction.erase': ({ city, board }, act) =>
    act.act === 'none'
      ? null
      : refuseErasing(city, board, segmentEnds(city, board), segmentAt(city, act.segment)),
  'correction.draw': ({ city, board, erased }, { segment }) =>
    refuseNewRoad(city, board, segmentEnds(city, board), erased, segmentAt(city, segment)),
  draw: ({ city, board, turn }, act) => refuseDrawing(city, board, need(turn), act),
  shop: ({ city, board, turn }, act) => {
    switch (act.act) {
      case 'shop':
        return refuseShop(city, board, reachedShops(city, need(turn)), city.vertexAt.get(act.crossing) ?? -1)
      case 'regular':
        return refuseRegular(city, board, newSegments(city, need(turn)), city.blockAt.get(act.block) ?? -1)
    }
  },
  event: ({ city, event }, { place }) => {
    const { terms, board, marking } = need(event ?? null)
    return refuseEvent(terms, city, board, marking, place)
  },
  regular: never,
  tome: ({ board }, { tome }) => refuseTome(board, tome),
  bet: ({ city, board, tour }, act) => refuseBet(need(tour), city, board, act),
  'encounter.upgrade': never,
  'penalty.university': ({ city, remains }, { blocks }) =>
    refuseUniversity(
      city,
      need(remains),
      blocks.map((id) => city.blockAt.get(id) ?? -1),
    ),
  'penalty.riverside': ({ city, remains }, { type }) => refuseRiverside(city, need(remains), typeAt(type)),
  'penalty.numerous': ({ city, remains }, { type, block }) =>
    refuseNumerous(city, need(remains), { type: typeAt(type), block: city.blockAt.get(block) ?? -1 }),
  support: ({ tour }, { bonus }) => refuseSupport(need(need(tour).campaign).cells, bonus),
  'campaign.city': ({ tour }, { city }) => refuseCity(need(need(tour).campaign).left, city),
}

/** Why an act is not allowed as an answer to its kind of question, or null. */
export function refuseAct<K extends TextKind>(state: SeatState, kind: K, act: Acts[K]): Forbidden | null {
  return REFUSERS[kind](state, act)
}

/** What is asked, and what has been begun for it. */
export interface Asked {
  readonly kind: QuestionKind
  readonly sketch?: Sketched
  readonly route?: NamedRoute
}

const NO_SKETCH: Sketched = { group: null, ids: [] }

/** Why a thing of the board cannot be chosen now, or null where a tap on it leads to an answer. */
export function refusalOf(state: SeatState, asked: Asked, id: string): Forbidden | null {
  const { city, board, turn, remains, dice } = state
  const { kind } = asked
  const thing = thingAt(city, id)
  if (!isAskedFor(state, kind, thing?.what)) return refuseMisplaced(state, kind, thing?.what ?? null)
  const index = thing?.index ?? -1
  switch (kind) {
    case 'draft.pair':
    case 'initial.pair':
      return refuseDie(kind, dice[index]?.zone ?? 'waiting')
    case 'draw':
      return refuseStroke(city, board, need(turn), asked.sketch ?? NO_SKETCH, index)
    case 'route':
      return refuseExtension(city, board, numberedRoute(city, asked.route ?? []) ?? [], index)
    case 'ferry':
      return refuseLanding(city, board, index)
    case 'penalty.called':
      return refuseCalled(need(remains), index)
    case 'encounter.reroll':
    case 'card.pair':
      return null
    default:
      return refuseNamed(state, kind, id)
  }
}

/** Where each answer names one thing or a few, the first answer about the thing says why. */
function refuseNamed<K extends TextKind>(state: SeatState, kind: K, id: string): Forbidden | null {
  const acts = [...vocabularyOf(state.city.pack)[kind].values()].filter((act) =>
    thingsIn({ kind, act } as Answer).includes(id),
  )
  const refusals = acts.map((act) => refuseAct(state, kind, act))
  return refusals.includes(null) ? null : (refusals[0] ?? otherQuestion(kind))
}

type What = 'block' | 'segment' | 'crossing' | 'die'

/** What a thing of the board is, by its id, and its number. */
function thingAt(city: City, id: string): { readonly what: What; readonly index: number } | null {
  const block = city.blockAt.get(id)
  if (block !== undefined) return { what: 'block', index: block }
  const segment = city.segmentAt.get(id)
  if (segment !== undefined) return { what: 'segment', index: segment }
  const vertex = city.vertexAt.get(id)
  if (vertex !== undefined) return { what: 'crossing', index: vertex }
  const die = city.dice.findIndex((each) => each.id === id)
  return die >= 0 ? { what: 'die', index: die } : null
}

/** The things that a question is about; undefined where it is answered beside the board. */
const ASKED_FOR: Readonly<Partial<Record<QuestionKind, What>>> = {
  'draft.take': 'die',
  'draft.remove': 'die',
  'draft.pair': 'die',
  'initial.take': 'die',
  'initial.pair': 'die',
  'die.claim': 'die',
  'die.offer': 'die',
  'die.round': 'die',
  block: 'block',
  ferry: 'block',
  'correction.erase': 'segment',
  'correction.draw': 'segment',
  draw: 'segment',
  shop: 'crossing',
  bet: 'block',
  route: 'segment',
  'penalty.called': 'block',
  'penalty.university': 'block',
  'penalty.numerous': 'block',
}

function isAskedFor({ board }: SeatState, kind: QuestionKind, what: What | undefined): boolean {
  // An event is marked in a block, on a road or on a crossing, as its card says.
  if (kind === 'event') return what !== 'die'
  // RT-EV-23: a regular customer waits in a block.
  if (kind === 'shop' && what === 'block' && board.events) return true
  return what === ASKED_FOR[kind]
}

const BLOCKS_LATE: Forbidden = { why: 'blocksLate', rule: 'RT-P3-1' }
const ROADS_EARLY: Forbidden = { why: 'roadsEarly', rule: 'RT-P5-2' }
const BEFORE_ROADS: readonly QuestionKind[] = [
  'block',
  'ferry',
  'tourist.any',
  'tourist.extra',
  'tourist.repeat',
]

/** A thing that the question is not about. */
function refuseMisplaced({ turn }: SeatState, kind: QuestionKind, what: What | null): Forbidden {
  if (what === 'block' && turn !== null && turn.block >= 0) return BLOCKS_LATE
  return what === 'segment' && BEFORE_ROADS.includes(kind) ? ROADS_EARLY : otherQuestion(kind)
}

/** The rule by which each question is asked. */
const ASKED_BY: Readonly<Record<QuestionKind, string>> = {
  'task.keep': 'RT-SETUP-10',
  'draft.take': 'RT-P2-2',
  'draft.remove': 'RT-P2-3',
  'draft.pair': 'RT-SOLO-4',
  'initial.take': 'RT-INIT-4',
  'initial.pair': 'RT-INIT-5',
  'card.play': 'RT-BASE-8',
  'card.offer': 'RT-BASE-8',
  'card.take': 'RT-BASE-8',
  'card.pair': 'RT-BASE-19',
  rating: 'RT-DICE-4',
  'die.claim': 'RT-SYD-7',
  'die.offer': 'RT-SYD-7',
  'die.place': 'RT-SYD-SOLO-4',
  'die.round': 'RT-SYD-9',
  'landmark.cover': 'RT-SYD-11',
  effect: 'RT-FX-8',
  block: 'RT-P3-1',
  ferry: 'RT-SYD-18',
  'tourist.any': 'RT-P4-2',
  'tourist.extra': 'RT-P2-9',
  'tourist.repeat': 'RT-EFG-1',
  'correction.erase': 'RT-EFG-3',
  'correction.draw': 'RT-EFG-3',
  draw: 'RT-P5-2',
  shop: 'RT-BON-2',
  event: 'RT-EV-3',
  regular: 'RT-EV-22',
  tome: 'RT-BON-8',
  bet: 'RT-VEG-BET-1',
  route: 'RT-END-2',
  'encounter.reroll': 'RT-BON-10',
  'encounter.upgrade': 'RT-BON-12',
  'penalty.called': 'RT-ANC-CTH-5',
  'penalty.university': 'RT-ANC-YOG-2',
  'penalty.riverside': 'RT-ANC-DAG-6',
  'penalty.numerous': 'RT-ANC-SHU-3',
  support: 'RT-CAMP-7',
  'campaign.city': 'RT-CAMP-3',
}

const otherQuestion = (kind: QuestionKind): Forbidden => ({ why: 'otherQuestion', rule: ASKED_BY[kind] })

function ofDie<K extends 'draft.take' | 'draft.remove' | 'initial.take'>(kind: K): Refuser<K> {
  return ({ city, dice }, { die }) =>
    refuseDie(kind, dice[city.dice.findIndex((each) => each.id === die)]?.zone ?? 'waiting')
}

/** A die in a selection with a card and a die. */
function ofSelection(
  refuse: (selection: CardAndDie, die: number) => Forbidden | null,
): (state: SeatState, act: { readonly die: string }) => Forbidden | null {
  return ({ city, tour }, { die }) => refuse(need(need(tour).cardAndDie), pieceAt(city, die))
}

function ofTourist<K extends 'tourist.any' | 'tourist.extra' | 'tourist.repeat'>(kind: K): Refuser<K> {
  return ({ city, dice, turn }, { type }) => refuseTourist(dice, city, need(turn), kind, typeAt(type))
}

/** RT-BON-2, RT-BON-6: the shops that the last action of a turn has reached. */
function reachedShops(city: City, turn: Turn): readonly number[] {
  return newSegments(city, turn).flatMap((segment) => shopsAt(city, segment))
}

/** What the last action of a turn has drawn. */
function newSegments(city: City, turn: Turn): readonly number[] {
  const last = turn.acts.at(-1)
  if (last?.act === 'correction') return [segmentAt(city, last.drawn)]
  if (last?.act !== 'draw') return []
  const act = readAct(vocabularyOf(city.pack), 'draw', last.section)
  return act?.act === 'section' ? act.segments : []
}

const segmentAt = (city: City, id: string): number => city.segmentAt.get(id) ?? -1
const typeAt = (type: TouristType): number => TOURIST_TYPES.indexOf(type)

function need<T>(part: T | null): T {
  if (part === null) throw new Error('nobody is asked this in such a state')
  return part
}
