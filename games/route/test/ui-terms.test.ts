import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Question } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { loadPacks } from '../content/load.ts'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { termsOf } from '../ui/model/terms.ts'
import { promptTextOf } from '../ui/scene.ts'
import { newMatch, viewOf } from './support/text.ts'

const NAMES = ['Ада', 'Место 2']

test('RT-GEN-4: what is agreed is told in words, and what is not is left to chance', () => {
  assert.deepEqual(termsOf({}, NAMES, {}, 'ru'), [
    ['Город', 'Аркхэм: путеводитель'],
    ['Древний', 'случайно'],
    ['Эффекты', 'случайно'],
    ['Первый игрок', 'случайно'],
  ])
  const agreed = { ancient: 'CTHULHU', effects: { dark: 'FX_REPEAT', light: 'FX_CORRECTION' }, first: 1 }
  const told = new Map(termsOf(agreed, NAMES, {}, 'ru'))
  assert.equal(told.get('Древний'), 'Ктулху')
  assert.equal(told.get('Первый игрок'), 'Место 2')
  assert.equal(told.size, 5)
  assert.ok(![...told.values()].includes('случайно'))
})

test('RT-GEN-4: what is agreed is called as the pack calls it that somebody brought', () => {
  const city = edited(route.packs.city, { 'ancients[0].name.ru': 'Сосед' }) as Json
  const told = termsOf({ ancient: ARKHAM_GUIDE.ancients[0]?.id ?? '' }, NAMES, { city }, 'ru')
  assert.equal(new Map(told).get('Древний'), 'Сосед')
})

test('RT-GEN-4: a table tells the city, how it is played and which modules are used', async () => {
  const options = {
    edition: 'booklet',
    city: 'venice',
    mode: 'advanced',
    effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT' },
    tasks: false,
    events: { red: 1, yellow: 2 },
  }
  assert.deepEqual(termsOf(options, NAMES, await loadPacks(options), 'ru'), [
    ['Город', 'Венеция'],
    ['Чем играют', 'продвинутые карты'],
    ['Эффекты', 'Повтор'],
    ['Личные задачи', 'нет'],
    ['Начальные события', '2 жёлтых, 1 красное'],
    ['Первый игрок', 'случайно'],
  ])
})

test('RT-CAMP-2: the table of a campaign tells its cities, and Venice how it is played there', async () => {
  const options = {
    edition: 'booklet',
    campaign: { cities: ['venice', 'sydney', 'arkham'] },
    ancient: 'DAGON',
  }
  const told = new Map(termsOf(options, NAMES, await loadPacks(options), 'en'))
  assert.equal(told.get('Travel campaign'), 'a deck of three')
  assert.equal(told.get('Cities'), 'Venice, Sydney, Arkham')
  assert.equal(told.get('Played in Venice with'), 'cards')
  assert.equal(told.get('Ancient'), 'Dagon')
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
      { packs: {}, options: {}, view, seats: [seat(0, 'Анна', 'person'), seat(1, 'Борис', other, here)] },
      'ru',
    ).prompt(question, view)
  assert.equal(asked('bot'), 'Выберите таинственный фолиант.')
  assert.equal(asked('person', false), 'Выберите таинственный фолиант.', 'the other plays elsewhere')
  assert.equal(asked('person'), 'Анна: выберите таинственный фолиант.')
})
