import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import type { RouteReason } from '../bot/reason.ts'
import { routeAdvice } from '../bot.ts'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { reasonText } from '../text/advice.ts'
import { secretRoute } from './support/secret.ts'
import type { TestGame } from './support/table.ts'
import { atRoll, atTourTurns } from './support/tour.ts'
import { atTravelTurn } from './support/travel.ts'

/** Questions about which there is nothing to say: chosen before anything is known, or all the same. */
const SILENT = ['initial.take', 'shop']

interface Told {
  readonly kinds: ReadonlySet<string>
  readonly reasons: ReadonlySet<string>
}

/** Plays a game as advised, with reasons for every answer. */
function playAdvised(seats: number, options: Json): Told {
  const game = secretRoute(...SECRET)
  const setup = checkSetup(game as Game, seats, options, {})
  assert.ok(setup.ok)
  const run = new Run<RouteState, RouteContent>(game, setup.value, game.rules, fastChance(7))
  const told = { kinds: new Set<string>(), reasons: new Set<string>() }
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    const { state, content } = run
    const answers = ask.candidates()
    const before = JSON.stringify(state)
    const weights = routeAdvice.priors(state, ask.seat, ask.kind, answers, content)
    const isFirstOffer = ask.kind === 'card.offer' && state.roundDice.length === 0
    assert.equal(weights === null, SILENT.includes(ask.kind) || isFirstOffer, ask.kind)
    const answer = answers[weights === null ? 0 : weights.indexOf(Math.max(...weights))] ?? null
    const reason = routeAdvice.reason?.(state, ask.seat, ask.kind, answer, answers, content) ?? null
    assert.equal(JSON.stringify(state), before, 'advice leaves the state as it was')
    told.kinds.add(ask.kind)
    if (reason) told.reasons.add(reasonText(reason as unknown as RouteReason, 'en', content.pack))
    run.answer(ask, answer)
  }
  return told
}

/** Cards that a match may have. */
const SECRET = [6, 7, 8, 9, 10]

const GAMES = [
  { seats: 2, options: { city: 'las-vegas' }, asked: ['rating', 'bet', 'draft.take'] },
  {
    seats: 3,
    options: { city: 'sydney' },
    asked: ['initial.pair', 'die.claim', 'die.round', 'landmark.cover'],
  },
  { seats: 1, options: { city: 'sydney' }, asked: ['die.place'] },
  { seats: 3, options: { city: 'venice' }, asked: ['card.pair', 'card.play', 'card.offer', 'card.take'] },
  { seats: 1, options: { city: 'venice' }, asked: ['card.play', 'card.take'] },
  { seats: 2, options: { city: 'venice', mode: 'advanced' }, asked: ['rating'] },
  { seats: 2, options: { city: 'arkham', events: { red: 2, yellow: 3 } }, asked: ['event', 'rating'] },
  {
    seats: 2,
    options: {
      city: 'arkham',
      secret: [...SECRET],
      ancient: 'SHUB_NIGGURATH',
      effects: { dark: 'FX_TUNING', light: 'FX_T_JUNCTION' },
      events: { red: 5, yellow: 5 },
    },
    asked: ['event', 'block', 'draw'],
  },
]

for (const { seats, options, asked } of GAMES)
  test(`the bots have an opinion on what is asked: ${seats} with ${JSON.stringify(options)}`, () => {
    const { kinds, reasons } = playAdvised(seats, { edition: 'booklet', ...options })
    for (const kind of asked) assert.ok(kinds.has(kind), kind)
    assert.ok(reasons.size > 2)
    const elsewhere = options.city === 'arkham' ? /cafe/ : /shop/
    for (const reason of reasons) {
      assert.doesNotMatch(reason, /undefined|NaN|null/)
      assert.doesNotMatch(reason, elsewhere)
    }
  })

test('a line that comes to a cafe is told so', () => {
  const { pack } = atRoll({ numbers: [1, 2, 2, 1, 1] }).content
  assert.equal(reasonText({ why: 'cafe' }, 'en', pack), 'It comes to a cafe')
  assert.equal(reasonText({ why: 'cafe' }, 'ru', pack), 'Эта линия приходит к кафе')
})

