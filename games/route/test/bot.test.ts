import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Ask,
  checkSetup,
  fastChance,
  type Game,
  type Json,
  Run,
  rerun,
  type Setup,
  sameJson,
} from '@curio/kernel'
import { anyCandidate, checkedWeights } from '@curio/kernel/testing'
import { routeAdvice } from '../bot.ts'
import { ANCIENTS } from '../content/pack.ts'
import { route } from '../index.ts'
import { routeBoardOf } from '../rules/board.ts'
import type { RouteContent } from '../rules/content.ts'
import { cityIn } from '../rules/content.ts'
import type { Board, Player, RouteState } from '../rules/state.ts'
import { bestRoute } from '../solver/best-route.ts'

type RouteRun = Run<RouteState, RouteContent>

function setupFor(seats: number, options: Json): Setup {
  const setup = checkSetup(route as Game, seats, options, {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

type Choose = (run: RouteRun, ask: Ask<unknown>) => Json

const anything = (seed: number): Choose => {
  const chance = fastChance(seed)
  return (_, ask) => anyCandidate(ask, chance)
}

/** What the advice finds most promising. */
const promising: Choose = (run, ask) => {
  const candidates = ask.candidates()
  const weights = routeAdvice.priors(run.state, ask.seat, ask.kind, candidates, run.content)
  return candidates[weights === null ? 0 : weights.indexOf(Math.max(...weights))] as Json
}

/** Plays a game, and looks at every question before it is answered. */
function playGame(
  setup: Setup,
  seed: number,
  choose: Choose,
  look: ((run: RouteRun, ask: Ask<unknown>) => unknown) | null,
  stop: keyof typeof STOPS,
): RouteRun {
  const run: RouteRun = new Run(route, setup, route.rules, fastChance(seed))
  while (!run.over && !STOPS[stop](run.state)) {
    const [ask] = run.questions
    assert.ok(ask)
    look?.(run, ask)
    run.answer(ask, choose(run, ask))
  }
  return run
}

const STOPS = {
  over: () => false,
  settled: (state: RouteState): boolean => routeAdvice.settled(state),
} as const

const playerAt = (run: RouteRun, seat: number): Player => run.state.players[seat] as Player

test('advice has a weight for every option of every question, and leaves the state as it was', () => {
  for (const [index, ancient] of ANCIENTS.entries()) {
    for (const seats of [1, 2, 3, 4]) {
      playGame(setupFor(seats, { ancient }), index * 4 + seats, anything(seats), checkedWeights, 'over')
    }
  }
})

test('advice for a seat uses only what that seat may know', () => {
  for (const [index, ancient] of ANCIENTS.entries()) {
    const choose = anything(index)
    let number = 0
    playGame(
      setupFor(3, { ancient }),
      100 + index,
      choose,
      (run, ask) => {
        number += 1
        if (number % 5 !== 0) return null
        const options = ask.candidates()
        const advise = (): unknown => [
          routeAdvice.evaluate(run.state, ask.seat, run.content),
          routeAdvice.priors(run.state, ask.seat, ask.kind, options, run.content),
        ]
        const before = advise()
        const kept = structuredClone(run.state)
        for (const seed of [1, 2]) {
          route.determinize(run.state, ask.seat, fastChance(seed), run.content)
          if (!ask.kind.startsWith('draft')) assert.deepEqual(advise(), before, ask.kind)
        }
        Object.assign(run.state, kept)
        return null
      },
      'settled',
    )
  }
})

/** The part of the best route's expected score that the worth of a settled board falls short of it, on average. */
function meanShortfall(choose: Choose, firstSeed: number): number {
  const shortfalls: number[] = []
  for (const [index, ancient] of ANCIENTS.entries()) {
    const run = playGame(setupFor(4, { ancient }), firstSeed + index, choose, null, 'settled')
    for (const seat of [0, 1, 2, 3]) {
      const best = bestRoute(routeBoardOf(playerAt(run, seat), cityIn(run.content, { ancient }))).value
      const worth = routeAdvice.evaluate(run.state, seat, run.content)
      assert.ok(worth <= best + 1e-6, `${worth} is more than ${best}`)
      shortfalls.push((best - worth) / best)
    }
  }
  return shortfalls.reduce((sum, each) => sum + each, 0) / shortfalls.length
}

test('at the end a board is worth what its best route is expected to score, and never more', () => {
  assert.ok(meanShortfall(promising, 200) < 0.005)
})

test('also a board drawn at random is never worth more than its best route', () => {
  assert.ok(meanShortfall(anything(2), 210) < 0.15)
})

test('following the advice alone scores far more than anything at random', () => {
  const mean = (choose: Choose): number => {
    let sum = 0
    for (let seed = 0; seed < 6; seed++) {
      const run = playGame(setupFor(1, {}), 300 + seed, choose, null, 'settled')
      sum += routeAdvice.evaluate(run.state, 0, run.content)
    }
    return sum / 6
  }
  assert.ok(mean(promising) > 120)
  assert.ok(mean(anything(1)) < 60)
})

test('a turn is over when it is confirmed, and between rounds', () => {
  const overAt = new Set<string>()
  const notAt = new Set<string>()
  playGame(
    setupFor(2, {}),
    400,
    anything(4),
    (run, ask) => {
      const where = routeAdvice.turnOver(run.state, ask.seat) ? overAt : notAt
      where.add(ask.kind)
      return null
    },
    'settled',
  )
  assert.ok(overAt.has('draft.take'))
  assert.ok(!overAt.has('draw') && !overAt.has('block') && !overAt.has('draft.remove'))
  assert.ok(notAt.has('draft.take') && notAt.has('draw') && notAt.has('task.keep'))
})

test('the game is settled once the final routes are chosen', () => {
  const phases = new Set<string>()
  playGame(
    setupFor(2, {}),
    401,
    anything(5),
    (run) => {
      if (routeAdvice.settled(run.state)) phases.add(run.state.phase)
      return null
    },
    'over',
  )
  assert.ok(phases.has('route') && [...phases].every((phase) => phase === 'route' || phase === 'encounter'))
})

/** A settled position of two players, with a change to the first board before its route is chosen. */
function settledRun(seed: number, ancient: string, change: (board: Board) => void): RouteRun {
  const run = playGame(setupFor(2, { ancient }), seed, promising, null, 'settled')
  change(playerAt(run, 0).board)
  return run
}

test('a tome is never a loss, and more tourists on the line are worth more', () => {
  for (const ancient of ANCIENTS) {
    const worth = (change: (board: Board) => void): number => {
      const run = settledRun(500, ancient, change)
      return routeAdvice.evaluate(run.state, 0, run.content)
    }
    const tomes =
      (held: 'held' | 'free') =>
      (board: Board): void => {
        board.tomes = { TOME_REROLL: held, TOME_UPGRADE: held, TOME_BLESSING: held }
      }
    assert.ok(worth(tomes('held')) >= worth(tomes('free')))
    const more = (board: Board): void => {
      board.tourists = board.tourists.map((count) => (count > 0 ? count + 1 : 0))
    }
    assert.ok(worth(more) > worth(() => {}))
  }
})

/** The mean of what a player scores after an answer, over every way the dice may fall then. */
function meanScore(run: RouteRun, entries: Parameters<typeof rerun>[3], answer: Json, rolls: number): number {
  let sum = 0
  const ways = 6 ** rolls
  for (let way = 0; way < ways; way++) {
    let left = way
    const dice = {
      below(): number {
        const face = left % 6
        left = Math.floor(left / 6)
        return face
      },
    }
    const played = rerun(route, setupFor(1, run.state.options as Json), route.rules, entries, dice)
    let [ask] = played.questions
    while (ask) {
      played.answer(ask, ask.kind === 'encounter.reroll' ? answer : promising(played, ask))
      ask = played.questions[0]
    }
    sum += route.outcome(played.state, played.content)?.points[0]?.total ?? 0
  }
  return sum / ways
}

test('the dice of the encounter are rolled again as the chances advise', () => {
  let compared = 0
  for (let seed = 600; compared < 2; seed++) {
    const setup = setupFor(1, {})
    const chance = fastChance(seed)
    let drawn: number[] = []
    const run: RouteRun = new Run(route, setup, route.rules, {
      below(n) {
        const outcome = chance.below(n)
        drawn.push(outcome)
        return outcome
      },
    })
    const entries: { seat: number | null; answer: Json; chance: number[] }[] = [
      { seat: null, answer: null, chance: drawn },
    ]
    while (!run.over) {
      const [ask] = run.questions
      assert.ok(ask)
      if (ask.kind === 'encounter.reroll') {
        compared += 1
        const options = ask.candidates() as readonly (readonly number[])[]
        const means = options.map((dice) => meanScore(run, entries, dice, dice.length))
        const chosen = options.findIndex((dice) => sameJson(dice, promising(run, ask)))
        assert.ok((means[chosen] as number) >= Math.max(...means) - 1e-6)
      }
      const answer = promising(run, ask)
      drawn = []
      run.answer(ask, answer)
      entries.push({ seat: ask.seat, answer, chance: drawn })
    }
  }
})

test('a judgment does not depend on what was judged before', () => {
  for (const [seed, ancient] of ANCIENTS.entries()) {
    const setup = setupFor(2, { ancient })
    let questions = 0
    playGame(
      setup,
      seed,
      promising,
      ({ state, content }, { seat }) => {
        questions += 1
        if (questions % 9 !== 0) return
        const unspoilt = route.content({ ...setup, packs: structuredClone(setup.packs) })
        for (const viewer of [seat, 1 - seat])
          assert.equal(
            routeAdvice.evaluate(state, viewer, content),
            routeAdvice.evaluate(state, viewer, unspoilt),
          )
      },
      'settled',
    )
    assert.ok(questions > 50)
  }
})
