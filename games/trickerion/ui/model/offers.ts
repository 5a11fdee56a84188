import { isList, type Json, optionsOf, type Question } from '@curio/kernel'
import type { Component } from '../../content/vocabulary.ts'
import type { Act, ActNamed, ActType, Extras, Load, Spot } from '../../rules/acts.ts'
import { isQuestionKind, loadsText, readAct } from '../../rules/grammar.ts'
import { performedAt } from '../../text/performed.ts'
import type { TrickerionView } from '../../view.ts'
import { spotThing, type Thing } from './things.ts'

/**
 * What an answer consists of: the act and everything that is chosen for it. Each has a key and a value, and no two answers
 * of a question have all of them alike, so any answer can be put together part by part.
 */
export const PART_KEYS = [
  'act',
  'by',
  'disc',
  'slot',
  'card',
  'die',
  'face',
  'trick',
  'kind',
  'order',
  'from',
  'show',
  'spot',
  'turn',
  'size',
  'loads',
  'count',
  'bargain',
  'symbol',
  'board',
  'swapped',
  'shard',
  'boost',
  'effect',
  'copy',
  'decks',
  'pending',
  'pay',
] as const
export type PartKey = (typeof PART_KEYS)[number]

export interface Part {
  readonly key: PartKey
  readonly value: string
}

/** An answer that is offered, what it means, its parts, and the things of the board it is about. */
export interface Offer {
  readonly option: Json
  readonly act: Act
  readonly parts: readonly Part[]
  readonly things: readonly Thing[]
}

/** Parts that a tap need not name: there is a plain choice of them. */
const MINOR: ReadonlySet<PartKey> = new Set([
  'by',
  'symbol',
  'board',
  'count',
  'bargain',
  'shard',
  'boost',
  'effect',
  'copy',
  'turn',
  'size',
])

export const isMinor = (key: PartKey): boolean => MINOR.has(key)

/** What an answer offers; null where no act is written like that. */
export function offerOf(kind: string, option: Json, view: TrickerionView): Offer | null {
  const act = isQuestionKind(kind) ? readAct(kind, option) : null
  if (act === null) return null
  const made: (act: never, view: TrickerionView) => Made = ABOUT[act.type]
  const { parts = {}, things = [] } = made(act as never, view)
  return { option, act, things, parts: partsList({ act: act.type, ...parts }) }
}

/** Every answer that a question offers. */
export function offersOf(question: Question, view: TrickerionView): readonly Offer[] {
  return optionsOf(question).flatMap((option) => offerOf(question.kind, option, view) ?? [])
}

/** The things of an answer, a list of them where several are picked. */
export function thingsOf(kind: string, value: Json | undefined, view: TrickerionView): readonly Thing[] {
  if (value === undefined) return []
  const options = isList(value) ? value : [value]
  return options.flatMap((option) => offerOf(kind, option, view)?.things ?? [])
}

export const partOf = ({ parts }: Offer, key: PartKey): string | null =>
  parts.find((part) => part.key === key)?.value ?? null

type Parts = Partial<Record<PartKey, string | number | null>>

interface Made {
  readonly parts?: Parts
  readonly things?: readonly Thing[]
}

function partsList(parts: Parts): readonly Part[] {
  return PART_KEYS.flatMap((key) => {
    const value = parts[key]
    return value === undefined || value === null ? [] : [{ key, value: `${value}` }]
  })
}

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

const extrasParts = ({ shard, boost, effect, copy }: Extras): Parts => ({
  shard: yesNo(shard),
  boost: yesNo(boost),
  effect: yesNo(effect),
  copy: copy ?? 'no',
})

/** One kind is chosen by kind and number, several of them as a whole. */
function loadsParts(loads: readonly Load[]): Parts {
  const [only, ...more] = loads
  if (only === undefined || more.length > 0) return { loads: loadsText(loads) }
  return { loads: only.kind, count: only.count, board: only.on }
}

const loadsThings = (loads: readonly Load[], { market }: TrickerionView): readonly Thing[] =>
  loads.flatMap(({ kind }) => [`component:${kind}`, ...stallOf(market.stall, kind)] as const)

const stallOf = (stall: TrickerionView['market']['stall'], kind: Component): readonly Thing[] => {
  const at = stall.indexOf(kind)
  return at < 0 ? [] : [`stall:${at}`]
}

const spotParts = ({ card, place, direction }: Spot): Parts => ({
  show: card,
  spot: `${card}.${place}`,
  turn: direction,
})
/** The slot last: that is what is kept in sight. */
const spotThings = ({ card, place }: Spot): readonly Thing[] => [`show:${card}`, spotThing(card, place)]

const dieActs = ({ die, ...act }: { readonly die: number; readonly by?: string }): Made => ({
  parts: { die, by: act.by ?? null },
  things: [`die:${die}`],
})

const setUp = ({ by, trick, spot, size }: ActNamed<'setUp'>): Made => ({
  parts: { by, trick, size, ...spotParts(spot) },
  things: [`trick:${trick}`, ...spotThings(spot)],
})

const reschedule = ({ by, card, place, spot }: ActNamed<'reschedule'>): Made => ({
  parts: { by, from: `${card}.${place}`, ...spotParts(spot) },
  things: [spotThing(card, place), ...spotThings(spot)],
})

const nothing = (): Made => ({})

/** The show in which a marker lies there that somebody performs now. */
function placeThings(view: TrickerionView, place: string): readonly Thing[] {
  const found = performedAt(view, place)
  return found ? [spotThing(found.show.card, place)] : []
}

