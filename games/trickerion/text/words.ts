import type { Who } from '@curio/ui/game-text'
import type { Forms, Language } from '@curio/ui/language'
import type { Die } from '../content/pack.ts'
import type {
  CharacterKind,
  Component,
  Day,
  Location,
  PricedAction,
  School,
  Suit,
  Target,
  Tier,
} from '../content/vocabulary.ts'
import type { Wording } from '../effects/effect.ts'
import type { QuestionKind } from '../rules/acts.ts'
import type { Cause, Expense } from '../rules/notes.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Direction, FameSource, Phase } from '../rules/state.ts'

/** What options of a turn are about, in the order of the list. */
export type OptionGroup =
  | 'placing'
  | 'idle'
  | 'plan'
  | 'downtown'
  | 'marketRow'
  | 'workshop'
  | 'theater'
  | 'darkAlley'
  | 'special'
  | 'giveUp'
  | 'end'

/** What is counted; Russian has these words after verbs: получить 1 монету. */
type Counted = 'fame' | 'coins' | 'shards' | 'ap' | 'markers' | 'links' | 'cards' | 'tokens' | 'draws'

/** A location in the cases a sentence needs. */
interface LocationWords {
  readonly name: string
  /** Where somebody stands: в центре. */
  readonly at: string
  /** Where somebody goes: в центр. */
  readonly to: string
}

/** A sort of character, also as the object of a verb: нанять ученика. */
interface CharacterWords {
  readonly name: string
  readonly whom: string
}

/** Everything that is said about Trickerion, in one language. Arguments are words already, except numbers. */
export interface Words {
  readonly language: Language
  readonly quoted: (name: string) => string
  /** The reader, within a list of players. */
  readonly you: string
  /** The name of a seat whose player has none. */
  readonly player: (number: number) => string
  readonly counts: Readonly<Record<Counted, Forms>>
  /** What the words of effects count, by itself: 1 монета. */
  readonly effectCounts: Readonly<Record<Parameters<Wording['counted']>[1], Forms>>

  readonly schools: Readonly<Record<School, string>>
  readonly suits: Readonly<Record<Suit, string>>
  readonly level: (level: number) => string
  readonly components: Readonly<Record<Component, string>>
  readonly tiers: Readonly<Record<Tier, string>>
  /** Some tokens of one kind. */
  readonly load: (component: string, count: number, onManagerBoard: boolean) => string
  readonly characters: Readonly<Record<CharacterKind, CharacterWords>>
  readonly apprentice: (number: number) => CharacterWords
  /** All characters of a sort. */
  readonly everybody: Readonly<Record<CharacterKind, string>>
  readonly locations: Readonly<Record<Location, LocationWords>>
  readonly days: Readonly<Record<Day, string>>
  /** A slot of a location by its modifier. */
  readonly slot: (location: string, modifier: string) => string
  readonly backstage: (day: string, modifier: string) => string
  readonly stage: (day: string) => string
  readonly dice: Readonly<Record<Die['place'], string>>
  readonly anySchool: string
  readonly blank: string
  readonly phases: Readonly<Record<Phase, string>>
  readonly directions: Readonly<Record<Direction, string>>
  readonly actions: Readonly<Record<PricedAction | 'prepare' | 'perform' | 'enhance', string>>
  readonly targets: Readonly<Record<Target, string>>
  /** The third card of the Riverside. */
  readonly performance: (theater: string, number: number) => string
  readonly sources: Readonly<Record<FameSource, string>>

  readonly things: ThingWords
  readonly prompts: Readonly<Record<QuestionKind, (situation: Situation) => string>>
  readonly help: Readonly<Record<QuestionKind, string>>
  /** The reader is asked without a name. */
  readonly asked: (who: Who, what: string) => string
  readonly waitingFor: (who: string, many: boolean) => string
  /** What players do in a phase; `you`: the reader is one of them. */
  readonly deciding: (who: string, are: 'you' | 'one' | 'many', phase: Phase) => string
  readonly gameOver: string
  readonly groups: Readonly<Record<OptionGroup, string>>
  readonly options: OptionWords
  readonly log: LogWords
  readonly milestone: (round: number) => string
  /** Why something is forbidden, as a sentence. */
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: {
    readonly fame: (facts: EndingFacts) => string
    readonly turnOrder: (facts: EndingFacts) => string
  }
}

