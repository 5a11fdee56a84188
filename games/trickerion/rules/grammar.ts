import { type Json, oncePer } from '@curio/kernel'
import {
  BACK,
  COMPONENTS,
  HIRED,
  NONE,
  SPECIAL_LOCATIONS,
  SPECIALISTS,
  SUITS,
} from '../content/vocabulary.ts'
import type {
  Act,
  ActNamed,
  ActOf,
  ActType,
  Answering,
  By,
  Extras,
  Fields,
  Load,
  QuestionKind,
  Spot,
} from './acts.ts'
import { DIRECTIONS, DISCS, type Face } from './state.ts'

/*
 * How answers are written (`write`) and read (`readAct`). A log keeps the texts, so they never change. Nobody else takes
 * an answer's text apart.
 */

/** The texts that answer a question. */
export type TextOf<K extends QuestionKind> = Texts[Answering<K>]
type Texts = { readonly [T in ActType]: ReturnType<(typeof write)[T]> }
/** A list that takes the texts of some acts. */
export interface TextList<T extends ActType> {
  push(text: Texts[T]): unknown
}

const SPECIAL = 'special.'
const COPY = 'copy='

const prefix = (by: By): '' | typeof SPECIAL => (by === 'special' ? SPECIAL : '')

const loadText = ({ kind, count, on }: Load): string =>
  on === 'manager' ? `${kind}*${count}@manager` : `${kind}*${count}`

/** `wood*2+rope*1@manager`. */
export const loadsText = (loads: readonly Load[]): string => loads.map(loadText).join('+')

const spotText = ({ card, place, direction }: Spot): string =>
  direction === null ? `${card}:${place}` : `${card}:${place}:${direction}`

const PLAIN: Extras = { shard: false, boost: false, effect: false, copy: null }

function extrasText({ shard, boost, effect, copy }: Extras): string {
  const names = [
    ...(shard ? ['shard'] : []),
    ...(boost ? ['boost'] : []),
    ...(effect ? ['effect'] : []),
    ...(copy === null ? [] : [`${COPY}${copy}`]),
  ]
  return names.length > 0 ? `:${names.join('+')}` : ''
}

