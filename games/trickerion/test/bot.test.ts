import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ask, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { anyCandidate, checkedWeights } from '@curio/kernel/testing'
import { trickerion } from '../index.ts'
import type { TrickerionContent } from '../rules/content.ts'
import type { Disc, TrickerionState } from '../rules/state.ts'
import { TestGame } from './support/table.ts'

type TrickerionRun = Run<TrickerionState, TrickerionContent>
type Choose = (run: TrickerionRun, ask: Ask<unknown>) => Json

const ALL_MODES: readonly (readonly [number, Json])[] = [
  [2, {}],
  [3, { firstGameKits: true, quickGame: true }],
  [4, { darkAlley: true }],
  [2, { darkAlley: true, prophecies: true, quickGame: true }],
]

const anything = (seed: number): Choose => {
  const chance = fastChance(seed)
  return (_, ask) => anyCandidate(ask, chance)
}

/** What the advice finds most promising; where it has no opinion, the first candidate. */
const promising: Choose = (run, ask) => {
  const candidates = ask.candidates()
  const weights = trickerion.advice.priors(run.state, ask.seat, ask.kind, candidates, run.content)
  const best = weights === null ? 0 : weights.indexOf(Math.max(...weights))
  return candidates[best] as Json
}

/** Plays a game and gives its state at the end. */
function played([seats, options]: readonly [number, Json], seed: number, choose: Choose): TrickerionRun {
  const setup = checkSetup(trickerion as Game, seats, options, {})
  assert.ok(setup.ok)
  const run = new Run(trickerion, setup.value, trickerion.rules, fastChance(seed))
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    run.answer(ask, ask.settle(choose(run, ask)))
  }
  return run
}

test('advice on every question of every mode is well formed and leaves the game alone', () => {
  for (const mode of ALL_MODES) {
    const choose = anything(11)
    const kinds = new Set<string>()
    played(mode, 5, (run, ask) => {
      checkedWeights(run, ask)
      kinds.add(ask.kind)
      return choose(run, ask)
    })
    assert.ok(kinds.has('plan') && kinds.has('turn') && kinds.has('act'))
  }
})

/** The player who follows advice, at seat 0, against somebody who answers anything. */
const againstChance = (seed: number): Choose => {
  const others = anything(seed)
  return (run, ask) => (ask.seat === 0 ? promising(run, ask) : others(run, ask))
}

test('whoever follows the advice plans shows, and wins against chance', () => {
  let wins = 0
  let shown = 0
  for (let seed = 1; seed <= 6; seed++) {
    const { state } = played([2, {}], seed, againstChance(seed))
    const [own, other] = state.players
    assert.ok(own && other)
    if (own.fame > other.fame) wins += 1
    shown += own.performed.length
  }
  assert.ok(wins >= 5, `${wins} of 6 won`)
  assert.ok(shown >= 6, `${shown} tricks shown`)
})

/** The game of two after these answers. */
function answered(answers: readonly Json[]): TrickerionRun {
  const setup = checkSetup(trickerion as Game, 2, {}, {})
  assert.ok(setup.ok)
  const run = new Run(trickerion, setup.value, trickerion.rules, fastChance(3))
  for (const answer of answers) {
    const [ask] = run.questions
    assert.ok(ask)
    run.answer(ask, ask.settle(answer))
  }
  return run
}

/** The answer after which the player's position is worth most. */
function bestAnswer(answers: readonly Json[], ask: Ask<unknown>): Json {
  const worth = ask.candidates().map((candidate) => {
    const { state, content } = answered([...answers, candidate])
    return trickerion.advice.evaluate(state, ask.seat, content)
  })
  return ask.candidates()[worth.indexOf(Math.max(...worth))] as Json
}

test('whoever looks one answer ahead begins with a prepared trick, in every school', () => {
  for (const magician of ['mechaniker', 'priestess', 'master-of-chains', 'great-optico']) {
    const answers: Json[] = []
    let run = answered(answers)
    while (run.state.phase === 'setup') {
      const [ask] = run.questions
      assert.ok(ask)
      const isFirst = ask.kind === 'setup.magician' && answers.length === 0
      answers.push(isFirst ? magician : bestAnswer(answers, ask))
      run = answered(answers)
    }
    const own = run.state.players.find((player) => player.magician === magician)
    assert.ok(
      own?.tricks.some(({ markers }) => markers > 0),
      magician,
    )
  }
})

/** What a plan is worth to a player whose trick has its components but no markers. */
function worthOfPlan(cards: Readonly<Partial<Record<Disc, string>>>): number {
  const { run } = new TestGame().knows(0, 'enchanted-butterflies').owns(0, { fabric: 2 }).plans(0, cards)
  return trickerion.advice.evaluate(run.state, 0, run.content)
}

test('a show that is prepared, set up and performed in one round is worth more than its parts', () => {
  const whole = worthOfPlan({ apprentice1: 'workshop', assistant: 'theater', magician: 'theater' })
  for (const [what, cards] of Object.entries({
    'nobody prepares': { apprentice1: 'marketRow', assistant: 'theater', magician: 'theater' },
    'nobody sets up': { apprentice1: 'workshop', assistant: 'marketRow', magician: 'theater' },
    'nobody performs': { apprentice1: 'workshop', assistant: 'theater', magician: 'marketRow' },
  } as const))
    assert.ok(whole > worthOfPlan(cards) + 1, what)
})

test('a specialist backstage is worth its bonus to somebody who performs', () => {
  const helpedBy = (disc: Disc): number =>
    worthOfPlan({ apprentice1: 'workshop', [disc]: 'theater', magician: 'theater' })
  assert.ok(helpedBy('assistant') > helpedBy('apprentice2') + 1)
})

test('special assignments in hand count less while there is time for shows', () => {
  const game = new TestGame()
  const worthOfCard = (round: number): number => {
    const { state, content } = game
    state.round = round
    state.phase = 'action'
    const player = state.players[0]
    assert.ok(player)
    player.specials = []
    const before = trickerion.advice.evaluate(state, 0, content)
    player.specials = ['anywhere']
    return trickerion.advice.evaluate(state, 0, content) - before
  }
  const worths = [1, 4, 5, 6, 7].map(worthOfCard)
  assert.deepEqual(
    worths,
    worths.toSorted((one, other) => one - other),
  )
  assert.ok((worths[0] as number) < (worths[4] as number) / 1.5)
})

test('a show is worth more to whoever performs it than to a guest whose day comes too late for it', () => {
  const worthBeside = (rival: string): number => {
    const game = new TestGame().knows(0, 'enchanted-butterflies').knows(1, 'linking-rings')
    const [show] = game.state.row
    assert.ok(show)
    show.card = 'R10'
    game
      .lays('R10', [0, 'enchanted-butterflies', '00', 'right'], [1, 'linking-rings', '11', 'up'])
      .stands(0, 'magician', 'saturday.stage')
      .stands(1, 'magician', rival)
    return trickerion.advice.evaluate(game.state, 0, game.run.content)
  }
  assert.ok(worthBeside('sunday.stage') > worthBeside('friday.stage') + 1)
})
