import type { Who } from '@curio/ui/game-text'
import type { Forms, Language } from '@curio/ui/language'
import type { CafeBonus } from '../content/booklet/terms.ts'
import type { EffectSymbol, Tome, TouristType } from '../content/pack.ts'
import type { DrawGroup } from '../rules/acts.ts'
import type { RouteFault } from '../rules/final-route.ts'
import type { PlayedType } from '../rules/played.ts'
import type { QuestionKind } from '../rules/question-kinds.ts'
import type { PointSource } from '../rules/scoring.ts'
import type { ShownFlag } from '../rules/shown.ts'
import type { Phase, Zone } from '../rules/state.ts'

/** What a segment may lead to. */
const PLACES = [
  'shop',
  'visitedShop',
  'gate',
  'terrifying',
  'task',
  'terrifyingTask',
  'cafe',
  'visitedCafe',
  'airport',
  'greenCrossing',
  'pier',
  'iconic',
] as const
export type Place = (typeof PLACES)[number]

/** How a game can end, by the word of its outcome. */
export const ENDINGS = [
  'points',
  'tie-break',
  'shared',
  'nobody',
  'challenge-met',
  'challenge-missed',
  'eliminated',
] as const
type EndingKind = (typeof ENDINGS)[number]

/** What others can be waited for to decide. */
const DECIDING = [
  'task',
  'take',
  'remove',
  'dice',
  'coordinates',
  'turn',
  'route',
  'encounter',
  'support',
  'campaign.city',
] as const
export type Deciding = (typeof DECIDING)[number]

/** Who decides something: several, the reader alone, or one other player. */
export interface Deciders {
  readonly names: string
  readonly many: boolean
  readonly you: boolean
}

/** What a prompt may need to know, in words where it has words. */
export interface Situation {
  readonly seats: number
  /** 1 or 2: the cell of the dice card that is filled next. */
  readonly cell: number
  /** How many dice were put aside in this draft. */
  readonly removed: number
  /** RT-SYD-7: how many dice the neighbours have taken in this round, and how many they have offered. */
  readonly claimed: number
  readonly offered: number
  /** RT-CAMP-8: how many support bonuses the asked player has taken after this game. */
  readonly supports: number
  readonly numbers: readonly number[]
  readonly block: string
  /** RT-P3-5: no candidate is empty. */
  readonly fallback: boolean
  /** A way of drawing has been used. */
  readonly wayUsed: boolean
  /** What can be drawn now. */
  readonly canDraw: Readonly<Record<'pair' | 'single' | 'bonus', boolean>>
  /** The encounter dice. */
  readonly dice: string
  readonly madness: number
  /** The highest number that fails; 0 when none does. */
  readonly failing: number
  /** The starting event that is marked, and whose board it is where it is not the asked player's. */
  readonly event: string
  readonly owner: string | null
  /** How many tourists of which type the Call takes. */
  readonly called: { readonly count: number; readonly words: string }
}

/** Words of the screen that belong to no sentence. */
const LABELS = [
  'round',
  'shop',
  'effects',
  'bonuses',
  'tomes',
  'task',
  'call',
  'ancient',
  'score',
  'total',
  'madness',
  'lead',
  'thinking',
  'youThinking',
  'ready',
  'none',
  'challenge',
  'onRoute',
  'offRoute',
  'place',
  'eliminated',
] as const
type Label = (typeof LABELS)[number]

/** Everything that is said about Route, in one language. Arguments are words already, except numbers. */
export interface Words {
  readonly language: Language
  readonly quoted: (name: string) => string
  /** The name of a seat whose player has none. */
  readonly player: (number: number) => string
  /** The reader, within a list of players. */
  readonly you: string

  readonly points: Forms
  readonly segments: Forms
  readonly allTourists: Forms
  readonly tourists: Readonly<Record<TouristType, Forms>>
  readonly blockTypes: Readonly<Record<PlayedType, string>>
  readonly dice: Readonly<Record<TouristType | 'effect', string>>
  readonly diceShort: Readonly<Record<TouristType | 'effect', string>>
  readonly symbols: Readonly<Record<EffectSymbol, string>>
  readonly bonuses: Readonly<Record<CafeBonus, string>>
  readonly bonusEffects: Readonly<Record<CafeBonus, string>>
  readonly tomes: Readonly<Record<Tome, string>>
  readonly tomeEffects: Readonly<Record<Tome, string>>
  readonly tomeCard: string
  readonly roadFlags: Readonly<Record<ShownFlag, string>>
  readonly places: Readonly<Record<Place, string>>
  readonly diagonal: string
  readonly crossing: (id: string) => string
  readonly streets: StreetWords

  readonly phases: Readonly<Record<Phase, string>>
  readonly zones: Readonly<Record<Zone, string>>
  readonly sources: Readonly<Record<PointSource, string>>
  readonly labels: Readonly<Record<Label, string>>

  readonly prompts: Readonly<Record<QuestionKind, (situation: Situation) => string>>
  readonly help: Readonly<Record<QuestionKind, string>>
  readonly drawGroups: Readonly<Record<DrawGroup, string>>
  /** The reader is asked without a name. */
  readonly asked: (who: Who, what: string) => string
  readonly waitingFor: (who: string, many: boolean) => string
  /** Who decides, and what: its kind is public, the answer may not be. */
  readonly deciding: Readonly<Record<Deciding, (who: Deciders) => string>>
  readonly gameOver: string

