import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf } from '@curio/kernel'
import { MAGORIA } from '../content/index.ts'
import { contentOf } from '../rules/content.ts'
import { isMinor, offersOf, PART_KEYS, type PartKey, partOf, thingsOf } from '../ui/model/offers.ts'
import { placeFor } from '../ui/model/place.ts'
import {
  changed,
  choicesIn,
  extended,
  madeLast,
  matching,
  meantOffer,
  rowsIn,
  stillOpen,
  type Trail,
  trailTo,
} from '../ui/model/trail.ts'
import { MODES, walk } from './support/ui-walk.ts'

const CONTENT = contentOf(MAGORIA)

const seatsAndModes = [2, 3, 4].flatMap((seats) => MODES.map((options, mode) => ({ seats, options, mode })))

for (const { seats, options, mode } of seatsAndModes) {
  test(`every answer is reached by taps, with ${seats} players and ${JSON.stringify(options)}`, () => {
    let reached = 0
    walk(seats, options, 17 * seats + mode, ({ view, question }) => {
      const offers = offersOf(question, view)
      assert.equal(offers.length, optionsOf(question).length, `${question.kind} has answers without meaning`)
      const written = offers.map(({ parts }) => parts.map(({ key, value }) => `${key}=${value}`).join('&'))
      assert.equal(new Set(written).size, offers.length, `${question.kind}: two answers have the same parts`)
      assert.doesNotThrow(() => placeFor(view, question, [], question.seat, CONTENT))
      if (question.form === 'choose') assert.ok(rowsIn(offers, null).length > 0, 'something is asked')
      // A few of many: each by its things, one tap after the other, then part by part.
      const step = Math.max(1, Math.floor(offers.length / 7))
      for (let index = 0; index < offers.length; index += step) {
        const offer = offers[index] ?? assert.fail()
        let trail: Trail = []
        for (const thing of offer.things) trail = extended(offers, trail, { thing })
        for (const { key } of choicesIn(matching(offers, trail))) {
          const value = partOf(offer, key)
          if (value !== null) trail = extended(offers, trail, { part: { key, value } })
        }
        const left = matching(offers, trail)
        assert.ok(left.includes(offer), `${question.kind}: ${String(offer.option)} is lost on the way`)
        assert.equal(choicesIn(left).length, 0)
        assert.equal(meantOffer(left), offer)
        reached += 1
      }
    })
    assert.ok(reached > 50)
  })
}

test('what a hint proposes is shown where it happens, and can be changed there like what was tapped', () => {
  let proposed = 0
  walk(3, { firstGameKits: true }, 5, ({ view, question }) => {
    if (question.kind !== 'turn') return
    const offers = offersOf(question, view)
    for (const offer of offers) {
      if (offer.act.type !== 'place') continue
      const { slot } = offer.act
      const trail = trailTo(offer, [])
      const tapped = trail.flatMap((named) => ('thing' in named ? [named.thing] : []))
      const place = placeFor(view, question, tapped, question.seat, CONTENT)
      assert.equal(place, CONTENT.slots.get(slot)?.location)
      const open = stillOpen(offers, trail)
      assert.ok(open.includes(offer) && open.length < offers.length)
      const elsewhere = offers.find((other) => other.act.type === 'place' && other.act.slot !== slot)
      if (elsewhere) assert.deepEqual(trailTo(offer, trailTo(elsewhere, [])), trail)
      const first: Trail = trail.slice(0, 1)
      assert.equal(trailTo(offer, first), first)
      proposed += 1
    }
  })
  assert.ok(proposed > 20)
})

test('a tap that goes with nothing before begins anew', () => {
  walk(2, { firstGameKits: true }, 3, ({ view, question }) => {
    if (question.kind !== 'plan') return
    const offers = offersOf(question, view)
    const discs = [...new Set(offers.flatMap((offer) => partOf(offer, 'disc') ?? []))]
    const [one, other] = discs
    if (one === undefined || other === undefined) return
    const trail = extended(offers, [{ thing: `disc:${one}` }], { thing: `disc:${other}` })
    assert.deepEqual(trail, [{ thing: `disc:${other}` }])
    const changedOffer = changed(offers, offers[0] ?? null, { key: 'disc', value: other })
    assert.equal(changedOffer && partOf(changedOffer, 'disc'), other)
    for (const offer of offers) assert.deepEqual(thingsOf(question.kind, offer.option, view), offer.things)
  })
  assert.ok(PART_KEYS.length > 0)
})

test('a marker that was turned can be turned on, and a shard that was spent can be kept', () => {
  const seen = new Set<string>()
  walk(2, { firstGameKits: true }, 3, ({ view, question }) => {
    const offers = offersOf(question, view)
    const choiceOf = (key: PartKey, trail: Trail): readonly string[] =>
      choicesIn(stillOpen(offers, trail)).find((choice) => choice.key === key)?.values ?? []
    for (const key of ['turn', 'shard'] as const) {
      for (const offer of offers.filter((each) => partOf(each, key) !== null)) {
        let trail: Trail = []
        for (const thing of offer.things) trail = extended(offers, trail, { thing })
        const values = choiceOf(key, trail)
        for (const value of values) {
          trail = extended(offers, trail, { part: { key, value } })
          assert.deepEqual(choiceOf(key, trail), values)
          assert.ok(matching(offers, trail).every((each) => partOf(each, key) === value))
          seen.add(key)
        }
      }
    }
  })
  assert.deepEqual([...seen].sort(), ['shard', 'turn'])
})

test('a choice made in words stays open, so that it can be made otherwise', () => {
  let choices = 0
  walk(2, { firstGameKits: true }, 5, ({ view, question }) => {
    const offers = offersOf(question, view)
    for (const { key, values } of choicesIn(offers)) {
      if (question.form !== 'choose' || isMinor(key)) continue
      for (const value of values) {
        const trail = extended(offers, [], { part: { key, value } })
        const [made] = madeLast(offers, trail)
        assert.deepEqual(made?.values, values)
        assert.deepEqual(made?.among, offers)
        choices += 1
      }
    }
    const [thing] = offers[0]?.things ?? []
    const [{ key, value } = assert.fail()] = offers[0]?.parts ?? []
    if (thing !== undefined) assert.deepEqual(madeLast(offers, [{ thing }, { part: { key, value } }]), [])
  })
  assert.ok(choices > 50)
})
