import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showOf } from '../rules/links.ts'
import { forecastShow } from '../rules/yields.ts'
import { readAct } from '../text/index.ts'
import { ghostOf, type Laid, previewOf, showAfter } from '../ui/model/linking.ts'
import { lastPreparedBy } from '../ui/model/told.ts'
import { TestGame } from './support/table.ts'

const RINGS = 'linking-rings'
const LEVITATION = 'levitation'

/** What the board says beforehand about an answer of the first seat. */
function told(game: TestGame, answer: string): Pick<Laid, 'pays' | 'fame' | 'shards'> & { links: number } {
  const kind = game.kind() === 'act' ? 'act' : 'ability.reschedule'
  const act = readAct(kind, answer)
  assert.ok(act)
  const preview = previewOf(game.state, game.content, 0, { act })
  assert.ok(preview)
  const { links, pays, fame, shards } = preview
  return { links: links.length, pays, fame, shards }
}

const onStage = (card = 'theater'): TestGame =>
  new TestGame()
    .team(0, 'manager')
    .plans(0, { manager: card })
    .knows(0, RINGS, 2)
    .knows(1, LEVITATION)
    .row('R01', 'R02')
    .lays('R01', [1, LEVITATION, '01', 'up'])
    .reveals()
    .answer(0, 'place:manager:friday.0')

const BOTH = [
  { seat: 0, shards: 1 },
  { seat: 1, shards: 1 },
]

test('TR-TH-LINK-3, TR-TH-LINK-5: what a set-up brings is known before, also with a special assignment', () => {
  const plain = onStage()
  const answer = `setup:${RINGS}:R01:00:down`
  assert.deepEqual(told(plain, answer), { links: 1, pays: 1, fame: 0, shards: BOTH })
  plain.answer(0, answer, '1:0')
  assert.deepEqual(
    [plain.purse(0), plain.purse(1)].map(([fame, , shards]) => [fame, shards]),
    [
      [11, 2],
      [10, 2],
    ],
  )

  const headliner = onStage('SA-TH-3')
  const twice = [{ seat: 0, shards: 2 }, BOTH[1]]
  assert.deepEqual(told(headliner, `special.${answer}`), { links: 1, pays: 2, fame: 0, shards: twice })
  headliner.answer(0, `special.${answer}`, '2:0')
  assert.deepEqual(
    [headliner.purse(0), headliner.purse(1)].map(([fame, , shards]) => [fame, shards]),
    [
      [12, 3],
      [10, 2],
    ],
  )
})

test('TR-TH-RES-3, TR-TH-RES-4: a move is not said to bring anything for its links', () => {
  const game = onStage().answer(0, `setup:${RINGS}:R02:00:down`)
  const moved = 'move:R02:00:R01:00:down'
  assert.deepEqual(told(game, moved), { links: 1, pays: 0, fame: 0, shards: [] })
})

test('TR-MAG-CHAIN-2: but the move of the Master of Chains is', () => {
  const game = new TestGame({ magicians: ['master-of-chains'] }).knows(0, RINGS).knows(1, LEVITATION)
  game.row('R01', 'R02').lays('R01', [1, LEVITATION, '01', 'up']).lays('R02', [0, RINGS, '00', 'down'])
  game.reveals()
  assert.deepEqual(told(game, 'move:R02:00:R01:00:down'), { links: 1, pays: 1, fame: 0, shards: BOTH })
})

test('TR-TH-RES-5: the forecast counts a marker where it would lie, and no longer where it lies', () => {
  const game = onStage().answer(0, `setup:${RINGS}:R02:00:down`)
  const act = readAct('act', 'move:R02:00:R01:00:down')
  assert.ok(act)
  const after = ['R01', 'R02'].map((card) => {
    const show = showOf(game.state, card)
    assert.ok(show)
    return showAfter(game.state, show, 0, { act })
  })
  assert.deepEqual(
    after.map(({ markers }) => markers.map(({ seat, place }) => [seat, place])),
    [
      [
        [1, '01'],
        [0, '00'],
      ],
      [],
    ],
  )
  const [joined] = after
  assert.equal(joined && forecastShow(game.state, game.content, joined, 0).bonus.links, 1)
})

test('TR-SPEC-15: a marker that goes on stage at once is shown there, and the forecast counts it', () => {
  const game = new TestGame()
    .plans(0, { magician: 'SA-WS-8' })
    .knows(0, RINGS)
    .knows(0, LEVITATION, 1)
    .owns(0, { metal: 2 })
    .row('R01')
    .reveals()
  game.answer(0, 'place:magician:workshop.0').answer(0, `special.prepare:${RINGS}`)
  const prepared = lastPreparedBy(game.told('prepared'), 0)
  assert.equal(prepared, RINGS)
  const act = readAct('special.stage', 'R01:00:down')
  const show = showOf(game.state, 'R01')
  assert.ok(act && show)
  const after = showAfter(game.state, show, 0, { act }, prepared)
  const ghost = ghostOf(game.state, 0, { act }, prepared)
  assert.deepEqual(ghost && [ghost.card, ghost.marker.trick], ['R01', RINGS])
  const [before, later] = [show, after].map((each) => forecastShow(game.state, game.content, each, 0))
  assert.deepEqual([before?.paid.length, later?.paid.map(({ trick }) => trick)], [0, [RINGS]])
})
