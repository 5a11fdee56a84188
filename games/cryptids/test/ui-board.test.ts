import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EUROPE } from '../content/index.ts'
import { contentOf } from '../rules/content.ts'
import { asCryptidsView, cryptidsText } from '../text/index.ts'
import { livePoints, stateOfView } from '../text/view.ts'
import { nearestPlace, placeTowards, walkBetween } from '../ui/map/place-layout.ts'
import { advancedBy, faceGained } from '../ui/model/needs.ts'
import { indexByThing, offersOf } from '../ui/model/offers.ts'
import {
  answerAt,
  heldAt,
  holdOf,
  isPlacing,
  keptWithin,
  laidBy,
  piecesFor,
  reachableCells,
  shapeOf,
  spotsFor,
  usedFrame,
} from '../ui/model/placing.ts'
import { stepPreview } from '../ui/model/steps.ts'
import { askedThing, type Thing } from '../ui/model/things.ts'
import { hasActedSince, lastMoves, lastPoacherTurn, usedRow } from '../ui/model/told.ts'
import { type Moment, walk } from './support/ui-walk.ts'

const CONTENT = contentOf(EUROPE)
const { locations } = EUROPE.map

test('CR-SCORE-1, CR-SCORE-18: the live score of an open table is its final score', () => {
  for (const seats of [1, 2, 4]) {
    const match = walk(seats, 11 + seats, () => {})
    const outcome = match.outcome()
    const view = asCryptidsView(match.view(null))
    if (view.lost === null) assert.deepEqual(livePoints(view, CONTENT), outcome?.points)
  }
})

test('CR-TERR-1, CR-RELOC-3: every offered spot is a place where the piece can be held, and no other is', () => {
  let seen = 0
  walk(2, 5, ({ view, question }) => {
    if (!isPlacing(question) || seen > 12) return
    seen += 1
    const text = cryptidsText('en', EUROPE, [])
    const pieces = piecesFor(question, view)
    assert.ok(pieces.length > 0)
    for (const piece of pieces) {
      const shape = shapeOf(piece, CONTENT)
      const spots = spotsFor(question, piece)
      for (const [name, { answer, spot }] of spots) {
        assert.deepEqual(laidBy(question, answer)?.spot, spot)
        const { x, y } = holdOf(shape, spot)
        assert.deepEqual(heldAt(shape, spot.turn, x, y), spot)
        assert.equal(answerAt(spots, shape, spot), answer, name)
        assert.ok(reachableCells(spots, shape, spot.turn).length >= shape.size)
      }
      const named = piece.kind === 'tile' ? { tile: piece.id } : { card: piece.id }
      const outside = { x: -1, y: 0, turn: 0 }
      assert.equal(answerAt(spots, shape, outside), null)
      assert.notEqual(text.spotProblems(view, named, outside).length, 0)
    }
  })
  assert.ok(seen > 5)
})

test('CR-DATA-34: a piece that looks the same after a turn is offered once and found in every turn', () => {
  const shape = shapeOf({ kind: 'card', id: 'trochus' }, CONTENT)
  const spots = new Map([['3,4,0', { answer: 'a', spot: { x: 3, y: 4, turn: 0 } }]])
  for (const turn of [0, 1, 2, 3]) assert.equal(answerAt(spots, shape, { x: 3, y: 4, turn }), 'a')
})

test('CR-GEN-7: whatever cannot be chosen has a reason in words, in both languages', () => {
  const texts = [cryptidsText('ru', EUROPE, ['A', 'B']), cryptidsText('en', EUROPE, ['A', 'B'])]
  const kinds = new Set<string>()
  walk(2, 21, ({ view, question }) => {
    if (kinds.has(question.kind)) return
    kinds.add(question.kind)
    const context = { place: view.players[question.seat]?.place ?? null, locations: new Map() }
    const open = indexByThing(offersOf(question, context))
    const things: Thing[] = [
      ...locations.map(({ id }): Thing => `place:${id}`),
      ...view.display.flatMap((slot): Thing[] => (slot ? [`card:${slot.card}`] : [])),
      ...EUROPE.skills.map(({ id }): Thing => `skill:${id}`),
      ...view.market.map((_, slot): Thing => `slot:${slot}`),
      ...view.dice.map((_, die): Thing => `die:${die}`),
      'step:up',
      'step:down',
      'marker:action',
    ]
    for (const thing of things.filter((each) => !open.has(each))) {
      const asked = askedThing(view, thing)
      for (const text of texts) assert.ok(text.whyNot(view, question.seat, question, asked)?.text)
    }
  })
  assert.ok(kinds.size > 6)
})

test('CR-INIT-2, CR-ROUND-6: a step is shown with the row and the place in the order it leads to', () => {
  const match = walk(3, 2, () => {})
  const state = stateOfView(asCryptidsView(match.view(0)), CONTENT)
  state.players.forEach((player, seat) => {
    player.row = 4 + seat
  })
  assert.deepEqual(stepPreview(state, CONTENT, 2, 'up'), { row: 3, position: 1 })
  assert.deepEqual(stepPreview(state, CONTENT, 0, 'down'), { row: 7, position: 3 })
  const [first] = state.players
  if (first) first.row = 1
  assert.equal(stepPreview(state, CONTENT, 0, 'up'), null)
})

