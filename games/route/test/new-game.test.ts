import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import { route } from '../index.ts'
import type { CityName } from '../rules/options.ts'
import {
  type Asked,
  canLackEffects,
  effectsAs,
  effectsIn,
  eventsAs,
  eventsIn,
  misfits,
  modesIn,
  mostRed,
  setupFault,
  switched,
  travelAs,
  travelIn,
  travelWith,
  USUAL_TRAVEL,
  VARIANTS,
  variantIn,
} from '../text/new-game/asked.ts'
import { FORM_WORDS } from '../text/new-game/words.ts'

const SEATS = [1, 2, 3, 4]

const refusal = (asked: Asked, seats: number): string => {
  const setup = checkSetup(route, seats, asked as Json, {})
  return setup.ok ? '' : setup.message
}

/** As the form drops what does not fit. */
const fitted = (asked: Asked, seats: number): Asked => {
  const wrong = misfits(asked, seats)
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.includes(name)))
}

test('RT-GEN-4: whatever is chosen begins at once, with any number of players it is for', () => {
  for (const variant of VARIANTS)
    for (const seats of SEATS) {
      const asked = switched({}, variant)
      assert.equal(variantIn(asked), variant)
      if (setupFault(asked, seats, {}) === null) assert.equal(refusal(asked, seats), '')
      else assert.notEqual(refusal(asked, seats), '')
    }
})

test('RT-CAMP-1: nobody travels alone, and the form says so before anybody tries', () => {
  const campaign = switched({}, 'campaign')
  assert.equal(setupFault(campaign, 1, {}), 'alone')
  assert.equal(setupFault(campaign, 2, {}), null)
})

test('a pack that was brought fits the city it is for and no other', () => {
  const venice = switched({}, 'venice')
  assert.equal(setupFault({}, 2, { city: {} }), null)
  assert.equal(setupFault(venice, 2, { city: {} }), 'pack')
  assert.equal(setupFault(venice, 2, { venice: {} }), null)
})

test('RT-BASE-46, RT-BASE-50, RT-SOLO-1, RT-SETUP-13: what does not fit another number of players is dropped', () => {
  const full = { ...switched({}, 'venice'), mode: 'advanced', teams: true, first: 3 }
  assert.equal(refusal(full, 4), '')
  for (const seats of SEATS) assert.equal(refusal(fitted(full, seats), seats), '', `${seats}`)
  assert.deepEqual(misfits(full, 1).toSorted(), ['first', 'mode', 'teams'])
  const alone = { ...switched({}, 'sydney'), challenge: { row: 1, column: 1 } }
  assert.equal(refusal(alone, 1), '')
  assert.deepEqual(misfits(alone, 2), ['challenge', 'teams'])
})

test('RT-FX-1: the form lets effects go only where cards are played, and takes them back with dice', () => {
  const cards = { ...switched({}, 'venice'), effects: 'none' }
  assert.ok(canLackEffects(cards))
  assert.equal(refusal(cards, 2), '')
  const dice = { ...cards, mode: 'dice' }
  assert.notEqual(refusal(dice, 2), '')
  assert.equal(refusal(fitted(dice, 2), 2), '')
})

test('RT-COMP-3: a choice of mode is offered in Venice only', () => {
  assert.deepEqual(modesIn('venice', 2), ['cards', 'advanced', 'dice'])
  assert.deepEqual(modesIn('venice', 1), ['cards', 'dice'])
  for (const city of ['las-vegas', 'sydney', 'arkham'] as const) assert.equal(modesIn(city, 2).length, 1)
})

test('another city keeps what was agreed for all cities and forgets the rest', () => {
  const events = { red: 1, yellow: 1 }
  const venice = { ...switched({}, 'venice'), mode: 'dice', tasks: false, events, first: 1 }
  assert.deepEqual(switched(venice, 'sydney'), {
    edition: 'booklet',
    city: 'sydney',
    tasks: false,
    events,
    first: 1,
  })
  assert.deepEqual(switched(venice, 'guide'), { first: 1 })
  assert.equal(switched(venice, 'venice'), venice)
})

