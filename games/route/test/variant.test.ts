import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { route } from '../index.ts'
import { routeTitle } from '../text/title.ts'

const called = (options: Json, language: 'ru' | 'en' = 'ru'): string | undefined =>
  routeTitle.variant?.(options, language)

const booklet = (options: Record<string, Json>): Json => ({ edition: 'booklet', ...options })

test('a match is called by its city, and the two Arkhams are told apart', () => {
  assert.equal(called({}), 'Аркхэм: путеводитель')
  assert.equal(called(booklet({ city: 'arkham' })), 'Аркхэм: буклет')
  assert.equal(called(booklet({ city: 'las-vegas' })), 'Лас-Вегас')
  assert.equal(called(booklet({ city: 'sydney' }), 'en'), 'Sydney')
})

test('a mode is named where a city has several, the usual one too; teams are named', () => {
  assert.equal(called(booklet({ city: 'venice' })), 'Венеция, карты')
  assert.equal(called(booklet({ city: 'venice', mode: 'advanced' })), 'Венеция, продвинутые карты')
  assert.equal(called(booklet({ city: 'venice', mode: 'dice', teams: true }), 'en'), 'Venice, dice, teams')
})

test('a campaign is called so, with the cities that were agreed on', () => {
  assert.equal(called(booklet({ campaign: {} })), 'Кампания')
  const cities = ['venice', 'sydney', 'arkham']
  assert.equal(called(booklet({ campaign: { cities } })), 'Кампания: Венеция, Сидней, Аркхэм')
  assert.equal(called(booklet({ campaign: { cities: ['venice'], choice: 'winner' } }), 'en'), 'Campaign')
})

test('options as they were asked for, and as the header of the match repeats them, give the same name', () => {
  const asked = [
    {},
    booklet({ city: 'venice' }),
    booklet({ city: 'sydney' }),
    booklet({ campaign: { cities: ['venice', 'sydney', 'arkham'] } }),
  ]
  for (const options of asked) {
    const checked = route.options(options, 2)
    assert.ok(checked.ok)
    assert.equal(called(checked.value), called(options))
  }
})
