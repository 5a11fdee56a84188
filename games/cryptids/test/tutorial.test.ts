import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isList, type Match, type Outcome, plainAnswer } from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import { LANGUAGES } from '@curio/ui/language'
import { beginLesson, PlayedLesson, tableOf } from '@curio/ui/testing'
import type { TableState } from '@curio/ui/tutorial'
import { cryptids } from '../index.ts'
import { type CryptidsContent, type Face, known } from '../rules/content.ts'
import { countSatisfying } from '../rules/contracts.ts'
import { MARKET_PRICE, STEP_PRICE } from '../rules/helper.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import { pointsOf } from '../rules/scoring.ts'
import { RESTORE_PRICE } from '../rules/skills.ts'
import type { CryptidsState } from '../rules/state.ts'
import { asCryptidsView, type CryptidsView, chanceOfSuccess, type PlayerView } from '../text/view.ts'
import { cryptidsTutorial } from '../tutorial/index.ts'
import { PLACES } from '../tutorial/places.ts'
import { LAST_ROUND, questionOf } from '../tutorial/script.ts'
import { thingsOf } from '../ui/model/offers.ts'
import { actIn } from './support/acts.ts'

const { steps, script } = cryptidsTutorial
type Step = (typeof steps)[number]

/** The table before an answer of the script, or after the last one. */
interface Moment {
  readonly table: TableState
  readonly view: CryptidsView
  readonly me: PlayerView
  readonly total: number
  /** How many of the Poacher's catch match each contract of the learner. */
  readonly against: readonly number[]
}

function momentOf(match: Match<CryptidsState, CryptidsContent>): Moment {
  const { state, content } = match
  const table = tableOf(match)
  const view = asCryptidsView(table.view)
  const [me] = view.players
  assert.ok(me)
  const caught = view.poacher?.caught ?? []
  const against = (me.contracts ?? []).map((id) => countSatisfying(state, content, caught, id))
  return { table, view, me, total: pointsOf(state, content, 0).total, against }
}

const LESSON = new PlayedLesson(cryptids, cryptidsTutorial, momentOf)
const { match: MATCH, asking: ASKING, reached: REACHED } = LESSON
const { content: CONTENT } = MATCH

test('the script is played from its seed to the end: the Poacher loses, with the highest rank', () => {
  assert.ok(MATCH.over)
  const outcome = MATCH.outcome()
  assert.ok(outcome?.kind === 'solo')
  assert.deepEqual([outcome.won, outcome.rank], [true, { id: 'rank-5', index: 5, of: 5 }])
  assert.equal(outcome.ending, 'rank-5')
  assert.equal(outcome.points[0]?.total, 31)
  assert.ok((outcome.points[0]?.by.requests ?? 0) > 0)
  assert.deepEqual(
    MATCH.entries.flatMap((entry) => (entry.seat === null ? [] : [entry.answer])),
    script,
    'the answers are written as the kernel keeps them',
  )
})

test('up to the fork every question has one step that asks for its answer', () => {
  const fork = steps.find(({ act }) => act === 'fork')
  assert.ok(fork)
  const asked = ASKING.map(({ at }) => at)
  assert.deepEqual(
    asked,
    Array.from({ length: LESSON.indexOf(fork) }, (_, index) => index),
  )
  assert.equal(LESSON.at(LESSON.indexOf(fork)).view.round, 4)
})

test('the lesson plays up to the first question of the final round', () => {
  const { view, table } = LESSON.at(cryptidsTutorial.playsUpTo)
  assert.equal(view.round, LAST_ROUND)
  assert.equal(view.finalRound, LAST_ROUND)
  assert.equal(table.questions[0]?.kind, 'turn')
  assert.ok(LESSON.at(cryptidsTutorial.playsUpTo - 1).view.round < LAST_ROUND)
})

test('in the final round and after the end there is always something to read', () => {
  for (const { table } of LESSON.moments.slice(cryptidsTutorial.playsUpTo)) {
    const fitting = steps.filter(({ at }) => typeof at === 'function' && at(table))
    assert.ok(fitting.length > 0, table.questions[0]?.kind ?? 'over')
  }
})