test('RT-FX-4, RT-SDI-3: one effect card has both symbols; alone Repeat is the usual one', () => {
  const venice = switched({}, 'venice')
  assert.deepEqual(effectsIn(venice, 1), { kind: 'one', card: 'FX_REPEAT' })
  assert.deepEqual(effectsIn(venice, 2), { kind: 'random' })
  assert.deepEqual(effectsIn({}, 1), { kind: 'random' })
  const chosen = { kind: 'one', card: 'FX_CORRECTION' } as const
  const asked = { ...venice, effects: effectsAs(chosen) }
  assert.deepEqual(effectsIn(asked, 2), chosen)
  assert.equal(refusal(asked, 2), '')
})

test('RT-EV-2: events are told as they were asked for', () => {
  const chosen = { red: 2, yellow: 1, without: ['EV_CRIME'] }
  const asked = { ...switched({}, 'las-vegas'), events: eventsAs(chosen) }
  assert.deepEqual(eventsIn(asked), chosen)
  assert.equal(refusal(asked, 2), '')
})

test('RT-EV-27: in Venice, or where a campaign may come to it, no more red events are asked for than it has', () => {
  const events = { red: 4, yellow: 4 }
  const sydney = { ...switched({}, 'sydney'), events }
  assert.deepEqual(eventsIn(switched(sydney, 'venice')), { red: 2, yellow: 4, without: [] })
  assert.deepEqual(eventsIn(switched(sydney, 'campaign')), { red: 2, yellow: 4, without: [] })
  assert.deepEqual(switched(sydney, 'las-vegas').events, events)
  const travel = (cities: readonly CityName[]): Asked => ({
    ...switched({}, 'campaign'),
    campaign: travelAs({ choice: 'cards', cities, venice: 'cards' }),
  })
  assert.equal(mostRed(travel(['venice', 'sydney', 'arkham'])), 2)
  assert.ok(mostRed(travel(['las-vegas', 'sydney', 'arkham'])) >= 4)
})

test('RT-BASE-51, RT-ARK-11: the line under the challenge says what is to be reached', () => {
  const { ru, en } = FORM_WORDS
  assert.equal(ru.challengeLine('Гид', ru.atLeast.booklet(210), 0), '«Гид»: не меньше 210 ОП.')
  assert.equal(ru.challengeLine('Гид', ru.atLeast.booklet(231), 2), '«Гид»: не меньше 231 ОП и 2 цели.')
  assert.equal(
    en.challengeLine('Guide', en.atLeast.booklet(210), 1),
    '“Guide”: at least 210 points and 1 goal.',
  )
  assert.equal(
    ru.encounterLine('Гид', ru.atLeast.guide(231), 12),
    '«Гид»: не меньше 231 очка, из них 12 за Древнего.',
  )
  assert.equal(en.encounterLine('Guide', en.atLeast.guide(210), 0), '“Guide”: at least 210 points.')
})

test('RT-CAMP-2, RT-CAMP-3, RT-ERR-49: every journey that the form can make is one', () => {
  const journeys = [
    { choice: 'cards', cities: null, venice: 'cards' },
    { choice: 'cards', cities: USUAL_TRAVEL, venice: 'advanced' },
    { choice: 'cards', cities: travelWith(USUAL_TRAVEL, 0, 'sydney'), venice: 'dice' },
    { choice: 'winner', cities: null, venice: 'cards' },
    { choice: 'winner', cities: ['arkham'], venice: 'cards' },
  ] as const
  for (const journey of journeys) {
    const asked = { ...switched({}, 'campaign'), campaign: travelAs(journey) }
    assert.deepEqual(travelIn(asked), journey)
    assert.equal(refusal(asked, 3), '', JSON.stringify(journey))
  }
  assert.deepEqual(travelWith(USUAL_TRAVEL, 0, 'sydney'), ['sydney', 'las-vegas', 'venice'])
})

test('both languages say one line about everything that can be chosen', () => {
  for (const words of Object.values(FORM_WORDS))
    for (const { name, line } of Object.values(words.variants)) assert.ok(name && line.endsWith('.'))
  assert.equal(FORM_WORDS.ru.eventCount(1, 2), '1 жёлтое, 2 красных')
  assert.equal(FORM_WORDS.en.eventCount(0, 1), '1 red')
})
