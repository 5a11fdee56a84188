import type { Json } from '@curio/kernel'
import { FACES, type Face, PAIRS, type Pair, SKILLS, type Skill } from '../content/vocabulary.ts'
import type { Spot } from './polyomino.ts'
import type { Direction } from './state.ts'

/*
 * Every answer of Cryptids: what it means (`Act`), how it is written (`write`) and how it is read (`readAct`). A log
 * keeps the texts, so they never change. Nobody else takes an answer's text apart.
 */

/** What a cryptozoologist uses for an act: the main action, or the skill that stands for it. */
export type By = 'action' | 'skill'

/** What covers one required evidence: its face, a pair of rumours, or a die. */
export type Cover = Face | Pair | typeof DIE
export const DIE = '-'

/**
 * What an answer means. Places, cards, tiles, requests and skills are ids of the pack; slots and dice are counted from
 * 0.
 */
export type Act =
  // Setup.
  | { readonly type: 'start'; readonly place: string }
  | { readonly type: 'startBid'; readonly card: string }
  | { readonly type: 'takeTile'; readonly tile: string }
  // The cryptozoologist turn.
  | { readonly type: 'move'; readonly to: string }
  /** Gives up the main movement (CR-CZ-5). */
  | { readonly type: 'stay' }
  | { readonly type: 'actionMove'; readonly to: string }
  | { readonly type: 'fly'; readonly to: string }
  | { readonly type: 'collect'; readonly by: By; readonly at: string; readonly face: Face }
  /** One cover for each required evidence. */
  | { readonly type: 'track'; readonly by: By; readonly card: string; readonly cover: readonly Cover[] }
  | { readonly type: 'relocate'; readonly by: By; readonly card: string }
  | {
      readonly type: 'request'
      readonly by: By
      readonly request: string
      readonly cards: readonly [string, string]
    }
  | { readonly type: 'refresh' }
  /** A search for the Wolpertinger with a rumour. */
  | { readonly type: 'search'; readonly by: By; readonly face: 'R' | 'r' }
  // Both turns.
  | { readonly type: 'cash'; readonly face: 'coins' | 'evidence' }
  | { readonly type: 'bid'; readonly card: string }
  | { readonly type: 'end' }
  // Dice that do not succeed.
  | { readonly type: 'reroll'; readonly with: 'second' | 'token'; readonly dice: readonly number[] }
  | { readonly type: 'luck' }
  | { readonly type: 'fail' }
  | { readonly type: 'lose'; readonly covered: Face | Pair }
  // Relocating.
  | { readonly type: 'settle'; readonly spot: Spot }
  | { readonly type: 'firstAbility'; readonly card: string }
  | { readonly type: 'symbolStep'; readonly direction: Direction }
  // Refreshing.
  | { readonly type: 'clearSlot'; readonly slot: number }
  | { readonly type: 'replace'; readonly card: string }
  | { readonly type: 'bonus'; readonly gain: 'coins' | 'exp' }
  | { readonly type: 'noBonus' }
  // Abilities.
  | { readonly type: 'collectAnywhere'; readonly at: string; readonly face: Face }
  | { readonly type: 'travel'; readonly to: string }
  | { readonly type: 'steps'; readonly direction: Direction; readonly steps: number }
  | { readonly type: 'noSteps' }
  | { readonly type: 'refreshNow' }
  | { readonly type: 'learnCheaper'; readonly skill: Skill }
  | { readonly type: 'restoreFree'; readonly skill: Skill }
  | { readonly type: 'endTrade' }
  | { readonly type: 'decline' }
  // The helper turn.
  | { readonly type: 'up' }
  | { readonly type: 'down'; readonly die: number }
  /** No die is left (CR-DIE-5). */
  | { readonly type: 'downWithoutDie' }
  | { readonly type: 'learn'; readonly skill: Skill }
  | { readonly type: 'restore'; readonly skill: Skill }
  | { readonly type: 'payStep'; readonly direction: Direction }
  | { readonly type: 'payMarket' }
  | { readonly type: 'payCard'; readonly card: string }
  | { readonly type: 'replaceToo'; readonly card: string }
  | { readonly type: 'buy'; readonly slot: number }
  | { readonly type: 'sell'; readonly face: Face }
  /** Into a full market: the slot is cleared first (CR-MARK-5). */
  | { readonly type: 'sellInto'; readonly face: Face; readonly slot: number }
  | { readonly type: 'swap'; readonly face: Face; readonly slot: number }
  | { readonly type: 'rebid'; readonly from: string; readonly to: string }
  // Terrain and free bid tokens.
  | { readonly type: 'layTile'; readonly tile: string; readonly spot: Spot }
  | { readonly type: 'exchange'; readonly given: string; readonly taken: string }
  | { readonly type: 'placeBid'; readonly card: string }
  // Choices for the Poacher.
  | { readonly type: 'poacherTakes'; readonly at: string; readonly face: Face }
  | { readonly type: 'poacherBuys'; readonly slot: number }
  | { readonly type: 'poacherCatches'; readonly card: string }
  | { readonly type: 'poacherTile'; readonly tile: string }
  | { readonly type: 'poacherLays'; readonly spot: Spot }

