import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasWon, type Json, type Match, plainAnswer } from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import { answerInLesson, beginLesson, PlayedLesson, tableOf } from '@curio/ui/testing'
import { LEARNER, type TableState } from '@curio/ui/tutorial'
import { trickerion } from '../index.ts'
import { known, type TrickerionContent, trickOf } from '../rules/content.ts'
import { showOf } from '../rules/links.ts'
import { isLocation } from '../rules/plan.ts'
import { SUPPLY, type TrickerionState } from '../rules/state.ts'
import { forecastShow } from '../rules/yields.ts'
import { asTrickerionView, type PlayerView, type TrickerionView } from '../text/view.ts'
import { trickerionTutorial } from '../tutorial/index.ts'
import { ELECTRA, LAST_ROUND, questionOf } from '../tutorial/script.ts'
import { thingsOf } from '../ui/model/offers.ts'
import { planOf } from '../ui/model/plans.ts'
import { partsOf, type Thing } from '../ui/model/things.ts'

const { steps, script, playsUpTo } = trickerionTutorial
type Step = (typeof steps)[number]

/** The table before an answer of the script, or after the last one. */
interface Moment {
  readonly table: TableState
  readonly view: TrickerionView
  readonly state: TrickerionState
  readonly me: PlayerView
  readonly her: PlayerView
}

function momentOf(match: Match<TrickerionState, TrickerionContent>): Moment {
  const table = structuredClone(tableOf(match as Match))
  const view = asTrickerionView(table.view)
  const [me, her] = view.players
  assert.ok(me && her)
  return { table, view, me, her, state: structuredClone(match.state) }
}

const LESSON = new PlayedLesson(trickerion, trickerionTutorial, momentOf)
const { match: MATCH, asking: ASKING, reached: REACHED } = LESSON
const { content: CONTENT } = MATCH
const { constants: CONSTANTS } = CONTENT.pack

const answersOf = (seat: number): readonly Json[] =>
  MATCH.entries.flatMap((entry) => (entry.seat === seat ? [entry.answer] : []))

test('the script is played from its seed to the end, and the learner wins', () => {
  const outcome = MATCH.outcome()
  assert.ok(outcome && hasWon(outcome, LEARNER))
  assert.deepEqual(
    outcome.points.map(({ total }) => total),
    [55, 40],
  )
  assert.deepEqual(answersOf(LEARNER), script, 'the answers are written as the kernel keeps them')
  assert.deepEqual(answersOf(LEARNER + 1), ELECTRA, 'every answer of the rival is given')
})

test('up to the fork every question has one step that asks for its answer', () => {
  const fork = steps.find(({ act }) => act === 'fork')
  assert.ok(fork)
  assert.deepEqual(
    ASKING.map(({ at }) => at),
    Array.from({ length: LESSON.indexOf(fork) }, (_, index) => index),
  )
  assert.equal(LESSON.at(LESSON.indexOf(fork)).view.round, 3)
})

test('the lesson plays up to the first question of the final round', () => {
  const { view, table } = LESSON.at(playsUpTo)
  assert.equal(view.round, LAST_ROUND)
  assert.equal(LAST_ROUND, CONSTANTS.rounds.base)
  assert.equal(table.questions[0]?.kind, 'advertise')
  assert.ok(LESSON.at(playsUpTo - 1).view.round < LAST_ROUND)
})

const fittingAt = (table: TableState): readonly Step[] =>
  steps.filter(({ at }) => typeof at === 'function' && at(table))

test('in the final round and after the end there is always something to read', () => {
  for (const { table } of LESSON.moments.slice(playsUpTo))
    assert.ok(fittingAt(table).length > 0, table.questions[0]?.kind ?? 'over')
})

