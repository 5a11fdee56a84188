import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, type Json } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { SUPPORT_BONUSES } from '../content/booklet/terms.ts'
import type { City, Segment } from '../rules/city.ts'
import { cityContent } from '../rules/content.ts'
import { refuseGroup, refuseStroke } from '../rules/drawing.ts'
import type { Forbidden } from '../rules/reasons.ts'
import type { TestGame } from './support/table.ts'
import { newMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'
import { atTravelTurn } from './support/travel.ts'

const offered = (game: TestGame, drawings: readonly string[]): string[] =>
  drawings.filter((each) => game.options(0).includes(each))

const withSegment = (game: TestGame): void => {
  game.board(0).stored.BON_SEGMENT = 1
}

const withTransfer = (game: TestGame): void => {
  game.board(0).stored.BON_TRANSFER = 1
}

suite('Coordinate Change', () => {
  test('RT-CAMP-9, RT-CAMP-13: changes one number by one, once', () => {
    const without = atTravelTurn({ at: [3, 3], support: [] })
    assert.equal(without.kind(0), 'draw', 'there is only one location')
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_COORD'] })
    assert.deepEqual(game.options(0), ['b33', 'coord:0+', 'coord:0-', 'coord:1+', 'coord:1-'])
    game.answer(0, 'coord:0-')
    assert.deepEqual(
      [game.turn(0).numbers, game.options(0)],
      [
        [2, 3],
        ['b23', 'b32'],
      ],
    )
    assert.deepEqual(game.board(0).support, [])
    assert.deepEqual(game.turn(0).acts, [
      { act: 'support', bonus: 'SUP_COORD' },
      { act: 'coord', die: 'green', to: 2 },
    ])
  })

  test('RT-CAMP-9: a bonus of a cafe stays, for it gives points at the end', () => {
    const before = (game: TestGame): void => {
      game.board(0).stored.BON_COORD = 1
    }
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_COORD'], before }).answer(0, 'coord:0-')
    assert.equal(game.board(0).stored.BON_COORD, 1)
    game.answer(0, 'coord:0-')
    assert.deepEqual([game.board(0).stored.BON_COORD, game.turn(0).numbers], [0, [1, 3]])
  })
})

suite('Correction', () => {
  const drawn = (game: TestGame): void => {
    game.drawn(0, 'h45', 'v22')
  }

  test('RT-CAMP-9, RT-CAMP-13: comes before the location, even where there is only one', () => {
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_CORRECTION'], before: drawn })
    assert.deepEqual(game.options(0), ['b33', 'correct'])
    game.answer(0, 'correct', 'none')
    assert.deepEqual(game.board(0).support, ['SUP_CORRECTION'], 'nothing was changed')
    game.answer(0, 'correct', 'h45', 'h22')
    assert.deepEqual([game.segmentsOf(0), game.board(0).support], [['h22', 'v22'], []])
    assert.deepEqual(game.turn(0).acts.slice(0, 2), [
      { act: 'support', bonus: 'SUP_CORRECTION' },
      { act: 'correction', erased: 'h45', drawn: 'h22' },
    ])
    assert.equal(game.turn(0).block, game.block('b33'))
  })

  test('RT-CAMP-13, RT-EFG-5: takes two segments', () => {
    const game = atTravelTurn({ support: ['SUP_CORRECTION'], before: (each) => each.drawn(0, 'h45') })
    assert.deepEqual(game.options(0), ['b32', 'b23'])
  })

  test('RT-CAMP-16: the round has one, and support another', () => {
    const effect = 'FX_CORRECTION'
    const game = atTravelTurn({ effect, support: ['SUP_CORRECTION'], before: drawn })
    game.answer(0, 'correct', 'h45', 'h22')
    assert.deepEqual([game.turn(0).effectUsed, game.board(0).support], [true, ['SUP_CORRECTION']])
    game.answer(0, 'correct', 'h22', 'v23')
    assert.deepEqual(game.board(0).support, [])
    assert.deepEqual(game.options(0), ['b32', 'b23'])
  })
})

suite('Secret Alley', () => {
  test('RT-CAMP-9, RT-CAMP-13: turns one segment into a diagonal, once', () => {
    const sections = ['a:h22+n33', 'b:n55', 'segment:n55']
    const without = atTravelTurn({ at: [3, 3], support: [], before: withSegment })
    assert.deepEqual(offered(without, sections), [])
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_ALLEY'], before: withSegment })
    assert.deepEqual(offered(game, sections), sections)
    game.answer(0, 'a:h22+n33')
    assert.deepEqual([game.board(0).support, offered(game, sections)], [[], []])
    assert.deepEqual(game.turn(0).acts.slice(-2), [
      { act: 'support', bonus: 'SUP_ALLEY' },
      { act: 'draw', section: 'a:h22+n33' },
    ])
    assert.equal(game.turn(0).effectUsed, false)
  })

  test('RT-CAMP-16: beside the same effect it gives a second diagonal, even in one section', () => {
    const effect = 'FX_SECRET_ALLEY'
    const pair = ['a:n33+n44']
    const alone = atTravelTurn({ at: [3, 3], effect, support: [] })
    assert.deepEqual(offered(alone, pair), [])
    const both = atTravelTurn({ at: [3, 3], effect, support: ['SUP_ALLEY'] })
    assert.deepEqual(offered(both, pair), pair)
    both.answer(0, 'a:n33+n44')
    assert.deepEqual([both.turn(0).effectUsed, both.board(0).support], [true, []])
    const apart = atTravelTurn({ at: [3, 3], effect, support: ['SUP_ALLEY'], before: withSegment })
    apart.answer(0, 'a:h22+n33')
    assert.deepEqual(apart.board(0).support, ['SUP_ALLEY'], 'the effect goes first')
    apart.answer(0, 'segment:n55')
    assert.deepEqual(apart.board(0).support, [])
  })

  test('RT-CAMP-13, RT-VEN-11: a diagonal is a segment by land', () => {
    const game = atTravelTurn({ city: 'venice', at: [3, 3], support: ['SUP_ALLEY'] })
    assert.deepEqual(offered(game, ['a:h22+n33', 'a:wv22+n33']), ['a:h22+n33'])
  })
})

suite('Long Way', () => {
  const longWays = (game: TestGame): Json[] =>
    game.options(0).filter((option) => String(option).startsWith('long:'))

  test('RT-CAMP-14, RT-CAMP-15: every line of three free roads with one along the location, and no other', () => {
    const before = (game: TestGame): void => {
      game.drawn(0, 'h22')
    }
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_LONG_WAY'], before })
    assert.deepEqual(longWays(game).sort(), linesBeside(game.city, game.block('b33'), ['h22']).sort())
    assert.deepEqual(longWays(atTravelTurn({ at: [3, 3], support: [] })), [])
  })

  test('RT-CAMP-9, RT-CAMP-14: is the way of drawing of its turn, and is used once', () => {
    const game = atTravelTurn({ at: [3, 3], support: ['SUP_LONG_WAY'] }).answer(0, 'long:h12+h22+h32')
    assert.deepEqual([game.segmentsOf(0), game.board(0).support], [['h12', 'h22', 'h32'], []])
    assert.deepEqual(game.options(0), ['end'])
    assert.equal(game.turn(0).way, 'a')
  })

  test('RT-CAMP-16: one of its segments may be a diagonal by another source', () => {
    const lines = ['long:h12+h22+n43', 'long:h22+n33+n44']
    const support = ['SUP_LONG_WAY'] as const
    const effect = 'FX_SECRET_ALLEY'
    assert.deepEqual(offered(atTravelTurn({ at: [3, 3], support }), lines), [])
    const game = atTravelTurn({ at: [3, 3], effect, support })
    assert.deepEqual(offered(game, lines), ['long:h12+h22+n43'])
    game.answer(0, 'long:h12+h22+n43')
    assert.deepEqual([game.turn(0).effectUsed, game.board(0).support], [true, []])
    const both = [...support, 'SUP_ALLEY'] as const
    assert.deepEqual(offered(atTravelTurn({ at: [3, 3], effect, support: both }), lines), lines)
  })

  test('RT-CAMP-15, RT-VEN-2, RT-VEN-4: in Venice all of it goes by one kind of road, over bridges alone', () => {
    const lines = ['long:h22+h32+v41', 'long:wh21+wh31+wv21', 'long:h22+h32+wh21', 'long:h12+h22+h32']
    const game = atTravelTurn({ city: 'venice', support: ['SUP_LONG_WAY'] }).answer(0, 'b32')
    const sorted = lines.map(sortedIn(game.city))
    assert.deepEqual(offered(game, sorted), sorted.slice(0, 2))
  })

  test('RT-CAMP-15: with a transfer the kind changes once', () => {
    const game = atTravelTurn({ city: 'venice', support: ['SUP_LONG_WAY'], before: withTransfer })
    game.answer(0, 'b32')
    const kinds = longWays(game).map((line) => turnsOfKind(game.city, String(line)))
    assert.ok(kinds.includes(0) && kinds.includes(1) && kinds.every((count) => count <= 1))
    const transfer = longWays(game).find((line) => turnsOfKind(game.city, String(line)) === 1)
    game.answer(0, transfer ?? null)
    assert.equal(game.board(0).stored.BON_TRANSFER, 0)
    const without = atTravelTurn({ city: 'venice', support: ['SUP_LONG_WAY'] }).answer(0, 'b32')
    assert.ok(longWays(without).every((line) => turnsOfKind(without.city, String(line)) === 0))
  })

  test('RT-ERR-55, RT-CAMP-16: three roads that are no line, and an L or T, are refused', () => {
    const effect = 'FX_JOINING_PATHS'
    const game = atTravelTurn({ at: [3, 3], effect, support: ['SUP_LONG_WAY'] })
    for (const wrong of ['long:h12+h22+v22', 'long:h22+h32+h55', 'b:h55+v55+h45', 'long:h44+v44+v45'])
      assert.equal(game.refusal(0, wrong), 'not-an-option')
    const third = (...[one, two, three]: readonly [string, string, string]): Forbidden | null =>
      refuseStroke(
        game.city,
        game.board(0),
        game.turn(0),
        { group: 'long', ids: [one, two] },
        game.segment(three),
      )
    assert.deepEqual(third('h12', 'h22', 'v22'), { why: 'noLine', rule: 'RT-CAMP-15' })
    assert.deepEqual(third('h44', 'v44', 'v45'), { why: 'notAlong', rule: 'RT-P5-3' })
    assert.equal(third('h12', 'h22', 'h32'), null)
    const without = atTravelTurn({ at: [3, 3], support: [] })
    assert.deepEqual(refuseGroup(without.city, without.board(0), without.turn(0), 'long'), {
      why: 'noBonus',
      rule: 'RT-CAMP-9',
    })
  })
})

test('RT-CAMP-9: what was not used gives no points and is gone in the next game', () => {
  const match = newMatch(
    3,
    { edition: 'booklet', campaign: { cities: ['venice', 'las-vegas', 'sydney'] } },
    'expiry',
    shortTours,
  )
  const { state } = match
  const held = (): (readonly string[])[] =>
    state.players.map((_, seat) => viewOf(match, seat).players[seat]?.board.support ?? [])
  const chosen = (): string[][] =>
    state.players.map((_, seat) =>
      (state.campaign?.cells ?? []).flatMap((cell) => (cell.seat === seat ? [cell.bonus] : [])),
    )
  const games = new Map<number, (readonly string[])[]>()
  playAtRandom(match, fastChance(5), () => {
    const game = state.campaign?.cities.length ?? 0
    if (state.round !== 1 || games.has(game)) return
    assert.deepEqual(held(), chosen())
    games.set(game, held())
  })
  assert.deepEqual([...games.keys()], [1, 2, 3])
  assert.deepEqual(games.get(1), [[], [], []])
  for (const game of [2, 3]) assert.equal(games.get(game)?.flat().length, 2, 'the two losers have one each')
  const content = cityContent(match.content, state)
  const points = content.rules.points(state, content)
  for (const { board } of state.players) board.support = [...SUPPORT_BONUSES]
  assert.deepEqual(content.rules.points(state, content), points)
})

/** By trying all triples of roads: connected, and no crossing has more than two of them. */
function linesBeside({ roads, segments }: City, block: number, drawn: readonly string[]): string[] {
  const free = roads.map((index) => segments[index] as Segment).filter(({ id }) => !drawn.includes(id))
  const touches = (one: Segment, other: Segment): boolean =>
    [one.a, one.b].some((end) => end === other.a || end === other.b)
  return free.flatMap((one, i) =>
    free.slice(i + 1).flatMap((two, j) =>
      free
        .slice(i + j + 2)
        .filter((three) => {
          const line = [one, two, three]
          const ends = line.flatMap(({ a, b }) => [a, b])
          const joints = [touches(one, two), touches(two, three), touches(one, three)].filter(Boolean).length
          const most = Math.max(...ends.map((end) => ends.filter((each) => each === end).length))
          return joints >= 2 && most === 2 && line.some(({ along }) => along.includes(block))
        })
        .map((three) => `long:${one.id}+${two.id}+${three.id}`),
    ),
  )
}

/** A drawing is written in the order of the city. */
const sortedIn =
  ({ segmentAt }: City) =>
  (drawing: string): string => {
    const ids = drawing.slice('long:'.length).split('+')
    return `long:${ids.sort((one, other) => (segmentAt.get(one) ?? 0) - (segmentAt.get(other) ?? 0)).join('+')}`
  }

/** How often a line of three changes between land and water. */
function turnsOfKind({ segments, segmentAt }: City, line: string): number {
  const parts = line
    .slice('long:'.length)
    .split('+')
    .map((id) => segments[segmentAt.get(id) ?? -1] as Segment)
  const others = (one: Segment): Segment[] => parts.filter((each) => each !== one)
  const meets = (one: Segment, other: Segment): boolean =>
    [one.a, one.b].some((end) => end === other.a || end === other.b)
  const middle = parts.filter((one) => others(one).every((each) => meets(one, each)))
  return Math.min(...middle.map((one) => others(one).filter(({ canal }) => canal !== one.canal).length))
}
