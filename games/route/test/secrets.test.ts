import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { checkSetup, type Game, type Json } from '@curio/kernel'
import { SECRET_BOX, unlockedCards } from '../content/secret-box.ts'
import { route } from '../index.ts'
import { routeBoardIn } from '../rules/route-board.ts'
import type { EventMark } from '../rules/state.ts'
import { bestRoute } from '../solver/best-route.ts'
import { secretsFor } from '../ui/model/secrets.ts'
import { secretRoute } from './support/secret.ts'
import { atTourEnd, GOALS, TourGame } from './support/tour.ts'

type Options = { readonly [option: string]: Json }

const asked = (options: Options, game = route, seats = 2) =>
  checkSetup(game as Game, seats, { edition: 'booklet', city: 'arkham', ...options }, {})

function refusal(options: Options, game = route): string {
  const told = asked(options, game)
  return told.ok ? assert.fail('it is allowed') : told.message
}

suite('which secret cards are in a match', () => {
  test('RT-ACH-19, RT-ERR-61: those that are here and no others', () => {
    assert.match(refusal({ secret: [6] }), /RT-ERR-61/)
    assert.match(refusal({ secret: [6, 7] }, secretRoute(6)), /card 7 .*RT-ERR-61/)
    assert.match(refusal({ secret: [6] }, secretRoute(6, 7)), /RT-ACH-19/)
    assert.ok(asked({ secret: [6, 7] }, secretRoute(6, 7)).ok)
    assert.match(refusal({ secret: [11] }, secretRoute(6)), /secret/)
  })

  test('a log repeats them in order, and not at all where there are none', () => {
    const told = route.options({ edition: 'booklet', city: 'venice', secret: [7, 6, 7] }, 2)
    assert.ok(told.ok)
    assert.deepEqual((told.value as Options).secret, [6, 7])
    assert.deepEqual(route.packsFor?.(told.value, 2), ['booklet', 'venice', 'secret-box'])
    const none = route.options({ edition: 'booklet', city: 'venice', secret: [] }, 2)
    assert.ok(none.ok && !Object.hasOwn(none.value as Options, 'secret'))
  })

  test('a campaign takes them along to every city', () => {
    const options = { campaign: { cities: ['venice', 'las-vegas', 'sydney'] }, secret: [1], tasks: true }
    const travelled = (game: Game) => checkSetup(game, 2, { edition: 'booklet', ...options }, {})
    const told = travelled(secretRoute(1) as Game)
    assert.ok(told.ok && 'secret-box' in told.value.packs)
    assert.equal(travelled(route as Game).ok, false)
  })

  test('RT-ERR-4, RT-GEN-5: an Ancient or an effect of the secret box only with its card', () => {
    const shub = { ancient: 'SHUB_NIGGURATH' }
    const tee = { effects: { dark: 'FX_T_JUNCTION', light: 'FX_REPEAT' } }
    assert.match(refusal(shub), /RT-ARK-1/)
    assert.match(refusal({ ...shub, secret: [6] }, secretRoute(6)), /RT-ERR-4/)
    assert.ok(asked({ ...shub, secret: [10] }, secretRoute(10)).ok)
    assert.match(refusal(tee), /RT-GEN-4/)
    assert.match(refusal({ ...tee, secret: [6] }, secretRoute(6)), /RT-FX-3/)
    assert.ok(asked({ ...tee, secret: [8] }, secretRoute(8)).ok)
    assert.match(refusal({ city: 'venice', ...shub, secret: [10] }, secretRoute(10)), /RT-ARK-1/)
  })

  test('RT-EV-2: a fifth event of a colour only with its card', () => {
    const five = { events: { red: 5, yellow: 0 } }
    assert.match(refusal(five), /RT-EV-2/)
    assert.match(refusal({ ...five, secret: [6] }, secretRoute(6)), /red: there are 4 .*RT-EV-2/)
    assert.ok(asked({ ...five, secret: [7] }, secretRoute(7)).ok)
  })
})

/** A match with secret cards, its chance in the hands of the test. */
const gameWith = (secret: number[], options: Options, chance: readonly Json[] = [], seats = 2): TourGame =>
  new TourGame({ seats, options: { secret, ...options }, chance }, secretRoute(...secret))

