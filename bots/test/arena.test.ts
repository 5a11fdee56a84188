import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Outcome } from '@curio/kernel'
import { runArena } from '../src/arena.ts'
import { BadArguments, FLAGS, readArguments } from '../src/arena-arguments.ts'
import { type ArenaGame, type ArenaPlan, playArenaGame, seatingOf } from '../src/arena-game.ts'
import { formatReport, reportOn } from '../src/arena-report.ts'
import { wilson } from '../src/statistics.ts'

const plan: ArenaPlan = {
  game: 'route',
  players: 2,
  games: 4,
  options: {},
  entrants: [
    { label: 'a', name: 'random' },
    { label: 'b', name: 'random' },
  ],
  seed: 1,
}

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 0.0005, `${actual} is not ${expected}`)

test("Wilson's interval has the known values", () => {
  const half = wilson(50, 100)
  near(half.low, 0.4038)
  near(half.high, 0.5962)
  const few = wilson(1, 10)
  near(few.low, 0.0179)
  near(few.high, 0.4042)
})

test("Wilson's interval stays within 0 and 1 and shrinks with more games", () => {
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 })
  assert.equal(wilson(0, 20).low, 0)
  near(wilson(0, 20).high, 0.1611)
  assert.equal(wilson(20, 20).high, 1)
  near(wilson(20, 20).low, 0.8389)
  const width = (games: number): number => wilson(games / 2, games).high - wilson(games / 2, games).low
  assert.ok(width(400) < width(100) / 1.9)
})

function gameWith(
  winners: readonly number[],
  seating: readonly number[],
  totals: readonly number[],
): ArenaGame {
  const points = totals.map((total) => ({ total, by: {} }))
  const outcome: Outcome = { kind: 'ranked', winners, places: [1, 2], points, ending: 'points' }
  const efforts = seating.map((entrant) => ({
    decisions: 2,
    milliseconds: 10 * (entrant + 1),
    longest: 8 + entrant,
  }))
  return { seating, outcome, efforts }
}

test('wins, shared wins, points and times are counted for the bot, not for the seat', () => {
  const games = [
    gameWith([0], [0, 1], [30, 10]),
    gameWith([0, 1], [1, 0], [20, 20]),
    gameWith([1], [0, 1], [5, 7]),
    gameWith([], [1, 0], [0, 0]),
  ]
  const { entrants, shared, nobody } = reportOn(plan, games)
  const [a, b] = entrants
  assert.equal(a?.wins, 1.5)
  assert.equal(b?.wins, 1.5)
  assert.equal(a?.winRate, 0.375)
  assert.deepEqual(a?.interval, wilson(1.5, 4))
  assert.equal(a?.meanPoints, 55 / 4)
  assert.equal(b?.meanPoints, 37 / 4)
  assert.equal(a?.meanMilliseconds, 5)
  assert.equal(b?.meanMilliseconds, 10)
  assert.equal(b?.longestMilliseconds, 9)
  assert.equal(shared, 1)
  assert.equal(nobody, 1)
})

test('the report says how shared wins count and shows the intervals', () => {
  const text = formatReport(reportOn(plan, [gameWith([0], [0, 1], [30, 10])]))
  assert.match(text, /95% interval/)
  assert.match(text, /shared by k sides counts as 1\/k/)
  assert.match(text, /^a +random +1 +1 +100\.0% +20\.7% to 100\.0%/m)
})

test('every entrant has every seat equally often, with every number of players', () => {
  const alone = (players: number): number[][] => Array.from({ length: players }, (_, seat) => [seat])
  assert.deepEqual(seatingOf(plan, alone(2), 0), [0, 1])
  assert.deepEqual(seatingOf(plan, alone(2), 1), [1, 0])
  const seats = [0, 0]
  for (let number = 0; number < 4; number++) {
    for (const entrant of seatingOf(plan, alone(3), number)) seats[entrant] = (seats[entrant] ?? 0) + 1
  }
  assert.deepEqual(seats, [6, 6])
})

test('partners have the same bot: a team, or everybody in a cooperative game', () => {
  const teams = [
    [0, 1],
    [2, 3],
  ]
  assert.deepEqual(seatingOf(plan, teams, 0), [0, 0, 1, 1])
  assert.deepEqual(seatingOf(plan, teams, 1), [1, 1, 0, 0])
  assert.deepEqual(seatingOf(plan, [[0, 1, 2]], 1), [1, 1, 1])
})

const effortless = (seating: readonly number[]): ArenaGame['efforts'] =>
  seating.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }))

test('a cooperative game counts once for the whole group: its score is the share of wins', () => {
  const played = (seating: readonly number[], won: boolean): ArenaGame => ({
    seating,
    outcome: { kind: 'cooperative', won, progress: { reached: 1, of: 1 }, points: [], ending: 'end' },
    efforts: effortless(seating),
  })
  const { entrants, shared, nobody } = reportOn({ ...plan, players: 3 }, [
    played([0, 0, 0], true),
    played([1, 1, 1], false),
    played([0, 0, 0], false),
  ])
  const [a, b] = entrants
  assert.deepEqual([a?.wins, a?.winRate, a?.interval], [1, 0.5, wilson(1, 2)])
  assert.deepEqual([b?.wins, b?.winRate, b?.meanPoints], [0, 0, null])
  assert.deepEqual([shared, nobody], [0, 2])
})