/** How each act is written. */
export const write = {
  magician: ({ magician }: Fields<'magician'>) => magician,
  components: ({ loads }: Fields<'components'>) => loadsText(loads),
  noComponents: () => NONE,
  trick: ({ trick, symbol }: Fields<'trick'>) => `${trick}:${symbol}` as const,
  specialist: ({ specialist }: Fields<'specialist'>) => specialist,
  deck: ({ deck }: Fields<'deck'>) => deck,
  giveBack: () => BACK,
  returnTrick: ({ trick }: Fields<'returnTrick'>) => `trick:${trick}` as const,
  returnComponent: ({ kind }: Fields<'returnComponent'>) => `token:${kind}` as const,
  advertise: () => 'advertise' as const,
  decline: () => NONE,
  assign: ({ disc, card }: Fields<'assign'>) => `assign:${disc}:${card}` as const,
  takeBack: ({ disc }: Fields<'takeBack'>) => `take:${disc}` as const,
  ready: () => 'ready' as const,
  place: ({ disc, slot, extras }: Fields<'place'>) => `place:${disc}:${slot}${extrasText(extras)}` as const,
  makeIdle: ({ disc }: Fields<'makeIdle'>) => `idle:${disc}` as const,
  endTurn: () => 'end' as const,
  hire: ({ by, die, kind }: Fields<'hire'>) => `${prefix(by)}hire:${die}:${kind}` as const,
  learn: ({ by, die, trick, symbol, on }: Fields<'learn'>) =>
    `${prefix(by)}learn:${die}:${trick}:${symbol}:${on}` as const,
  takeCoins: ({ by, die }: Fields<'takeCoins'>) => `${prefix(by)}coins:${die}` as const,
  reroll: ({ die }: Fields<'reroll'>) => `reroll:${die}` as const,
  setDie: ({ die, face }: Fields<'setDie'>) => `set:${die}:${face}` as const,
  buy: ({ by, loads, bargain }: Fields<'buy'>) => `${prefix(by)}buy:${loadsText(loads)}:${bargain}` as const,
  order: ({ by, kind, slot }: Fields<'order'>) => `${prefix(by)}order:${kind}:${slot}` as const,
  orderBeside: ({ kind }: Fields<'orderBeside'>) => `${SPECIAL}order:${kind}` as const,
  quickOrder: ({ by, kind }: Fields<'quickOrder'>) => `${prefix(by)}quick:${kind}` as const,
  prepare: ({ by, trick }: Fields<'prepare'>) => `${prefix(by)}prepare:${trick}` as const,
  moveTrick: ({ trick, swapped }: Fields<'moveTrick'>) =>
    swapped === null ? (`trick:${trick}` as const) : (`trick:${trick}:${swapped}` as const),
  moveComponents: ({ kind, swapped }: Fields<'moveComponents'>) =>
    swapped === null ? (`stack:${kind}` as const) : (`stack:${kind}:${swapped}` as const),
  moveApprentice: ({ disc }: Fields<'moveApprentice'>) => `rehome:${disc}` as const,
  setUp: ({ by, trick, spot, size }: Fields<'setUp'>) =>
    `${prefix(by)}${size === 1 ? 'setup' : `pile${size}`}:${trick}:${spotText(spot)}` as const,
  reschedule: ({ by, card, place, spot }: Fields<'reschedule'>) =>
    `${prefix(by)}move:${card}:${place}:${spotText(spot)}` as const,
  takeOff: ({ card, place }: Fields<'takeOff'>) => `${SPECIAL}off:${card}:${place}` as const,
  draw: ({ decks }: Fields<'draw'>) => `draw:${decks.join('+')}` as const,
  fortune: () => 'fortune' as const,
  weaveFate: ({ pending }: Fields<'weaveFate'>) => `weave:${pending}` as const,
  point: () => 'point' as const,
  effect: () => 'effect' as const,
  copy: ({ special }: Fields<'copy'>) => `copy:${special}` as const,
  end: () => 'end' as const,
  linkPay: ({ fame, coins }: Fields<'linkPay'>) => `${fame}:${coins}` as const,
  keep: ({ special }: Fields<'keep'>) => special,
  bury: ({ special }: Fields<'bury'>) => special,
  perform: ({ card }: Fields<'perform'>) => card,
  takeYield: ({ fame, coins, shards }: Fields<'takeYield'>) => `${fame}:${coins}:${shards}` as const,
  home: ({ on }: Fields<'home'>) => on,
  possess: ({ card }: Fields<'possess'>) => card,
  steal: ({ own, foreign }: Fields<'steal'>) => `${own}:${foreign}` as const,
  swapCards: ({ cards: [one, other] }: Fields<'swapCards'>) => `${one}:${other}` as const,
  keepMarker: ({ trick }: Fields<'keepMarker'>) => trick,
  premiere: ({ trick, what, place }: Fields<'premiere'>) =>
    place === null ? (`${trick}:${what}` as const) : (`${trick}:${what}:${place}` as const),
  applyEffect: () => 'effect' as const,
  otherTrick: ({ trick }: Fields<'otherTrick'>) => trick,
  stage: ({ spot }: Fields<'stage'>) => spotText(spot),
  assignNow: ({ card }: Fields<'assignNow'>) => card,
  stall: ({ slot, kind }: Fields<'stall'>) => `${slot}:${kind}` as const,
} satisfies { readonly [T in ActType]: (fields: Fields<T>) => string }

/** The answer that means an act. */
export function writeAct(act: Act): string {
  const written: (fields: never) => string = write[act.type]
  return written(act as never)
}

// Parts of a text, or null where a part is malformed.

type Part = string | undefined

const id = (text: Part): string | null => (text !== undefined && /^[A-Za-z0-9-]+$/.test(text) ? text : null)
const number = (text: Part): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: Part): T | null =>
    words.find((word) => word === text) ?? null