/** Things of the pack, told in words. */
export interface ThingWords {
  readonly trick: (facts: {
    readonly name: string
    readonly school: string
    readonly level: string
    readonly needs: string
    readonly ap: string
    readonly markers: string
    readonly yields: string
    readonly end: string | null
  }) => string
  readonly special: (name: string, location: string, action: string, effect: string) => string
  readonly prophecy: (name: string, effect: string) => string
  readonly magician: (name: string, school: string, ability: string, effect: string) => string
  readonly show: (name: string, slots: number, bonus: string) => string
  readonly nothing: string
}

/** What a prompt may need to know, in words where it has words. */
export interface Situation {
  /** The place where action points are spent. */
  readonly at: string
  readonly ap: string
  readonly character: string
  readonly price: string
  readonly fame: string
  /** Coins that components may be worth. */
  readonly worth: string
  /** How many must be kept or picked. */
  readonly count: string
  readonly day: string
  /** Whoever is on stage. */
  readonly opponent: string
  readonly special: string
  readonly allAssigned: boolean
  readonly isReady: boolean
}

/** Labels of answers. */
export interface OptionWords {
  readonly none: string
  readonly magician: (name: string, school: string) => string
  readonly components: (loads: string) => string
  readonly noComponents: string
  readonly startTrick: (trick: string, suit: string) => string
  readonly deck: (location: string) => string
  readonly giveBack: string
  readonly returnTrick: (trick: string) => string
  readonly returnComponent: (component: string) => string
  readonly advertise: (price: string, fame: string) => string
  readonly noPoster: string
  readonly assign: (character: string, card: string) => string
  readonly takeBack: (character: string) => string
  readonly ready: string
  readonly place: (character: string, slot: string, extras: string | null) => string
  readonly extras: {
    readonly shard: string
    readonly boost: string
    readonly effect: string
    readonly copy: (special: string) => string
  }
  readonly makeIdle: (whom: string) => string
  readonly endTurn: string
  readonly bySpecial: (what: string) => string
  readonly hire: (whom: string, die: number) => string
  readonly learn: (trick: string, suit: string, engineer: boolean, die: number) => string
  readonly takeCoins: (coins: string, die: number) => string
  readonly reroll: (place: string, die: number, face: string) => string
  readonly setDie: (place: string, die: number, face: string) => string
  readonly buy: (loads: string, bargain: string | null) => string
  readonly order: (component: string, slot: number) => string
  readonly orderBeside: (component: string) => string
  readonly quickOrder: (component: string) => string
  readonly prepare: (trick: string) => string
  readonly moveTrick: (trick: string, swapped: string | null) => string
  readonly moveComponents: (component: string, swapped: string | null) => string
  readonly moveApprentice: (whom: string) => string
  readonly setUp: (trick: string, spot: string) => string
  readonly pile: (trick: string, spot: string, markers: string) => string
  readonly spot: (card: string, place: string, direction: string | null) => string
  readonly beside: string
  /** A place of a performance card by row and column, both from 1. */
  readonly place2d: (row: number, column: number) => string
  readonly reschedule: (trick: string, from: string, spot: string) => string
  readonly takeOff: (trick: string, from: string) => string
  readonly draw: (decks: string) => string
  readonly fortune: string
  readonly weaveFate: (prophecy: string) => string
  readonly point: string
  readonly effect: string
  readonly copy: (special: string) => string
  readonly end: string
  /** For how many links Fame is taken, and for how many coins. */
  readonly linkPay: (fame: string | null, coins: string | null) => string
  readonly perform: (card: string) => string
  readonly noPerformance: string
  readonly takeYield: (amount: string) => string
  readonly home: Readonly<Record<'board' | 'assistant', string>>
  readonly possess: (card: string) => string
  readonly steal: (own: string, foreign: string) => string
  readonly swapCards: (one: string, other: string) => string
  readonly keepMarker: (trick: string) => string
  readonly premiere: (trick: string, what: 'fame' | 'coins' | 'shards', place: string | null) => string
  readonly applyEffect: string
  readonly otherTrick: (trick: string) => string
  readonly stageIt: (spot: string) => string
  readonly assignNow: (card: string) => string
  readonly stall: (taken: string, replaced: string) => string
  readonly nothingPicked: string
}