  readonly options: OptionWords
  readonly log: LogWords
  readonly endings: Readonly<Record<EndingKind, (facts: EndingFacts) => string>>
  readonly lost: (who: Who) => string
  readonly challenge: (level: string, points: string, second: string) => string
  readonly notOffered: string
  readonly routeFaults: Readonly<Record<RouteFault['fault'], string>>
  readonly routeFaultAt: (fault: string, part: number, segment: number) => string
}

/** Where roads and crossings lie, told by the blocks around them. */
export interface StreetWords {
  readonly between: (one: string, other: string) => string
  /** On one side of the only block along it. */
  readonly beside: (side: 'N' | 'E' | 'S' | 'W', block: string) => string
  readonly at: (block: string) => string
  /** Where roads meet inside the map; at the water a crossing may have one block only. */
  readonly corner: (one: string, other: string | null) => string
  /** Where a road meets the edge of the map. */
  readonly edge: (side: 'N' | 'E' | 'S' | 'W', one: string, other: string | null) => string
  readonly diagonal: (block: string, falling: boolean) => string
  readonly crossing: (where: string) => string
  readonly deadEnd: (where: string) => string
  readonly shop: (where: string) => string
  readonly canal: string
  readonly leadsTo: (places: string) => string
  /** What a segment leads to, as `leadsTo` needs the word. */
  readonly to: Readonly<Record<Place, string>>
}

/** Labels of answers that are not things of the city. */
export interface OptionWords {
  readonly taskSecretly: (task: string) => string
  readonly taskOpenly: (task: string) => string
  readonly coordinate: (die: string, from: number, to: number) => string
  readonly noCorrection: string
  readonly correctFirst: string
  readonly pairLeads: (dice: string, blocks: string) => string
  readonly either: (blocks: readonly string[]) => string
  /** One die of a pair is chosen; what each other one would make of it. */
  readonly pairHalf: (die: string, leads: string) => string
  readonly encounterDie: (place: number, number: number) => string
  readonly rerollNone: string
  readonly reroll: (dice: string) => string
  readonly upgradeNone: string
  readonly upgrade: (from: number, to: number) => string
  /** Without madness where nobody can have any. */
  readonly keepRoute: (segments: string, points: string, madness: number | null) => string
  readonly eraseFrom: (blocks: string) => string
}

/** Lines of the log; the first argument of most is the player. */
export interface LogWords {
  readonly setup: (ancient: string, dark: string, light: string, first: Who | null) => string
  readonly call: (who: Who, call: string) => string
  readonly tasksDealt: (who: Who, tasks: string | null) => string
  readonly taskKept: (who: Who, task: string | null) => string
  readonly taskShown: (who: Who, task: string) => string
  readonly taskRevealed: (who: Who, task: string) => string
  readonly round: (round: number, lead: Who | null, card: string) => string
  readonly roll: (dice: string) => string
  readonly draftTake: (who: Who, die: string) => string
  readonly draftRemove: (who: Who, die: string) => string
  readonly draftPair: (who: Who, dice: string) => string
  readonly initialTake: (who: Who, die: string) => string
  readonly turn: (who: Who, deeds: string) => string
  readonly turnCoordinate: (die: string, to: number) => string
  readonly turnBlock: (block: string, fallback: boolean) => string
  readonly turnLanding: (block: string) => string
  readonly turnCorrection: (erased: string, drawn: string) => string
  readonly turnTourists: (tourists: string) => string
  readonly turnDraw: (group: DrawGroup, segments: string, count: number) => string
  readonly turnNothingDrawn: string
  readonly turnCafe: (cafe: string, bonus: string) => string
  readonly turnBet: (casino: string) => string
  readonly turnRegular: (block: string, bonus: string, tome: string | null) => string
  readonly turnShop: (shop: string, card: string, tome: string | null) => string
  readonly route: (who: Who, segments: string, madness: number | null) => string
  readonly encounterRoll: (who: Who, dice: string, call: string | null) => string
  readonly callShown: (who: Who, call: string) => string
  readonly encounterTome: (who: Who, tome: string, dice: string) => string
  readonly encounterResult: (who: Who, successes: number, failures: number) => string
  readonly encounterLost: (who: Who) => string
  /** `taken` is null where the match is too old to tell what was taken. */
  readonly encounterPenalty: (who: Who, ancient: string, taken: string | null, left: string) => string
  readonly takenFrom: (tourists: string, block: string) => string
  readonly crossedOut: (blocks: string) => string
  readonly nothingTaken: string
  readonly encounterReward: (who: Who, ancient: string, points: string) => string
}

interface EndingFacts {
  /** Everybody who won. */
  readonly winners: string
  /** The reader won alone. */
  readonly you: boolean
  readonly many: boolean
  readonly teams: boolean
  readonly points: string
  /** What the encounter gave; null where there is none. */
  readonly encounter: string | null
  /** What a solo challenge asks for besides points, as far as it was reached. */
  readonly second: string
  /** Of the solo challenge. */
  readonly level: string
}