const component = oneOf(COMPONENTS)
const disc = oneOf(DISCS)
const hired = oneOf(HIRED)
const symbol = oneOf(SUITS)
const specialist = oneOf(SPECIALISTS)
const deck = oneOf(SPECIAL_LOCATIONS)
const direction = oneOf(DIRECTIONS)
const slot = (text: Part): string | null =>
  text !== undefined && /^[A-Za-z]+\.(\d|stage)$/.test(text) ? text : null
const trickBoard = oneOf(['board', 'engineer'])
const apprenticeBoard = oneOf(['board', 'assistant'])
const resource = oneOf(['fame', 'coins', 'shards'])

const face = (text: Part): Face | null => number(text) ?? (id(text) as Face | null)

/** Several parts of one kind; null where there is none, or one is malformed. */
function list<T>(text: Part, part: (text: string) => T | null): readonly T[] | null {
  const parts = text?.split('+') ?? []
  const read = parts.map(part).filter((each) => each !== null)
  return read.length === parts.length && parts.length > 0 ? read : null
}

function load(text: string): Load | null {
  const [tokens, board] = text.split('@')
  const [kind, count] = tokens?.split('*') ?? []
  return whole<Load>({
    kind: component(kind),
    count: number(count),
    on: board === 'manager' ? board : 'board',
  })
}

const spot = (card: Part, place: Part, turned: Part): Spot | null => {
  const read = { card: id(card), place: id(place) }
  if (turned === undefined) return whole<Spot>({ ...read, direction: 'up' }, { direction: null })
  return whole<Spot>({ ...read, direction: direction(turned) })
}

function extras(text: Part): Extras | null {
  if (text === undefined) return PLAIN
  const names = text.split('+')
  const copied = names.find((name) => name.startsWith(COPY))
  const copy = id(copied?.slice(COPY.length))
  if (copied !== undefined && copy === null) return null
  return {
    shard: names.includes('shard'),
    boost: names.includes('boost'),
    effect: names.includes('effect'),
    copy,
  }
}

type Parts<T> = { readonly [F in keyof T]: T[F] | null }

/** A value of its parts, unless one of them is malformed. */
function whole<T>(parts: Parts<T>, fixed: Partial<T> = {}): T | null {
  return Object.values(parts).includes(null) ? null : ({ ...parts, ...fixed } as T)
}

/** An act of its parts; `fixed` are members that may be null. */
function made<T extends ActType>(
  type: T,
  parts: Partial<Parts<Fields<T>>>,
  fixed: Partial<Fields<T>> = {},
): ActNamed<T> | null {
  return Object.values(parts).includes(null) ? null : ({ type, ...parts, ...fixed } as unknown as ActNamed<T>)
}

const plain = <T extends ActType>(type: T): ActNamed<T> => ({ type }) as ActNamed<T>

type Reader<K extends QuestionKind> = (text: string) => ActOf<K> | null

const readReturn: Reader<'return'> = (text) => {
  const [how, what] = text.split(':')
  switch (how) {
    case 'trick':
      return made('returnTrick', { trick: id(what) })
    case 'token':
      return made('returnComponent', { kind: component(what) })
    default:
      return null
  }
}

const readPlan: Reader<'plan'> = (text) => {
  const [how, who, card] = text.split(':')
  switch (how) {
    case 'assign':
      return made('assign', { disc: disc(who), card: id(card) })
    case 'take':
      return made('takeBack', { disc: disc(who) })
    case 'ready':
      return plain('ready')
    case BACK:
      return plain('giveBack')
    default:
      return null
  }
}

const readTurn: Reader<'turn'> = (text) => {
  const [how, who, where, more] = text.split(':')
  switch (how) {
    case 'place':
      return made('place', { disc: disc(who), slot: slot(where), extras: extras(more) })
    case 'idle':
      return made('makeIdle', { disc: disc(who) })
    case 'end':
      return plain('endTurn')
    case BACK:
      return plain('giveBack')
    default:
      return null
  }
}

