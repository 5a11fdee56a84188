import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { contentOf, opposite, stageOfCard } from '../rules/content.ts'
import { countLinks, previewSetUp, showInRow, symbolAt } from '../rules/links.ts'
import { DIRECTIONS } from '../rules/state.ts'
import { acting, type FreshGame } from './support/fresh.ts'

/** Seat 0 is backstage on Friday with 3 points; no tricks, and the row has these cards. */
function theater(...row: readonly string[]): FreshGame {
  const game = acting('theater').noTricks(0).noTricks(1).rich(0, 5, 5, 0).rich(1, 5, 5, 0)
  return game.row(...row)
}

const links = (game: FreshGame, card: string): number => countLinks(game.content, showInRow(game.state, card))

test('TR-TH-LINK-1: a marker shows its schools clockwise, its own one where it points', () => {
  const { content } = theater('R01')
  assert.deepEqual(
    DIRECTIONS.map((corner) => symbolAt(content, 'spiritual', 'up', corner)),
    ['spiritual', 'mechanical', 'optical', 'escape'],
  )
  assert.deepEqual(
    DIRECTIONS.map((corner) => symbolAt(content, 'optical', 'right', corner)),
    ['mechanical', 'optical', 'escape', 'spiritual'],
  )
})

test('TR-TH-SET-1, TR-BAD-68, TR-BAD-69: one marker from the trick card to a free slot of a card in the row', () => {
  const game = theater('R01').trick(0, 'linking-rings', { markers: 2 }).trick(0, 'mind-reading')
  game.trick(1, 'walled').marker(1, 'walled', 'R01', '02', 'up')
  game.refuses(
    'setup:mind-reading:R01:00:down',
    'setup:linking-rings:R01:02:up',
    'setup:linking-rings:R02:00:down',
  )
  game.refuses('setup:linking-rings:R01:10:left', 'setup:walled:R01:00:down')
  game.does('setup:linking-rings:R01:00:down')
  assert.deepEqual(
    [game.ap(), game.own('linking-rings').markers, game.on('R01')],
    [2, 1, ['1 walled 02', '0 linking-rings 00']],
  )
})

test('TR-TH-SET-2, TR-TH-SET-3, TR-BAD-70: the school’s corner points into a circle of the slot, of one’s choice', () => {
  const game = theater('R08').trick(0, 'linking-rings', { markers: 1 })
  const spots = game.offers('setUp').map((text) => text.replace('setup:linking-rings:R08:', ''))
  assert.deepEqual(spots, ['00:down', '01:up', '01:right', '01:down', '11:left', '02:up'])
  game.refuses(
    'setup:linking-rings:R08:00:up',
    'setup:linking-rings:R08:01:left',
    'setup:linking-rings:R08:01',
  )
})

test('TR-TH-SET-4, TR-TH-SET-5, TR-BAD-71: no trick twice on a card, but several of a player', () => {
  const game = theater('R01', 'R02')
    .trick(0, 'linking-rings', { markers: 2 })
    .trick(0, 'mind-reading', { markers: 1 })
  game.does('setup:linking-rings:R01:00:down')
  const spots = game.offers('setUp')
  assert.ok(spots.every((text) => !text.startsWith('setup:linking-rings:R01')))
  assert.ok(spots.includes('setup:mind-reading:R01:01:down'))
  assert.ok(spots.includes('setup:linking-rings:R02:00:down'))
})

test('TR-TH-SET-6, TR-END-11, TR-PERF-11: a marker stays until its card is performed or discarded', () => {
  const game = theater('R01')
    .trick(0, 'linking-rings', { markers: 1 })
    .does('setup:linking-rings:R01:00:down', 'end')
  assert.deepEqual([game.state.row[1]?.card, game.on('R01')], ['R01', ['0 linking-rings 00']])
})

test('TR-TH-SET-7, TR-ACT-9: several tricks in one placement, on one card or on several', () => {
  const game = theater('R01', 'R02')
    .trick(0, 'linking-rings', { markers: 2 })
    .trick(0, 'levitation', { markers: 1 })
  game.does('setup:linking-rings:R01:00:down', 'setup:levitation:R01:02:up')
  game.does('setup:linking-rings:R02:00:down')
  assert.deepEqual([game.on('R01').length, game.on('R02').length], [2, 1])
})

test('TR-TH-SET-8: a marker is not turned once it lies there', () => {
  const game = theater('R08').trick(0, 'linking-rings', { markers: 1 }).does('setup:linking-rings:R08:01:up')
  game.refuses('move:R08:01:R08:01:down', 'turn:R08:01:down')
})