test('whoever plays the rest alone is met again in the final round and led to the end', () => {
  const match = beginLesson(cryptids, cryptidsTutorial)
  for (const value of script.slice(0, questionOf(4, 2))) give(match, 0, value)
  const heard = new Set<string>()
  while (!match.over) {
    const [question] = match.questions(0)
    assert.ok(question)
    const quickly = plainAnswer(
      question,
      (options) =>
        ['end', 'none', 'fail', 'up'].find((each) => options.includes(each)) ??
        options.find((each) => actIn(question.kind, each)?.type !== 'rebid'),
    )
    give(match, 0, quickly)
    const table = tableOf(match)
    for (const { id, at } of steps) if (typeof at === 'function' && at(table)) heard.add(id)
  }
  assert.deepEqual([...heard], ['final', 'last-turn', 'last-helper', 'sum', 'rank', 'next'])
})

test('whoever loses is told how to do better, and nothing of ranks', () => {
  const { table } = LESSON.at(script.length)
  const outcome: Outcome = { kind: 'solo', won: false, rank: null, points: [], ending: 'lost-five' }
  const said = steps.filter(({ at }) => typeof at === 'function' && at({ ...table, outcome }))
  assert.deepEqual(
    said.map(({ id }) => id),
    ['lost', 'next'],
  )
})

const kindAt = (index: number): string => LESSON.at(index).table.questions[0]?.kind ?? ''

/** The things of the board that the answer of a step is about. */
function thingsAsked(step: Step): readonly string[] {
  const index = LESSON.indexOf(step)
  const { view, me } = LESSON.at(index)
  const locations = new Map(view.display.flatMap((slot) => (slot ? [[slot.card, slot.location]] : [])))
  return thingsOf(kindAt(index), script[index], { place: me.place, locations })
}

/** What the board lights where it lies. */
const canBeLit = ({ display }: CryptidsView, thing: string): boolean =>
  /^(place|skill):/.test(thing) ||
  (thing.startsWith('card:') && display.some((slot) => `card:${slot?.card}` === thing))

test('whoever is asked for a place, a dossier or a skill sees it lit; for anything else a part of the screen', () => {
  for (const step of ASKING) {
    const { view } = LESSON.at(LESSON.indexOf(step))
    const asked = thingsAsked(step).filter((thing) => canBeLit(view, thing))
    const lit = step.point?.board ?? []
    if (lit.length === 0) assert.ok(step.point?.panel, step.id)
    else
      assert.ok(asked.some((thing) => lit.includes(thing)) && lit.every((id) => asked.includes(id)), step.id)
    if (script[LESSON.indexOf(step)] === 'end') assert.equal(step.point?.panel, PLACES.finish, step.id)
  }
})

test('everything pointed to on the board exists, and lies there at that moment', () => {
  for (const step of REACHED) {
    const { view } = LESSON.at(LESSON.indexOf(step))
    for (const id of step.point?.board ?? []) {
      assert.ok(canBeLit(view, id), `${step.id}: ${id}`)
      const [kind, name = ''] = id.split(':')
      if (kind === 'place') assert.ok(CONTENT.places.has(name), id)
      if (kind === 'skill')
        assert.ok(
          CONTENT.pack.skills.some((skill) => skill.id === name),
          id,
        )
    }
  }
})

const PLACE_CODE = /\b[NESW]\d\b/g

test('every region that a text names is on the map, and the one the learner is sent to is named', () => {
  for (const step of steps)
    for (const language of LANGUAGES)
      for (const [code] of step.text[language].matchAll(PLACE_CODE))
        assert.ok(CONTENT.places.has(code), step.id)
  const sent = ASKING.flatMap((step) => {
    const index = LESSON.indexOf(step)
    const act = actIn(kindAt(index), script[index] ?? null)
    if (act?.type === 'collect') return [{ step, name: act.at }]
    return act?.type === 'move' || act?.type === 'fly' ? [{ step, name: act.to }] : []
  })
  assert.equal(sent.length, 6)
  for (const { step, name } of sent) {
    const place = CONTENT.pack.map.locations.find(({ id }) => id === name)
    assert.ok(place)
    for (const language of LANGUAGES) {
      const called: string = place.type === 'city' ? place[language].slice(0, -1) : place.id
      assert.ok(step.text[language].includes(called), `${step.id} in ${language}`)
    }
  }
})

