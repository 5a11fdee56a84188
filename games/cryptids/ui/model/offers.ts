import { isList, type Json, optionsOf, type Question } from '@curio/kernel'
import { type Act, type ActNamed, type ActType, type By, isQuestionKind, readAct } from '../../rules/acts.ts'
import { facesOf } from '../../rules/cover.ts'
import { isTool, type Thing } from './things.ts'

/** What an act does, as the board groups it. */
export const ACT_GROUPS = [
  'move',
  'actionMove',
  'fly',
  'collect',
  'track',
  'relocate',
  'request',
  'refresh',
  'search',
  'helper',
  'learn',
  'restore',
  'pay',
  'paidRefresh',
  'buy',
  'sell',
  'swap',
  'rebid',
  'cash',
  'bid',
  'answer',
  'end',
] as const
export type ActGroup = (typeof ACT_GROUPS)[number]

/** An answer that is offered, what it means, and the things of the board it is about. */
export interface Offer {
  readonly option: Json
  readonly act: Act
  readonly group: ActGroup
  readonly things: readonly Thing[]
}

/** What must be known of the table to say what an answer is about. */
export interface ActContext {
  readonly place: string | null
  /** Where the cards of the display are tracked. */
  readonly locations: ReadonlyMap<string, string | null>
}

/** What an answer offers; null where no act is written like that. */
export function offerOf(kind: string, option: Json, context: ActContext): Offer | null {
  const act = isQuestionKind(kind) ? readAct(kind, option) : null
  if (act === null) return null
  const about: (act: never, context: ActContext) => About = ABOUT[act.type]
  const [group, ...things] = about(act as never, context)
  return { option, act, group, things }
}

/** Every answer that a question offers. */
export function offersOf(question: Question, context: ActContext): readonly Offer[] {
  return optionsOf(question).flatMap((option) => offerOf(question.kind, option, context) ?? [])
}

/** The things of an answer, a list of them where several are picked. */
export function thingsOf(kind: string, value: Json | undefined, context: ActContext): readonly Thing[] {
  if (value === undefined) return []
  const options = isList(value) ? value : [value]
  return options.flatMap((option) => offerOf(kind, option, context)?.things ?? [])
}

type About = readonly [ActGroup, ...Thing[]]

const by = (means: By, skill: string): Thing => (means === 'skill' ? `skill:${skill}` : 'marker:action')
const here = (place: string | null | undefined): readonly Thing[] => (place ? [`place:${place}`] : [])