test('TR-TH-LINK-2, TR-TH-LINK-3, TR-TH-LINK-8: Fame or coins for a link, by the level of the trick just set up', () => {
  const made = (trick: string, mine: string): FreshGame => {
    const game = theater('R02').trick(0, trick, { markers: 1 }).trick(1, mine)
    return game.marker(1, mine, 'R02', '00', 'down')
  }
  const first = made('spirit-hand', 'mind-reading').does('setup:spirit-hand:R02:01:up')
  assert.deepEqual([first.kind(), first.options()], ['link', ['1:0', '0:1']])
  assert.deepEqual(first.does('1:0').purse(), [6, 5, 0])
  const second = made('floating-table', 'mind-reading').does('setup:floating-table:R02:01:up', '0:1')
  assert.deepEqual(second.purse(), [5, 7, 0])
  assert.equal(first.player().fameBy.links, 1)
  const none = made('spirit-hand', 'mind-reading').does('setup:spirit-hand:R02:01:right')
  assert.deepEqual([none.kind(), none.purse()], ['act', [5, 5, 0]])
})

test('TR-TH-LINK-3: three for a trick of level 3', () => {
  const game = acting('theater', { options: { darkAlley: true } })
    .noTricks(0)
    .noTricks(1)
    .rich(0, 5, 5, 0)
    .row('R02')
  game
    .trick(0, 'seance', { markers: 1 })
    .trick(1, 'mind-reading')
    .marker(1, 'mind-reading', 'R02', '00', 'down')
  assert.deepEqual(game.does('setup:seance:R02:01:up', '1:0').purse(), [8, 5, 0])
})

test('TR-TH-LINK-4, TR-TH-LINK-7: several links at once, each for Fame or for coins', () => {
  const game = theater('R08').trick(0, 'mind-reading', { markers: 1 })
  game.trick(1, 'spirit-hand').trick(1, 'window-to-the-otherworld').trick(1, 'linking-rings')
  game.marker(1, 'spirit-hand', 'R08', '00', 'down')
  game.marker(1, 'linking-rings', 'R08', '11', 'left')
  game.does('setup:mind-reading:R08:01:up')
  assert.deepEqual(game.options(), ['2:0', '1:1', '0:2'])
  assert.deepEqual(game.does('1:1').purse(), [6, 6, 1], 'and the shard of the right circle')
})

test('TR-TH-LINK-5, TR-TH-LINK-9: a shard circle pays both owners, the level bonus only whoever made the link', () => {
  const game = theater('R01').trick(0, 'spirit-hand', { markers: 1 }).trick(1, 'mind-reading')
  game.marker(1, 'mind-reading', 'R01', '00', 'down').does('setup:spirit-hand:R01:01:up')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [5, 5, 1],
      [5, 5, 1],
    ],
  )
  game.does('1:0')
  assert.deepEqual(
    [game.purse(0), game.purse(1)],
    [
      [6, 5, 1],
      [5, 5, 1],
    ],
  )
})

test('TR-TH-LINK-6: one shard if both markers are one’s own', () => {
  const game = theater('R01').trick(0, 'spirit-hand', { markers: 1 }).trick(0, 'mind-reading')
  game.marker(0, 'mind-reading', 'R01', '00', 'down').does('setup:spirit-hand:R01:01:up', '1:0')
  assert.deepEqual(game.purse(0), [6, 5, 1])
})

test('TR-TH-LINK-10: the common symbol may be the school of neither trick', () => {
  const game = theater('R01').trick(0, 'linking-rings', { markers: 1 }).trick(1, 'levitation')
  game.marker(1, 'levitation', 'R01', '02', 'up')
  game.does('setup:linking-rings:R01:01:up')
  assert.equal(game.kind(), 'act', 'Escape below, Mechanical above')
  const other = theater('R08').trick(0, 'linking-rings', { markers: 1 }).trick(1, 'walled')
  other.marker(1, 'walled', 'R08', '02', 'up').marker(1, 'walled', 'R08', '00', 'down')
  const preview = previewSetUp(other.content, showInRow(other.state, 'R08'), 0, 'linking-rings', {
    place: '01',
    direction: 'up',
  })
  assert.deepEqual(
    preview.links.map(({ place, symbol }) => `${place} ${symbol}`),
    ['02 escape'],
  )
})

test('TR-TH-LINK-11: one marker alone makes no link', () => {
  const game = theater('R01')
    .trick(0, 'linking-rings', { markers: 1 })
    .does('setup:linking-rings:R01:00:down')
  assert.deepEqual([game.kind(), links(game, 'R01')], ['act', 0])
})

test('TR-TH-LINK-2, TR-TH-LINK-5: a preview says before what a marker would bring and block', () => {
  const game = theater('R08').trick(1, 'spirit-hand').trick(1, 'walled')
  game.marker(1, 'spirit-hand', 'R08', '00', 'down').marker(1, 'walled', 'R08', '02', 'up')
  const show = showInRow(game.state, 'R08')
  const preview = previewSetUp(game.content, show, 0, 'floating-table', { place: '01', direction: 'up' })
  const told = (joints: typeof preview.links): string[] =>
    joints.map(({ place, symbol }) => `${place} ${symbol}`)
  assert.deepEqual(told(preview.links), ['00 spiritual'])
  assert.deepEqual(told(preview.dead), ['02 optical'])
  assert.deepEqual(told(preview.open), ['11 mechanical'])
  assert.deepEqual([preview.each, preview.shards], [2, []])
  assert.equal(show.markers.length, 2, 'nothing is changed by looking')
})

