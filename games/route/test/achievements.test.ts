import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  Match as KernelMatch,
  type Note,
  type Packs,
  type PlayedMatch,
  plainAnswer,
  playedMatch,
  type TeamsOutcome,
  type Told,
} from '@curio/kernel'
import { PACKS } from '../content/index.ts'
import type { AncientId } from '../content/pack.ts'
import { route } from '../index.ts'
import { achievementsIn } from '../rules/achievements/index.ts'
import { surroundedLocations, turnsInARow } from '../rules/achievements/on-route.ts'
import { contentOf } from '../rules/cities/index.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import type { RouteOptions } from '../rules/options.ts'
import type { RouteState } from '../rules/state.ts'
import { FORM_WORDS } from '../text/new-game/words.ts'
import { atEnd } from './support/ending.ts'
import { atTourEnd, shortTours, type TourEnd, type TourGame } from './support/tour.ts'

const book = () => achievementsIn(PACKS.booklet)
const items = () => book().groups.flatMap((group) => group.items)

function agreed(city: string): RouteOptions {
  const options = route.options({ edition: 'booklet', city }, 2)
  assert.ok(options.ok)
  return options.value as unknown as RouteOptions
}

type Match = PlayedMatch<RouteState, RouteContent>

/** A finished match, with what was told in it besides. */
function played(game: TourGame, told: readonly Note[] = []): Match {
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome)
  const notes: Told[] = told.map((note) => ({ entry: 0, note }))
  const { state, content } = game
  const setup = { seats: state.players.length, options: {}, packs: {} }
  return { setup, state, earlier: [], content, outcome, notes }
}

const bring = (match: Match, seat = 0, won = true) => book().brings(match, { seat, won })

/** Two players at the end: the first has these segments and walks them from a crossing, the second has none. */
function walked(start: string, segments: readonly string[], end: TourEnd = {}): Match {
  const game = atTourEnd({
    ...end,
    position: (each) => {
      each.drawn(0, ...segments)
      end.position?.(each)
    },
  })
  game.answer(0, [{ start, segments: [...segments] }])
  if (game.state.players.length > 1) game.answer(1, [])
  return played(game)
}

const AROUND_B22 = ['h11', 'v21', 'h12', 'v11'] as const

