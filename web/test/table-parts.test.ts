import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Question } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import { delayBefore } from '../src/online/retry.ts'
import { milestonesOf, totalOf } from '../src/table/course.ts'
import { behindCurtain, nextAtScreen } from '../src/table/dialogs/curtain-turn.ts'
import { hintReasons } from '../src/table/dialogs/hint-reasons.ts'
import { axisNames, niceStep, spread } from '../src/table/end/chart-scale.ts'
import { listedPlace, placeAfter, tableKey } from '../src/table/keyboard.ts'
import { personName } from '../src/words/names.ts'
import { ru } from '../src/words/ru.ts'
import { withLettersKept, withNumbersKept } from '../src/words/typography.ts'

const question: Question = { id: '1', seat: 0, kind: 'k', form: 'choose', options: ['a'] }

function shared(viewer: number, awaited: readonly number[], questions: readonly Question[] = []): TableState {
  const common = { game: 'g', options: {}, packs: {}, seats: [], view: {}, outcome: null, told: [] }
  return { ...common, viewer, awaited, questions }
}

test('the curtain falls only where something is hidden from somebody at this screen', () => {
  const theirs = { here: [0, 1], table: shared(0, [1]) }
  assert.equal(behindCurtain(theirs, true, true), 1)
  assert.equal(behindCurtain(theirs, false, false), null)
  const mine = { here: [0, 1], table: shared(0, [0], [question]) }
  assert.equal(behindCurtain(mine, true, false), 0, 'who comes first may still be on the way')
  assert.equal(behindCurtain(mine, true, true), null)
  assert.equal(behindCurtain(mine, false, false), null)
  assert.equal(behindCurtain({ here: [0], table: shared(0, [0], [question]) }, true, false), null)
})

test('the one who looks goes on, then it is the turn of whoever else at this screen is awaited', () => {
  assert.equal(nextAtScreen({ here: [0, 1], table: shared(0, [1]) }), 1)
  assert.equal(nextAtScreen({ here: [0, 1], table: shared(0, [1], [question]) }), 1, 'may do something')
  assert.equal(nextAtScreen({ here: [0, 1], table: shared(0, [0, 1], [question]) }), null)
  assert.equal(nextAtScreen({ here: [0, 1], table: shared(0, [2]) }), null)
  assert.equal(nextAtScreen({ here: [0], table: shared(0, [1]) }), null)
})

test('a hint gives the reason of the game first, then what else speaks for it', () => {
  const table = shared(0, [0], [question])
  const ui = {
    option: (_table: TableState, _question: Question, option: Json) => ({
      ...{ text: `«${option}»`, group: null, highlight: null },
    }),
    effect: () => '+4',
    reason: (_table: TableState, reason: Json, language: string) => `${language}: ${JSON.stringify(reason)}`,
  }
  const advice = {
    value: 'a',
    among: 2,
    rival: { value: 'b', worse: 'clearly' },
    reason: { why: 'x' },
  } as const
  const told = hintReasons(advice, ui, table, question, 'ru', ru)
  assert.deepEqual(told, ['ru: {"why":"x"}.', ru.table.hintRival.clearly('«b»'), ru.table.hintAmong(2)])
  const silent = { ...advice, rival: null, among: null }
  assert.deepEqual(hintReasons(silent, { option: ui.option }, table, question, 'ru', ru), [])
  assert.deepEqual(hintReasons({ ...silent, reason: null }, ui, table, question, 'ru', ru), [
    ru.table.hintEffect('+4'),
  ])
})

test('keys work by their place on the keyboard, so a Russian layout does not matter', () => {
  const keys = [
    { code: 'KeyU', key: 'г' },
    { code: 'KeyE', key: 'e' },
    { code: 'KeyL', key: 'д' },
    { code: 'KeyH', key: 'р' },
    { code: 'Slash', key: '?' },
    { code: 'Digit7', key: '?' },
    { code: 'Escape', key: 'Escape' },
    { code: 'KeyQ', key: 'q' },
  ]
  assert.deepEqual(keys.map(tableKey), ['undo', 'finish', 'log', 'hint', 'help', 'help', 'cancel', null])
})

