import type { Language } from '@curio/ui/language'
import { en } from './board-words-en.ts'
import { ru } from './board-words-ru.ts'
import type { ActGroup } from './model/offers.ts'

/** What a player leaves behind at the end. */
interface FinalWords {
  readonly fates: Readonly<Record<'reserve' | 'request' | 'waiting', string>>
  readonly caught: string
  readonly nobody: string
  readonly built: (tiles: number, cells: number) => string
}

/** What only the drawn board says; everything else about Cryptids is said by `text/`. */
export interface BoardWords {
  /** The viewer, among others who have names. */
  readonly you: string
  readonly unspent: (what: string) => string
  readonly irreversible: string
  readonly reveals: string
  readonly rolls: string
  readonly views: Readonly<Record<'europe' | 'reserve' | 'cards' | 'own' | 'track', string>>
  readonly panels: string
  readonly panelActs: string
  readonly panelResults: string
  readonly enlarge: (view: string) => string
  readonly map: string
  readonly mapKeys: string
  readonly reserve: string
  readonly reserveKeys: string
  readonly mapLegend: Readonly<Record<'move' | 'action' | 'fly' | 'sought', string>>
  readonly steps: (count: number) => string
  readonly youAreHere: string
  readonly soughtHere: string
  readonly nothingLies: string
  readonly advances: string
  readonly advancesTo: (card: string, missing: number) => string
  readonly acts: string
  readonly noActs: string
  readonly pickThing: string
  readonly lookThing: string
  readonly groups: Readonly<Record<ActGroup, string>>
  readonly back: string
  readonly boardOf: (name: string) => string
  readonly backToOwn: string
  readonly rotate: string
  readonly place: string
  readonly placed: string
  readonly pieces: string
  readonly placingHelp: string
  readonly placingKeys: string
  readonly spots: (count: number) => string
  readonly needs: string
  readonly foundPoints: string
  readonly relocatedPoints: string
  readonly tileOf: (cells: string) => string
  readonly noAbility: string
  readonly bids: string
  readonly noBids: string
  readonly guaranteed: string
  readonly chance: (missing: number, percent: string) => string
  readonly noChance: string
  readonly how: Readonly<Record<'held' | 'joker' | 'missing', string>>
  readonly sought: (place: string) => string
  readonly locationUnknown: string
  readonly dossiers: string
  readonly emptyDossier: string
  readonly decksLeft: (level: string, count: number) => string
  readonly stackLeft: (terrain: string, count: number) => string
  readonly stackDone: (terrain: string) => string
  readonly stacks: string
  readonly market: string
  readonly emptySlot: string
  readonly price: (coins: number) => string
  readonly bag: (count: number) => string
  readonly movement: string
  readonly action: string
  readonly ready: string
  readonly used: string
  readonly notLearned: (price: number) => string
  readonly owned: string
  readonly skills: string
  readonly skillsReady: (ready: number, known: number) => string
  readonly evidence: string
  readonly coins: string
  readonly experience: string
  readonly tiles: string
  readonly contracts: string
  readonly commonContract: string
  readonly secretContract: string
  readonly matching: (count: number) => string
  readonly requests: string
  readonly requestsTaken: string
  readonly found: string
  readonly noneFound: string
  readonly relocatedAs: Readonly<Record<'reserve' | 'request' | 'waiting', string>>
  readonly everybody: string
  readonly final: FinalWords
  readonly score: string
  readonly freeBids: (count: number) => string
  readonly round: (round: number) => string
  readonly finalRound: string
  readonly finalRoundAhead: (round: number) => string
  readonly typesLeft: (types: string) => string
  readonly track: string
  readonly trackColumns: Readonly<Record<'left' | 'right', string>>
  readonly row: (row: number) => string
  readonly rowAfter: (direction: 'up' | 'down', row: number, position: number) => string
  readonly up: string
  readonly down: string
  readonly dice: string
  readonly dieTaken: string
  readonly poacher: string
  readonly poacherLast: string
  readonly poacherCaught: (count: number) => string
  readonly poacherContract: (contract: string, count: number) => string
  readonly byRule: (rule: string) => string
  readonly poacherWaits: string
  readonly poacherTabs: Readonly<Record<'acts' | 'turn' | 'card', string>>
  readonly wolpertingers: string
  readonly wolpertingerHere: string
  readonly chosen: (count: number, of: number) => string
  readonly pickNone: string
  readonly attempt: (card: string) => string
  readonly at: (x: number, y: number) => string
  readonly lies: (piece: string, owner: string | null) => string
  readonly random: string
  readonly firstPlayer: string
  readonly on: string
  readonly off: string
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { ru, en }
