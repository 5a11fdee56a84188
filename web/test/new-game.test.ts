import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalSeat } from '../src/local/save.ts'
import {
  botCounts,
  called,
  type FormSeat,
  labelOf,
  resized,
  seatsFor,
  usualCount,
  type Way,
} from '../src/new-game/seat-forms.ts'
import { ru as words } from '../src/words/ru.ts'

const seat = (kind: LocalSeat['kind'], name = ''): LocalSeat => ({ name, kind, level: '' })

test('options call the seats of this screen as its form does', () => {
  const label = (given: LocalSeat, index: number, own = ''): string =>
    labelOf(given, index, { way: 'local', own, words })
  assert.equal(label(seat('person', ' Ада '), 0, 'Вера'), 'Ада')
  assert.equal(label(seat('person'), 0, 'Вера'), 'Вера')
  assert.equal(label(seat('person'), 0), 'Игрок 1')
  assert.equal(label(seat('person'), 1, 'Вера'), 'Игрок 2')
  assert.equal(label(seat('bot'), 2), 'Бот 3')
})

test('options of a table online name who is known, and the number of a free seat', () => {
  const label = (given: LocalSeat, index: number, own = ''): string =>
    labelOf(given, index, { way: 'online', own, words })
  assert.equal(label(seat('person'), 0, 'Вера'), 'Вера')
  assert.equal(label(seat('person'), 0), 'Гость')
  assert.equal(label(seat('person', 'Ада'), 1), 'Место 2')
  assert.equal(label(seat('bot'), 2), 'Бот 3')
})

test('only the first person at a screen gets the name from the settings', () => {
  assert.equal(called(seat('person'), 0, 'Вера').name, 'Вера')
  assert.equal(called(seat('bot'), 0, 'Вера').name, '')
  assert.equal(called(seat('person'), 1, 'Вера').name, '')
  assert.equal(called(seat('person', ' Ада '), 0, 'Вера').name, 'Ада')
})

const form = (key: number, chosen: FormSeat['chosen'] = null): FormSeat => ({ key, name: '', chosen })
const kindsFor = (seats: readonly FormSeat[], way: Way): string[] =>
  seatsFor(seats, way).map(({ kind, level }) => level || kind)

test('alone the other seats are for bots; at one screen and online they are for people', () => {
  const seats = [form(0), form(1), form(2)]
  assert.deepEqual(kindsFor(seats, 'alone'), ['person', 'normal', 'normal'])
  assert.deepEqual(kindsFor(seats, 'local'), ['person', 'person', 'person'])
  assert.deepEqual(kindsFor(seats, 'online'), ['person', 'person', 'person'])
})

test('what was chosen by hand stays, but alone nobody else is a person', () => {
  const bot = { kind: 'bot', level: 'hard' } as const
  const seats = [form(0, bot), form(1, bot), form(2, { kind: 'person', level: '' }), form(3)]
  assert.deepEqual(kindsFor(seats, 'local'), ['hard', 'hard', 'person', 'person'])
  assert.deepEqual(kindsFor(seats, 'online'), ['person', 'hard', 'person', 'person'])
  assert.deepEqual(kindsFor(seats, 'alone'), ['person', 'hard', 'normal', 'normal'])
})

test('whoever is alone is you, unless there is a name', () => {
  const label = (own: string): string => labelOf(seat('person'), 0, { way: 'alone', own, words })
  assert.deepEqual([label(''), label('Вера')], ['Вы', 'Вера'])
})

test('a form begins with two seats where the game allows two, and offers as many bots as there is room for', () => {
  const games = [
    { min: 1, max: 4 },
    { min: 1, max: 1 },
    { min: 4, max: 4 },
  ]
  assert.deepEqual(games.map(usualCount), [2, 1, 4])
  assert.deepEqual(games.map(botCounts), [[0, 1, 2, 3], [0], [3]])
})

test('more seats keep those that are there, and every seat has a key of its own', () => {
  const seats = [form(4), form(2)]
  assert.deepEqual(
    resized(seats, 4).map(({ key }) => key),
    [4, 2, 5, 6],
  )
  assert.deepEqual(
    resized(seats, 1).map(({ key }) => key),
    [4],
  )
})
