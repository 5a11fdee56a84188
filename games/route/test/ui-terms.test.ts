import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Question } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { termsOf } from '../ui/model/terms.ts'
import { promptTextOf } from '../ui/scene.ts'
import { newMatch, viewOf } from './support/text.ts'

const NAMES = ['Ада', 'Место 2']

test('RT-GEN-4: what is agreed is told in words, and what is not is left to chance', () => {
  assert.deepEqual(termsOf({}, NAMES, {}, 'ru'), [
    ['Древний', 'случайно'],
    ['Эффекты', 'случайно'],
    ['Первый игрок', 'случайно'],
  ])
  const agreed = { ancient: 'CTHULHU', effects: { dark: 'FX_REPEAT', light: 'FX_CORRECTION' }, first: 1 }
  const told = new Map(termsOf(agreed, NAMES, {}, 'ru'))
  assert.equal(told.get('Древний'), 'Ктулху')
  assert.equal(told.get('Первый игрок'), 'Место 2')
  assert.equal(told.size, 4)
  assert.ok(![...told.values()].includes('случайно'))
})

test('RT-GEN-4: what is agreed is called as the pack calls it that somebody brought', () => {
  const city = edited(route.packs.city, { 'ancients[0].name.ru': 'Сосед' }) as Json
  const [, first] = termsOf({ ancient: ARKHAM_GUIDE.ancients[0]?.id ?? '' }, NAMES, { city }, 'ru')[0] ?? []
  assert.equal(first, 'Сосед')
})

const seat = (index: number, name: string, kind: 'person' | 'bot', here = true) => ({
  seat: index,
  name,
  kind,
  you: index === 0,
  here,
  online: true,
})

test('a player alone at the screen is asked without a name; among several people there the one who is meant has theirs', () => {
  const question: Question = { id: '0', seat: 0, kind: 'tome', form: 'choose', options: [] }
  const view = viewOf(newMatch(2), 0)
  const asked = (other: 'person' | 'bot', here = true): string =>
    promptTextOf(
      { packs: {}, options: {}, seats: [seat(0, 'Анна', 'person'), seat(1, 'Борис', other, here)] },
      'ru',
    ).prompt(question, view)
  assert.equal(asked('bot'), 'Выберите таинственный фолиант.')
  assert.equal(asked('person', false), 'Выберите таинственный фолиант.', 'the other plays elsewhere')
  assert.equal(asked('person'), 'Анна: выберите таинственный фолиант.')
})