test('whoever plays the rest alone is met again in the final round and led to the end', () => {
  const match = beginLesson(trickerion, trickerionTutorial)
  for (const value of script.slice(0, questionOf(3)))
    answerInLesson(match as Match, trickerionTutorial, value)
  const heard = new Set<string>()
  while (!match.over) {
    const [seat = 0] = match.awaited()
    const [question] = match.questions(seat)
    assert.ok(question)
    const quickly = plainAnswer(question, (options) =>
      ['none', 'end', 'ready'].find((each) => options.includes(each)),
    )
    give(match as Match, seat, quickly)
    for (const { id } of fittingAt(tableOf(match as Match))) heard.add(id)
  }
  assert.deepEqual([...heard], ['last', 'last-plan', 'sum', 'next'])
})

/** The things of the board that the answer of a step is about. */
function thingsAsked(step: Step): readonly string[] {
  const index = LESSON.indexOf(step)
  const { view, table } = LESSON.at(index)
  return thingsOf(table.questions[0]?.kind ?? '', script[index], view)
}

test('whoever is asked for a thing of the board sees it lit; for anything else a part of the screen', () => {
  for (const step of ASKING) {
    const lit = step.point?.board ?? []
    const asked = thingsAsked(step)
    if (asked.length === 0 || lit.length === 0) assert.ok(step.point?.panel, step.id)
    assert.ok(
      lit.every((id) => asked.includes(id)),
      `${step.id}: ${lit.join()} of ${asked.join()}`,
    )
  }
})

/** Whether a thing lies on the table of the learner at some moment. */
function isThere({ view, me }: Moment, thing: Thing): boolean {
  const { kind, name } = partsOf(thing)
  switch (kind) {
    case 'disc':
      return me.characters.some(({ disc, at }) => disc === name && at !== SUPPLY)
    case 'card':
      return isLocation(name) && (me.permanents?.[name] ?? 0) > 0
    case 'slot':
      return CONTENT.slots.get(name)?.closedWith.includes(view.players.length) === false
    case 'die':
      return view.dice[Number(name)] !== undefined
    case 'trick':
      return [...me.tricks.map(({ trick }) => trick), ...Object.values(view.decks).flat()].includes(name)
    case 'stall':
      return (view.market.stall[Number(name)] ?? null) !== null
    case 'show':
      return view.row.some((show) => show?.card === name)
    case 'magician':
      return CONTENT.magicians.has(name)
    default:
      return false
  }
}

test('everything pointed to on the board lies there at that moment', () => {
  for (const step of REACHED)
    for (const id of step.point?.board ?? [])
      assert.ok(isThere(LESSON.at(LESSON.indexOf(step)), id as Thing), `${step.id}: ${id}`)
})

const { baseAp, actionAp, enhance, advertise, prices, wages, scoring, performer } = CONSTANTS
const yields = (trick: string): { readonly fame: number; readonly coins: number } =>
  trickOf(CONTENT, trick).entry.yields
const needs = (trick: string, kind: 'wood' | 'fabric'): number =>
  trickOf(CONTENT, trick).entry.needs[kind] ?? 0
const modifierOf = (slot: string): number => known(CONTENT.slots, slot).modifier
const apAt = (index: number): number => LESSON.at(index).view.placement?.ap ?? 0
const dieAt = (index: number, die: number): number => Number(LESSON.at(index).view.dice[die])
const lostCoins = (from: number, to: number): number => LESSON.at(from).me.coins - LESSON.at(to).me.coins
const BUTTERFLIES = 'enchanted-butterflies'
const RABBIT = 'rabbit-from-the-top-hat'
const CARDS = 'card-manipulation'
const RINGS = 'linking-rings'

/** Markers that lie on a card of a trick in the workshop. */
const markersOn = (index: number, trick: string): number =>
  LESSON.at(index).me.tricks.find((own) => own.trick === trick)?.markers ?? 0