export type ActType = Act['type']
export type ActNamed<T extends ActType> = Extract<Act, { readonly type: T }>
type Fields<T extends ActType> = Omit<ActNamed<T>, 'type'>

type CommonAct = 'cash' | 'bid' | 'end'
type TradeAct = 'buy' | 'sell' | 'sellInto'

/** What is asked by `choose`, and the acts that answer it. */
export interface Choices {
  /** Where the cryptozoologist starts (CR-PSET-10). */
  'setup.city': 'start'
  /** A tile of the type whose turn it is (CR-PSET-12). */
  'setup.tile': 'takeTile'
  /** Anything that may be done in a cryptozoologist turn. */
  turn:
    | 'move'
    | 'stay'
    | 'actionMove'
    | 'fly'
    | 'collect'
    | 'track'
    | 'relocate'
    | 'request'
    | 'refresh'
    | 'search'
    | CommonAct
  /** What to do about dice that do not succeed. */
  attempt: 'reroll' | 'luck' | 'fail'
  /** The covered evidence that a failure costs (CR-TRY-11). */
  'attempt.lose': 'lose'
  /** A spot for the cryptid that is being placed. */
  'relocate.place': 'settle'
  /** The card whose ability comes first (CR-REQ-6). */
  'request.order': 'firstAbility'
  /** The step of a covered initiative symbol (CR-RELOC-8). */
  'bonus.step': 'symbolStep' | 'noSteps'
  /** The market slot to be emptied in a refresh of the map. */
  'refresh.market': 'clearSlot'
  'refresh.bonus': 'bonus' | 'steps' | 'noBonus'
  'ability.collect': 'collectAnywhere' | 'decline'
  'ability.travel': 'travel' | 'decline'
  'ability.helper': 'steps' | 'noSteps'
  'ability.refresh': 'refreshNow' | 'decline'
  'ability.trade': TradeAct | 'endTrade'
  'ability.skill': 'learnCheaper' | 'decline'
  'ability.terrain': 'layTile' | 'decline'
  /** Anything that may be done in a helper turn. */
  helper:
    | 'up'
    | 'down'
    | 'downWithoutDie'
    | 'learn'
    | 'restore'
    | 'payStep'
    | 'payMarket'
    | 'payCard'
    | TradeAct
    | 'swap'
    | 'rebid'
    | CommonAct
  /** A second card for the same coin (CR-PAID-4). */
  'helper.card': 'replaceToo' | 'decline'
  /** A tile of one's own and where it goes. */
  terrain: 'layTile'
  /** A tile of one's own for one of a stack that can be placed (CR-TERR-14). */
  'terrain.exchange': 'exchange'
  'terrain.take': 'takeTile'
  /** A card for a free bid token that must be placed now (CR-SOLO-7, CR-BID-4). */
  'bid.place': 'placeBid'
  /** The same out of turn: nobody waits for it (CR-BID-3). */
  'bid.free': 'placeBid'
  'poacher.take': 'poacherTakes' | 'poacherBuys'
  'poacher.catch': 'poacherCatches'
  'poacher.tile': 'poacherTile'
  'poacher.place': 'poacherLays'
}