suite('the booklet’s achievements', () => {
  test('RT-ACH-1, RT-ACH-2: six groups of four, any three of which unlock secret cards', () => {
    assert.deepEqual(
      book().groups.map(({ items, enough }) => [items.length, enough]),
      new Array(6).fill([4, 3]),
    )
    assert.deepEqual(
      book()
        .groups.flatMap(({ unlocks }) => unlocks)
        .sort((one, other) => Number(one) - Number(other)),
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    )
  })

  test('RT-ACH-3, RT-ACH-14: five social acts are ticked by hand, the sixth is counted', () => {
    const ticked = items()
      .filter(({ kind }) => kind === 'ticked')
      .map(({ id }) => id)
    assert.deepEqual(ticked, ['P4', 'D4', 'K4', 'B4', 'A4'])
    const people = items().filter(({ kind }) => kind === 'people')
    assert.deepEqual(
      people.map((item) => ('atLeast' in item ? [item.id, item.atLeast] : [])),
      [['M4', 7]],
    )
    assert.equal(bring(walked('c11', ['h11'])).M4, true)
  })

  test('RT-ACH-4: what has to be won counts for winners only, the rest for everybody', () => {
    const match = walked('c11', [...AROUND_B22])
    assert.equal(bring(match, 0, true).B2, 1)
    const lost = bring(match, 0, false)
    assert.deepEqual([lost.B2, lost.M4, lost.B3], [undefined, true, ['las-vegas']])
  })

  test('RT-ACH-18: players read which games count, by the names that the form has for them', () => {
    for (const language of ['ru', 'en'] as const) {
      const { variants } = FORM_WORDS[language]
      const said = book().counting?.[language]?.toLowerCase() ?? ''
      for (const { name } of Object.values(variants)) assert.ok(said.includes(name.toLowerCase()), name)
      const [, left = ''] = said.split('. ')
      assert.ok(left.includes(variants.guide.name.toLowerCase()), left)
    }
  })

  test('RT-ACH-18: a game of the Guide brings nothing', () => {
    const { state, content } = atEnd()
    const match = { ...walked('c11', ['h11']), state, content }
    assert.deepEqual(bring(match), {})
  })

  test('RT-ACH-5: a solo game counts as one, a game of two does not', () => {
    const alone = walked('c11', ['h11'], { seats: 1, options: { challenge: { row: 0, column: 0 } } })
    assert.equal(bring(alone).M1, 1)
    assert.equal(bring(walked('c11', ['h11'])).M1, 0)
  })

  test('RT-ACH-6, RT-ACH-11: turns are counted in a row, and straight joints end the row', () => {
    const stairs = ['h11', 'v21', 'h22', 'v32', 'h33']
    assert.equal(bring(walked('c11', stairs)).P1, 4)
    assert.equal(bring(walked('c11', ['h11', 'v21', 'v22', 'h23'])).P1, 1)
  })

  test('RT-ACH-11: a link between parts breaks the row', () => {
    const match = walked('c11', ['h11', 'v21', 'h22', 'v32', 'h33'])
    const city = cityIn(match.content, match.state)
    const [whole] = match.state.players[0]?.ending?.route ?? []
    assert.ok(whole)
    const cut = [
      { start: whole.start, segments: whole.segments.slice(0, 3) },
      { start: city.vertexAt.get('c32') ?? -1, segments: whole.segments.slice(3) },
    ]
    assert.deepEqual([turnsInARow(city, [whole]), turnsInARow(city, cut)], [4, 2])
  })

  test('RT-ACH-6: Joining Paths counts when it makes an L, in any round', () => {
    const match = walked('c11', ['h11'])
    const turn = (section: string): Note => ({ kind: 'turn', seat: 0, acts: [{ act: 'draw', section }] })
    const told = [turn('b:h11+v21'), turn('b:h11'), turn('a:h11+v21'), turn('b:h12+v22')]
    const notes = told.map((note) => ({ entry: 0, note }))
    assert.equal(bring({ ...match, notes }).P2, 2)
    const without = { ...match.state, effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT' } } as RouteState
    assert.equal(bring({ ...match, notes, state: without }).P2, 0)
  })

  test('RT-ACH-6, RT-ACH-7, RT-ACH-17: points of the task and of ratings are those of the outcome', () => {
    const match = walked('c11', ['h11'])
    const points = [
      { total: 70, by: { task: 20, rating: 50 } },
      { total: 0, by: {} },
    ]
    const { P3, D2 } = bring({ ...match, outcome: { ...match.outcome, points } })
    assert.deepEqual([P3, D2], [20, 50])
  })

  test('RT-ACH-7: goals that are won are counted, not those that are only met', () => {
    const border = ['h20', 'h30', 'h40']
    const game = atTourEnd({
      chance: ['A3', 'B1', 'C1'],
      position: (each) => each.drawn(0, ...border).drawn(1, ...border),
    })
    const route = [{ start: 'c20', segments: border }]
    game.answer(0, route).answer(1, route)
    assert.deepEqual([bring(played(game)).D3, bring(played(game), 1).D3], [1, 1], 'a tie wins it for both')
    assert.equal(bring(walked('c11', ['h11'])).D3, 0)
    const longer = ['h10', ...border]
    const ahead = atTourEnd({
      chance: ['A3', 'B1', 'C1'],
      position: (each) => each.drawn(0, ...longer).drawn(1, ...border),
    })
    ahead.answer(0, [{ start: 'c10', segments: longer }]).answer(1, route)
    assert.deepEqual(
      [bring(played(ahead)).D3, bring(played(ahead), 1).D3],
      [1, 0],
      'the second only meets it',
    )
  })

  test('RT-ACH-8, RT-ACH-17: the most coordinate changes of one round', () => {
    const match = walked('c11', ['h11'])
    const coord = { act: 'coord', die: 'red', to: 3 }
    const turn = (seat: number, count: number): Note => ({
      kind: 'turn',
      seat,
      acts: new Array(count).fill(coord),
    })
    const notes = [turn(0, 1), turn(0, 3), turn(1, 4), turn(0, 2)].map((note) => ({ entry: 0, note }))
    assert.deepEqual([bring({ ...match, notes }).K1, bring({ ...match, notes }, 1).K1], [3, 4])
    const byEffect: Note = { kind: 'turn', seat: 0, acts: [{ ...coord, free: true }, coord] }
    assert.equal(bring({ ...match, notes: [{ entry: 0, note: byEffect }] }).K1, 1, 'what an effect gives')
  })

  test('RT-ACH-8, RT-ACH-17: tourists in locations with equal coordinates and in corners, along the route only', () => {
    // Beside them b21, b32 and b23 are along it, none of which counts.
    const match = walked('c11', ['h11', 'v21', 'v22'], {
      position: (each) => {
        for (const block of ['b22', 'b33', 'b55', 'b66', 'b21', 'b32', 'b23'])
          each.tourists(0, block, [0, 1, 0, 0])
      },
    })
    assert.deepEqual([bring(match).K2, bring(match).K3], [2, 0])
    const corner = walked('c10', ['v10'], { position: (each) => each.tourists(0, 'b11', [1, 0, 0, 0]) })
    assert.deepEqual([bring(corner).K2, bring(corner).K3], [1, 1])
    const empty = walked('c10', ['v10'])
    assert.deepEqual([bring(empty).K2, bring(empty).K3], [0, 0], 'nobody is there')
  })

  test('RT-ACH-9, RT-ACH-12: a location is surrounded when every road along it is in the route', () => {
    assert.equal(bring(walked('c11', [...AROUND_B22])).B2, 1)
    assert.equal(bring(walked('c11', AROUND_B22.slice(0, 3))).B2, 0)
    // In a corner the rounded road covers two sides.
    assert.equal(bring(walked('c11', ['h01', 'rNW', 'v10'])).B2, 1)
    assert.equal(bring(walked('c11', ['h01', 'rNW'])).B2, 0)
  })

  test('RT-ACH-12: a side without a road leaves a location open', () => {
    const { cities } = contentOf(agreed('arkham'), route.packs)
    const surrounded = (ancient: AncientId, segments: readonly string[]): number => {
      const city = cities.get(ancient)
      assert.ok(city)
      const walk = segments.map((id) => city.segmentAt.get(id) ?? -1)
      return surroundedLocations(city, [{ start: city.vertexAt.get('c41') ?? -1, segments: walk }])
    }
    // Only Yog-Sothoth has roads inside the university.
    const outside = ['h31', 'v31']
    assert.equal(surrounded('DAGON', outside), 0)
    assert.equal(surrounded('YOG_SOTHOTH', outside), 0)
    assert.equal(surrounded('YOG_SOTHOTH', [...outside, 'h32', 'v41']), 1)
  })

  test('RT-ACH-9, RT-ACH-13: cities are collected by name', () => {
    const item = items().find(({ id }) => id === 'B3')
    assert.deepEqual([item?.kind, item && 'atLeast' in item && item.atLeast], ['collected', 4])
    assert.deepEqual(bring(walked('c11', ['h11'])).B3, ['las-vegas'])
  })

  test('RT-ACH-7, RT-ACH-9: events of a colour are counted as they lie open together', () => {
    const match = walked('c11', ['h11'])
    const opened = ['EV_CRIME', 'EV_NO_PASS', 'EV_MUSICIANS']
    const { D1, B1 } = bring({ ...match, state: { ...match.state, events: { opened, numbers: [] } } })
    assert.deepEqual([D1, B1], [2, 1])
    assert.deepEqual([bring(match).D1, bring(match).B1], [0, 0], 'without the module')
  })

  test('RT-ACH-5: a game of two teams counts for all four', () => {
    const match = walked('c11', ['h11'])
    const points = [0, 1, 2, 3].map((total) => ({ total, by: {} }))
    const teams = [
      [0, 2],
      [1, 3],
    ]
    const outcome: TeamsOutcome = {
      kind: 'teams',
      teams,
      winners: [0],
      places: [1, 2],
      points,
      teamPoints: [],
      ending: 'points',
    }
    assert.equal(bring({ ...match, outcome }).M2, 1)
    assert.equal(bring(match).M2, 0)
  })

  test('RT-ACH-10, RT-ACH-17, RT-ACH-18: Ancients are collected; gates and the encounter count for winners', () => {
    const match = walked('c11', ['h11'])
    const arkham = contentOf(agreed('arkham'), PACKS as unknown as Packs)
    const against = (ancient: RouteState['ancient'], content = arkham): Match => {
      const players = match.state.players.map((player) => ({
        ...player,
        ending: player.ending && { ...player.ending, gateLinks: 4, encounter: 50 },
      }))
      return { ...match, content, state: { ...match.state, ancient, players } }
    }
    const { A1, A2, A3 } = bring(against('DAGON'))
    assert.deepEqual([A1, A2, A3], [['DAGON'], 4, 50])
    const [dagon = assert.fail()] = arkham.cities.values()
    const cities = new Map([...arkham.cities, ['SHUB_NIGGURATH' as const, dagon]])
    const secret = bring(against('SHUB_NIGGURATH', { ...arkham, cities }))
    assert.deepEqual([secret.A1, secret.A2], [[], 0], 'who is in the secret box counts for nothing')
    assert.deepEqual(bring(against('DAGON'), 0, false).A2, undefined)
  })

  test('RT-ACH-5, RT-ACH-18: a campaign counts once, and each of its games like any other', () => {
    const match = travelled()
    const { campaign } = match.state
    assert.equal(match.earlier.length, 2)
    const [{ M1, M3, B3, A1 } = assert.fail(), other = assert.fail()] = [0, 1].map((seat) =>
      bring(match, seat),
    )
    assert.deepEqual([M1, M3, other.M3], [0, 1, 1])
    assert.deepEqual(B3, campaign?.cities)
    assert.deepEqual(A1, [match.state.ancient])
    for (const seat of [0, 1]) {
      const won = campaign?.games.filter(({ places }) => places[seat] === 1) ?? []
      const rated = won.map(({ points }) => points[seat]?.by.rating ?? 0)
      // RT-ACH-4: who has won the campaign may have lost some of its games.
      assert.equal(bring(match, seat, true).D2, won.length > 0 ? Math.max(...rated) : undefined)
    }
  })
})

/** A campaign of two, played by answers that change from one to the next. */
function travelled(): Match {
  const options = { edition: 'booklet', campaign: { cities: ['venice', 'las-vegas', 'arkham'] } }
  const game = { ...shortTours, achievements: book() }
  const begun = KernelMatch.create(game, { seats: 2, options, seed: new Uint8Array(32).fill(7) })
  assert.ok(begun.ok)
  const { value: match } = begun
  for (let turn = 0; !match.over; turn++) {
    const [seat = assert.fail()] = match.awaited()
    const [question = assert.fail()] = match.questions(seat)
    const value = plainAnswer(question, (answers) => answers[turn % answers.length] ?? null)
    assert.ok(match.answer({ seat, question: question.id, value }).ok)
  }
  const log = match.log()
  return playedMatch(game, log, { booklet: shortTours.packs.booklet ?? null }) ?? assert.fail()
}

test('RT-SDI-1: a challenge is a cell of the city’s own table', () => {
  const asked = (city: string, column: number) =>
    route.options({ edition: 'booklet', city, challenge: { row: 0, column } }, 1)
  assert.equal(asked('venice', 1).ok, true)
  assert.deepEqual(asked('venice', 2), {
    ok: false,
    message: 'challenge: venice has 2 columns (RT-SDI-1)',
  })
  assert.equal(asked('sydney', 3).ok, true)
})

test('every city has as many columns as its options allow', () => {
  for (const [city, pack] of [
    ['las-vegas', PACKS['las-vegas']],
    ['sydney', PACKS.sydney],
    ['venice', PACKS.venice],
    ['arkham', PACKS['arkham-booklet']],
  ] as const) {
    const last = pack.challenge.columns.length - 1
    const ask = (column: number) =>
      route.options({ edition: 'booklet', city, challenge: { row: 0, column } }, 1).ok
    assert.deepEqual([ask(last), ask(last + 1)], [true, false], city)
  }
})
