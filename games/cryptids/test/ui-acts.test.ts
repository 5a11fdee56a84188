import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import { contentOf } from '../rules/content.ts'
import { keyed } from '../ui/model/keyed.ts'
import { needsOf } from '../ui/model/needs.ts'
import { type ActContext, indexByThing, meantOffer, offerOf, offersOf, thingsOf } from '../ui/model/offers.ts'
import { isTool, thingsIn } from '../ui/model/things.ts'

const CONTEXT: ActContext = { place: 'AAC', locations: new Map([['selma', 'N1']]) }

const asked =
  (kind: string) =>
  (...options: readonly string[]): Question => ({ id: 'q', seat: 0, kind, form: 'choose', options })
const turn = asked('turn')
const helper = asked('helper')

test('CR-CZ-1, CR-MOVE-9: a journey is about its place and what it is made by', () => {
  assert.deepEqual(offerOf('turn', 'move:E1', CONTEXT), {
    option: 'move:E1',
    act: { type: 'move', to: 'E1' },
    group: 'move',
    things: ['place:E1', 'marker:movement'],
  })
  assert.deepEqual(offerOf('turn', 'action.move:E1', CONTEXT)?.things, ['place:E1', 'marker:action'])
  assert.deepEqual(offerOf('turn', 'fly:E1', CONTEXT)?.things, ['place:E1', 'skill:planeTicket'])
  assert.deepEqual(offerOf('turn', 'move:stay', CONTEXT)?.things, ['marker:movement'])
})

test('CR-TRACK-2, CR-REQ-1: tracking is about the card and its place, a request about both cryptids', () => {
  assert.deepEqual(offerOf('turn', 'skill.track:selma:W,-', CONTEXT), {
    option: 'skill.track:selma:W,-',
    act: { type: 'track', by: 'skill', card: 'selma', cover: ['W', '-'] },
    group: 'track',
    things: ['card:selma', 'place:N1', 'skill:trackSkill'],
  })
  assert.deepEqual(offerOf('turn', 'request:request-6:selma+dahu', CONTEXT)?.things, [
    'request:request-6',
    'card:selma',
    'card:dahu',
    'marker:action',
  ])
})

test('CR-HELP-1: the acts of a helper turn are about dice, skills, the market and bids', () => {
  assert.deepEqual(offerOf('helper', 'down:2', CONTEXT)?.things, ['step:down', 'die:2'])
  assert.deepEqual(offerOf('helper', 'swap:F:1', CONTEXT)?.things, ['face:F', 'slot:1'])
  assert.deepEqual(offerOf('helper', 'sell:r', CONTEXT)?.things, ['face:r'])
  assert.deepEqual(offerOf('helper', 'rebid:selma:dahu', CONTEXT)?.things, ['card:selma', 'card:dahu'])
  assert.equal(offerOf('helper', 'market', CONTEXT)?.group, 'paidRefresh')
})

test('what is asked by itself names its things; declining names none', () => {
  assert.deepEqual(offerOf('poacher.take', 'W3:B', CONTEXT)?.things, ['place:W3'])
  assert.deepEqual(offerOf('poacher.take', '2', CONTEXT)?.things, ['slot:2'])
  assert.deepEqual(offerOf('terrain', 'water-01@3,4,1', CONTEXT)?.things, ['tile:water-01'])
  assert.deepEqual(offerOf('attempt.lose', 'Rr', CONTEXT)?.things, ['face:R', 'face:r'])
  assert.deepEqual(offerOf('ability.helper', 'none', CONTEXT), {
    option: 'none',
    act: { type: 'noSteps' },
    group: 'end',
    things: [],
  })
})

test('a pick is about everything that is picked', () => {
  assert.deepEqual(thingsOf('setup.bids', ['selma', 'dahu'], CONTEXT), ['card:selma', 'card:dahu'])
  assert.deepEqual(thingsOf('setup.bids', undefined, CONTEXT), [])
})

test('CR-CZ-3, CR-HELP-1: a tap means the only act, the act of the tool in hand, or what costs nothing', () => {
  const acts = offersOf(turn('move:E1', 'action.move:E1', 'fly:E1', 'collect:E1:B', 'end'), CONTEXT)
  const there = indexByThing(acts).get('place:E1') ?? []
  assert.equal(there.length, 4)
  assert.equal(meantOffer(there, null)?.option, 'move:E1')
  assert.equal(meantOffer(there, 'skill:planeTicket')?.option, 'fly:E1')
  assert.equal(meantOffer(there.slice(1), null), null)
  assert.equal(meantOffer(there.slice(3), null)?.option, 'collect:E1:B')
  assert.equal(meantOffer([], null), null)
  const steps = indexByThing(offersOf(helper('pay:up', 'up', 'pay:down', 'down:0', 'down:1'), CONTEXT))
  assert.equal(meantOffer(steps.get('step:up') ?? [], null)?.option, 'up', 'not the one for a coin')
  assert.equal(meantOffer(steps.get('step:down') ?? [], null), null, 'a die has to be named')
  assert.ok(isTool('marker:action') && !isTool('place:E1'))
})

test('a line of the log lights up what it names', () => {
  const content = contentOf(EUROPE)
  const note = { kind: 'moved', seat: 0, from: 'AAC', to: 'E1', by: 'planeTicket' }
  assert.deepEqual(thingsIn(content, note), ['place:AAC', 'place:E1', 'skill:planeTicket'])
  assert.deepEqual(thingsIn(content, { kind: 'poacher.took', candidates: ['W3:B', 'E1:F'] }), [
    'place:W3',
    'place:E1',
  ])
})

test('things that are alike keep names of their own', () => {
  assert.deepEqual(
    keyed(['B', 'R', 'B']).map(({ key }) => key),
    ['B 0', 'R 0', 'B 1'],
  )
})

const half = (dice: number): number => 0.5 ** dice

test('CR-TRACK-3, CR-COLL-7: exact evidence comes before two rumours, dice come last', () => {
  const needs = needsOf(['W', 'E', 'B'], ['W', 'R', 'r'], 2, half)
  assert.deepEqual(
    needs.entries.map(({ how }) => how),
    ['held', 'joker', 'missing'],
  )
  assert.equal(needs.missing, 1)
  assert.equal(needs.odds, 0.5)
})

test('CR-TRACK-1, CR-CARD-9: without anything to cover, or with an open mark, there are no odds', () => {
  assert.equal(needsOf(['W', 'E'], ['B', 'R'], 2, half).odds, null)
  assert.equal(needsOf(['W', '?'], ['W'], 2, half).odds, null)
  assert.equal(needsOf(['W', 'E'], ['W', 'E'], 2, half).odds, 1)
})
