import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../index.ts'
import { routeBoardOf } from '../rules/board.ts'
import { validateRoute } from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { checkOptions } from '../rules/options.ts'
import { tourOf } from '../rules/played.ts'
import { surveyOf } from '../rules/tour-scoring.ts'
import { atTourEnd, type TourGame } from './support/tour.ts'
import { atVenice, atVeniceEnd } from './support/venice.ts'

/** A way round the canals in the middle of the map, and on to its west. */
const CANALS = ['wv22', 'wv21', 'wh21', 'wh31', 'wv41', 'wv42', 'wh33', 'wh23', 'wh13', 'wh03'] as const
const LAST_CANAL = 'wv13'

const part = (game: TourGame, start: string, segments: readonly string[]) => ({
  start: game.city.vertexAt.get(start) ?? -1,
  segments: segments.map((id) => game.segment(id)),
})

const boardAt = (game: TourGame) => routeBoardOf(game.player(0), game.city)

/** Points for purple tourists, for a first player who has drawn a line and keeps it. */
function purpleFor(line: readonly string[], purple: number): number {
  const game = atVeniceEnd((each) => {
    each.drawn(0, ...line)
    each.tourists(0, 'b33', [0, 0, 0, purple])
  })
  game.answer(0, [{ start: 'c23', segments: [...line] }]).answer(1, [])
  return route.outcome(game.state, game.content)?.points?.[0]?.by.purple ?? -1
}

test('RT-VEN-1: only a goal of deck A is laid out, and transfers are counted from none', () => {
  const game = atVenice()
  assert.deepEqual(game.roundBoard.goals, ['A1'])
  assert.deepEqual([...new Set(tourOf(game.content.pack).goals.map(({ deck }) => deck))], ['A'])
  for (const seat of [0, 1]) assert.equal(game.player(seat).board.stored.BON_TRANSFER, 0)
})

test('RT-VEN-12, RT-DM-51: a final route goes on at a crossing by land or water, from any shore', () => {
  const game = atVenice()
  const line = ['h12', 'h22', 'v31', 'wh21', 'v20']
  game.drawn(0, ...line)
  assert.equal(validateRoute(boardAt(game), [part(game, 'c12', line)]), null)
  const apart = [part(game, 'c12', ['h12']), part(game, 'c32', ['v31'])]
  assert.equal(validateRoute(boardAt(game), apart)?.fault, 'no-link')
})

test('RT-VEN-13, RT-DM-47: a location behind a road of the other kind is not on the route', () => {
  const game = atVeniceEnd((each) => {
    each.drawn(0, 'v21', 'h12')
    each.tourists(0, 'b32', [3, 0, 0, 0]).tourists(0, 'b22', [2, 0, 0, 0])
  })
  game.answer(0, [{ start: 'c21', segments: ['v21', 'h12'] }]).answer(1, [])
  const { measure } = surveyOf(game.state, 0, game.content)
  assert.deepEqual(
    measure.blocks.map((block) => game.city.blocks[block]?.id),
    ['b22', 'b23'],
  )
  assert.equal(measure.tourists[0], 2)
  const { ending } = game.player(0)
  assert.equal(ending?.tourists[game.block('b32') * 4], 0, 'erased')
})

test('RT-VEN-14: purple tourists count by the number of canals', () => {
  const all = [...CANALS]
  const coefficients = Array.from({ length: 11 }, (_, canals) =>
    canals === 0 ? purpleFor(['h23', 'v32'], 1) : purpleFor(all.slice(0, canals), 1),
  )
  assert.deepEqual(coefficients, [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3])
})

test('RT-VEN-14: roads by land are not counted, and nothing else is for purple', () => {
  assert.equal(purpleFor([...CANALS.slice(0, 8), 'v23', 'h14'], 3), 6)
  const game = atVenice()
  assert.ok(game.city.blocks.every(({ type }) => type !== 'purple'))
})

test('RT-EX-9: five purple tourists give 10 for 7 canals, 0 for 3 and 20 for 11', () => {
  assert.equal(purpleFor(CANALS.slice(0, 7), 5), 10)
  assert.equal(purpleFor(CANALS.slice(0, 3), 5), 0)
  assert.equal(purpleFor([...CANALS.slice(0, 9), LAST_CANAL, 'wv14'], 5), 20)
})

test('RT-VEN-15: crossings of a task are reached by canal and by land alike', () => {
  const game = atVenice()
  const vertex = (id: string): number => game.city.vertexAt.get(id) ?? -1
  const line = ['h12', 'wv22', 'wh23', 'v33']
  game.drawn(0, ...line)
  const taskOf = (...ids: string[]): number =>
    measureRoute({ ...boardAt(game), task: ids.map(vertex) }, [part(game, 'c12', line)]).task
  assert.deepEqual([taskOf('c23', 'c33'), taskOf('c12', 'c33'), taskOf('c23', 'c34')], [1, 3, 2])
})

test('RT-BASE-27, RT-BASE-21: a grey landmark on the route gives its rating', () => {
  const worth = [0, 1, 2, 3].map((cell) => {
    const game = atVeniceEnd((each) => {
      each.drawn(0, 'v21', 'h12').roundBoard.ratings.fill(cell)
    })
    game.answer(0, [{ start: 'c21', segments: ['v21', 'h12'] }]).answer(1, [])
    return route.outcome(game.state, game.content)?.points?.[0]?.by.rating
  })
  assert.deepEqual(worth, [4, 7, 9, 11])
})

test('RT-BASE-51: alone, a challenge with a goal is as much harder as three rows', () => {
  const levelOf = (column: number) => {
    const game = atTourEnd({
      seats: 1,
      options: { city: 'venice', mode: 'dice', challenge: { row: 0, column } },
      chance: ['A3'],
      position: (each) => {
        each.drawn(0, ...CANALS, LAST_CANAL, 'wv14', 'wh15', 'wh25', 'wv35', 'wh36', 'wh46', 'wh56')
        each.tourists(0, 'b33', [0, 0, 0, 50])
      },
    })
    const segments = [
      ...CANALS.slice(0, 9),
      LAST_CANAL,
      'wv14',
      'wh15',
      'wh25',
      'wv35',
      'wh36',
      'wh46',
      'wh56',
    ]
    game.answer(0, [{ start: 'c23', segments }])
    const outcome = route.outcome(game.state, game.content)
    return outcome?.kind === 'solo' ? outcome.rank?.index : null
  }
  assert.deepEqual([levelOf(0), levelOf(1)], [1, 2])
})

test('RT-COMP-2, RT-ERR-2: Venice is played with cards or dice, and nothing else', () => {
  const check = (mode: string) => checkOptions({ edition: 'booklet', city: 'venice', mode }, 2)
  for (const mode of ['cards', 'advanced', 'dice']) assert.ok(check(mode).ok, mode)
  const refused = check('special')
  assert.ok(!refused.ok && refused.message.includes('venice with cards, advanced, dice'))
})
