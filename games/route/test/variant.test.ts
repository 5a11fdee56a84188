import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Stage } from '@curio/kernel'
import { route } from '../index.ts'
import { CITY_NAMES } from '../rules/options.ts'
import { routeTitle } from '../text/title.ts'

const called = (options: Json, language: 'ru' | 'en' = 'ru', stage?: Stage): string | undefined =>
  routeTitle.variant?.(options, language, stage)

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

test('RT-CAMP-1: a campaign that is being played is called by the city it has come to', () => {
  const cities = ['venice', 'las-vegas', 'arkham']
  const stage = { number: 2, of: 3, subject: 'las-vegas' }
  const options = booklet({ campaign: { cities } })
  assert.equal(called(options, 'ru', stage), 'Кампания, город 2 из 3: Лас-Вегас')
  assert.equal(called(options, 'en', { ...stage, subject: 'arkham' }), 'Campaign, city 2 of 3: Arkham')
  const chosen = booklet({ campaign: { choice: 'winner' } })
  assert.equal(called(chosen, 'en', { ...stage, subject: null }), 'Campaign, city 2 of 3')
})

test('every match has a subject that profiles know, and games of a campaign have those of their cities', () => {
  const known = routeTitle.subjects?.map(({ id }) => id) ?? []
  assert.deepEqual(known, ['guide', 'las-vegas', 'sydney', 'venice', 'arkham', 'campaign'])
  assert.equal(route.subject?.({}), 'guide')
  for (const city of CITY_NAMES) assert.equal(route.subject?.(booklet({ city, tasks: false })), city)
  assert.equal(route.subject?.(booklet({ campaign: { cities: ['venice'], choice: 'winner' } })), 'campaign')
})