test('RT-ACH-15: secret tasks are dealt with the others', () => {
  const game = gameWith([2, 4], { tasks: true }, [...GOALS, 'TS2', 'TS4', 'TB1', 'TB2'])
  assert.deepEqual(game.player(0).dealt, ['TS2', 'TS4'])
  const known = route.packs.booklet as unknown as { readonly tasks: readonly unknown[] }
  assert.equal(game.content.pack.tasks.length, known.tasks.length + 2)
})

test('RT-FX-14, RT-EFG-12: with its card three segments that meet can be drawn', () => {
  const tee = (secret: number[], dark: string): boolean => {
    const game = inTurns(secret, dark)
    game.answer(0, game.options(0)[0] as Json)
    while (game.kind(0) !== 'draw') game.answer(0, game.options(0)[0] as Json)
    return game.options(0).some((option) => /^a:[^+]+\+[^+]+\+[^+]+$/.test(String(option)))
  }
  assert.equal(tee([8], 'FX_T_JUNCTION'), true)
  assert.equal(tee([8], 'FX_SECRET_ALLEY'), false)
})

/** In the turns of the first round, the effect die beside a green four. */
function inTurns(secret: number[], dark: string, light = dark): TourGame {
  const game = gameWith(secret, { effects: { dark, light } }, [...GOALS, 1, 4, 1, 1, 2])
  for (let seat = 0; game.state.phase !== 'turns'; ) {
    const ask = game.run.questions[0] ?? assert.fail()
    seat = ask.seat
    const wanted = ['green', 'effect', 'red', 'blue'].find((die) => ask.candidates().includes(die))
    const die =
      ask.kind === 'draft.remove' ? ['red', 'blue'].find((each) => ask.candidates().includes(each)) : wanted
    game.answer(seat, (die ?? ask.candidates()[0]) as Json)
  }
  return game
}

suite('RT-ACH-15: the effect that tunes coordinates', () => {
  test('gives everybody one change for nothing, which may be left unused', () => {
    const game = inTurns([9], 'FX_TUNING')
    const changes = (seat: number): Json[] =>
      game.options(seat).filter((each) => String(each).startsWith('coord:'))
    assert.deepEqual([changes(0).length, changes(1).length], [4, 4])
    const [before] = game.turn(0).numbers
    game.answer(0, 'coord:0+')
    assert.equal(game.turn(0).numbers[0], (before % 6) + 1)
    assert.equal(game.board(0).stored.BON_COORD, 0)
    assert.deepEqual(game.kind(0) === 'block' ? changes(0) : [], [], 'once a round')
    game.answer(1, game.options(1).find((each) => !String(each).startsWith('coord:')) as Json)
    assert.equal(game.turn(1).effectUsed, false)
  })

  test('leaves bonuses for later, and RT-ACH-17 does not count it', () => {
    const game = inTurns([9], 'FX_TUNING')
    game.board(0).stored.BON_COORD = 1
    game.answer(0, 'coord:0+', 'coord:0+')
    assert.equal(game.board(0).stored.BON_COORD, 0)
    const deeds = game.turn(0).acts.filter(({ act }) => act === 'coord')
    assert.deepEqual(
      deeds.map((deed) => 'free' in deed),
      [true, false],
    )
  })

  test('is there only with its card', () => {
    const game = inTurns([8], 'FX_T_JUNCTION')
    assert.ok(!game.options(0).some((each) => String(each).startsWith('coord:')))
  })
})