/** What the show of the second round would pay the learner at a moment. */
function forecastAt(index: number): readonly number[] {
  const { state } = LESSON.at(index)
  const show = showOf(state, 'R01')
  assert.ok(show)
  const {
    fame = 0,
    coins = 0,
    shards = 0,
  } = forecastShow(state, CONTENT, show, LEARNER).bySeat[LEARNER] ?? {}
  return [fame, coins, shards]
}

const heldAt = (index: number, kind: string): number =>
  LESSON.at(index).me.components.find((stack) => stack.kind === kind)?.count ?? 0
const dayPay = (day: string): { readonly fame: number; readonly coins: number } => {
  const found = CONTENT.pack.days.find(({ id }) => id === day)
  assert.ok(found)
  return found.modifier
}

/** The numbers of each text, in order, from the table and the rules. */
const NUMBERS: Readonly<Record<string, (index: number) => readonly number[]>> = {
  goal: () => [CONSTANTS.rounds.base],
  trick: (index) => [trickOf(CONTENT, BUTTERFLIES).entry.needs.fabric ?? 0, markersOn(index, BUTTERFLIES)],
  team: () => [baseAp.value.magician, baseAp.value.manager, baseAp.value.apprentice],
  poster: (index) => [lostCoins(index, index + 1), advertise.fame],
  ready: (index) => [planOf(LESSON.at(index).state, CONTENT, LEARNER).wages],
  slot: (index) => [modifierOf('downtown.0'), apAt(index + 1) - enhance.ap, enhance.ap],
  learn: () => [actionAp.value.learn, yields(RABBIT).fame, yields(RABBIT).coins],
  bank: (index) => [apAt(index), dieAt(index, 4)],
  market: (index) => [modifierOf('marketRow.0'), apAt(index + 1)],
  metal: (index) => [
    prices.byTier.basic,
    actionAp.value.buy,
    CONSTANTS.market.buy,
    lostCoins(index, index + 1),
  ],
  wood: (index) => [
    needs(CARDS, 'wood'),
    needs(CARDS, 'fabric'),
    heldAt(index + 1, 'wood') - heldAt(index, 'wood'),
    actionAp.value.bargain,
    CONSTANTS.market.bargained,
  ],
  fabric: (index) => [heldAt(index + 1, 'fabric') - heldAt(index, 'fabric')],
  days: () => [-dayPay('thursday').fame, -dayPay('thursday').coins],
  backstage: (index) => [apAt(index + 1)],
  'her-show': (index) => [LESSON.at(index).me.fame - LESSON.at(index - 1).me.fame],
  wages: (index) => [lostCoins(index - 1, index), wages.famePerCoin],
  order: (index) => [lostCoins(index, index + 1)],
  'plan-backstage': () => [performer.backstage.manager.coins],
  prepare: (index) => [apAt(index), markersOn(index + 1, RABBIT)],
  friday: (index) => [apAt(index + 1)],
  link: (index) => [
    LESSON.at(index + 1).me.fame - LESSON.at(index).me.fame,
    CONSTANTS.linkBonus.byLevel[0] ?? 0,
  ],
  perform: forecastAt,
  paid: () => [
    yields(BUTTERFLIES).fame + yields(RABBIT).fame,
    yields(BUTTERFLIES).coins + yields(RABBIT).coins,
    performer.link.fame,
    performer.backstage.manager.coins,
    yields(RINGS).coins,
  ],
  again: (index) => [CONSTANTS.thresholds.byLevel[1] ?? 0, LESSON.at(index).me.fame],
  played: (index) => [LESSON.at(index).me.fame, LESSON.at(index).her.fame],
  last: () => [scoring.shard, scoring.coins.each, scoring.coins.fame, scoring.apprentice, scoring.specialist],
  next: () => [CONSTANTS.rounds.darkAlley],
}

test('every number in a text is the one on the table', () => {
  for (const { step, language, text, index } of LESSON.texts()) {
    const named = (text.match(/\d+/g) ?? []).map(Number)
    assert.deepEqual(named, NUMBERS[step.id]?.(index) ?? [], `${step.id} in ${language}`)
  }
})

