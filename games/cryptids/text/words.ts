import type { Who } from '@curio/ui/game-text'
import type { Forms, Language } from '@curio/ui/language'
import type { CryptidCard } from '../content/pack.ts'
import type { TerrainSymbol } from '../content/shape.ts'
import type {
  CatchCategory,
  DieBonus,
  Habitat,
  LowerAction,
  Pair,
  RegionLetter,
  Skill,
  Terrain,
  TrackingResult,
  UpperAction,
  WolpertingerFace,
} from '../content/vocabulary.ts'
import type { Ability } from '../effects/index.ts'
import type { QuestionKind } from '../rules/acts.ts'
import type { Face } from '../rules/content.ts'
import type { GainCause, PoacherReason } from '../rules/notes.ts'
import type { CryptidsOptions } from '../rules/options.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Source } from '../rules/scoring.ts'
import type { Direction, Phase } from '../rules/state.ts'
import type { Shape } from './notation.ts'

type Kind = CryptidCard['kind']

/** What options of a turn are about, in the order of the list. */
export type OptionGroup =
  | 'movement'
  | 'action'
  | 'skill'
  | 'step'
  | 'learning'
  | 'market'
  | 'coins'
  | 'bids'
  | 'tokens'
  | 'end'

/** How a game can end; `rank` stands for all ranks of solo. */
type Ending = 'points' | 'tie-break' | 'shared' | 'rank' | 'lost-contract' | 'lost-five'