suite('secret events', () => {
  /** Las Vegas at its end, with one event on the board of seat 0. */
  function ended(number: number, mark: (game: TourGame) => Omit<EventMark, 'circled'>): TourGame {
    const colour = number === 6 ? 'yellow' : 'red'
    const card = SECRET_BOX.cards.find((each) => each.number === number)
    const events = { red: 0, yellow: 0, [colour]: 1 }
    return atTourEnd({
      options: { secret: [number], events },
      chance: [...GOALS, card?.id ?? '', ...(colour === 'yellow' ? [6, 6] : [])],
      game: secretRoute(number),
      position: (game) => {
        for (const board of [game.player(0).board, game.player(0).pencil])
          if (board) board.events = [{ ...mark(game), circled: false }]
        for (const board of [game.player(1).board, game.player(1).pencil]) delete board?.events
        game.drawn(0, 'h11', 'v21', 'h12', 'v11', 'n22')
      },
    })
  }

  function pointsOf(game: TourGame, segments: readonly string[]): number | undefined {
    game.answer(0, [{ start: 'c11', segments: [...segments] }]).answer(1, [])
    return route.outcome(game.state, game.content)?.points[0]?.by.events
  }

  const lights = (game: TourGame) =>
    ({ event: 'EV_FESTIVAL', what: 'block', index: game.block('b22') }) as const
  const jam = (game: TourGame) =>
    ({ event: 'EV_TRAFFIC_JAM', what: 'segment', index: game.segment('v21') }) as const

  test('RT-ACH-15, RT-EV-26: the yellow one pays for each road of the route along its location', () => {
    assert.equal(pointsOf(ended(6, lights), ['h11']), 2)
    assert.equal(pointsOf(ended(6, lights), ['n22']), 0, 'a diagonal is no road')
    assert.equal(pointsOf(ended(6, lights), ['h11', 'v21', 'h12', 'v11']), 8)
  })

  test('RT-ACH-15, RT-EV-26: the red one takes points if its road is in the route, which may be drawn', () => {
    assert.equal(pointsOf(ended(7, jam), ['h11']), 0)
    assert.equal(pointsOf(ended(7, jam), ['h11', 'v21']), -5)
  })

  test('RT-OPT-1: the proposed route avoids what costs more than it brings, and takes what pays', () => {
    const best = (number: number, mark: typeof lights | typeof jam): string[] => {
      const game = ended(number, mark)
      const { route: found } = bestRoute(routeBoardIn(game.state, 0, game.content))
      return found.flatMap(({ segments }) => segments.map((each) => game.city.segments[each]?.id ?? ''))
    }
    assert.ok(!best(7, jam).includes('v21'))
    assert.deepEqual(best(6, lights).filter((id) => !id.startsWith('n')).length, 4)
  })

  test('RT-EV-12, RT-EV-27: the red one is marked on a listed road, and not at all in Venice', () => {
    const options = {
      secret: [7],
      events: { red: 1, yellow: 0, without: ['EV_RECONSTRUCTION', 'EV_NO_PASS'] },
    }
    const game = gameWith([7], options, [...GOALS, 'EV_TRAFFIC_JAM'])
    assert.deepEqual(game.options(0), game.content.pack.events?.places.whiteRoad)
    const inVenice = new TourGame(
      { options: { ...options, city: 'venice', effects: 'random' } },
      secretRoute(7),
    )
    assert.ok(!inVenice.content.pack.events?.cards.some(({ id }) => id === 'EV_TRAFFIC_JAM'))
  })
})

test('RT-ACH-15, RT-ANC-SHU-1: the secret Ancient is met in Arkham alone, by its own rules', () => {
  const game = gameWith([10], { city: 'arkham', ancient: 'SHUB_NIGGURATH' })
  assert.equal(game.state.ancient, 'SHUB_NIGGURATH')
  const { vertices } = game.city
  const [card] = SECRET_BOX.cards.flatMap((each) => (each.kind === 'ancient' ? [each] : []))
  assert.deepEqual(
    vertices
      .filter(({ terrifying }) => terrifying)
      .map(({ id }) => id)
      .sort(),
    [...(card?.terrifyingPlaces ?? [])].sort(),
  )
  const among = gameWith([10], { city: 'arkham' }, ['SHUB_NIGGURATH'])
  assert.equal(among.state.ancient, 'SHUB_NIGGURATH', 'chance may choose it')
  assert.deepEqual(gameWith([10], { city: 'las-vegas' }).content.pack.ancients, [])
})

test('RT-ACH-19: a match without a server gets the unlocked cards that it asks for, as the server would give them', () => {
  const unlocked = { 'secret-box': unlockedCards([6, 8, 9]) as unknown as Json }
  const options = { edition: 'booklet', city: 'venice', secret: [9, 6] }
  const packs = secretsFor(options, unlocked)
  assert.deepEqual(packs, { 'secret-box': unlockedCards([6, 9]) })
  assert.ok(checkSetup(route as Game, 2, options, packs).ok)
  assert.deepEqual(secretsFor({ edition: 'booklet', city: 'venice' }, unlocked), {})
  assert.deepEqual(secretsFor(options, {}), {})
})