/** What is asked by `pick`, several at once, and the act of each. */
export interface Picks {
  /** Two cards for the bid tokens (CR-PSET-11). */
  'setup.bids': 'startBid'
  /** Up to two cards to be replaced (CR-REFR-5). */
  'refresh.cards': 'replace'
  /** Used skills to be made ready free of charge. */
  restore: 'restoreFree'
}

interface ActTypes extends Choices, Picks {}
/** Every question that the rules ask. */
export type QuestionKind = keyof ActTypes
export type ActOf<K extends QuestionKind> = ActNamed<ActTypes[K]>
/** The texts that answer a question; one question is answered by a number. */
export type TextOf<K extends QuestionKind> = Texts[ActTypes[K]]
type Texts = { readonly [T in ActType]: ReturnType<(typeof write)[T]> }
/** A list that takes the texts of some acts. */
export interface TextList<T extends ActType> {
  push(text: Texts[T]): unknown
}

const SKILL = 'skill.'
const STAY = 'stay'
const NONE = 'none'
const END = 'end'

const prefix = (by: By): '' | typeof SKILL => (by === 'skill' ? SKILL : '')

/** `x,y,turn`. */
export const spotText = ({ x, y, turn }: Spot): string => `${x},${y},${turn}`

/** How each act is written. */
export const write = {
  start: ({ place }: Fields<'start'>) => place,
  startBid: ({ card }: Fields<'startBid'>) => card,
  takeTile: ({ tile }: Fields<'takeTile'>) => tile,
  move: ({ to }: Fields<'move'>) => `move:${to}` as const,
  stay: () => `move:${STAY}` as const,
  actionMove: ({ to }: Fields<'actionMove'>) => `action.move:${to}` as const,
  fly: ({ to }: Fields<'fly'>) => `fly:${to}` as const,
  collect: ({ by, at, face }: Fields<'collect'>) => `${prefix(by)}collect:${at}:${face}` as const,
  track: ({ by, card, cover }: Fields<'track'>) => `${prefix(by)}track:${card}:${cover.join()}` as const,
  relocate: ({ by, card }: Fields<'relocate'>) => `${prefix(by)}relocate:${card}` as const,
  request: ({ by, request, cards: [one, other] }: Fields<'request'>) =>
    `${prefix(by)}request:${request}:${one}+${other}` as const,
  refresh: () => 'refresh' as const,
  search: ({ by, face }: Fields<'search'>) => `${prefix(by)}search:${face}` as const,
  cash: ({ face }: Fields<'cash'>) => `cash:${face}` as const,
  bid: ({ card }: Fields<'bid'>) => `bid:${card}` as const,
  end: () => END,
  reroll: ({ with: means, dice }: Fields<'reroll'>) => `${means}:${dice.join()}` as const,
  luck: () => 'luck' as const,
  fail: () => 'fail' as const,
  lose: ({ covered }: Fields<'lose'>) => covered,
  settle: ({ spot }: Fields<'settle'>) => spotText(spot),
  firstAbility: ({ card }: Fields<'firstAbility'>) => card,
  symbolStep: ({ direction }: Fields<'symbolStep'>) => direction,
  clearSlot: ({ slot }: Fields<'clearSlot'>) => slot,
  replace: ({ card }: Fields<'replace'>) => card,
  bonus: ({ gain }: Fields<'bonus'>) => gain,
  noBonus: () => NONE,
  collectAnywhere: ({ at, face }: Fields<'collectAnywhere'>) => `${at}:${face}` as const,
  travel: ({ to }: Fields<'travel'>) => to,
  steps: ({ direction, steps }: Fields<'steps'>) => `${direction}:${steps}` as const,
  noSteps: () => NONE,
  refreshNow: () => 'refresh' as const,
  learnCheaper: ({ skill }: Fields<'learnCheaper'>) => skill,
  restoreFree: ({ skill }: Fields<'restoreFree'>) => skill,
  endTrade: () => END,
  decline: () => NONE,
  up: () => 'up' as const,
  down: ({ die }: Fields<'down'>) => `down:${die}` as const,
  downWithoutDie: () => 'down' as const,
  learn: ({ skill }: Fields<'learn'>) => `learn:${skill}` as const,
  restore: ({ skill }: Fields<'restore'>) => `restore:${skill}` as const,
  payStep: ({ direction }: Fields<'payStep'>) => `pay:${direction}` as const,
  payMarket: () => 'market' as const,
  payCard: ({ card }: Fields<'payCard'>) => `card:${card}` as const,
  replaceToo: ({ card }: Fields<'replaceToo'>) => card,
  buy: ({ slot }: Fields<'buy'>) => `buy:${slot}` as const,
  sell: ({ face }: Fields<'sell'>) => `sell:${face}` as const,
  sellInto: ({ face, slot }: Fields<'sellInto'>) => `sell:${face}:${slot}` as const,
  swap: ({ face, slot }: Fields<'swap'>) => `swap:${face}:${slot}` as const,
  rebid: ({ from, to }: Fields<'rebid'>) => `rebid:${from}:${to}` as const,
  layTile: ({ tile, spot }: Fields<'layTile'>) => `${tile}@${spotText(spot)}` as const,
  exchange: ({ given, taken }: Fields<'exchange'>) => `${given}>${taken}` as const,
  placeBid: ({ card }: Fields<'placeBid'>) => card,
  poacherTakes: ({ at, face }: Fields<'poacherTakes'>) => `${at}:${face}` as const,
  poacherBuys: ({ slot }: Fields<'poacherBuys'>) => `${slot}` as const,
  poacherCatches: ({ card }: Fields<'poacherCatches'>) => card,
  poacherTile: ({ tile }: Fields<'poacherTile'>) => tile,
  poacherLays: ({ spot }: Fields<'poacherLays'>) => spotText(spot),
} satisfies { readonly [T in ActType]: (fields: Fields<T>) => string | number }