/** The group of each act, and what it is about. */
const ABOUT: { readonly [T in ActType]: (act: ActNamed<T>, context: ActContext) => About } = {
  start: ({ place }) => ['answer', `place:${place}`],
  startBid: ({ card }) => ['answer', `card:${card}`],
  takeTile: ({ tile }) => ['answer', `tile:${tile}`],
  move: ({ to }) => ['move', `place:${to}`, 'marker:movement'],
  stay: () => ['move', 'marker:movement'],
  actionMove: ({ to }) => ['actionMove', `place:${to}`, 'marker:action'],
  fly: ({ to }) => ['fly', `place:${to}`, 'skill:planeTicket'],
  collect: (act) => ['collect', `place:${act.at}`, by(act.by, 'collectSkill')],
  track: (act, { locations }) => [
    'track',
    `card:${act.card}`,
    ...here(locations.get(act.card)),
    by(act.by, 'trackSkill'),
  ],
  relocate: (act) => ['relocate', `card:${act.card}`, by(act.by, 'relocateSkill')],
  request: ({ request, cards: [one, other], ...act }) => [
    'request',
    `request:${request}`,
    `card:${one}`,
    `card:${other}`,
    by(act.by, 'relocateSkill'),
  ],
  refresh: () => ['refresh', 'marker:action'],
  search: (act, { place }) => ['search', ...here(place), by(act.by, 'trackSkill')],
  cash: ({ face }) => ['cash', `token:${face}`],
  bid: ({ card }) => ['bid', `card:${card}`],
  end: () => ['end'],
  reroll: (act) => ['answer', act.with === 'second' ? 'skill:secondChance' : 'token:reroll'],
  luck: () => ['answer', 'skill:luck'],
  fail: () => ['answer'],
  lose: ({ covered }) => ['answer', ...facesOf(covered).map((face): Thing => `face:${face}`)],
  settle: () => ['answer'],
  firstAbility: ({ card }) => ['answer', `card:${card}`],
  symbolStep: ({ direction }) => ['answer', `step:${direction}`],
  clearSlot: ({ slot }) => ['answer', `slot:${slot}`],
  replace: ({ card }) => ['answer', `card:${card}`],
  bonus: () => ['answer'],
  noBonus: () => ['end'],
  collectAnywhere: ({ at }) => ['answer', `place:${at}`],
  travel: ({ to }) => ['answer', `place:${to}`],
  steps: ({ direction }) => ['answer', `step:${direction}`],
  noSteps: () => ['end'],
  refreshNow: () => ['answer'],
  learnCheaper: ({ skill }) => ['answer', `skill:${skill}`],
  restoreFree: ({ skill }) => ['answer', `skill:${skill}`],
  endTrade: () => ['end'],
  decline: () => ['end'],
  up: () => ['helper', 'step:up'],
  down: ({ die }) => ['helper', 'step:down', `die:${die}`],
  downWithoutDie: () => ['helper', 'step:down'],
  learn: ({ skill }) => ['learn', `skill:${skill}`],
  restore: ({ skill }) => ['restore', `skill:${skill}`],
  payStep: ({ direction }) => ['pay', `step:${direction}`],
  payMarket: () => ['paidRefresh'],
  payCard: ({ card }) => ['paidRefresh', `card:${card}`],
  replaceToo: ({ card }) => ['answer', `card:${card}`],
  buy: ({ slot }) => ['buy', `slot:${slot}`],
  sell: ({ face }) => ['sell', `face:${face}`],
  sellInto: ({ face, slot }) => ['sell', `face:${face}`, `slot:${slot}`],
  swap: ({ face, slot }) => ['swap', `face:${face}`, `slot:${slot}`],
  rebid: ({ from, to }) => ['rebid', `card:${from}`, `card:${to}`],
  layTile: ({ tile }) => ['answer', `tile:${tile}`],
  exchange: ({ given, taken }) => ['answer', `tile:${given}`, `tile:${taken}`],
  placeBid: ({ card }) => ['answer', `card:${card}`],
  poacherTakes: ({ at }) => ['answer', `place:${at}`],
  poacherBuys: ({ slot }) => ['answer', `slot:${slot}`],
  poacherCatches: ({ card }) => ['answer', `card:${card}`],
  poacherTile: ({ tile }) => ['answer', `tile:${tile}`],
  poacherLays: () => ['answer'],
}

export type OfferIndex = ReadonlyMap<Thing, readonly Offer[]>

/** The offers by the things they are about: the board is a way to look at the list of answers. */
export function indexByThing(offers: readonly Offer[]): OfferIndex {
  const index = new Map<Thing, Offer[]>()
  for (const offer of offers) {
    for (const thing of offer.things) {
      const known = index.get(thing)
      if (known) known.push(offer)
      else index.set(thing, [offer])
    }
  }
  return index
}

/**
 * The offer that a tap on a thing means: the only one, the one by the tool in hand, or the main movement or the helper's
 * mandatory step, which cost nothing else. Null where the player has to say more.
 */
export function meantOffer(offers: readonly Offer[], tool: Thing | null): Offer | null {
  const [only, ...more] = offers
  if (only === undefined) return null
  if (more.length === 0) return only
  if (tool !== null && isTool(tool)) {
    const byTool = offers.filter(({ things }) => things.includes(tool))
    if (byTool.length > 0) return meantOffer(byTool, null)
  }
  const [free, ...others] = offers.filter(({ group }) => group === 'move' || group === 'helper')
  return free !== undefined && others.length === 0 ? free : null
}