test('CR-MOVE-1: a walk on the map is as long as the distance of the rules', () => {
  for (const from of CONTENT.places.values()) {
    for (const [to, far] of from.distance) assert.equal(walkBetween(EUROPE, from.id, to).length, far + 1)
  }
})

test('the arrow keys reach every place of the map', () => {
  const reached = new Set(['AAC'])
  for (const place of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = placeTowards(locations, place, key)
      if (next !== null) reached.add(next)
    }
  }
  assert.equal(reached.size, locations.length)
  assert.equal(placeTowards(locations, 'AAC', 'Enter'), null)
})

test('a tap means the nearest place within reach', () => {
  const [one] = locations
  assert.ok(one)
  assert.equal(nearestPlace(locations, { x: one.x + 10, y: one.y }, 40), one.id)
  assert.equal(nearestPlace(locations, { x: 990, y: 10 }, 40), null)
})

test('CR-POA-1, CR-POA-3: the last turn of the Poacher is told from his card to what he did', () => {
  const told = [
    { kind: 'phase', phase: 'cryptozoologists', round: 1, final: false },
    { kind: 'poacher.card', card: 'poacher-01', rule: 'CR-POA-1' },
    { kind: 'poacher.row', row: 0, actions: ['bid', 'con'], rule: 'CR-POA-2' },
    { kind: 'poacher.action', action: 'bid', done: false, why: 'no-eligible-evidence', rule: 'CR-POA-13' },
    { kind: 'poacher.action', action: 'con', done: true, why: 'done', rule: 'CR-POA-5' },
    { kind: 'turn', seat: 0, phase: 'cryptozoologists' },
  ]
  const turn = lastPoacherTurn(told)
  assert.equal(turn.length, 4)
  assert.deepEqual(usedRow(turn), { row: '0', done: 'con' })
  assert.equal(hasActedSince(told), false)
  assert.equal(
    hasActedSince([...told, { kind: 'moved', seat: 0, from: 'AAC', to: 'E1', by: 'movement' }]),
    true,
  )
  assert.deepEqual(lastPoacherTurn([]), [])
  assert.equal(usedRow([]), null)
})

test('what others did stays marked until the viewer’s next turn is over', () => {
  const told = [
    { kind: 'bid', seat: 1, card: 'dahu', from: null },
    { kind: 'phase', phase: 'cryptozoologists', round: 1, final: false },
    { kind: 'moved', seat: 1, from: 'AAC', to: 'E1', by: 'movement' },
    { kind: 'collected', seat: 1, at: 'E1', face: 'B', by: 'action' },
    { kind: 'turn.ended', seat: 1, phase: 'cryptozoologists', row: 4 },
  ]
  const moves = lastMoves(told, 0)
  assert.deepEqual(moves.journeys, [{ seat: 1, from: 'AAC', to: 'E1' }])
  assert.ok(moves.places.has('E1') && !moves.cards.has('dahu'))
  const after = lastMoves([...told, { kind: 'turn.ended', seat: 0, phase: 'cryptozoologists', row: 5 }], 0)
  assert.equal(after.journeys.length, 0)
})

test('CR-COLL-7: a token advances the dossiers that lack less with it, the seat’s bids first', () => {
  const { view } = firstTurn(2, 4)
  const seat = view.turn?.seat ?? 0
  const faces = [...new Set(view.display.flatMap((slot) => slot?.evidence ?? []))].filter(
    (face) => face !== '?',
  )
  for (const face of faces) {
    const advanced = advancedBy(view, seat, face).map(({ card }) => card)
    const needing = view.display.flatMap((slot) => (slot?.evidence.includes(face) ? [slot.card] : []))
    for (const card of needing) assert.ok(advanced.includes(card) || face === 'R', `${face} serves ${card}`)
  }
  assert.equal(faceGained(view, 'turn', 'skill.collect:E1:B'), 'B')
  assert.equal(faceGained(view, 'helper', 'buy:1'), view.market[1])
  assert.equal(faceGained(view, 'turn', 'move:E1'), null)
})

function firstTurn(seats: number, seed: number): Moment {
  const found: Moment[] = []
  walk(seats, seed, (moment) => {
    if (found.length === 0 && moment.question.kind === 'turn') found.push(moment)
  })
  const [first] = found
  assert.ok(first)
  return first
}

test('CR-SETUP-14: the reserve is shown as far as no fence closes it, and a piece at its edge stays whole', () => {
  const states = [1, 3, 4].map((seats) => stateOfView(firstTurn(seats, 3).view, CONTENT))
  assert.deepEqual(
    states.map((state) => usedFrame(state, CONTENT)),
    [
      { x: 2, y: 0, width: 9, height: 8 },
      { x: 2, y: 0, width: 9, height: 12 },
      { x: 0, y: 0, width: 13, height: 12 },
    ],
  )
  const shape = shapeOf({ kind: 'card', id: 'karadag' }, CONTENT)
  const frame = { x: 2, y: 0, width: 9, height: 8 }
  assert.deepEqual(keptWithin(frame, shape, { x: 0, y: -1, turn: 0 }), { x: 2, y: 0, turn: 0 })
  assert.deepEqual(keptWithin(frame, shape, { x: 10, y: 7, turn: 1 }), { x: 10, y: 4, turn: 1 })
})
