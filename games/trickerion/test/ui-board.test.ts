import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { COMPONENTS, LOCATIONS, SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import { contentOf } from '../rules/content.ts'
import { wagesDue } from '../rules/end.ts'
import { previewSetUp, showOf } from '../rules/links.ts'
import { REASON_RULES } from '../rules/reasons.ts'
import { DISCS, HOME } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import type { TrickerionView } from '../text/view.ts'
import { apGained, apOf } from '../ui/model/costs.ts'
import { finalityOf } from '../ui/model/finality.ts'
import { bestLinks, ghostOf, previewOf } from '../ui/model/linking.ts'
import { missingFor, needsFor } from '../ui/model/needs.ts'
import { offersOf } from '../ui/model/offers.ts'
import { toggled } from '../ui/model/pinned.ts'
import { placeFor } from '../ui/model/place.ts'
import { planOf, rivalsFor } from '../ui/model/plans.ts'
import { stateOfView } from '../ui/model/state.ts'
import { spotThing, type Thing, thingsIn } from '../ui/model/things.ts'
import { whyNot } from '../ui/model/why-not.ts'
import { walk } from './support/ui-walk.ts'

const CONTENT = contentOf(MAGORIA)
const DARK = { darkAlley: true, prophecies: true }

/** Everything of a table that can be tapped. */
function thingsOn(view: TrickerionView): readonly Thing[] {
  return [
    ...DISCS.map((disc): Thing => `disc:${disc}`),
    ...[...CONTENT.slots.keys()].map((slot): Thing => `slot:${slot}`),
    ...LOCATIONS.map((location): Thing => `card:${location}`),
    ...view.dice.map((_, die): Thing => `die:${die}`),
    ...MAGORIA.tricks.map(({ id }): Thing => `trick:${id}`),
    ...COMPONENTS.map((kind): Thing => `component:${kind}`),
    ...view.market.stall.map((_, slot): Thing => `stall:${slot}`),
    ...view.market.orders.map((_, slot): Thing => `order:${slot}`),
    'order:quick',
    ...view.row.flatMap((show): readonly Thing[] =>
      show ? [`show:${show.card}`, ...show.markers.map(({ place }) => spotThing(show.card, place))] : [],
    ),
    ...SPECIAL_LOCATIONS.map((deck): Thing => `deck:${deck}`),
  ]
}

test('TR-GEN-12: whatever cannot be chosen has a reason of the rules', () => {
  const reasons = new Set<string>()
  for (const [seats, options] of [
    [2, {}],
    [4, {}],
    [3, DARK],
  ] as const) {
    walk(seats, options, 9, ({ view, question }) => {
      const open = new Set(offersOf(question, view).flatMap(({ things }) => things))
      const state = stateOfView(view, CONTENT)
      for (const thing of thingsOn(view)) {
        if (open.has(thing)) continue
        const why = whyNot({ state, content: CONTENT, seat: question.seat, tapped: [] }, question, thing)
        assert.ok(why in REASON_RULES, `${question.kind}: ${thing}`)
        reasons.add(why)
      }
    })
  }
  for (const why of ['slotTaken', 'otherLocation', 'notInHand', 'dieBlank', 'lacksComponents'])
    assert.ok(reasons.has(why), why)
})

test('TR-AP-1, TR-AP-9: an act never costs more than there is, and a placement brings what the rules count', () => {
  let acts = 0
  walk(3, DARK, 4, ({ view, question }) => {
    const state = stateOfView(view, CONTENT)
    for (const { act } of offersOf(question, view)) {
      if (act.type === 'place') assert.ok(apGained(state, CONTENT, question.seat, act) >= 0)
      const ap = question.kind === 'act' ? apOf(state, CONTENT, act) : null
      if (ap === null) continue
      assert.ok(ap <= (view.placement?.ap ?? 0), JSON.stringify(act))
      acts += 1
    }
  })
  assert.ok(acts > 100)
})

test('TR-WAGE-1, TR-ASG-4: a plan says where everybody goes and what they will cost', () => {
  let plans = 0
  walk(3, {}, 12, ({ view, question }) => {
    if (question.kind !== 'plan') return
    const state = stateOfView(view, CONTENT)
    const { to, idle, wages, coinsLeft } = planOf(state, CONTENT, question.seat)
    const player = playerOf(state, question.seat)
    const sent = to.flatMap(({ discs }) => discs)
    const home = player.characters.filter(({ at }) => at === HOME).map(({ disc }) => disc)
    assert.deepEqual([...sent, ...idle].toSorted(), home.toSorted())
    assert.equal(coinsLeft, player.coins - wages)
    assert.equal(wagesDue(player, CONTENT), 0, 'nobody works yet')
    if (sent.some((disc) => disc === 'manager' || disc === 'engineer')) assert.ok(wages > 0)
    for (const { seat, known } of rivalsFor(view, CONTENT, question.seat, 'theater')) {
      assert.notEqual(seat, question.seat)
      assert.equal(known, 0, 'plans of others are secret')
    }
    plans += 1
  })
  assert.ok(plans > 20)
})

test('TR-TH-LINK-1: of several directions the board proposes one with most links, and shows the marker there', () => {
  let seen = 0
  walk(2, { quickGame: true, firstGameKits: true }, 21, ({ view, question }) => {
    const state = stateOfView(view, CONTENT)
    const groups = Map.groupBy(
      offersOf(question, view).flatMap((offer) =>
        offer.act.type === 'setUp' ? [{ offer, act: offer.act }] : [],
      ),
      ({ act }) => `${act.trick} ${act.spot.card} ${act.spot.place}`,
    )
    for (const group of groups.values()) {
      const best = bestLinks(
        state,
        CONTENT,
        question.seat,
        group.map(({ offer }) => offer),
      )
      const links = group.map(({ act }) => {
        const show = showOf(state, act.spot.card)
        return show ? previewSetUp(CONTENT, show, question.seat, act.trick, act.spot).links.length : 0
      })
      assert.equal(best && previewOf(state, CONTENT, question.seat, best)?.links.length, Math.max(...links))
      const ghost = best && ghostOf(view, question.seat, best)
      assert.equal(ghost?.marker.seat, question.seat)
      seen += 1
    }
  })
  assert.ok(seen > 0)
})

test('TR-WS-PREP-2, TR-CMP-9: what is missing for a planned trick is what the rules miss', () => {
  walk(2, { firstGameKits: true }, 8, ({ view, question }) => {
    const player = view.players[question.seat] ?? assert.fail()
    for (const { trick, markers } of player.tricks) {
      const missing = missingFor(CONTENT, player, view.row, question.seat, trick)
      assert.ok(missing.isLearned && missing.fame === 0)
      assert.equal(missing.isPrepared, markers > 0)
      const short = needsFor(CONTENT, player, trick).filter(({ count, held }) => held < count)
      assert.deepEqual(missing.components, short)
    }
  })
})

test('the stage shows the place of the decision', () => {
  const places = new Set<string>()
  walk(2, DARK, 30, ({ view, question }) => {
    const place = placeFor(view, question, [], question.seat, CONTENT)
    if (question.kind === 'act') assert.equal(place, view.placement?.location)
    if (question.kind.startsWith('setup.')) assert.equal(place, 'setup')
    if (question.kind === 'perform') assert.equal(place, 'theater')
    places.add(place)
  })
  assert.ok(places.size > 4)
})

test('TR-DT-REROLL-1, TR-DA-1: only rolls and draws say that they are final', () => {
  assert.equal(finalityOf({ kind: 'act' }, 'reroll:0'), 'rolls')
  assert.equal(finalityOf({ kind: 'act' }, 'draw:theater'), 'reveals')
  assert.equal(finalityOf({ kind: 'act' }, 'coins:4'), null)
})

test('a line of the log lights up what it names; a plan is kept by trick', () => {
  const note = { kind: 'placed', seat: 0, disc: 'magician', slot: 'downtown.0', location: 'downtown' }
  assert.deepEqual(thingsIn(CONTENT, note), ['disc:magician', 'slot:downtown.0'])
  assert.deepEqual(toggled(['a'], 'b'), ['a', 'b'])
  assert.deepEqual(toggled(['a', 'b'], 'a'), ['b'])
})
