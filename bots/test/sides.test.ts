import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { checkSetup, type Flow, fastChance, type Game, type Json, Run, type Sides } from '@curio/kernel'
import { sails } from '@curio/kernel/test-games'
import { advise } from '../src/advice.ts'
import { makeBot } from '../src/bots.ts'
import type { Bot, Played, Position } from '../src/position.ts'

interface State {
  readonly worth: number[]
  over: boolean
}

/** What each answer of seat 0 brings to the seats: itself, its neighbour, its partner opposite. */
const GIFTS: Readonly<Record<string, readonly number[]>> = {
  keep: [3, 0, 0],
  neighbour: [2, 9, 0],
  partner: [2, 0, 3],
}

/** One answer of one seat, among three: the best one depends on who plays with whom. */
const gifts = (sides: Sides): Game<State, null> => ({
  id: 'gifts',
  rules: 1,
  seats: { min: 3, max: 3 },
  bound: 1,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  sides: () => sides,
  setup: () => ({ worth: [0, 0, 0], over: false }),
  *play(t): Flow {
    const gift = yield* t.choose(0, 'gift', Object.keys(GIFTS))
    t.state.worth.splice(0, 3, ...(GIFTS[gift] ?? []))
    t.state.over = true
  },
  view: ({ worth }) => worth,
  determinize: () => {},
  outcome: () => null,
  advice: {
    evaluate: ({ worth }, seat) => worth[seat] ?? 0,
    priors: () => null,
    turnOver: () => true,
    settled: ({ over }) => over,
  },
})

function beginning(game: Game, seats: number): Position {
  const setup = checkSetup(game, seats, {}, {})
  assert.ok(setup.ok)
  const entries: readonly Played[] = [{ seat: null, answer: null, chance: [] }]
  return { game, setup: setup.value, rules: 1, from: null, entries, seat: 0 }
}

const BOTS: Readonly<Record<string, Bot>> = {
  search: makeBot({ name: 'search', seed: 1, budget: { iterations: 60 } }),
  greedy: makeBot({ name: 'greedy', seed: 1 }),
}

suite('a bot plays for its own side', () => {
  for (const [name, bot] of Object.entries(BOTS)) {
    const decided = (sides: Sides): Json => bot.decide(beginning(gifts(sides) as Game, 3))

    test(`${name}: alone it takes what is best for itself`, () => {
      assert.equal(decided('alone'), 'keep')
    })

    test(`${name}: in a cooperative game it takes what is best for the group`, () => {
      assert.equal(decided('together'), 'neighbour')
    })

    test(`${name}: in a team the partner counts as much as itself`, () => {
      assert.equal(decided([[0, 2], [1]]), 'partner')
    })
  }

  test('a hint compares answers by what they bring to the side', () => {
    const { search = assert.fail() } = BOTS
    const hint = (sides: Sides) => advise(beginning(gifts(sides) as Game, 3), search).rival?.value
    assert.equal(hint('together'), 'partner')
    assert.equal(hint([[0, 2], [1]]), 'keep')
  })
})

/** How many of these games of two a pair of the same bots wins. */
function winsOf(name: 'search' | 'random', games: number): number {
  let wins = 0
  for (let seed = 1; seed <= games; seed++) {
    const bot = makeBot({ name, seed, ...(name === 'search' ? { budget: { iterations: 80 } } : {}) })
    const position = beginning(sails as Game, 2)
    const drawn: number[] = []
    const live = fastChance(seed)
    const chance = {
      below: (n: number): number => {
        const one = live.below(n)
        drawn.push(one)
        return one
      },
    }
    const run = new Run(position.game, position.setup, 1, chance)
    const entries: Played[] = [{ seat: null, answer: null, chance: drawn.splice(0) }]
    for (let [ask] = run.questions; ask; [ask] = run.questions) {
      const answer = bot.decide({ ...position, entries, seat: ask.seat })
      run.answer(ask, answer)
      entries.push({ seat: ask.seat, answer, chance: drawn.splice(0) })
    }
    const outcome = run.game.outcome(run.state, run.content)
    assert.ok(outcome?.kind === 'cooperative')
    if (outcome.won) wins += 1
  }
  return wins
}

test('a crew of searching bots brings the boat home more often than one that pulls at random', () => {
  const [searching, random] = [winsOf('search', 12), winsOf('random', 12)]
  assert.ok(searching > random, `${searching} of 12, at random ${random}`)
})
