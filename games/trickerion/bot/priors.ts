import { type Json, priorsFrom, type Worths } from '@curio/kernel'
import type { Component, Location } from '../content/vocabulary.ts'
import type { Act, ActOf, Load, QuestionKind } from '../rules/acts.ts'
import { slotOf, type TrickerionContent, trickOf } from '../rules/content.ts'
import { actOf, QUESTION_KINDS } from '../rules/grammar.ts'
import { previewSetUp, showOf } from '../rules/links.ts'
import { posterPrice } from '../rules/order.ts'
import { locationOf } from '../rules/plan.ts'
import type { Character, Player, TrickerionState } from '../rules/state.ts'
import { characterOf, kindOf, playerOf } from '../rules/table.ts'
import { meansWorth } from './judge.ts'
import { coinWorth, earningWorth, priceWorth, roundsLeft, shardWorth } from './means.ts'
import { Expectations, planWorth, preparingWorth } from './plan.ts'
import { amountWorth, stageWorth } from './stage.ts'
import { lackOf, learningFor, priceOf, type Want, wanted, yieldWorth } from './tricks.ts'
import { GLANCE, NEVER, WEIGHTS } from './weights.ts'

/** Everything an act is judged by; what only some acts need is worked out when it is asked for. */
class Outlook {
  readonly state: TrickerionState
  readonly seat: number
  readonly content: TrickerionContent
  readonly player: Player
  readonly left: number
  readonly expectations: Expectations
  /** What has been worked out for the same question: the gain of a plan by whom it sends where. */
  readonly gains = new Map<string, number>()
  #wanted: ReadonlyMap<Component, Want> | null = null
  #learning: ((trick: string) => number) | null = null
  #expected: number | null = null

  constructor(state: TrickerionState, seat: number, content: TrickerionContent) {
    this.state = state
    this.seat = seat
    this.content = content
    this.player = playerOf(state, seat)
    this.left = roundsLeft(state, content)
    this.expectations = new Expectations(state, seat, content, this.left)
  }

  get wanted(): ReadonlyMap<Component, Want> {
    this.#wanted ??= wanted(this.state, this.seat, this.content, this.left)
    return this.#wanted
  }

  /** By how much what the shows and the plan may be expected to pay changes if the character stands on the slot. */
  changed(character: Character, slot: string): number {
    this.#expected ??= this.#expect()
    const { at } = character
    character.at = slot
    const after = this.#expect()
    character.at = at
    return after - this.#expected
  }

  #expect(): number {
    const { state, seat, content, left } = this
    return stageWorth(state, seat, content, left) + planWorth(state, seat, content, left)
  }

  /** What learning a trick would add. */
  learning(trick: string): number {
    this.#learning ??= learningFor(this.state, this.player, this.content, this.left)
    return this.#learning(trick)
  }
}

/** What an act is worth at a glance, in Fame; null for questions whose answers all look alike. */
type Glance<K extends QuestionKind> = (outlook: Outlook, act: ActOf<K>) => number

const loadsWorth = (outlook: Outlook, loads: readonly Load[]): number => {
  const { content, left, wanted: kinds } = outlook
  let worth = 0
  for (const { kind, count } of loads) {
    const { short, gain } = kinds.get(kind) ?? { short: 0, gain: 0 }
    const useful = Math.min(short, count)
    const price = priceOf(content, kind)
    worth += (count - useful) * price * WEIGHTS.spareComponent
    if (useful > 0) worth += (gain * useful) / short + useful * price * coinWorth(left)
  }
  return worth
}