test('arrows, Home and End move within a list and stop at its ends', () => {
  const from = (place: number) =>
    ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab'].map((key) => placeAfter(key, place, 5))
  assert.deepEqual(from(2), [3, 1, 0, 4, null])
  assert.deepEqual(from(4), [4, 3, 0, 4, null])
  assert.deepEqual(from(-1), [0, 0, 0, 4, null], 'from outside to the first')
})

test('digits from 1 to 9 stand for places in a list', () => {
  assert.deepEqual(
    ['1', '9', '0', 'a', '12'].map((key) => listedPlace({ key })),
    [0, 8, null, null, null],
  )
})

test('a total sums what is known, and is unknown when nothing is', () => {
  const rows = [
    { source: 'a', label: 'A', points: [3, null] },
    { source: 'b', label: 'B', points: [4, null] },
    { source: 'c', label: 'C', points: [null, null] },
  ]
  assert.deepEqual([totalOf(rows, 0), totalOf(rows, 1), totalOf([], 0)], [7, null, null])
})

test('chapters begin where the game says so', () => {
  const notes = [{ kind: 'round', round: 1 }, { kind: 'roll' }, { kind: 'round', round: 2 }]
  const ui = { milestone: (note: (typeof notes)[number]) => (note.kind === 'round' ? `${note.round}` : null) }
  assert.deepEqual(milestonesOf(ui as Parameters<typeof milestonesOf>[0], { told: notes, packs: {} }, 'ru'), [
    { name: '1', note: 0 },
    { name: '2', note: 2 },
  ])
  assert.deepEqual(milestonesOf({}, { told: notes, packs: {} }, 'ru'), [])
  const together = [...notes, { kind: 'round', round: 2 }]
  assert.equal(
    milestonesOf(ui as Parameters<typeof milestonesOf>[0], { told: together, packs: {} }, 'ru').length,
    2,
  )
})

test('the marks of a chart are round numbers, about five of them', () => {
  assert.deepEqual([10, 27, 60, 180, 240, 990].map(niceStep), [2, 10, 20, 50, 50, 200])
})

test('no line of a verdict ends between a number and its word', () => {
  assert.equal(
    withNumbersKept('Побеждает Бот 3: 21 очко, 6, 1.').replaceAll('\u00a0', '_'),
    'Побеждает Бот_3: 21_очко, 6, 1.',
  )
})

test('no line ends between a letter and the word it belongs to', () => {
  assert.equal(
    withLettersKept('светлый «Т-образный перекрёсток», юго-запад, T-Junction').replaceAll('\u2060', '_'),
    'светлый «Т-_образный перекрёсток», юго-запад, T-_Junction',
  )
})

test('tries to reconnect grow apart up to a limit, and are spread by chance', () => {
  assert.deepEqual(
    [1, 2, 3].map((attempt) => delayBefore(attempt, 1)),
    [500, 1_000, 2_000],
  )
  assert.equal(delayBefore(1, 0), 250)
  assert.equal(delayBefore(30, 1), 15_000)
})

test('a guest without a name is called so in the language of the page', () => {
  assert.equal(personName({ name: 'Guest 77', guest: true }, ru), 'Гость 77')
  assert.equal(personName({ name: 'Guest 77', guest: false }, ru), 'Guest 77')
  assert.equal(personName({ name: 'Ада', guest: true }, ru), 'Ада')
})

test('marks at the ends of lines stand apart, in order, and none below the axis', () => {
  assert.deepEqual(spread([10, 50], 20, 100), [10, 50])
  assert.deepEqual(spread([52, 50], 20, 100), [70, 50])
  assert.deepEqual(spread([99, 98, 99], 20, 100), [80, 60, 100])
})

test('on the axis a chapter is its number, or its name in a row of its own', () => {
  assert.deepEqual(axisNames(['Раунд 9', 'Раунд 10', 'итоговый маршрут', 'финал']), [
    { text: '9', row: 0 },
    { text: '10', row: 0 },
    { text: 'итоговый маршрут', row: 1 },
    { text: 'финал', row: 2 },
  ])
})

test('a few short names have room side by side', () => {
  const cities = ['Венеция', 'Лас-Вегас', 'Аркхэм']
  assert.deepEqual(
    axisNames(cities),
    cities.map((text) => ({ text, row: 0 })),
  )
  assert.deepEqual(
    axisNames([...cities, 'итоговый маршрут']).map(({ row }) => row),
    [1, 2, 3, 4],
  )
})