/** How much better the lead player finds it to raise the rating of the Sphere than to lower it, with a line of that seat along it. */
function gainOfSphere(seat: number): number {
  const game = atRoll({ numbers: [1, 2, 2, 1, 1] })
  const { city, state } = game
  const board = state.players[seat]?.board
  for (const id of ['h51', 'v61', 'h52']) if (board) board.drawn[city.segmentAt.get(id) ?? -1] = 1
  const [raised = 0, lowered = 0] =
    routeAdvice.priors(state, 0, 'rating', ['VEG_SPHERE+', 'VEG_SPHERE-'], game.run.content) ?? []
  return raised - lowered
}

test('a rating is raised along one’s own line, and lowered along that of the others', () => {
  assert.ok(gainOfSphere(0) > 0)
  assert.ok(gainOfSphere(1) < 0)
})

/** The options of the first player, with the weights that the advice gives them. */
function weighed(game: TestGame): { readonly option: Json; readonly weight: number }[] {
  const { kind } = game.ask(0)
  const options = game.options(0)
  const weights = routeAdvice.priors(game.state, 0, kind, options, game.content) ?? []
  return options.map((option, index) => ({ option, weight: weights[index] ?? 0 }))
}

const promising = (game: TestGame): Json =>
  weighed(game).reduce((one, other) => (other.weight > one.weight ? other : one)).option

/** Near the end, two halves of a line with two roads missing between them, and a segment that leads nowhere. */
const withGap = (game: TestGame): void => {
  game.player(0).roundsMarked = 8
  game.drawn(0, 'h02', 'h12', 'h42', 'h52', 'v64')
  game.tourists(0, 'b12', [3, 0, 0, 0]).tourists(0, 'b52', [4, 0, 0, 0])
}

test('a correction by support moves a useless segment to where it is missing', () => {
  const game = atTravelTurn({ at: [6, 6], support: ['SUP_CORRECTION'], before: withGap })
  assert.deepEqual(game.options(0), ['b66', 'correct'])
  for (const kind of ['block', 'correction.erase', 'correction.draw']) {
    assert.equal(game.kind(0), kind)
    game.answer(0, promising(game))
  }
  const [, correction] = game.turn(0).acts
  assert.ok(correction?.act === 'correction')
  assert.equal(correction.erased, 'v64')
  assert.ok(['h22', 'h32'].includes(correction.drawn), correction.drawn)
})

test('a support bonus that is left counts, so that it is not spent in vain', () => {
  const worth = (support: readonly 'SUP_CORRECTION'[]): number => {
    const { state, content } = atTravelTurn({ at: [6, 6], support, before: withGap })
    return routeAdvice.evaluate(state, 0, content)
  }
  assert.ok(worth(['SUP_CORRECTION']) > worth([]))
  const early = (game: TestGame): unknown => game.drawn(0, 'h02', 'h12')
  const game = atTravelTurn({ at: [1, 2], support: ['SUP_CORRECTION'], before: early })
  assert.ok(game.options(0).includes('correct'))
  assert.notEqual(promising(game), 'correct')
  // Whoever asks for a correction all the same makes it, and does not ask for it again and again.
  assert.notEqual(promising(game.answer(0, 'correct')), 'none')
})

test('even a player who slips does not bet on what cannot come true', () => {
  const game = atTourTurns({ numbers: [2, 3, 4, 5, 6] })
  game.answer(0, 'b32', 'a:h12+v21')
  assert.equal(game.kind(0), 'bet')
  const bets = weighed(game).map(({ option, weight }) => ({
    number: readAct(game.content.vocabulary, 'bet', option)?.number ?? 0,
    // As a player who chooses by chance weighs them.
    weight: Math.sqrt(weight),
  }))
  const sum = (list: typeof bets): number => list.reduce((total, { weight }) => total + weight, 0)
  assert.ok(sum(bets.filter(({ number }) => number > 30)) < sum(bets) / 1_000)
})