/** The slot's modifier and what is done there; in the Theater, what the day changes. */
const placing: Glance<'turn'> = (outlook, act) => {
  const { content, player, left } = outlook
  switch (act.type) {
    case 'giveBack':
      return NEVER
    case 'endTurn':
      return 0
    case 'makeIdle':
      return GLANCE.idle
    case 'place': {
      const slot = slotOf(content, act.slot)
      const { baseAp } = content.pack.constants
      const extras =
        (act.extras.shard ? GLANCE.enhance - shardWorth(left) : 0) + (act.extras.boost ? GLANCE.boost : 0)
      const character = characterOf(player, act.disc)
      const ap = baseAp.value[kindOf(act.disc)] + slot.modifier
      if (slot.location !== 'theater') return GLANCE.point * ap + extras
      const markers = player.tricks.reduce((sum, own) => sum + own.markers, 0)
      const settingUp = slot.isStage ? 0 : GLANCE.backstage * Math.min(ap, markers)
      return extras + GLANCE.stage + settingUp + GLANCE.dayShare * outlook.changed(character, act.slot)
    }
  }
}

/** Coins that a Bank die shows. */
const bankCoins = ({ state }: Outlook, die: number): number => {
  const face = state.dice[die]
  return typeof face === 'number' ? face : 0
}

const settingUp = (outlook: Outlook, act: Extract<Act, { type: 'setUp' }>): number => {
  const { state, seat, content, left } = outlook
  const card = trickOf(content, act.trick)
  const show = showOf(state, act.spot.card)
  const worth = yieldWorth(card, left) * (WEIGHTS.staged - WEIGHTS.prepared) * act.size * GLANCE.setUpShare
  if (!show) return worth
  const { links, dead, open, each, shards } = previewSetUp(content, show, seat, act.trick, act.spot)
  const own = shards.filter((other) => other === seat).length
  const company = show.markers.some((marker) => marker.seat === seat) ? GLANCE.company : 0
  return (
    worth +
    links.length * each * GLANCE.linkShare +
    own * shardWorth(left) +
    dead.length * WEIGHTS.deadCircle +
    open.length * WEIGHTS.openCircle +
    company
  )
}

const acting: Glance<'act'> = (outlook, act) => {
  const { content, player, left, state } = outlook
  switch (act.type) {
    case 'giveBack':
      return NEVER
    case 'end':
      return 0
    case 'hire':
      return left > 1
        ? GLANCE.hireShare *
            (act.kind === 'apprentice' ? WEIGHTS.apprenticeRound : WEIGHTS.specialistRound) *
            (left - 0.6)
        : GLANCE.hireLate
    case 'learn':
      return GLANCE.learnShare * outlook.learning(act.trick) + (act.on === 'engineer' ? GLANCE.onEngineer : 0)
    case 'takeCoins':
      return GLANCE.coinsShare * earningWorth(bankCoins(outlook, act.die), player.coins, left)
    case 'reroll':
      return state.dice[act.die] === 'x' ? GLANCE.reroll : -0.5
    case 'setDie':
      return act.face === 'x' ? -2 : 0.1
    case 'buy': {
      const price = act.loads.reduce((sum, { kind, count }) => sum + count * priceOf(content, kind), 0)
      return (
        GLANCE.buyShare * loadsWorth(outlook, act.loads) -
        Math.max(1, price - act.bargain) * coinWorth(left) -
        act.bargain * GLANCE.bargain
      )
    }
    case 'order':
    case 'orderBeside':
      return state.market.stall.includes(act.kind)
        ? -0.3
        : GLANCE.orderShare * WEIGHTS.ordering * (outlook.wanted.get(act.kind)?.gain ?? -0.4)
    case 'quickOrder':
      return state.market.stall.includes(act.kind)
        ? -0.6
        : GLANCE.quickOrderShare * WEIGHTS.buying * (outlook.wanted.get(act.kind)?.gain ?? -0.6) +
            GLANCE.quickOrder
    case 'prepare': {
      const card = trickOf(content, act.trick)
      return GLANCE.prepareShare * preparingWorth(card, yieldWorth(card, left))
    }
    case 'moveTrick':
      return act.swapped === null ? GLANCE.moveTrick : -0.2
    case 'moveComponents':
      return act.swapped === null
        ? GLANCE.moveComponents + 0.3 * (outlook.wanted.get(act.kind)?.gain ?? 0)
        : -0.2
    case 'moveApprentice':
      return left > 1 ? GLANCE.moveApprentice * left : -0.1
    case 'setUp':
      return settingUp(outlook, act)
    case 'reschedule':
      return -0.5
    case 'takeOff':
      return -0.2
    case 'draw':
      return act.decks.length * (left > 1 ? GLANCE.draw : GLANCE.drawLate)
    case 'fortune':
      return GLANCE.fortune
    case 'weaveFate':
      return GLANCE.weaveFate
    case 'point':
      return GLANCE.actionPoint
    case 'effect':
      return GLANCE.effect
    case 'copy':
      return GLANCE.copy
  }
}