test('TR-TH-LINK-5, TR-TH-LINK-6: a preview counts shards', () => {
  const shards = (owner: number): readonly number[] => {
    const game = theater('R01')
      .trick(owner, 'mind-reading')
      .marker(owner, 'mind-reading', 'R01', '00', 'down')
    const spot = { place: '01', direction: 'up' } as const
    return previewSetUp(game.content, showInRow(game.state, 'R01'), 0, 'spirit-hand', spot).shards
  }
  assert.deepEqual([shards(1), shards(0)], [[0, 1], [0]])
})

test('TR-TRK-10, TR-BAD-106: nothing goes back while a link bonus is chosen', () => {
  const game = theater('R01').trick(0, 'spirit-hand', { markers: 1 }).trick(1, 'mind-reading')
  game.marker(1, 'mind-reading', 'R01', '00', 'down').does('setup:spirit-hand:R01:01:up')
  game.refuses('return')
})

const moving = (): FreshGame =>
  theater('R08', 'R02')
    .trick(0, 'linking-rings', { markers: 1 })
    .trick(1, 'walled')
    .marker(0, 'linking-rings', 'R08', '00', 'down')
    .marker(1, 'walled', 'R02', '00', 'down')

test('TR-TH-RES-1, TR-BAD-69, TR-BAD-72, TR-BAD-104: an own marker to a free slot of the same or another card, for a point', () => {
  const game = moving()
  const moves = game.offers('reschedule').map((text) => text.replace('move:R08:00:', ''))
  assert.ok(moves.includes('R08:01:right') && moves.includes('R02:11:left'))
  game.refuses('move:R02:00:R08:01:up', 'move:R08:00:R02:00:down', 'move:R08:00:R09:01:up')
  game.does('move:R08:00:R02:11:left')
  assert.deepEqual(
    [game.ap(), game.on('R08'), game.on('R02')],
    [2, [], ['1 walled 00', '0 linking-rings 11']],
  )
})

test('TR-TH-RES-2, TR-BAD-70, TR-BAD-71: all conditions of setting up hold', () => {
  const game = moving()
  game.refuses('move:R08:00:R08:01:left')
  game.marker(0, 'linking-rings', 'R02', '11', 'left')
  assert.ok(game.offers('reschedule').every((text) => !text.startsWith('move:R08:00:R02')))
})

test('TR-TH-RES-3, TR-TH-RES-4, TR-TH-RES-5: no bonus and no shard for anybody, but the link is there', () => {
  const game = theater('R01').trick(0, 'spirit-hand').trick(1, 'mind-reading')
  game.marker(0, 'spirit-hand', 'R01', '02', 'up').marker(1, 'mind-reading', 'R01', '00', 'down')
  game.does('move:R01:02:R01:01:up')
  assert.deepEqual([game.kind(), game.purse(0), game.purse(1)], ['act', [5, 5, 0], [5, 5, 0]])
  assert.equal(links(game, 'R01'), 1)
})

test('TR-TH-RES-6, TR-TH-RES-7, TR-BAD-73, TR-BAD-104: not to its own slot, but within its card', () => {
  const moves = moving().offers('reschedule')
  assert.ok(moves.every((text) => !text.startsWith('move:R08:00:R08:00')))
  assert.ok(moves.some((text) => text.startsWith('move:R08:00:R08:02')))
})

test('TR-TH-RES-8, TR-TRK-7: a link that is broken is gone, and nothing is paid back', () => {
  const game = theater('R01').trick(0, 'spirit-hand', { markers: 1 }).trick(1, 'mind-reading')
  game.marker(1, 'mind-reading', 'R01', '00', 'down').does('setup:spirit-hand:R01:01:up', '1:0')
  game.does('move:R01:01:R01:02:up')
  assert.deepEqual([links(game, 'R01'), game.purse(0), game.purse(1)], [0, [6, 5, 1], [5, 5, 1]])
})

test('TR-TH-LINK-1: a circle is the same from either of its ends', () => {
  const turned = MAGORIA.performances.map((card) => ({
    ...card,
    circles: card.circles.map(({ between: [from, to], ...rest }) => ({
      ...rest,
      between: [to, from] as const,
    })),
  }))
  const [plain, other] = [
    contentOf(MAGORIA),
    contentOf({ ...MAGORIA, performances: turned } as typeof MAGORIA),
  ]
  for (const { id } of MAGORIA.performances) {
    assert.deepEqual(stageOfCard(other, id).corners, stageOfCard(plain, id).corners, id)
    const circles = stageOfCard(other, id).circles.map(({ from, to, direction, shard }) => {
      return { from: to, to: from, direction: opposite(direction), shard }
    })
    assert.deepEqual(circles, stageOfCard(plain, id).circles, id)
  }
})
