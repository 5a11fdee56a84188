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

test('what a show pays stands by itself, and the reader is you in the middle of a sentence', () => {
  const none = { fame: 0, coins: 0, shards: 0 }
  const performed = {
    kind: 'performed',
    seat: 0,
    day: 'sunday',
    card: 'R01',
    paid: [{ seat: 1, trick: 'mind-reading', place: '00', fame: 1, coins: 1, shards: 0 }],
    bonus: { forLinks: none, forCard: { ...none, coins: 1 }, forSpecialists: [] },
  }
  assert.equal(
    said(performed, 'ru'),
    'Воскресенье, Риверсайд 1: вы проводите представление. Bob: «Чтение мыслей» — 1 слава и 1 монета. Бонусы организатора: 1 монета.',
  )
  assert.equal(
    said({ kind: 'linked', seat: 1, links: 1, fame: 1, coins: 0 }, 'ru'),
    'Bob создаёт 1 связь: 1 слава.',
  )
})

test('nobody is told of action points on stage', () => {
  const placed = { kind: 'placed', seat: 1, disc: 'magician', ap: 0, shard: false, boost: false }
  assert.equal(said({ ...placed, slot: 'sunday.stage' }), 'Bob sends the Magician to Sunday, on stage.')
  assert.equal(
    said({ ...placed, slot: 'downtown.0', ap: 6, shard: true }),
    'Bob sends the Magician to Downtown +2, for 6 action points (enhanced for a shard).',
  )
})