/** The parts of each act, and what it is about. */
const ABOUT: { readonly [T in ActType]: (act: ActNamed<T>, view: TrickerionView) => Made } = {
  magician: ({ magician }) => ({ parts: { pay: magician }, things: [`magician:${magician}`] }),
  components: ({ loads }, view) => ({ parts: loadsParts(loads), things: loadsThings(loads, view) }),
  noComponents: nothing,
  trick: ({ trick, symbol }) => ({ parts: { trick, symbol }, things: [`trick:${trick}`] }),
  specialist: ({ specialist }) => ({ parts: { pay: specialist }, things: [`role:${specialist}`] }),
  deck: ({ deck }) => ({ parts: { decks: deck }, things: [`deck:${deck}`] }),
  giveBack: nothing,
  returnTrick: ({ trick }) => ({ parts: { trick }, things: [`trick:${trick}`] }),
  returnComponent: ({ kind }) => ({ parts: { kind }, things: [`component:${kind}`] }),
  advertise: () => ({ things: ['poster:up'] }),
  decline: nothing,
  assign: ({ disc, card }) => ({ parts: { disc, card }, things: [`disc:${disc}`, `card:${card}`] }),
  takeBack: ({ disc }) => ({ parts: { disc }, things: [`disc:${disc}`] }),
  ready: nothing,
  place: ({ disc, slot, extras }) => ({
    parts: { disc, slot, ...extrasParts(extras) },
    things: [`disc:${disc}`, `slot:${slot}`],
  }),
  makeIdle: ({ disc }) => ({ parts: { disc }, things: [`disc:${disc}`] }),
  endTurn: nothing,
  hire: ({ by, die, kind }) => ({
    parts: { by, die, pay: kind },
    things: [`die:${die}`, `role:${kind}`],
  }),
  learn: ({ by, die, trick, symbol, on }) => ({
    parts: { by, die, trick, symbol, board: on },
    things: [`die:${die}`, `trick:${trick}`],
  }),
  takeCoins: dieActs,
  reroll: dieActs,
  setDie: ({ die, face }) => ({ parts: { die, face }, things: [`die:${die}`] }),
  buy: ({ by, loads, bargain }, view) => ({
    parts: { by, bargain, ...loadsParts(loads) },
    things: loadsThings(loads, view),
  }),
  order: ({ by, kind, slot }) => ({
    parts: { by, kind, order: slot },
    things: [`component:${kind}`, `order:${slot}`],
  }),
  orderBeside: ({ kind }) => ({ parts: { kind }, things: [`component:${kind}`] }),
  quickOrder: ({ by, kind }) => ({ parts: { by, kind }, things: [`component:${kind}`, 'order:quick'] }),
  prepare: ({ by, trick }) => ({ parts: { by, trick }, things: [`trick:${trick}`] }),
  moveTrick: ({ trick, swapped }) => ({
    parts: { trick, swapped: swapped ?? 'no' },
    things: [`trick:${trick}`, ...(swapped === null ? [] : ([`trick:${swapped}`] as const))],
  }),
  moveComponents: ({ kind, swapped }) => ({
    parts: { kind, swapped: swapped ?? 'no' },
    things: [`component:${kind}`, ...(swapped === null ? [] : ([`component:${swapped}`] as const))],
  }),
  moveApprentice: ({ disc }) => ({ parts: { disc }, things: [`disc:${disc}`] }),
  setUp,
  reschedule,
  takeOff: ({ card, place }) => ({
    parts: { from: `${card}.${place}` },
    things: [spotThing(card, place), `show:${card}`],
  }),
  draw: ({ decks }) => ({
    parts: { decks: decks.join('+') },
    things: [...new Set(decks)].map((deck) => `deck:${deck}` as const),
  }),
  fortune: () => ({ things: ['deck:prophecies'] }),
  weaveFate: ({ pending }) => ({ parts: { pending }, things: [`prophecy:${pending}`] }),
  point: nothing,
  effect: nothing,
  copy: ({ special }) => ({ parts: { card: special }, things: [`card:${special}`] }),
  end: nothing,
  linkPay: ({ fame, coins }) => ({ parts: { pay: `${fame}+${coins}` } }),
  keep: ({ special }) => ({ parts: { card: special }, things: [`card:${special}`] }),
  bury: ({ special }) => ({ parts: { card: special }, things: [`card:${special}`] }),
  perform: ({ card }) => ({ parts: { show: card }, things: [`show:${card}`] }),
  takeYield: ({ fame, coins, shards }) => ({ parts: { pay: `${fame}+${coins}+${shards}` } }),
  home: ({ on }) => ({ parts: { board: on }, things: [`home:${on}`] }),
  possess: ({ card }) => ({ parts: { show: card }, things: [`show:${card}`] }),
  steal: ({ own, foreign }, view) => ({
    parts: { from: own, spot: foreign },
    things: [...placeThings(view, own), ...placeThings(view, foreign)],
  }),
  swapCards: ({ cards: [one, other] }) => ({
    parts: { from: one, show: other },
    things: [`show:${one}`, `show:${other}`],
  }),
  keepMarker: ({ trick }) => ({ parts: { trick }, things: [`trick:${trick}`] }),
  premiere: ({ trick, what, place }) => ({
    parts: { trick, pay: place === null ? what : `${what}+${place}` },
    things: [`trick:${trick}`],
  }),
  applyEffect: nothing,
  otherTrick: ({ trick }) => ({ parts: { trick }, things: [`trick:${trick}`] }),
  stage: ({ spot }) => ({ parts: spotParts(spot), things: spotThings(spot) }),
  assignNow: ({ card }) => ({ parts: { card }, things: [`card:${card}`] }),
  stall: ({ slot, kind }) => ({
    parts: { order: slot, kind },
    things: [`stall:${slot}`, `component:${kind}`],
  }),
}
