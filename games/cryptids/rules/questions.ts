import type { Skill } from '../content/vocabulary.ts'
import type { Direction } from './state.ts'

/**
 * What is asked, by kind, and the form of its options. Names of places, cards, tiles, requests and skills are those
 * of the pack. A face is the letter of an evidence type, `r` for a bonus rumour. A cover says for each required
 * evidence, parted by commas, what covers it: the face itself, a pair of rumours `RR`, `Rr` or `rr`, or `-` for a
 * die. A spot is `x,y,turn` with the quarter turns to the right.
 */
export interface Choices {
  /** Where the cryptozoologist starts (CR-PSET-10). */
  'setup.city': string
  /** A tile of the type whose turn it is (CR-PSET-12). */
  'setup.tile': string
  /** Anything that may be done in a cryptozoologist turn. */
  turn: TurnAct
  /** What to do about dice that do not succeed. */
  attempt: AttemptAct
  /** The covered evidence that a failure costs (CR-TRY-11), as in the cover. */
  'attempt.lose': string
  /** A spot for the cryptid named in the answer before. */
  'relocate.place': string
  /** The card whose ability comes first (CR-REQ-6). */
  'request.order': string
  /** The step of a covered initiative symbol (CR-RELOC-8). */
  'bonus.step': Direction | 'none'
  /** The market slot to be emptied in a refresh of the map. */
  'refresh.market': number
  'refresh.bonus': 'coins' | 'exp' | HelperSteps
  'ability.collect': `${string}:${string}` | 'none'
  'ability.travel': string
  'ability.helper': HelperSteps
  'ability.refresh': 'refresh' | 'none'
  'ability.trade': TradeAct | 'end'
  'ability.skill': Skill | 'none'
  'ability.terrain': TerrainSpot | 'none'
  /** Anything that may be done in a helper turn. */
  helper: HelperAct
  /** A second card for the same coin (CR-PAID-4). */
  'helper.card': string
  /** A tile of one's own and where it goes. */
  terrain: TerrainSpot
  /** `own>other`: an own tile for one of a stack that can be placed (CR-TERR-14). */
  'terrain.exchange': `${string}>${string}`
  'terrain.take': string
  /** A card for a free bid token that must be placed now (CR-SOLO-7, CR-BID-4). */
  'bid.place': string
  /** The same out of turn: nobody waits for it (CR-BID-3). */
  'bid.free': string
  /** `place:face` on the map, or the number of a market slot. */
  'poacher.take': string
  'poacher.catch': string
  'poacher.tile': string
  'poacher.place': string
}

/** What is asked for several options at once, and what they are. */
export interface Picks {
  /** Two cards for the bid tokens (CR-PSET-11). */
  'setup.bids': string
  /** Up to two cards to be replaced (CR-REFR-5). */
  'refresh.cards': string
  /** Used skills to be made ready free of charge. */
  restore: Skill
}

export type TurnAct =
  /** The main movement; `stay` gives it up (CR-CZ-5). */
  | `move:${string}`
  /** Move as the main action. */
  | `action.move:${string}`
  | `fly:${string}`
  /** `collect:place:face`. */
  | `${'' | 'skill.'}collect:${string}:${string}`
  /** `track:card:cover`. */
  | `${'' | 'skill.'}track:${string}:${string}`
  | `${'' | 'skill.'}relocate:${string}`
  /** `request:request:card+card`. */
  | `${'' | 'skill.'}request:${string}:${string}+${string}`
  | 'refresh'
  /** A search for the Wolpertinger with a rumour of that face. */
  | `${'' | 'skill.'}search:${'R' | 'r'}`
  | CommonAct

/** A list to which acts of a kind can be added. */
export interface Acts<T> {
  push(act: T): unknown
}

/** What may be done in turns of both phases. */
export type CommonAct = `cash:${'coins' | 'evidence'}` | `bid:${string}` | 'end'

export type AttemptAct =
  /** Dice to be rolled again, by number, parted by commas. */
  `${'second' | 'token'}:${string}` | 'luck' | 'fail'

type HelperSteps = `${Direction}:${number}` | 'none'

export type TradeAct =
  | `buy:${number}`
  /** `sell:face`, with the market slot to be cleared where none is empty. */
  | `sell:${string}`
  | `sell:${string}:${number}`

export type HelperAct =
  | 'up'
  /** `down:die`; without a die only where none is left. */
  | `down:${number}`
  | 'down'
  | `learn:${Skill}`
  | `restore:${Skill}`
  | `pay:${Direction}`
  | 'market'
  | `card:${string}`
  | TradeAct
  | `swap:${string}:${number}`
  /** `rebid:from:to`. */
  | `rebid:${string}:${string}`
  | CommonAct

/** `tile@spot`. */
export type TerrainSpot = `${string}@${string}`
