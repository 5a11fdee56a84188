import type { CafeBonus } from '../content/booklet/terms.ts'
import type { Tome, TouristType } from '../content/pack.ts'
import type { SupportAct, TravelAct } from './campaign/acts.ts'
import type { CardAct, CardsAct, EffectAct, PlayAct } from './card-acts.ts'
import type { QuestionKind } from './question-kinds.ts'
import type { Section, SectionSource } from './sections.ts'

/**
 * What an answer means, by the kind of its question. Blocks, segments, crossings, dice and cards go by their ids in
 * the pack. This file says how acts are written in the log; `vocabulary.ts` reads them back, and nobody else takes
 * the text of an answer apart.
 */
export interface Acts {
  'task.keep': TaskAct
  event: PlaceAct
  'draft.take': DieAct
  'draft.remove': DieAct
  'draft.pair': PairAct
  'initial.take': DieAct
  'initial.pair': PairAct
  'card.play': PlayAct
  'card.offer': CardAct
  'card.take': CardAct
  'card.pair': CardsAct
  rating: RatingAct
  'die.claim': DieAct
  'die.offer': DieAct
  'die.place': CardAct
  'die.round': DieAct
  'landmark.cover': LandmarkAct
  effect: EffectAct
  block: BlockAct
  ferry: LandingAct
  'tourist.any': TouristAct
  'tourist.extra': TouristAct
  'tourist.repeat': TouristAct
  'correction.erase': EraseAct
  'correction.draw': SegmentAct
  draw: DrawAct
  shop: ShopAct
  tome: TomeAct
  regular: BonusAct
  bet: BetAct
  route: RouteAct
  'encounter.reroll': RerollAct
  'encounter.upgrade': UpgradeAct
  'penalty.called': BlocksAct
  'penalty.university': BlocksAct
  'penalty.riverside': TouristAct
  'penalty.numerous': GuestAct
  support: SupportAct
  'campaign.city': TravelAct
}

/** RT-SETUP-12: the task that is kept, in secret or openly. */
interface TaskAct {
  readonly task: string
  readonly openly: boolean
}

interface DieAct {
  readonly die: string
}

/** RT-SYD-11: the landmark of the round card that is covered, so the other one gains. */
interface LandmarkAct {
  readonly landmark: string
}

interface PairAct {
  readonly dice: readonly string[]
}

/** RT-DICE-4: an iconic landmark gains or loses one step. */
export interface RatingAct {
  readonly landmark: string
  readonly step: 1 | -1
}

/** RT-VEG-BET-3: a type of bet in a casino, with the number where one is predicted. */
export interface BetAct {
  readonly casino: string
  readonly bet: string
  readonly number: number | null
}

/** RT-P3-1, or RT-BON-17: one step up or down for one of the two round dice; or RT-FX-16: a correction first. */
export type BlockAct =
  | { readonly act: 'block'; readonly block: string }
  | CoordinateAct
  | { readonly act: 'correct' }

export interface CoordinateAct {
  readonly act: 'coordinate'
  readonly die: 0 | 1
  readonly step: 1 | -1
}

/** RT-SYD-18: where the tourists of a ferry land. */
interface LandingAct {
  readonly block: string
}

interface TouristAct {
  readonly type: TouristType
}

/** RT-EFG-3, RT-EFG-16: a correction may be left alone. */
type EraseAct = { readonly act: 'erase'; readonly segment: string } | { readonly act: 'none' }

interface SegmentAct {
  readonly segment: string
}

/** Phase 5: a drawing, way (c), or the end of the turn. */
export type DrawAct = Section | { readonly act: 'pass' } | { readonly act: 'end' }

/** A shop, or a regular customer who counts as one (RT-EV-23). */
export type ShopAct =
  | { readonly act: 'shop'; readonly crossing: string }
  | { readonly act: 'regular'; readonly block: string }

/** RT-EV-22: the bonus of a cafe. */
interface BonusAct {
  readonly bonus: CafeBonus
}

/** RT-EV-5, RT-EV-6: the thing of the map at which an event is marked. */
interface PlaceAct {
  readonly place: string
}

interface TomeAct {
  readonly tome: Tome
}

/** A final route by ids: for each part the crossing it starts at and its segments in order. */
export type NamedRoute = readonly { readonly start: string; readonly segments: readonly string[] }[]

interface RouteAct {
  readonly parts: NamedRoute
}

/** Encounter dice go by their places: 0, 1 and 2. */
interface RerollAct {
  readonly dice: readonly number[]
}

type UpgradeAct = { readonly act: 'upgrade'; readonly die: number } | { readonly act: 'none' }