/** Where `gains` keeps what the position is worth before anybody is sent. */
const NOBODY = ''

/** What changes by sending the character there: what is done there, and the wage. */
function gainOf(outlook: Outlook, character: Character, card: string, location: Location): number {
  const { content, player, left, expectations, gains } = outlook
  const key = `${kindOf(character.disc)}.${character.home}.${location}`
  const known = gains.get(key)
  if (known !== undefined) return known
  const worth = (): number => expectations.whole() + meansWorth(player, content, left)
  const before = gains.get(NOBODY) ?? worth()
  gains.set(NOBODY, before)
  character.card = card
  const gain = worth() - before
  character.card = null
  gains.set(key, gain)
  return gain
}

/** Cards that go where something is to be done; the position judges plans more closely. */
const planning: Glance<'plan'> = (outlook, act) => {
  const { content, player } = outlook
  switch (act.type) {
    case 'giveBack':
    case 'takeBack':
      return NEVER
    case 'ready':
      return 0
    case 'assign': {
      const character = player.characters.find(({ disc }) => disc === act.disc)
      if (!character) return 0
      const location = locationOf(content, act.card)
      return (
        gainOf(outlook, character, act.card, location) +
        (content.specials.has(act.card) ? GLANCE.special : 0) +
        GLANCE[location]
      )
    }
  }
}

const amounts = ({ left }: Outlook, act: { fame?: number; coins?: number; shards?: number }): number =>
  amountWorth({ fame: act.fame ?? 0, coins: act.coins ?? 0, shards: act.shards ?? 0 }, left)

const optional =
  <K extends QuestionKind>(worth: (outlook: Outlook, act: ActOf<K>) => number): Glance<K> =>
  (outlook, act) => {
    if (act.type === 'decline' || act.type === 'noComponents') return 0
    return act.type === 'giveBack' ? NEVER : worth(outlook, act)
  }

