import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Note } from '@curio/kernel'
import { MAGORIA } from '../content/index.ts'
import { trickerionText } from '../text/index.ts'

const said = (note: Note, language: 'ru' | 'en' = 'en'): string =>
  trickerionText(language, MAGORIA, ['Ann', 'Bob'], 0).note(note)

test('the end of the game is no phase that begins', () => {
  assert.equal(said({ kind: 'phase', phase: 'over', round: 5 }, 'ru'), 'Игра окончена.')
  assert.equal(said({ kind: 'phase', phase: 'action', round: 5 }), 'The action phase begins.')
})

test('TR-WAGE-7, TR-WAGE-8: wages tell what was paid, and Fame only where some was lost', () => {
  assert.equal(said({ kind: 'wages', seat: 0, due: 3, paid: 3, fame: 0 }), 'You pay wages: 3 coins.')
  assert.equal(said({ kind: 'wages', seat: 1, due: 3, paid: 1, fame: 0 }), 'Bob pays wages: 1 coin.')
  assert.equal(
    said({ kind: 'wages', seat: 1, due: 3, paid: 2, fame: 2 }),
    'Bob pays wages: 2 coins; the rest is missing and costs 2 Fame.',
  )
})

test('within a sentence the reader has no capital letter', () => {
  assert.equal(
    said({ kind: 'notPerformed', seat: 0, day: 'friday' }, 'ru'),
    'Пятница: вы не проводите представления.',
  )
  assert.equal(said({ kind: 'notPerformed', seat: 0, day: 'friday' }), 'Friday: you do not perform.')
})