test('a team counts once, and its seats share the result', () => {
  const seating = [0, 1, 0, 1]
  const outcome: Outcome = {
    kind: 'teams',
    teams: [
      [0, 2],
      [1, 3],
    ],
    winners: [1],
    places: [2, 1],
    points: [],
    teamPoints: [
      { total: 0, by: {} },
      { total: 2, by: {} },
    ],
    ending: 'end',
  }
  const { entrants } = reportOn({ ...plan, players: 4 }, [{ seating, outcome, efforts: effortless(seating) }])
  assert.deepEqual(
    entrants.map(({ seats, sides, wins, meanPoints }) => [seats, sides, wins, meanPoints]),
    [
      [2, 1, 0, 0],
      [2, 1, 1, 2],
    ],
  )
})

test('a game of a plan is always the same game', () => {
  const strip = ({ seating, outcome }: ArenaGame): unknown => ({ seating, outcome })
  assert.deepEqual(strip(playArenaGame(plan, 3)), strip(playArenaGame(plan, 3)))
  assert.notDeepEqual(strip(playArenaGame(plan, 1)), strip(playArenaGame(plan, 3)))
})

test('the arena plays all games in threads and counts them', async () => {
  const seen: number[] = []
  const report = await runArena(plan, (done) => seen.push(done))
  assert.deepEqual(seen, [1, 2, 3, 4])
  assert.equal(report.games, 4)
  assert.equal(report.entrants.reduce((sum, { wins }) => sum + wins, 0) + report.nobody, 4)
  assert.ok(report.entrants.every(({ seats, decisions }) => seats === 4 && decisions > 100))
})

test('arguments make a plan', () => {
  const words = 'route --players 3 --games 12 a=hard b=greedy --seed x --iterations 50 --json'.split(' ')
  const asked = readArguments([...words, '--options', '{"ancient":"DAGON"}'])
  assert.ok(asked)
  const { plan: read, json } = asked
  assert.equal(json, true)
  assert.deepEqual(
    [read.game, read.players, read.games, read.options],
    ['route', 3, 12, { ancient: 'DAGON' }],
  )
  assert.deepEqual(read.entrants, [
    { label: 'a', name: 'hard', budget: { iterations: 50 } },
    { label: 'b', name: 'greedy', budget: { iterations: 50 } },
  ])
})

for (const [words, complaint] of [
  ['', /name a game: route/],
  ['chess a=greedy', /no game "chess"; there are: route/],
  ['route', /name the bots/],
  ['route a=genius', /no bot "genius"; there are: random, greedy/],
  ['route greedy', /"greedy" must be LABEL=BOT/],
  ['route a=greedy=random', /must be LABEL=BOT/],
  ['route a=greedy a=random', /two bots are called "a"/],
  ['route a=greedy b=random --players 5', /--players must be a whole number from 1 to 4/],
  ['route a=greedy b=random --games many', /--games must be a whole number/],
  ['route a=greedy b=random --games 0', /--games must be a whole number/],
  ['route a=greedy b=random --options {', /--options must be JSON/],
  ['route a=greedy b=random --options {"ancient":"X"}', /ancient/],
  ['route a=greedy b=random --iterations 5 --budget-ms 5', /not both/],
  ['route a=greedy b=random --budget-ms -5', /--budget-ms/],
  ['route a=greedy b=random --fast', /Unknown option '--fast'/],
] as const) {
  test(`arguments "${words}" are refused in one line`, () => {
    assert.throws(
      () => readArguments(words.split(' ').filter((word) => word !== '')),
      (cause) => {
        assert.ok(cause instanceof BadArguments)
        assert.match(cause.message, complaint)
        assert.doesNotMatch(cause.message, /\n/)
        return true
      },
    )
  })
}

function arena(...words: readonly string[]) {
  const script = fileURLToPath(new URL('../src/arena-command.ts', import.meta.url))
  return spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
}

test('the command tells every flag it takes when it is asked for help', () => {
  for (const words of [['--help'], ['-h'], ['route', 'a=greedy', '--help']]) {
    const { status, stderr, stdout } = arena(...words)
    assert.equal(status, 0, stderr)
    for (const flag of Object.keys(FLAGS)) assert.match(stdout, new RegExp(`^  --${flag} `, 'm'))
    assert.match(stdout, /^Example: npm run arena -- route/m)
  }
})

test('the command ends with code 2 and one line, without a stack trace', () => {
  const { status, stderr, stdout } = arena('route', '--nonsense')
  assert.equal(status, 2)
  assert.equal(stdout, '')
  assert.match(stderr, /^arena: Unknown option '--nonsense'\n$/)
})
