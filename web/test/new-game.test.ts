import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalSeat } from '../src/local/save.ts'
import { called, type FormSeat, labelOf, seatsAt } from '../src/new-game/seat-forms.ts'
import { ru as words } from '../src/words/ru.ts'

const seat = (kind: LocalSeat['kind'], name = ''): LocalSeat => ({ name, kind, level: '' })

test('options call the seats of this screen as its form does', () => {
  const label = (given: LocalSeat, index: number, own = ''): string =>
    labelOf(given, index, { where: 'local', own, words })
  assert.equal(label(seat('person', ' Ада '), 0, 'Вера'), 'Ада')
  assert.equal(label(seat('person'), 0, 'Вера'), 'Вера')
  assert.equal(label(seat('person'), 0), 'Игрок 1')
  assert.equal(label(seat('person'), 1, 'Вера'), 'Игрок 2')
  assert.equal(label(seat('bot'), 2), 'Бот 3')
})

test('options of a table online name who is known, and the number of a free seat', () => {
  const label = (given: LocalSeat, index: number, own = ''): string =>
    labelOf(given, index, { where: 'online', own, words })
  assert.equal(label(seat('person'), 0, 'Вера'), 'Вера')
  assert.equal(label(seat('person'), 0), 'Гость')
  assert.equal(label(seat('person', 'Ада'), 1), 'Место 2')
  assert.equal(label(seat('bot'), 2), 'Бот 3')
})

test('only the first person of a screen goes by the own name', () => {
  assert.equal(called(seat('person'), 0, 'Вера').name, 'Вера')
  assert.equal(called(seat('bot'), 0, 'Вера').name, '')
  assert.equal(called(seat('person'), 1, 'Вера').name, '')
  assert.equal(called(seat('person', ' Ада '), 0, 'Вера').name, 'Ада')
})

const form = (key: number, chosen: FormSeat['chosen'] = null): FormSeat => ({ key, name: '', chosen })
const kindsAt = (seats: readonly FormSeat[], where: 'local' | 'online'): string[] =>
  seatsAt(seats, where).map(({ kind, level }) => level || kind)

test('seats that nobody has chosen wait for people online, and are for bots at this screen', () => {
  const seats = [form(0), form(1), form(2)]
  assert.deepEqual(kindsAt(seats, 'local'), ['person', 'normal', 'normal'])
  assert.deepEqual(kindsAt(seats, 'online'), ['person', 'person', 'person'])
})

test('what was chosen by hand stays, wherever the game is played; online the first seat is the own one', () => {
  const bot = { kind: 'bot', level: 'hard' } as const
  const seats = [form(0, bot), form(1, bot), form(2, { kind: 'person', level: '' }), form(3)]
  assert.deepEqual(kindsAt(seats, 'local'), ['hard', 'hard', 'person', 'normal'])
  assert.deepEqual(kindsAt(seats, 'online'), ['person', 'hard', 'person', 'person'])
})
