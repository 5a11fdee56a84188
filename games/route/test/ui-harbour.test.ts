import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Match } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { beatOf } from '../ui/beats.ts'
import { blocksLedTo, blocksWith } from '../ui/model/dice-leads.ts'
import {
  comingBy,
  coveredNow,
  landmarksInRound,
  raisedTo,
  remoteBy,
  sidesOf,
  unclaimedDice,
} from '../ui/model/harbour.ts'
import { type RouteView, viewRoute } from '../view.ts'
import { sceneAt, unreachable } from './support/on-board.ts'
import { sydney } from './support/sydney.ts'
import { newMatch, type RouteMatch } from './support/text.ts'
import type { TourGame } from './support/tour.ts'

const { booklet, sydney: city } = route.packs
const PACKS = { booklet, sydney: city } as never
const SYDNEY = shownIn(PACKS) ?? assert.fail()
const OPTIONS = { edition: 'booklet', city: 'sydney' }

const viewOf = ({ state, content }: TourGame): RouteView => viewRoute(state, 0, content)

/** The first card is played, all dice are in pairs and rolled. */
const rolled = (): TourGame =>
  sydney().answer(0, 'Y2').answer(1, 'blue').script(3, 5, 4, 6).answer(1, 'effect', 'red', 'effect')

function played(seats: number, look: (match: RouteMatch, seat: number) => void = () => {}): RouteMatch {
  const match = newMatch(seats, OPTIONS, `harbour ${seats}`)
  playAtRandom(match as Match, fastChance(seats), ({ seat }) => look(match, seat))
  return match
}

test('RT-SYD-7, RT-SYD-8: the dice lie with who has taken them', () => {
  const game = sydney().answer(0, 'Y2').answer(1, 'blue')
  assert.deepEqual(
    unclaimedDice(viewOf(game)).map(({ id }) => id),
    ['red', 'green', 'effect'],
  )
  assert.deepEqual(sidesOf(viewOf(rolled())), [
    { side: 'left', seat: 1, dice: ['red', 'green'] },
    { side: 'right', seat: 1, dice: ['blue', 'effect'] },
  ])
  const [left, right] = sidesOf({ ...viewOf(game), players: viewOf(played3()).players, lead: 2 })
  assert.deepEqual([left?.seat, right?.seat], [0, 1])
})

const played3 = (): TourGame => sydney({ seats: 3 })

test('RT-SYD-9, RT-SYD-10: a round die says where it leads with the card, and whom both bring', () => {
  const view = viewOf(rolled())
  const choice = { kind: 'die.round', chosen: new Set(['red']) }
  assert.deepEqual(blocksLedTo({ pack: SYDNEY, view }, choice).toSorted(), ['b23', 'b32'])
  assert.deepEqual(blocksWith({ pack: SYDNEY, view }, choice, 'effect').toSorted(), ['b26', 'b62'])
  assert.deepEqual(comingBy(SYDNEY, view, 'effect'), ['green', 'green', 'green'])
  assert.deepEqual(comingBy(SYDNEY, view, 'red').slice(0, 2), ['green', 'green'])
  assert.ok(comingBy(SYDNEY, view, 'red').includes('red'))
})

test('RT-SYD-13, RT-SYD-14: a landmark die says who comes to the remote landmarks', () => {
  const view = viewOf(rolled())
  assert.deepEqual(remoteBy(SYDNEY, view, 'effect'), ['green', 'green'])
  assert.deepEqual(new Set(remoteBy(SYDNEY, view, 'red')), new Set(['red']))
})

test('RT-SYD-11, RT-SYD-12: a landmark rises by the cell of the number, unless it is marked', () => {
  const view = viewOf(rolled())
  assert.deepEqual(landmarksInRound(SYDNEY, view), ['SYD_BRIDGE', 'SYD_OPERA'])
  const { roundBoard = assert.fail() } = view
  const marked = { ...view, roundBoard: { ...roundBoard, marked: [[2], [], [], []] } }
  assert.deepEqual(raisedTo(SYDNEY, marked, 'SYD_BRIDGE', 6), { from: 8, to: 8 })
  assert.deepEqual(raisedTo(SYDNEY, marked, 'SYD_BRIDGE', 4), { from: 8, to: 12 })
  assert.deepEqual(raisedTo(SYDNEY, marked, 'SYD_OPERA', 5), { from: 4, to: 8 })
})

test('RT-SYD-11: the covered landmark is known until the next round', () => {
  const covering = { kind: 'landmark.cover', seat: 0, landmark: 'SYD_OPERA' }
  assert.equal(coveredNow([{ kind: 'tour.round' }, covering, { kind: 'remote' }]), 'SYD_OPERA')
  assert.equal(coveredNow([covering, { kind: 'tour.round' }]), null)
  assert.equal(coveredNow([]), null)
})

const ASKED = {
  alone: ['die.place', 'die.round', 'landmark.cover'],
  together: ['card.play', 'die.claim', 'die.offer', 'die.round', 'landmark.cover'],
} as const

for (const seats of [1, 2, 3, 4])
  test(`taps on the board of Sydney lead to every answer of a random game, ${seats}`, () => {
    const kinds = new Set<string>()
    played(seats, (match, seat) => {
      const scene = sceneAt({
        game: 'route',
        options: OPTIONS,
        packs: PACKS,
        viewer: seat,
        seats: Array.from({ length: seats }, (_, each) => ({
          seat: each,
          name: `P${each}`,
          kind: 'person',
          you: each === seat,
          here: true,
          online: true,
        })),
        view: match.view(seat),
        questions: match.questions(seat),
        awaited: match.awaited(),
        outcome: null,
        told: [],
      })
      kinds.add(scene.question?.kind ?? '')
      assert.deepEqual(unreachable(scene), [], `${scene.question?.kind}`)
    })
    for (const kind of [...ASKED[seats === 1 ? 'alone' : 'together'], 'block', 'draw', 'route'])
      assert.ok(kinds.has(kind), kind)
  })

const ids = (all: readonly { readonly id: string }[]): string => `(?:${all.map(({ id }) => id).join('|')})`
const SEGMENT = `segment:${ids([...SYDNEY.map.roads, ...SYDNEY.map.diagonals])}`

/** What the board of Sydney marks with `data-motion`. */
const MARKED = [
  `die:${ids(SYDNEY.dice)}`,
  `card:${ids(SYDNEY.cards ?? [])}`,
  'hand:[0-3]',
  'deck',
  'landmark-die',
  'rating:SYD_[A-Z]+',
  'seat:[0-3]/remote:(?:red|green|blue)',
  `seat:[0-3]/${SEGMENT}`,
  `seat:[0-3]/tourists:${ids(SYDNEY.map.blocks)}`,
  `final/${SEGMENT}`,
  'seat:[0-3]/visit:c[0-6]{2}',
  'final-total',
]

for (const [seats, seen] of [
  [1, ['die.next', 'die.place', 'die.round', 'landmark.cover', 'remote', 'rating', 'route']],
  [2, ['roll', 'die.claim', 'die.offer', 'die.round', 'landmark.cover', 'remote', 'rating', 'turn', 'route']],
] as const)
  test(`a game in Sydney moves only what its board marks, ${seats}`, () => {
    const happenings = happeningsIn(played(seats) as Match, 0).map((happening) => ({
      ...happening,
      before: { ...happening.before, packs: PACKS },
      after: { ...happening.after, packs: PACKS },
    }))
    assert.deepEqual(motionFaults(happenings, beatOf, { seen, marked: MARKED }), [])
  })