/** What decides between equal scores, in this order (CR-TIE-1). */
export const TIE_BREAKS = ['found', 'relocated', 'wealth'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** An evidence in the cases a sentence needs. */
interface EvidenceWords {
  readonly name: string
  /** Whom or what: собрать жертву, купить кости. */
  readonly taken: string
}

/** What is counted; `paid` and `upTo` are cases of Russian. */
type Counted =
  | 'points'
  | 'coins'
  | 'paidCoins'
  | 'experience'
  | 'rumours'
  | 'evidence'
  | 'cells'
  | 'steps'
  | 'tokens'
  | 'tiles'
  | 'upToCards'
  | 'upToSkills'
  | 'dice'

interface Explained {
  readonly label: string
  readonly help: string
}

/** Everything that is said about Cryptids, in one language. Arguments are words already, except numbers. */
export interface Words {
  readonly language: Language
  readonly quoted: (name: string) => string
  /** The reader, within a list of players. */
  readonly you: string
  /** The name of a seat whose player has none. */
  readonly player: (number: number) => string
  /** Whom one finds, tracks or catches, by the name of the pack. */
  readonly whom: (cryptid: string) => string
  readonly turned: readonly string[]
  readonly counts: Readonly<Record<Counted, Forms>>

  readonly evidence: Readonly<Record<Face, EvidenceWords>>
  /** An evidence mark that waits for a token. */
  readonly unknown: string
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly habitats: Readonly<Record<Habitat, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly regions: Readonly<Record<RegionLetter, string>>
  readonly level: (level: number) => string
  readonly shapes: Readonly<Record<Shape, string>>
  readonly symbols: Readonly<Record<TerrainSymbol, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly skillEffects: Readonly<Record<Skill, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly helperDie: (bonus: DieBonus, n: number) => string
  readonly tracking: Readonly<Record<TrackingResult, string>>
  readonly wolpertinger: Readonly<Record<WolpertingerFace, Explained>>
  readonly newGame: Readonly<Record<keyof CryptidsOptions, Explained>>
  readonly modes: Readonly<Record<'table' | 'solo', Explained>>

  readonly things: ThingWords
  /** When the ability of a card comes. */
  readonly triggers: Readonly<Record<Ability['trigger'], string>>
  /** On the face of a card. */
  readonly briefTriggers: Readonly<Record<Ability['trigger'], string>>
  readonly poacher: PoacherWords
  readonly prompts: Readonly<Record<QuestionKind, (situation: Situation) => string>>
  readonly help: Readonly<Record<QuestionKind, string>>
  /** The reader is asked without a name. */
  readonly asked: (who: Who, what: string) => string
  readonly waitingFor: (who: string, many: boolean) => string
  /** Who decides, and in which phase; or that it is about an attempt to track. */
  readonly deciding: (who: string, many: boolean, phase: string) => string
  readonly tracks: (who: string, card: string) => string
  readonly gameOver: string
  readonly groups: Readonly<Record<OptionGroup, string>>
  readonly options: OptionWords
  readonly log: LogWords
  readonly milestone: (round: number, phase: Phase, final: boolean) => string
  readonly endings: Readonly<Record<Ending, (facts: EndingFacts) => string>>
  readonly reasons: Readonly<Record<Reason, (facts: ReasonFacts) => string>>
}

/** Things of the pack, told in words. */
export interface ThingWords {
  readonly contract: (type: 'A' | 'B' | 'C', name: string) => string
  readonly requestRegion: (letter: RegionLetter) => string
  readonly requestKind: (kind: Kind) => string
  readonly dossier: (facts: DossierFacts) => string
  readonly active: (skill: string, effect: string, price: string) => string
  readonly passive: (skill: string, effect: string, price: string) => string
  readonly fromStart: string
}

interface DossierFacts {
  readonly name: string
  readonly caption: string
  readonly level: string
  readonly place: string
  readonly evidence: string
  readonly habitat: string
  readonly kind: string
  readonly found: string
  readonly relocated: string
  readonly ability: string | null
}

/** The Poacher's cards and what he does. */
export interface PoacherWords {
  readonly card: (number: number) => string
  readonly upper: Readonly<Record<UpperAction, string>>
  readonly lower: Readonly<Record<LowerAction, string>>
  readonly categories: Readonly<Record<CatchCategory, string>>
  readonly caughtAs: Readonly<Record<CatchCategory, string>>
  readonly reasons: Readonly<Record<Exclude<PoacherReason, 'done'>, string>>
  readonly moves: Readonly<Record<'above' | 'below', string>>
  readonly upperRow: (evidence: string) => string
  readonly lowerRow: Readonly<Record<'above' | 'below', string>>
  readonly regions: (letters: string) => string
  readonly cryptids: (categories: string) => string
  readonly terrain: (terrain: string) => string
  readonly inOrder: (row: string, actions: string) => string

  readonly revealed: (card: string) => string
  readonly row: (row: string, actions: string) => string
  readonly done: (action: string) => string
  readonly notDone: (action: string, why: string) => string
  readonly tookOnMap: (face: string, place: string, candidates: string | null) => string
  readonly tookOnMarket: (face: string, slot: number, candidates: number) => string
  readonly caught: (whom: string, category: string, spent: string, candidates: string | null) => string
  readonly die: (die: string) => string
  readonly dieGained: string
  readonly moved: (from: number, to: number) => string
  readonly stays: (row: number) => string
  readonly idle: string
  readonly ended: (row: number) => string
  readonly lost: Readonly<Record<'contract' | 'five', string>>
}

/** What a prompt may need to know, in words where it has words. */
export interface Situation {
  readonly terrain: string
  readonly movementLeft: boolean
  readonly actionLeft: boolean
  /** The cryptid that is tracked or placed. */
  readonly cryptid: string
  /** Where its tile lies. */
  readonly ground: string
  readonly dice: string
  readonly canReroll: boolean
  readonly canUseLuck: boolean
  readonly noBids: boolean
  /** How many may be picked at most. */
  readonly max: number
  /** Why the map is refreshed. */
  readonly refresh: 'automatic' | 'poacher' | 'own'
  readonly mapTarget: number
  readonly moved: Direction | null
  /** CR-HELP-2: where the mandatory step can go. */
  readonly canGoUp: boolean
  readonly canGoDown: boolean
  /** CR-BID-4. */
  readonly mustBid: boolean
  /** CR-HELP-4. */
  readonly mustLeaveTop: boolean
}

/** Labels of answers. */
export interface OptionWords {
  readonly by: Readonly<Record<'movement' | 'action', string>>
  readonly acted: (by: string, what: string) => string
  readonly none: string
  readonly end: string
  readonly endTrade: string
  readonly stay: string
  readonly go: (place: string, steps: string) => string
  readonly goOn: (place: string, steps: string) => string
  readonly collect: (taken: string, place: string) => string
  readonly find: (whom: string, cover: string) => string
  readonly tryToFind: (whom: string, cover: string, percent: number) => string
  readonly dieFor: (evidence: string) => string
  readonly pairFor: (pair: Pair, evidence: string) => string
  readonly pair: Readonly<Record<Pair, string>>
  readonly relocate: (whom: string) => string
  readonly request: (request: string, cards: string) => string
  readonly refresh: string
  readonly search: (rumours: string) => string
  readonly cashCoins: (coins: string) => string
  readonly cashEvidence: string
  readonly bid: (whom: string) => string
  readonly rebid: (from: string, to: string) => string
  readonly up: (row: number) => string
  readonly down: (row: number) => string
  readonly withDie: (step: string, number: number, bonus: string) => string
  readonly withoutDie: (step: string) => string
  readonly learn: (skill: string, price: string | null) => string
  readonly restore: (skill: string, price: string) => string
  readonly pay: (direction: Direction, row: number, price: string) => string
  readonly market: (price: string) => string
  readonly replace: (card: string, price: string) => string
  readonly replaceToo: (card: string) => string
  readonly buy: (taken: string, price: string, slot: number) => string
  readonly sell: (taken: string, price: string) => string
  readonly sellInto: (said: string, removed: string, slot: number) => string
  readonly swap: (given: string, taken: string, slot: number) => string
  readonly swapGains: (said: string, coins: string) => string
  readonly swapPays: (said: string, coins: string) => string
  readonly swapEven: (said: string) => string
  readonly marketSlot: (slot: number, face: string) => string
  readonly die: (number: number, result: string) => string
  readonly reroll: Readonly<Record<'second' | 'token', (dice: string) => string>>
  readonly luck: string
  readonly fail: string
  readonly lose: (evidence: string) => string
  readonly first: (card: string) => string
  readonly helperSteps: (direction: Direction, steps: string, row: number) => string
  readonly noSteps: string
  readonly noBonus: string
  readonly refreshNow: string
  readonly tileAt: (tile: string, spot: string) => string
  readonly spot: (cell: string, turned: string) => string
  readonly covers: (spot: string, symbols: string) => string
  readonly exchange: (given: string, taken: string) => string
  readonly nothingPicked: string
}

/** Lines of the log; the first argument of most is the player. */
export interface LogWords {
  readonly setup: (order: string, common: string | null, requests: string) => string
  readonly contracts: (who: Who, contracts: string | null) => string
  readonly city: (who: Who, city: string) => string
  readonly phase: (phase: Phase, round: number, final: boolean) => string
  readonly dice: (who: Who, faces: string) => string
  readonly turn: (who: Who, phase: Phase) => string
  readonly turnEnded: (who: Who, row: number) => string
  readonly laid: (each: string) => string
  readonly nothingLaid: string
  readonly market: Readonly<
    Record<'setup' | 'refilled' | 'refreshed' | 'replaced', (faces: string) => string>
  >
  readonly emptySlot: string
  readonly bagRefilled: (tokens: string) => string
  readonly bought: (who: Who, taken: string, price: string) => string
  readonly sold: (who: Who, taken: string, price: string, removed: string | null) => string
  readonly swapped: (who: Who, given: string, taken: string, difference: string) => string
  readonly swapEven: string
  readonly swapGains: (who: Who, coins: string) => string
  readonly swapPays: (who: Who, coins: string) => string
  readonly marketPaid: (who: Who, price: string) => string
  readonly revealed: (card: string, level: string, place: string, evidence: string) => string
  readonly markFilled: (card: string, place: string, evidence: string) => string
  readonly placeUnknown: string
  readonly slotEmpty: (slot: number) => string
  readonly deckReshuffled: (level: string) => string
  readonly replaced: (who: Who, card: string, price: string | null) => string
  readonly bid: (who: Who, whom: string) => string
  readonly rebid: (who: Who, from: string, whom: string) => string
  readonly bidsReturned: (card: string, owners: readonly Who[]) => string
  readonly moved: Readonly<
    Record<
      'movement' | 'planeTicket' | 'action' | 'skill' | 'ability',
      (who: Who, from: string, to: string) => string
    >
  >
  readonly stayed: (who: Who) => string
  readonly by: Readonly<Record<'action' | 'skill' | 'ability', string>>
  readonly collected: (who: Who, taken: string, place: string, by: string) => string
  readonly tracked: (who: Who, whom: string, cover: string, by: string) => string
  readonly coverDice: (dice: string) => string
  readonly rolled: Readonly<Record<'attempt' | 'secondChance' | 'token', (who: Who, dice: string) => string>>
  readonly luck: (who: Who) => string
  readonly found: (who: Who, whom: string, place: string, spent: string) => string
  readonly failed: (who: Who, card: string, lost: string, kept: boolean) => string
  readonly relocated: (who: Who, whom: string, spot: string, by: string) => string
  readonly request: (who: Who, request: string, cards: string, by: string) => string
  readonly tileLost: (card: string) => string
  readonly refresh: Readonly<
    Record<'action' | 'ability' | 'automatic' | 'poacher', (who: Who, removed: string | null) => string>
  >
  readonly searched: (who: Who, city: string, token: string, spent: string, by: string) => string
  readonly cashed: (who: Who, token: string) => string
  readonly gained: (who: Who, what: string, why: string) => string
  readonly drew: (who: Who, faces: string, why: string) => string
  readonly why: Readonly<Record<GainCause, string>>
  readonly restored: (who: Who, skills: string, price: string | null) => string
  readonly learned: (who: Who, skill: string, price: string | null) => string
  readonly helper: (who: Who, from: number, to: number, why: string) => string
  readonly helperWhy: Readonly<Record<'mandatory' | 'paid' | 'refresh' | 'symbol' | 'ability', string>>
  readonly die: (who: Who, bonus: string) => string
  readonly tile: (who: Who, tile: string) => string
  readonly terrain: Readonly<
    Record<'turn' | 'ability' | 'poacher', (who: Who, tile: string, spot: string) => string>
  >
  readonly exchanged: (who: Who, given: string, taken: string) => string
  readonly terrainSkipped: (who: Who) => string
  readonly exhausted: (terrain: string, tiles: string | null) => string
  readonly endTriggered: (round: number) => string
  readonly contractsShown: (who: Who, contracts: string) => string
}

interface EndingFacts {
  /** Everybody who won. */
  readonly winners: string
  /** The reader won alone. */
  readonly you: boolean
  readonly points: string
  readonly tieBreak: TieBreak
  readonly n: number
  /** The rank of solo. */
  readonly rank: string
  /** The contract by which the Poacher has won. */
  readonly contract: string
}

/** What the words of a reason may need. */
export interface ReasonFacts {
  /** A player, a place, a cryptid or a skill. */
  readonly name: string
  readonly n: number
  readonly of: number
}
