import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { lawWith } from '../effects/index.ts'
import { type Law, printedLaw } from '../effects/law.ts'

const printed = printedLaw(MAGORIA)

/** What the prophecy changes, by member of the law. */
function changesBy(id: string): Partial<Law> {
  const prophecy = MAGORIA.prophecies.find((each) => each.id === id)
  if (!prophecy) throw new Error(`no ${id}`)
  const law = lawWith(printed, prophecy.power)
  const changed = Object.entries(law).filter(([member, value]) => {
    const before: unknown = printed[member as keyof Law]
    return JSON.stringify(value) !== JSON.stringify(before)
  })
  return Object.fromEntries(changed)
}

const noDay = { fame: 0, coins: 0 }
const [thursday, friday, saturday, sunday] = [{ fame: -1, coins: -1 }, noDay, noDay, { fame: 1, coins: 1 }]
const { actionAp, setUpFame } = printed
const twoCoins = Object.fromEntries(MAGORIA.components.map(({ id }) => [id, 2]))

const CHANGES: Readonly<Record<string, Partial<Law>>> = {
  'PR-1': { baseAp: { magician: 1, manager: 1, engineer: 1, assistant: 1, apprentice: 1 } },
  'PR-2': { withShards: { shards: 1, fame: 0 } },
  'PR-3': { withShards: { shards: 0, fame: 2 } },
  'PR-4': { ordersOnSale: true },
  'PR-5': { actionAp: { ...actionAp, drawFurther: 1 } },
  'PR-6': { performerTimes: 2 },
  'PR-7': { bankTimes: 2 },
  'PR-8': { enhanceAp: 2 },
  'PR-9': { placements: 2 },
  'PR-10': { setUpFame: { ...setUpFame, escape: 2 } },
  'PR-11': { dayModifiers: { thursday, friday: { fame: -1, coins: -1 }, saturday, sunday } },
  'PR-12': { actionAp: { ...actionAp, learn: 1 } },
  'PR-13': { setUpFame: { ...setUpFame, mechanical: 2 } },
  'PR-14': { coinsAsFame: true },
  'PR-15': { posterAp: { magician: 0, manager: 0, engineer: 0, assistant: 0, apprentice: 1 } },
  'PR-16': { dayModifiers: { thursday: noDay, friday, saturday, sunday: noDay } },
  'PR-17': { setUpFame: { ...setUpFame, optical: 2 } },
  'PR-18': { slotPrice: { 2: 3 } },
  'PR-19': { performersDay: true },
  'PR-20': { revealTogether: false },
  'PR-21': { prices: twoCoins as Law['prices'] },
  'PR-22': { dayModifiers: { thursday, friday, saturday: { fame: 1, coins: 1 }, sunday } },
  'PR-23': { setUpFame: { ...setUpFame, spiritual: 2 } },
  'PR-24': { actionAp: { ...actionAp, takeCoins: 1 } },
  'PR-25': { actionAp: { ...actionAp, hire: 1 } },
  'PR-26': { enhanceIn: ['downtown', 'marketRow', 'workshop', 'darkAlley', 'theater'] },
  'PR-27': { lowestSlotIn: ['downtown', 'marketRow', 'darkAlley'] },
}

test('TR-PRO-1, TR-PRO-5: each prophecy changes the law of the round, and nothing else in it', () => {
  assert.deepEqual(
    MAGORIA.prophecies.map(({ id }) => id),
    Object.keys(CHANGES),
  )
  for (const [id, expected] of Object.entries(CHANGES)) {
    const changes = changesBy(id)
    assert.deepEqual(changes, expected, id)
    assert.ok(Object.keys(changes).length === 1, id)
  }
})

test('the law without a prophecy is the printed one', () => {
  const { prices, actionAp: _prices, dayModifiers, setUpFame: _fame, posterAp: _poster, ...rest } = printed
  assert.deepEqual(rest, {
    baseAp: { magician: 3, manager: 2, engineer: 2, assistant: 2, apprentice: 1 },
    enhanceAp: 1,
    enhanceIn: ['downtown', 'marketRow', 'workshop', 'darkAlley'],
    ordersOnSale: false,
    bankTimes: 1,
    placements: 1,
    slotPrice: {},
    lowestSlotIn: [],
    performersDay: false,
    coinsAsFame: false,
    performerTimes: 1,
    withShards: { fame: 0, shards: 0 },
    revealTogether: true,
  })
  assert.deepEqual(dayModifiers, { thursday, friday, saturday, sunday })
  assert.deepEqual([prices.wood, prices.rope, prices.cog], [1, 2, 3])
})
