import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../src/words/en.ts'
import { ru } from '../src/words/ru.ts'
import { figure } from '../src/words/typography.ts'

/** Every entry of a dictionary by its path: a text, or how many arguments its function takes. */
function shapeOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value.trim() === '' ? 'empty' : 'text']])
  if (typeof value === 'function') return new Map([[path, `function of ${value.length}`]])
  const members = Object.entries(value as Record<string, unknown>)
  return new Map(members.flatMap(([key, member]) => [...shapeOf(member, `${path}/${key}`)]))
}

test('both dictionaries say the same things', () => {
  assert.deepEqual(shapeOf(en), shapeOf(ru))
})

test('who changes a password is told beforehand what ends by it', () => {
  for (const [hint, parts] of [
    [en.profile.newPasswordHint, ['other devices', 'programs', 'tokens']],
    [ru.profile.newPasswordHint, ['других устройствах', 'программам', 'токены']],
  ] as const)
    for (const part of parts) assert.ok(hint.includes(part), part)
})

test('no entry is empty', () => {
  for (const [path, shape] of [...shapeOf(ru), ...shapeOf(en)]) assert.notEqual(shape, 'empty', path)
})

test('Russian counts in three ways', () => {
  const said = [0, 1, 2, 5, 11, 14, 21, 22, 25, 101, 111].map(ru.home.moveNumber)
  assert.deepEqual(
    said.map((text) => text.replace('сделано ', '')),
    [
      '0 ходов',
      '1 ход',
      '2 хода',
      '5 ходов',
      '11 ходов',
      '14 ходов',
      '21 ход',
      '22 хода',
      '25 ходов',
      '101 ход',
      '111 ходов',
    ],
  )
})

test('English counts in two ways', () => {
  assert.deepEqual([0, 1, 2].map(en.home.moveNumber), ['0 moves played', '1 move played', '2 moves played'])
})

test('no text of the interface has an emoji', () => {
  const texts = JSON.stringify([ru, en], (_, value) => (typeof value === 'function' ? String(value) : value))
  assert.doesNotMatch(texts, /\p{Extended_Pictographic}/u)
})

test('figures have the comma or the point of their language', () => {
  assert.deepEqual(
    [23.5, 23, 70 / 3, 1250].map((value) => figure(value, 'ru')),
    ['23,5', '23', '23,3', '1250'],
  )
  assert.equal(figure(23.5, 'en'), '23.5')
})