/** A block is named once for each of its tourists (RT-ANC-CTH-5), or once to be crossed out (RT-ANC-YOG-2). */
interface BlocksAct {
  readonly blocks: readonly string[]
}

/** One tourist of one block. */
interface GuestAct {
  readonly type: TouristType
  readonly block: string
}

/** How an act stands in the log. */
export function writeAct<K extends QuestionKind>(kind: K, act: Acts[K]): Written[K] {
  return WRITERS[kind](act)
}

/** The forms of answers: a text where there is one thing to say, a list where there are several. */
type Written = {
  [K in QuestionKind]: K extends 'draft.pair' | 'initial.pair' | 'card.pair' | 'penalty.called'
    ? readonly string[]
    : K extends 'encounter.reroll'
      ? readonly number[]
      : K extends 'encounter.upgrade'
        ? string | number
        : K extends 'route'
          ? NamedRoute
          : string
}

const NONE = 'none'
const PASS = 'c'
const END = 'end'
const REFRESH = 'refresh'
const CORRECT = 'correct'

const die = (act: DieAct): string => act.die
const pair = (act: PairAct): readonly string[] => act.dice
const card = (act: CardAct): string => act.card
const tourist = (act: TouristAct): string => act.type

const WRITERS: { readonly [K in QuestionKind]: (act: Acts[K]) => Written[K] } = {
  'task.keep': ({ task, openly }) => (openly ? `${task}:open` : task),
  'draft.take': die,
  'draft.remove': die,
  'draft.pair': pair,
  'initial.take': die,
  'initial.pair': pair,
  'die.claim': die,
  'die.offer': die,
  'die.place': card,
  'die.round': die,
  'landmark.cover': ({ landmark }) => landmark,
  'card.play': (act) => {
    switch (act.act) {
      case 'card':
        return act.card
      case 'refresh':
        return REFRESH
    }
  },
  'card.offer': card,
  'card.take': card,
  'card.pair': ({ cards }) => cards,
  effect: ({ effect }) => effect,
  rating: ({ landmark, step }) => `${landmark}${step === 1 ? '+' : '-'}`,
  block: (act) => {
    switch (act.act) {
      case 'block':
        return act.block
      case 'coordinate':
        return `coord:${act.die}${act.step === 1 ? '+' : '-'}`
      case 'correct':
        return CORRECT
    }
  },
  ferry: ({ block }) => block,
  'tourist.any': tourist,
  'tourist.extra': tourist,
  'tourist.repeat': tourist,
  'correction.erase': (act) => {
    switch (act.act) {
      case 'erase':
        return act.segment
      case 'none':
        return NONE
    }
  },
  'correction.draw': ({ segment }) => segment,
  draw: (act) => {
    switch (act.act) {
      case 'section':
        return act.text
      case 'pass':
        return PASS
      case 'end':
        return END
    }
  },
  event: ({ place }) => place,
  shop: (act) => {
    switch (act.act) {
      case 'shop':
        return act.crossing
      case 'regular':
        return act.block
    }
  },
  regular: ({ bonus }) => bonus,
  tome: ({ tome }) => tome,
  bet: ({ casino, bet, number }) => `${casino}:${bet}${number === null ? '' : `:${number}`}`,
  route: ({ parts }) => parts,
  'encounter.reroll': ({ dice }) => dice,
  'encounter.upgrade': (act) => {
    switch (act.act) {
      case 'upgrade':
        return act.die
      case 'none':
        return NONE
    }
  },
  'penalty.called': ({ blocks }) => blocks,
  'penalty.university': ({ blocks }) => blocks.join('+'),
  'penalty.riverside': tourist,
  'penalty.numerous': ({ type, block }) => `${type}:${block}`,
  support: ({ bonus }) => bonus,
  'campaign.city': ({ city }) => city,
}

/** `a:h10+h20`: where a drawing comes from, and its segments in the order of the city. */
export function sectionText(source: SectionSource, ids: readonly string[]): string {
  return `${source}:${ids.join('+')}`
}

/** Where a drawing comes from, and the two answers that draw nothing. */
export const DRAW_GROUPS = ['a', 'long', 'b', PASS, 'segment', 'diagonal', END] as const
export type DrawGroup = (typeof DRAW_GROUPS)[number]

export function drawGroupOf(act: DrawAct): DrawGroup {
  switch (act.act) {
    case 'section':
      return act.source
    case 'pass':
      return PASS
    case 'end':
      return END
  }
}

/** An act together with the kind of its question, for those who meet answers of every kind. */
export type Answer = { [K in QuestionKind]: { readonly kind: K; readonly act: Acts[K] } }[QuestionKind]