/** The answer that means an act. */
export function writeAct(act: Act): string | number {
  const written: (fields: never) => string | number = write[act.type]
  return written(act as never)
}

// Parts of a text, or null where a part is malformed.

const id = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Za-z0-9_-]+$/.test(text) ? text : null
const number = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string | undefined): T | null =>
    words.find((word) => word === text) ?? null
const face = oneOf(FACES)
const rumour = oneOf(['R', 'r'])
const covered = oneOf([...FACES, ...PAIRS])
const cover = oneOf([...FACES, ...PAIRS, DIE])
const skill = oneOf(SKILLS)
const direction = oneOf(['up', 'down'])
const cashed = oneOf(['coins', 'evidence'])
const gain = oneOf(['coins', 'exp'])

/** Several parts of one kind; null where there is none, or one is malformed. */
function list<T>(parts: readonly string[], part: (text: string) => T | null): readonly T[] | null {
  const read = parts.map(part).filter((each) => each !== null)
  return read.length === parts.length && parts.length > 0 ? read : null
}

/** `x,y,turn` as a spot. */
function readSpot(text: string | undefined): Spot | null {
  const [x, y, turn, ...more] = list((text ?? '').split(','), number) ?? []
  if (x === undefined || y === undefined || turn === undefined || more.length > 0) return null
  return turn < 4 ? { x, y, turn } : null
}

type Parts<T> = { readonly [F in keyof T]: T[F] | null }

/** An act of its parts, unless one of them is malformed. */
function made<T extends ActType>(type: T, parts: Parts<Fields<T>>): ActNamed<T> | null {
  if (Object.values(parts).includes(null)) return null
  return { type, ...parts } as unknown as ActNamed<T>
}