function readReschedule(text: string): ActNamed<'reschedule'> | null {
  const by = text.startsWith(SPECIAL) ? 'special' : 'action'
  const [how, card, place, toCard, toPlace, turned] = withoutPrefix(text).split(':')
  if (how !== 'move') return null
  return made('reschedule', { by, card: id(card), place: id(place), spot: spot(toCard, toPlace, turned) })
}

const withoutPrefix = (text: string): string => (text.startsWith(SPECIAL) ? text.slice(SPECIAL.length) : text)

/** Actions that a special assignment may name. */
function readTargeted(text: string): ActOf<'act'> | null {
  const by = text.startsWith(SPECIAL) ? 'special' : 'action'
  const [how = '', ...parts] = withoutPrefix(text).split(':')
  const [what, which, third, fourth] = parts
  switch (how) {
    case 'hire':
      return made('hire', { by, die: number(what), kind: hired(which) })
    case 'learn':
      return made('learn', {
        by,
        die: number(what),
        trick: id(which),
        symbol: symbol(third),
        on: trickBoard(fourth),
      })
    case 'coins':
      return made('takeCoins', { by, die: number(what) })
    case 'buy':
      return made('buy', { by, loads: list(what, load), bargain: number(which) })
    case 'order':
      return which === undefined
        ? made('orderBeside', { kind: component(what) })
        : made('order', { by, kind: component(what), slot: number(which) })
    case 'quick':
      return made('quickOrder', { by, kind: component(what) })
    case 'prepare':
      return made('prepare', { by, trick: id(what) })
    case 'setup':
      return made('setUp', { by, trick: id(what), spot: spot(which, third, fourth), size: 1 })
    case 'move':
      return readReschedule(text)
    case 'off':
      return made('takeOff', { card: id(what), place: id(which) })
    default:
      return how.startsWith('pile')
        ? made('setUp', {
            by,
            trick: id(what),
            spot: spot(which, third, fourth),
            size: number(how.slice('pile'.length)),
          })
        : null
  }
}

const readAction: Reader<'act'> = (text) => {
  const [how, what, which] = text.split(':')
  switch (how) {
    case 'reroll':
      return made('reroll', { die: number(what) })
    case 'set':
      return made('setDie', { die: number(what), face: face(which) })
    case 'trick':
      return which === undefined
        ? made('moveTrick', { trick: id(what) }, { swapped: null })
        : made('moveTrick', { trick: id(what), swapped: id(which) })
    case 'stack':
      return which === undefined
        ? made('moveComponents', { kind: component(what) }, { swapped: null })
        : made('moveComponents', { kind: component(what), swapped: component(which) })
    case 'rehome':
      return made('moveApprentice', { disc: disc(what) })
    case 'draw':
      return made('draw', { decks: list(what, deck) })
    case 'weave':
      return made('weaveFate', { pending: number(what) })
    case 'copy':
      return made('copy', { special: id(what) })
    case 'fortune':
    case 'point':
    case 'effect':
    case 'end':
      return plain(how)
    case BACK:
      return plain('giveBack')
    default:
      return readTargeted(text)
  }
}

function readTrick(text: string): ActNamed<'trick'> | null {
  const [trick, suit] = text.split(':')
  return made('trick', { trick: id(trick), symbol: symbol(suit) })
}

const readLoads = (text: string): ActNamed<'components'> | null =>
  made('components', { loads: list(text, load) })

const orNothing = (text: string): ActNamed<'components' | 'noComponents'> | null =>
  text === NONE ? plain('noComponents') : readLoads(text)

const orDecline =
  <A extends Act>(read: (text: string) => A | null) =>
  (text: string): A | ActNamed<'decline'> | null =>
    text === NONE ? plain('decline') : read(text)

const orGiveBack =
  <A extends Act>(read: (text: string) => A | null) =>
  (text: string): A | ActNamed<'giveBack'> | null =>
    text === BACK ? plain('giveBack') : read(text)

function pair(text: string): readonly [Part, Part] {
  const [one, other] = text.split(':')
  return [one, other]
}