/** Where each character of a player stands or is going. */
const whereabouts = ({ characters }: PlayerView): readonly string[] =>
  characters.flatMap(({ disc, at, card }) => (card === null ? [] : [`${disc} ${card} ${at}`]))

/** Who has a marker on the first performance card, from its top slot down. */
const markersInShow = (index: number): readonly string[] =>
  (showOf(LESSON.at(index).state, 'R01')?.markers ?? [])
    .toSorted((one, other) => one.place.localeCompare(other.place))
    .map(({ seat, trick, direction }) => `${seat} ${trick} ${direction}`)

test('what the first round tells of the learner and of Electra has happened', () => {
  const opened = LESSON.at(questionOf(1))
  assert.deepEqual(opened.view.order, [0, 1], 'the learner goes first')
  assert.equal(opened.her.magician, 'electra')
  assert.deepEqual(whereabouts(LESSON.at(questionOf(1, 5)).her), [
    'magician theater home',
    'assistant theater home',
    'apprentice1 marketRow home',
  ])
  const learning = LESSON.at(questionOf(1, 6))
  assert.deepEqual(learning.view.dice, ['optical', 'mechanical', 'x', 'apprentice', 6, 'x'])
  assert.equal(LESSON.at(questionOf(1, 7)).view.dice[0], 'x', 'a die that is used turns to a cross')
  const [her] = whereabouts(LESSON.at(questionOf(1, 8)).her).slice(1)
  assert.equal(her, 'assistant theater saturday.0')
  assert.deepEqual(markersInShow(questionOf(1, 8)), [`1 ${RINGS} up`])
  assert.deepEqual(LESSON.at(questionOf(1, 9)).view.market.stall, ['wood', 'metal', 'glass', 'fabric'])
  assert.equal(LESSON.at(questionOf(1, 12)).view.placement, null, 'the last action point was spent')
})

test('what the second round tells of the learner and of Electra has happened', () => {
  const opened = LESSON.at(questionOf(2))
  assert.deepEqual(markersInShow(questionOf(2)), [], 'the markers went home')
  assert.deepEqual(opened.view.order, [1, 0], 'equal in Fame, so the order is turned around')
  assert.equal(opened.me.fame, opened.her.fame - CONSTANTS.advertise.fame, 'she has her poster already')
  assert.equal(opened.view.row.filter((show) => show !== null).length, 2)
  assert.deepEqual(markersInShow(questionOf(2, 7)), [`1 ${RINGS} up`])
  const linked = questionOf(2, 10)
  assert.deepEqual(markersInShow(linked), [`0 ${BUTTERFLIES} down`, `0 ${RABBIT} up`, `1 ${RINGS} up`])
  assert.equal(LESSON.at(linked).me.shards, LESSON.at(linked - 1).me.shards + 1, 'the shard of the circle')
  const after = LESSON.at(questionOf(3))
  assert.equal(after.me.shards, LESSON.at(linked).me.shards + 1, 'the shard of the card')
  assert.deepEqual(markersInShow(questionOf(3)), [])
  assert.equal(markersOn(questionOf(3), BUTTERFLIES), 0)
  assert.equal(heldAt(questionOf(3), 'fabric'), 3, 'props are not used up')
})

test('what the lesson plays is what it tells afterwards', () => {
  const { me } = LESSON.at(playsUpTo)
  assert.ok(me.tricks.some(({ trick }) => trick === CARDS))
  const shown = showOf(LESSON.at(playsUpTo - 1).state, 'R08')?.markers ?? []
  assert.deepEqual(
    shown.map(({ seat, trick }) => `${seat} ${trick}`),
    [`0 ${RABBIT}`, `0 ${BUTTERFLIES}`, `0 ${CARDS}`],
  )
  assert.equal(LESSON.at(playsUpTo - 1).view.day, 'sunday')
})