const plain = <T extends ActType>(type: T): ActNamed<T> => ({ type }) as ActNamed<T>

type Reader<K extends QuestionKind> = (text: string) => ActOf<K> | null

const readTurn: Reader<'turn'> = (text) => {
  const bySkill = text.startsWith(SKILL)
  const by = bySkill ? 'skill' : 'action'
  const [how, what, which = ''] = (bySkill ? text.slice(SKILL.length) : text).split(':')
  switch (how) {
    case 'move':
      return what === STAY ? plain('stay') : made('move', { to: id(what) })
    case 'action.move':
      return made('actionMove', { to: id(what) })
    case 'fly':
      return made('fly', { to: id(what) })
    case 'collect':
      return made('collect', { by, at: id(what), face: face(which) })
    case 'track':
      return made('track', { by, card: id(what), cover: list(which.split(','), cover) })
    case 'relocate':
      return made('relocate', { by, card: id(what) })
    case 'request': {
      const [one = null, other = null] = which.split('+').map(id)
      return one === null || other === null
        ? null
        : made('request', { by, request: id(what), cards: [one, other] })
    }
    case 'refresh':
      return plain('refresh')
    case 'search':
      return made('search', { by, face: rumour(what) })
    default:
      return readCommon(text)
  }
}

function readCommon(text: string): ActNamed<CommonAct> | null {
  const [how, what] = text.split(':')
  switch (how) {
    case 'cash':
      return made('cash', { face: cashed(what) })
    case 'bid':
      return made('bid', { card: id(what) })
    case END:
      return plain('end')
    default:
      return null
  }
}

function readTrade(text: string): ActNamed<TradeAct> | null {
  const [how, what, which] = text.split(':')
  switch (how) {
    case 'buy':
      return made('buy', { slot: number(what) })
    case 'sell':
      return which === undefined
        ? made('sell', { face: face(what) })
        : made('sellInto', { face: face(what), slot: number(which) })
    default:
      return null
  }
}

const readHelper: Reader<'helper'> = (text) => {
  const [how, what, which] = text.split(':')
  switch (how) {
    case 'up':
      return plain('up')
    case 'down':
      return what === undefined ? plain('downWithoutDie') : made('down', { die: number(what) })
    case 'learn':
      return made('learn', { skill: skill(what) })
    case 'restore':
      return made('restore', { skill: skill(what) })
    case 'pay':
      return made('payStep', { direction: direction(what) })
    case 'market':
      return plain('payMarket')
    case 'card':
      return made('payCard', { card: id(what) })
    case 'swap':
      return made('swap', { face: face(what), slot: number(which) })
    case 'rebid':
      return made('rebid', { from: id(what), to: id(which) })
    default:
      return readTrade(text) ?? readCommon(text)
  }
}

const readAttempt: Reader<'attempt'> = (text) => {
  const [how, dice = ''] = text.split(':')
  switch (how) {
    case 'second':
    case 'token':
      return made('reroll', { with: how, dice: list(dice.split(','), number) })
    case 'luck':
    case 'fail':
      return plain(how)
    default:
      return null
  }
}

function readSteps(text: string): ActNamed<'steps'> | null {
  const [way, steps] = text.split(':')
  return made('steps', { direction: direction(way), steps: number(steps) })
}

function readLaying(text: string): ActNamed<'layTile'> | null {
  const [tile, spot] = text.split('@')
  return made('layTile', { tile: id(tile), spot: readSpot(spot) })
}

/** `place:face`. */
function readEvidence<T extends 'collectAnywhere' | 'poacherTakes'>(
  type: T,
  text: string,
): { readonly type: T; readonly at: string; readonly face: Face } | null {
  const [place, shown] = text.split(':')
  const [at, read] = [id(place), face(shown)]
  return at === null || read === null ? null : { type, at, face: read }
}

const orDecline =
  <A extends Act>(read: (text: string) => A | null) =>
  (text: string): A | ActNamed<'decline'> | null =>
    text === NONE ? plain('decline') : read(text)