const GLANCES: { readonly [K in QuestionKind]?: Glance<K> } = {
  'setup.components': (outlook, { loads }) => startingWith(outlook, loads),
  'setup.manager': (outlook, { loads }) => startingWith(outlook, loads),
  'setup.trick': (outlook, { trick }) => {
    const card = trickOf(outlook.content, trick)
    const isFree = lackOf(outlook.state, outlook.player, outlook.content, card).kinds === 0
    return outlook.learning(trick) + (isFree ? preparingWorth(card, yieldWorth(card, outlook.left)) : 0)
  },
  'setup.specialist': (_outlook, { specialist }) => (specialist === 'assistant' ? 1 : 0),
  'setup.engineer': (outlook, { trick }) => outlook.learning(trick),
  'setup.extra': optional<'setup.extra'>((outlook, act) =>
    act.type === 'components' ? loadsWorth(outlook, act.loads) : 0,
  ),
  advertise: ({ state, seat, content, player, left }, act) => {
    if (act.type !== 'advertise') return act.type === 'decline' ? 0 : NEVER
    const { fame } = content.pack.constants.advertise
    return fame - priceWorth(posterPrice(state, content, seat), player.coins, left) + GLANCE.poster
  },
  plan: planning,
  turn: placing,
  act: acting,
  link: amounts,
  yield: amounts,
  perform: (outlook, act) => {
    if (act.type === 'giveBack') return NEVER
    if (act.type === 'decline') return -3
    const show = showOf(outlook.state, act.card)
    return show ? show.markers.filter(({ seat }) => seat === outlook.seat).length * GLANCE.perform : 0
  },
  home: (_outlook, { on }) => (on === 'assistant' ? 1 : 0),
  'ability.reschedule': optional<'ability.reschedule'>(() => -0.2),
  'ability.possess': optional<'ability.possess'>(() => -0.5),
  'ability.steal': optional<'ability.steal'>(() => 0.6),
  'special.swap': optional<'special.swap'>(() => 0.8),
  'special.keep': optional<'special.keep'>((outlook, act) =>
    act.type === 'keepMarker' ? yieldWorth(trickOf(outlook.content, act.trick), outlook.left) : 0,
  ),
  'special.premiere': optional<'special.premiere'>((outlook, act) => {
    if (act.type !== 'premiere') return 0
    const { yields } = trickOf(outlook.content, act.trick).entry
    return amounts(outlook, { [act.what]: yields[act.what] })
  }),
  'special.perform': optional<'special.perform'>(() => 1),
  'special.marker': optional<'special.marker'>((outlook, act) =>
    act.type === 'otherTrick' ? yieldWorth(trickOf(outlook.content, act.trick), outlook.left) * 0.4 : 0,
  ),
  'special.burn': optional<'special.burn'>(() => -0.3),
  'special.stage': optional<'special.stage'>(() => 0.5),
  'special.promote': optional<'special.promote'>(({ left }) => (left > 1 ? 0.8 : -1)),
  'special.assign': optional<'special.assign'>(() => 0.5),
  'special.buy': optional<'special.buy'>((outlook, act) =>
    act.type === 'components' ? loadsWorth(outlook, act.loads) - 0.6 : 0,
  ),
  'special.order': optional<'special.order'>((outlook, act) =>
    act.type === 'components' ? loadsWorth(outlook, act.loads) - 1 : 0,
  ),
}

/** TR-PSET-10: components that prepare a trick of the player's school, or most of one. */
function startingWith({ state, content, player, left }: Outlook, loads: readonly Load[]): number {
  const school = player.magician === null ? null : content.magicians.get(player.magician)?.entry.school
  if (!school) return 0
  const own = player.tricks.map(({ trick }) => trick)
  const tricks =
    own.length > 0 ? own : state.decks[school].filter((id) => trickOf(content, id).entry.level === 1)
  let best = 0
  for (const id of tricks) {
    const card = trickOf(content, id)
    const covered = card.needs.reduce((sum, { kind, count }) => {
      const load = loads.find((each) => each.kind === kind)
      return sum + Math.min(count, load?.count ?? 0) * priceOf(content, kind)
    }, 0)
    const all = card.needs.reduce((sum, { kind, count }) => sum + count * priceOf(content, kind), 0)
    best = Math.max(best, (covered / all) ** 2 * card.entry.markers * yieldWorth(card, left))
  }
  return best
}

function worthsFor<K extends QuestionKind>(
  kind: K,
  glance: Glance<K>,
): Worths<TrickerionState, TrickerionContent> {
  return (state, seat, options, content) => {
    const outlook = new Outlook(state, seat, content)
    return options.map((option: Json) => glance(outlook, actOf(kind, option)))
  }
}

function entryFor<K extends QuestionKind>(
  kind: K,
): readonly [K, Worths<TrickerionState, TrickerionContent>][] {
  const glance: Glance<K> | undefined = GLANCES[kind]
  return glance ? [[kind, worthsFor(kind, glance)]] : []
}

/** How promising each answer is. */
export const priorsOf = priorsFrom<TrickerionState, TrickerionContent>(
  Object.fromEntries(QUESTION_KINDS.flatMap((kind) => entryFor(kind))),
  WEIGHTS.clearly,
)
