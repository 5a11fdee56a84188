import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edited } from '@curio/kernel/testing'
import { imbalanceOf } from '../content/balance.ts'
import { checkPack, MAGORIA, packRemarks } from '../content/index.ts'
import { packSchema } from '../content/pack.ts'
import {
  COMPONENTS,
  LEVELS,
  SCHOOLS,
  SPECIAL_LOCATIONS,
  SUITS,
  TARGETS_IN,
  THEATERS,
} from '../content/vocabulary.ts'

const { constants, components, rows, days, dice, magicians, kits } = MAGORIA
const { tricks, performances, specials, prophecies } = MAGORIA

function counts(values: readonly (string | number)[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1
  return counted
}

function trick(id: string) {
  const found = tricks.find((each) => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

test('Magoria is a sound pack, and is read as it is written', () => {
  assert.deepEqual(checkPack(MAGORIA), [])
  assert.deepEqual(packSchema.parse(JSON.parse(JSON.stringify(MAGORIA))), MAGORIA)
})

test('there are 48 tricks, 4 for each school and level', () => {
  const kinds = SCHOOLS.flatMap((school) => LEVELS.map((level) => `${school} ${level}`))
  const expected = Object.fromEntries(kinds.map((kind) => [kind, 4]))
  assert.deepEqual(counts(tricks.map(({ school, level }) => `${school} ${level}`)), expected)
})

test('there are 28 performances, 40 special assignments, 27 prophecies, 8 magicians, 6 dice and 4 kits', () => {
  assert.deepEqual(counts(performances.map(({ theater }) => theater)), {
    riverside: 12,
    grandMagorian: 8,
    magnusPantheon: 8,
  })
  assert.deepEqual(counts(specials.map(({ location }) => location)), {
    downtown: 10,
    marketRow: 10,
    workshop: 10,
    theater: 10,
  })
  assert.equal(new Set(prophecies.map(({ power }) => JSON.stringify(power))).size, 27)
  assert.deepEqual(counts(magicians.map(({ school }) => school)), {
    mechanical: 2,
    spiritual: 2,
    escape: 2,
    optical: 2,
  })
  assert.deepEqual(counts(dice.map(({ place }) => place)), { residence: 2, inn: 2, bank: 2 })
  assert.equal(kits.length, 4)
})

test('a component has its tier, and tokens as in the box: 40 basic, 32 advanced, 24 superior', () => {
  assert.deepEqual(
    components.map(({ id }) => id),
    COMPONENTS,
  )
  const tokens = { basic: 0, advanced: 0, superior: 0 }
  for (const { tier, tokens: n } of components) tokens[tier] += n
  assert.deepEqual(tokens, { basic: 40, advanced: 32, superior: 24 })
})

test('every published trick is in balance, and the report says how far they are apart', () => {
  for (const each of tricks) assert.ok(Math.abs(imbalanceOf(each, MAGORIA)) <= 1.75, each.id)
  assert.equal(imbalanceOf(trick('ghost-trap'), MAGORIA).toFixed(2), '-1.25')
  assert.equal(imbalanceOf(trick('vanishing-elephant'), MAGORIA).toFixed(2), '1.60')
  assert.deepEqual(packRemarks(MAGORIA), [
    {
      path: 'tricks',
      message:
        '48 tricks pay from -1.25 (ghost-trap) to +1.60 (vanishing-elephant) more than expected, standard deviation 0.59',
    },
  ])
})

test('a trick and a card out of balance are sound, and remarked on', () => {
  const odd = edited(MAGORIA, {
    'tricks<wolf-cage>.yields': { fame: 9, coins: 9, shards: 0 },
    'performances<R02>.bonus': { fame: 9, coins: 0, shards: 0 },
  })
  assert.deepEqual(checkPack(odd), [])
  const [, ...remarks] = packRemarks(odd)
  assert.deepEqual(
    remarks.map(({ path }) => path),
    [`tricks[${tricks.indexOf(trick('wolf-cage'))}]`, 'performances[1].bonus'],
  )
  assert.match(remarks[0]?.message ?? '', /wolf-cage pays \+7\.95 more than expected/)
  assert.match(
    remarks[1]?.message ?? '',
    /R02 is worth 9 Fame to its performer; cards of riverside are worth 0.5 to 2/,
  )
})

test('the value of a preparation lies in the range of its level', () => {
  const ranges = { 1: [2, 8], 2: [4.5, 12], 3: [8, 12] } as const
  for (const { id, level, ap, markers, yields } of tricks) {
    const value = ((yields.fame + yields.coins / 2 + yields.shards) * markers) / ap
    const [least, most] = ranges[level]
    assert.ok(value >= least && value <= most, `${id}: ${value}`)
  }
})

test('within a theater, cards with fewer slots pay at least as much on average', () => {
  for (const theater of THEATERS) {
    const cards = performances.filter((card) => card.theater === theater)
    const fewest = Math.min(...cards.map(({ slots }) => slots.length))
    const mean = (wanted: boolean) => {
      const some = cards.filter(({ slots }) => (slots.length === fewest) === wanted)
      return (
        some.reduce((sum, { bonus }) => sum + bonus.fame + bonus.coins / 2 + bonus.shards, 0) / some.length
      )
    }
    assert.ok(mean(true) >= mean(false), theater)
  }
})

test('a special assignment names an action of its location, and all four decks have several', () => {
  for (const location of SPECIAL_LOCATIONS) {
    const actions = new Set<string>(
      specials.filter((each) => each.location === location).map((each) => each.action),
    )
    assert.ok([...actions].every((action) => TARGETS_IN[location].some((each) => each === action)))
    assert.ok(actions.size > 1)
  }
})

test('TR-TRK-8: four symbols are enough for every trick slot', () => {
  assert.equal(constants.capacity.tricks + constants.capacity.engineerTricks, SUITS.length)
})

test('TR-PSET-6: one capacity holds for the boards of every school', () => {
  assert.deepEqual(constants.capacity, {
    tricks: 3,
    engineerTricks: 1,
    components: 6,
    managerComponents: 2,
    apprentices: 3,
    assistantApprentices: 1,
    workshopSlots: 2,
    origin: 'published',
  })
})

test('TR-DICE-7: the faces of the six dice', () => {
  const faces = Object.fromEntries(dice.map((die) => [die.id, die.faces]))
  const schools = ['mechanical', 'spiritual', 'escape', 'optical', 'any', 'x']
  assert.deepEqual(faces, {
    'residence-1': schools,
    'residence-2': schools,
    'inn-specialist': ['manager', 'engineer', 'assistant', 'x', 'x', 'x'],
    'inn-apprentice': ['apprentice', 'apprentice', 'apprentice', 'apprentice', 'apprentice', 'x'],
    'bank-1': [3, 4, 4, 5, 6, 'x'],
    'bank-2': [3, 4, 4, 5, 6, 'x'],
  })
})

test('TR-PC-1, TR-PC-2, TR-PC-4, TR-PC-11: closed slots by number of players', () => {
  for (const { id, modifiers, closed } of rows) {
    assert.deepEqual(modifiers, [2, 1, 1, 0], id)
    assert.deepEqual(closed, { two: [1, 2], three: [2], four: [] }, id)
  }
})

test('TR-TH-2, TR-TH-10: each day has two slots backstage, from +1 on Thursday to -1 on Sunday', () => {
  assert.deepEqual(
    days.map(({ id, backstage }) => [id, ...backstage]),
    [
      ['thursday', 1, 1],
      ['friday', 0, 0],
      ['saturday', 0, 0],
      ['sunday', -1, -1],
    ],
  )
})

test('TR-PSET-4: two magicians of each school', () => {
  assert.deepEqual(Object.fromEntries(magicians.map(({ id, school }) => [id, school])), {
    mechaniker: 'mechanical',
    electra: 'mechanical',
    priestess: 'spiritual',
    yoruba: 'spiritual',
    'master-of-chains': 'escape',
    'red-lotus': 'escape',
    'great-optico': 'optical',
    gentleman: 'optical',
  })
})

test('TR-SPEC-1: ten special assignments for each location but the Dark Alley', () => {
  const decks = counts(specials.map(({ location }) => location))
  assert.deepEqual(decks, { downtown: 10, marketRow: 10, workshop: 10, theater: 10 })
})

test('TR-FIRST-1, TR-FIRST-2, TR-FIRST-3, TR-FIRST-4, TR-FIRST-5: the kits of the four schools', () => {
  const kit = Object.fromEntries(
    kits.map(({ school, id: _id, origin: _origin, ...rest }) => [
      school,
      { ...rest, markers: trick(rest.trick).markers },
    ]),
  )
  assert.deepEqual(kit, {
    optical: {
      trick: 'enchanted-butterflies',
      markers: 2,
      components: { fabric: 2 },
      specialist: 'manager',
      bonus: { components: { animal: 1 } },
    },
    mechanical: {
      trick: 'linking-rings',
      markers: 2,
      components: { metal: 2 },
      specialist: 'assistant',
      bonus: {},
    },
    escape: {
      trick: 'barricaded-barrels',
      markers: 2,
      components: { wood: 2 },
      specialist: 'engineer',
      bonus: { trick: 'stocks-escape' },
    },
    spiritual: {
      trick: 'mind-reading',
      markers: 3,
      components: { glass: 2 },
      specialist: 'manager',
      bonus: { components: { rope: 1 } },
    },
  })
})