test('every cryptid whose card is asked for is named', () => {
  for (const step of ASKING) {
    const cards = thingsAsked(step).filter((thing) => thing.startsWith('card:'))
    for (const card of cards.map((thing) => thing.slice('card:'.length))) {
      for (const language of LANGUAGES) {
        const name = known(CONTENT.cards, card).entry[language]
        // Russian names change their endings; a text may call the Monster by its last name.
        const stems = name.split(' ').map((word) => word.slice(0, Math.max(3, word.length - 2)))
        assert.ok(
          stems.some((stem) => step.text[language].includes(stem)),
          `${step.id} in ${language}: ${name}`,
        )
      }
    }
  }
})

/** How the texts speak of tiles. */
const SHAPES = [
  [/^#\w+$/, /прямую/, /line/],
  [/^###\/\.#\.$/, /букву Т/, /letter T/],
  [/^##\/#\.$/, /уголок/, /corner/],
  [/^##\/##$/, /квадрат/, /square/],
] as const
const SYMBOLS = {
  c: [/монетой/, /coin/],
  e: [/опытом/, /experience/],
  i: [/инициативой/, /initiative/],
} as const
const THREE_CELLS = [/трёх клеток/, /three cells/] as const

function isDescribed(shape: string, text: string, language: 0 | 1): boolean {
  const plain = shape.replaceAll(/[cei]/g, '#')
  const called = SHAPES.find((names) => names[language + 1]?.test(text))
  if (!called) return false
  const isLine = called === SHAPES[0]
  const fits = isLine ? !plain.includes('/') : called[0].test(plain)
  const symbols = Object.entries(SYMBOLS).every(
    ([letter, names]) => !names[language].test(text) || shape.includes(letter),
  )
  return fits && symbols && (!THREE_CELLS[language].test(text) || plain.length === 3)
}

test('a tile that is to be taken is the only one of its stack that the text describes', () => {
  const taking = ASKING.filter((step) => /tile$|take$/.test(kindAt(LESSON.indexOf(step))))
  assert.equal(taking.length, 9)
  for (const step of taking) {
    const wanted = String(script[LESSON.indexOf(step)])
    const [question] = LESSON.at(LESSON.indexOf(step)).table.questions
    assert.ok(question?.form === 'choose')
    for (const [number, language] of LANGUAGES.entries()) {
      const described: readonly string[] = question.options.map(String).filter((id) => {
        const tile = Object.values(CONTENT.pack.terrain)
          .flat()
          .find((each) => each.id === id)
        return tile && isDescribed(tile.shape, step.text[language], number === 0 ? 0 : 1)
      })
      assert.deepEqual(described, [wanted], `${step.id} in ${language}`)
    }
  }
})

test('the first tiles go to the start places that the texts name', () => {
  const placing = { terrain: 'A', 'his-place': 'B', 'his-place-2': 'C' }
  for (const [id, place] of Object.entries(placing)) {
    const step = steps.find((each) => each.id === id)
    assert.ok(step)
    const index = LESSON.indexOf(step)
    const before = Object.values(LESSON.at(index).view.reserve.starts)
    const after = Object.values(LESSON.at(index + 1).view.reserve.starts)
    assert.ok(!before.some((each) => each === place) && after.some((each) => each === place), id)
    for (const language of LANGUAGES) assert.match(step.text[language], new RegExp(`\\s${place}\\b`), id)
  }
})

const priceOf = (face: Face): number =>
  CONTENT.pack.evidence.find(({ type }) => type === face.toUpperCase())?.price ?? 0
const cardOf = (card: string): { readonly found: number; readonly relocated: number } =>
  known(CONTENT.cards, card).entry
const gained = (index: number, what: 'coins' | 'experience'): number =>
  LESSON.at(index).me[what] - LESSON.at(index - 1).me[what]
const contractPoint = 1
/** CR-SCORE-13, CR-SCORE-16, CR-SCORE-17, CR-SEND-1. */
const MARKERS = 2
const EXPERIENCE_FOR_A_POINT = 3
const COINS_FOR_A_POINT = 5
const CATCH_OF_A_CONTRACT = 3

/** The numbers that each text names, worked out from the position it is said at. */
const NUMBERS: Readonly<Record<string, (index: number) => readonly number[]>> = {
  contracts: () => [contractPoint],
  danger: () => [LESSON.at(questionOf(1, 2)).view.poacher?.evidence.length ?? -1],
  down: (index) => [gained(index + 1, 'experience')],
  market: () => [priceOf('F'), priceOf('r')],
  swap: (index) => [-gained(index + 1, 'coins')],
  found: (index) => [LESSON.at(index).total, cardOf('tatzelwurm').found, contractPoint],
  cards: (index) => [LESSON.at(index).view.map.length],
  bonus: () => [REFRESH_BONUS.coins, REFRESH_BONUS.experience],
  learn: (index) => [-gained(index + 1, 'experience')],
  catch: (index) => [
    LESSON.at(index - 1).view.poacher?.evidence.length ?? -1,
    Math.max(...LESSON.at(index).against),
    CATCH_OF_A_CONTRACT,
  ],
  try: (index) => [Math.round(100 * chanceOfSuccess(CONTENT.pack, LESSON.at(index).me, 1))],
  failed: (index) => [gained(index, 'experience')],
  jump: (index) => [LESSON.at(index).view.poacher?.row ?? -1, LESSON.at(index + 1).me.row],
  restore: (index) => [-gained(index + 1, 'coins')],
  rebid: () => [cardOf('ajatar').found],
  settled: (index) => [
    gained(index, 'experience'),
    LESSON.at(index).total,
    cardOf('tatzelwurm').relocated,
    MARKERS,
  ],
  requests: () => [known(CONTENT.requests, 'request-5').points],
  more: () => [CONTENT.pack.constants.mapTarget.value, MARKET_PRICE],
  'last-helper': () => [EXPERIENCE_FOR_A_POINT, COINS_FOR_A_POINT],
  rank: () => [(CONTENT.pack.ranks[1]?.from ?? 0) - 1, CONTENT.pack.ranks.at(-1)?.from ?? 0],
}

test('every number in a text is the one on the table', () => {
  for (const { step, language, text, index } of LESSON.texts()) {
    const named = (text.replaceAll(PLACE_CODE, '').match(/\d+/g) ?? []).map(Number)
    assert.deepEqual(named, NUMBERS[step.id]?.(index) ?? [], `${step.id} in ${language}`)
  }
  assert.equal(STEP_PRICE, MARKET_PRICE)
  assert.equal(RESTORE_PRICE, 1)
})

const faces = (index: number): string => LESSON.at(index).me.evidence.toSorted().join('')

test('what the texts tell of the learner and the Poacher has happened', () => {
  assert.deepEqual(LESSON.at(0).me.contracts, ['contract-09', 'contract-02'])
  assert.equal(faces(questionOf(1, 2)), 'Br')
  assert.equal(faces(questionOf(1, 5)), 'BF')
  const his = (index: number): string => LESSON.at(index).view.poacher?.evidence.toSorted().join('') ?? ''
  assert.equal(his(questionOf(1, 3)), 'V')
  assert.equal(his(questionOf(1, 8)), 'VV')
  assert.equal(his(questionOf(2, 8)), 'VVW')
  assert.equal(his(questionOf(2, 13)), 'VVWW')
  assert.deepEqual(
    LESSON.at(questionOf(3)).view.poacher?.caught.map(({ card }) => card),
    ['sarmatian_snail'],
  )
  assert.equal(his(questionOf(3, 5)), 'R')
  assert.equal(faces(questionOf(3, 3)), '')
  assert.equal(LESSON.at(questionOf(3, 3)).me.found.length, 1)
  const map = LESSON.at(questionOf(3, 10)).view.map.map(({ face }) => face)
  assert.ok(!map.includes('V') && !map.includes('W'))
  const last = LESSON.at(cryptidsTutorial.playsUpTo)
  assert.equal(last.me.place, 'PAR')
  assert.deepEqual(
    last.me.found.filter(({ relocated }) => relocated === null).map(({ card }) => card),
    ['ajatar'],
  )
  assert.equal(last.me.found.filter(({ relocated }) => relocated === 'request').length, 2)
})

test('who stands higher, and so acts first, is as the texts say', () => {
  const isAbove = (index: number): boolean =>
    (LESSON.at(index).view.poacher?.row ?? 0) < LESSON.at(index).me.row
  assert.equal(isAbove(questionOf(1)), false)
  assert.equal(isAbove(questionOf(1, 6)), true)
  assert.equal(isAbove(questionOf(3)), true)
  assert.equal(isAbove(questionOf(4)), false)
})

test('what is picked is written as a list, everything else is not', () => {
  for (const [index, value] of script.entries())
    assert.equal(isList(value), LESSON.at(index).table.questions[0]?.form === 'pick', `${index}`)
})
