import assert from 'node:assert/strict'
import { test } from 'node:test'
import { called, type FormSeat, labelOf } from '../src/new-game/seat-forms.ts'
import { ru as words } from '../src/words/ru.ts'

const seat = (kind: FormSeat['kind'], name = ''): FormSeat => ({ key: 0, name, kind, level: '' })

test('options call the seats of this screen as its form does', () => {
  const label = (given: FormSeat, index: number, own = ''): string =>
    labelOf(given, index, { where: 'local', own, words })
  assert.equal(label(seat('person', ' Ада '), 0, 'Вера'), 'Ада')
  assert.equal(label(seat('person'), 0, 'Вера'), 'Вера')
  assert.equal(label(seat('person'), 0), 'Игрок 1')
  assert.equal(label(seat('person'), 1, 'Вера'), 'Игрок 2')
  assert.equal(label(seat('bot'), 2), 'Бот 3')
})

test('options of a table online name who is known, and the number of a free seat', () => {
  const label = (given: FormSeat, index: number, own = ''): string =>
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