/** Lines of the log. */
export interface LogWords {
  readonly selection: (players: string) => string
  readonly magician: (who: Who, name: string, school: string) => string
  readonly startComponents: Readonly<
    Record<'start' | 'manager' | 'quickGame', (who: Who, loads: string) => string>
  >
  readonly startTrick: (who: Who, trick: string, engineer: boolean) => string
  readonly startSpecialist: (who: Who, whom: string) => string
  readonly startPrepared: (who: Who, trick: string, markers: string) => string
  readonly startRow: (cards: string) => string
  readonly startSpecial: (who: Who, deck: string, special: string | null) => string
  readonly prophecies: (active: string | null, pending: string) => string
  readonly round: (round: number, isLast: boolean) => string
  readonly phase: (phase: string) => string
  readonly dice: (faces: string) => string
  readonly order: (players: string) => string
  readonly advertised: (who: Who, coins: string, fame: string) => string
  readonly notAdvertised: (who: Who) => string
  readonly assigned: (who: Who, character: string, card: string | null) => string
  readonly takenBack: (who: Who, character: string) => string
  readonly ready: (who: Who) => string
  readonly revealed: (plans: string) => string
  readonly plan: (who: Who, sent: string) => string
  readonly planned: (character: string, card: string) => string
  readonly turn: (who: Who) => string
  /** On stage there are no action points. */
  readonly placed: (who: Who, whom: string, slot: string, ap: string | null, extras: string | null) => string
  readonly idle: (who: Who, whom: string) => string
  readonly placementEnded: (who: Who, lost: string | null) => string
  readonly point: (who: Who, special: string) => string
  readonly copied: (who: Who, special: string, from: string) => string
  readonly special: (who: Who, special: string) => string
  readonly ability: (who: Who, ability: string) => string
  readonly gained: (who: Who, amount: string, why: string) => string
  readonly paid: (who: Who, amount: string, why: string) => string
  readonly gainedFor: Readonly<Record<Cause, string>>
  readonly paidFor: Readonly<Record<Expense, string>>
  readonly hired: (who: Who, whom: string) => string
  readonly learned: (who: Who, trick: string, coins: string | null) => string
  readonly tookCoins: (who: Who, coins: string) => string
  readonly rerolled: (who: Who, place: string, face: string) => string
  readonly setDie: (who: Who, place: string, face: string) => string
  readonly returnedTrick: (who: Who, trick: string) => string
  readonly returnedComponent: (who: Who, component: string) => string
  readonly bought: (who: Who, loads: string, price: string | null, bargain: string | null) => string
  readonly ordered: (who: Who, component: string, slot: number | null) => string
  readonly quickOrdered: (who: Who, component: string, removed: string | null) => string
  readonly prepared: (who: Who, trick: string, markers: string) => string
  readonly movedTrick: (who: Who, trick: string, swapped: string | null) => string
  readonly movedComponents: (who: Who, component: string, swapped: string | null) => string
  readonly movedApprentice: (who: Who, whom: string) => string
  readonly setUp: (who: Who, trick: string, spot: string, links: string | null) => string
  readonly rescheduled: (who: Who, trick: string, from: string, spot: string, owner: string | null) => string
  readonly markersHome: Readonly<Record<'performed' | 'discarded', (who: Who, trick: string) => string>>
  readonly takenOff: (who: Who, trick: string, amount: string) => string
  readonly swappedCards: (who: Who, one: string, other: string) => string
  readonly addedMarkers: (who: Who, trick: string, markers: string) => string
  readonly staged: (who: Who, trick: string, spot: string) => string
  readonly enhancedTrick: (who: Who, trick: string, amount: string) => string
  readonly gaveComponents: (who: Who, loads: string) => string
  readonly gotComponents: (who: Who, loads: string) => string
  readonly restocked: (who: Who, component: string) => string
  readonly promoted: (who: Who, specialist: string) => string
  readonly linked: (who: Who, links: string, amount: string) => string
  readonly drew: (who: Who, decks: string, specials: string | null) => string
  readonly kept: (who: Who, cards: string, specials: string | null) => string
  readonly fortune: (who: Who, pending: string) => string
  readonly prophecy: (active: string | null, pending: string) => string
  readonly noProphecy: string
  readonly day: (day: string, who: Who | null) => string
  readonly notPerformed: (who: Who, day: string) => string
  readonly performed: (who: Who, day: string, card: string, paid: string) => string
  /** What one trick of a show paid to its owner. */
  readonly paidTrick: (owner: Who, trick: string, amount: string | null) => string
  readonly performerBonus: (amount: string) => string
  readonly wages: (who: Who, due: string, lost: string | null) => string
  readonly noWages: (who: Who) => string
  readonly returned: string
  readonly joined: (who: Who, whom: string) => string
  readonly market: (stall: string, arrived: string | null) => string
  readonly row: (laid: string | null, discarded: string | null) => string
  readonly discardedSpecials: (who: Who, specials: string) => string
  readonly scored: (who: Who, source: string, fame: string) => string
}

interface EndingFacts {
  readonly winner: string
  /** The reader won. */
  readonly you: boolean
  readonly fame: string
}