const card =
  <T extends 'startBid' | 'placeBid' | 'replace' | 'replaceToo' | 'firstAbility' | 'poacherCatches'>(
    type: T,
  ) =>
  (text: string): { readonly type: T; readonly card: string } | null =>
    id(text) === null ? null : { type, card: text }

const tile =
  <T extends 'takeTile' | 'poacherTile'>(type: T) =>
  (text: string): { readonly type: T; readonly tile: string } | null =>
    id(text) === null ? null : { type, tile: text }

const READERS: { readonly [K in QuestionKind]: Reader<K> } = {
  'setup.city': (text) => made('start', { place: id(text) }),
  'setup.tile': tile('takeTile'),
  turn: readTurn,
  attempt: readAttempt,
  'attempt.lose': (text) => made('lose', { covered: covered(text) }),
  'relocate.place': (text) => made('settle', { spot: readSpot(text) }),
  'request.order': card('firstAbility'),
  'bonus.step': (text) =>
    text === NONE ? plain('noSteps') : made('symbolStep', { direction: direction(text) }),
  'refresh.market': (text) => made('clearSlot', { slot: number(text) }),
  'refresh.bonus': (text) =>
    text === NONE ? plain('noBonus') : (readSteps(text) ?? made('bonus', { gain: gain(text) })),
  'ability.collect': orDecline((text) => readEvidence('collectAnywhere', text)),
  'ability.travel': orDecline((text) => made('travel', { to: id(text) })),
  'ability.helper': (text) => (text === NONE ? plain('noSteps') : readSteps(text)),
  'ability.refresh': orDecline((text) => (text === 'refresh' ? plain('refreshNow') : null)),
  'ability.trade': (text) => (text === END ? plain('endTrade') : readTrade(text)),
  'ability.skill': orDecline((text) => made('learnCheaper', { skill: skill(text) })),
  'ability.terrain': orDecline(readLaying),
  helper: readHelper,
  'helper.card': orDecline(card('replaceToo')),
  terrain: readLaying,
  'terrain.exchange': (text) => {
    const [given, taken] = text.split('>')
    return made('exchange', { given: id(given), taken: id(taken) })
  },
  'terrain.take': tile('takeTile'),
  'bid.place': card('placeBid'),
  'bid.free': card('placeBid'),
  'poacher.take': (text) => readEvidence('poacherTakes', text) ?? made('poacherBuys', { slot: number(text) }),
  'poacher.catch': card('poacherCatches'),
  'poacher.tile': tile('poacherTile'),
  'poacher.place': (text) => made('poacherLays', { spot: readSpot(text) }),
  'setup.bids': card('startBid'),
  'refresh.cards': card('replace'),
  restore: (text) => made('restoreFree', { skill: skill(text) }),
}

export const QUESTION_KINDS = Object.keys(READERS) as readonly QuestionKind[]

export const isQuestionKind = (kind: string): kind is QuestionKind => Object.hasOwn(READERS, kind)

/** What was read before, by question: a playout reads the same few thousand answers again and again. */
const READ = Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, new Map<Json, Act>()])) as {
  readonly [K in QuestionKind]: Map<Json, ActOf<K>>
}

/** What an answer to a question means; null where no act is written like that. */
export function readAct<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> | null {
  return READ[kind].get(answer) ?? readAnew(kind, answer)
}

function readAnew<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> | null {
  if (typeof answer !== 'string' && typeof answer !== 'number') return null
  const act = READERS[kind](String(answer))
  // Whatever a reader overlooks, such as a part too many, is not written again.
  if (act === null || writeAct(act) !== answer) return null
  READ[kind].set(answer, act)
  return act
}

/** What an answer means that was accepted, and so was offered by the rules. */
export function actOf<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> {
  const act = readAct(kind, answer)
  if (act === null) throw new Error(`"${kind}" is not answered by ${JSON.stringify(answer)}`)
  return act
}