const READERS: { readonly [K in QuestionKind]: Reader<K> } = {
  'setup.magician': (text) => made('magician', { magician: id(text) }),
  'setup.components': readLoads,
  'setup.trick': readTrick,
  'setup.specialist': (text) => made('specialist', { specialist: specialist(text) }),
  'setup.manager': readLoads,
  'setup.engineer': readTrick,
  'setup.extra': orNothing,
  'setup.special': (text) => made('deck', { deck: deck(text) }),
  return: readReturn,
  advertise: orGiveBack(orDecline((text) => (text === 'advertise' ? plain('advertise') : null))),
  plan: readPlan,
  turn: readTurn,
  act: readAction,
  link: (text) => {
    const [fame, coins] = pair(text)
    return made('linkPay', { fame: number(fame), coins: number(coins) })
  },
  'draw.keep': (text) => made('keep', { special: id(text) }),
  'draw.bury': (text) => made('bury', { special: id(text) }),
  perform: orGiveBack(orDecline((text) => made('perform', { card: id(text) }))),
  yield: (text) => {
    const [fame, coins, shards] = text.split(':')
    return made('takeYield', { fame: number(fame), coins: number(coins), shards: number(shards) })
  },
  home: (text) => made('home', { on: apprenticeBoard(text) }),
  'ability.reschedule': orGiveBack(orDecline(readReschedule)),
  'ability.possess': orGiveBack(orDecline((text) => made('possess', { card: id(text) }))),
  'ability.steal': orDecline((text) => {
    const [own, foreign] = pair(text)
    return made('steal', { own: id(own), foreign: id(foreign) })
  }),
  'special.swap': orDecline((text) => {
    const [one, other] = pair(text).map(id)
    return one && other ? { type: 'swapCards', cards: [one, other] } : null
  }),
  'special.keep': orDecline((text) => made('keepMarker', { trick: id(text) })),
  'special.premiere': orDecline((text) => {
    const [trick, what, place] = text.split(':')
    const parts = { trick: id(trick), what: resource(what) }
    return place === undefined
      ? made('premiere', parts, { place: null })
      : made('premiere', { ...parts, place: id(place) })
  }),
  'special.perform': orDecline((text) => (text === 'effect' ? plain('applyEffect') : null)),
  'special.marker': orDecline((text) => made('otherTrick', { trick: id(text) })),
  'special.burn': orNothing,
  'special.stage': orDecline((text) => {
    const [card, place, turned] = text.split(':')
    return made('stage', { spot: spot(card, place, turned) })
  }),
  'special.promote': orDecline((text) => made('specialist', { specialist: specialist(text) })),
  'special.assign': orDecline((text) => made('assignNow', { card: id(text) })),
  'special.buy': orNothing,
  'special.stall': (text) => {
    const [at, kind] = pair(text)
    return made('stall', { slot: number(at), kind: component(kind) })
  },
  'special.order': orNothing,
}

export const QUESTION_KINDS = Object.keys(READERS) as readonly QuestionKind[]

export const isQuestionKind = (kind: string): kind is QuestionKind => Object.hasOwn(READERS, kind)

type Read = { readonly [K in QuestionKind]: Map<Json, ActOf<K>> }

/** What was read before, by question: a playout reads the same few thousand answers again and again. */
const readBefore = oncePer(
  (readers: typeof READERS) =>
    Object.fromEntries(Object.keys(readers).map((kind) => [kind, new Map<Json, Act>()])) as unknown as Read,
)

/** What an answer to a question means; null where no act is written like that. */
export function readAct<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> | null {
  return readBefore(READERS)[kind].get(answer) ?? readAnew(kind, answer)
}

function readAnew<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> | null {
  if (typeof answer !== 'string') return null
  const act = READERS[kind](answer)
  // Whatever a reader overlooks, such as a part too many, is not written again.
  if (act === null || writeAct(act) !== answer) return null
  readBefore(READERS)[kind].set(answer, act)
  return act
}

/** What an answer means that was accepted, and so was offered by the rules. */
export function actOf<K extends QuestionKind>(kind: K, answer: Json): ActOf<K> {
  const act = readAct(kind, answer)
  if (act === null) throw new Error(`"${kind}" is not answered by ${JSON.stringify(answer)}`)
  return act
}
