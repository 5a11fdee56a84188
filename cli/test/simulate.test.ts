import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { fastChance, type Game, type Json, Match, parseLog, verify } from '@curio/kernel'
import { climb, sails, tug } from '@curio/kernel/test-games'
import { edited } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, route } from '@curio/route'
import { inWords } from '../src/commands/simulate.ts'
import { botsAt, type Simulated } from '../src/simulate/game.ts'
import { reportOn } from '../src/simulate/report.ts'
import { curio, folderFor } from './support/curio.ts'

const SOURCES = ['red', 'green', 'blue', 'purple', 'task', 'yellow', 'encounter']

async function report(...flags: string[]): Promise<Record<string, unknown>> {
  const { code, output, errors } = await curio(['simulate', 'route', '--json', ...flags])
  assert.equal(errors, '')
  assert.equal(code, 0)
  return JSON.parse(output)
}

suite('curio simulate', () => {
  test('the same seed gives the same games, another seed others', async () => {
    const flags = ['--players', '2', '--games', '2', '--bots', 'random']
    const [one, same, other] = await Promise.all([
      report(...flags, '--seed', 'a'),
      report(...flags, '--seed', 'a'),
      report(...flags, '--seed', 'b'),
    ])
    const { speed, ...first } = one
    const { speed: _, ...second } = same
    assert.deepEqual(second, first)
    assert.notDeepEqual(other.results, one.results)
    assert.deepEqual(Object.keys(speed as object), ['seconds', 'decisionsPerSecond'])
  })

  test('threads change nothing but the time', async () => {
    const flags = ['--players', '1', '--seed', 'threads', '--bots', 'random']
    const [few, many] = await Promise.all([
      report(...flags, '--games', '15'),
      report(...flags, '--games', '16'),
    ])
    assert.equal(few.games, 15)
    assert.equal(many.games, 16)
    assert.ok(Number(many.decisions) > Number(few.decisions))
  })

  test('the report says what was played, who won, and where points came from', async (t) => {
    const folder = join(folderFor(t), 'logs')
    const given = await report(
      ...['--players', '3', '--games', '2', '--bots', 'random,random', '--options', '{"ancient":"DAGON"}'],
      ...['--save', folder],
    )
    assert.equal(given.game, 'route')
    assert.equal(given.players, 3)
    assert.equal(given.games, 2)
    assert.deepEqual(given.options, { ancient: 'DAGON' })
    assert.deepEqual(Object.keys(given.sources as object), SOURCES)
    const [bot] = given.results as { bot: string; seats: number; points: { percentiles: object } }[]
    assert.equal(bot?.bot, 'random')
    assert.equal(bot?.seats, 6)
    assert.deepEqual(Object.keys(bot?.points.percentiles ?? {}), ['5', '25', '50', '75', '95'])
    const logs = readdirSync(folder).sort()
    assert.deepEqual(logs, ['route-0000.json', 'route-0001.json'])
    const verified = await curio(['verify', join(folder, logs[1] ?? '')])
    assert.match(verified.output, /all from the revealed seed/)
  })

  test('a record verifies with nothing else, also after the built-in pack has changed', async (t) => {
    const folder = folderFor(t)
    await report('--players', '1', '--games', '1', '--save', folder)
    const log = parseLog(JSON.parse(readFileSync(join(folder, 'route-0000.json'), 'utf8')))
    assert.ok(log.ok)
    assert.deepEqual(log.value.packs, { city: ARKHAM_GUIDE })
    const later: Game = {
      ...(route as Game),
      packs: { city: edited(ARKHAM_GUIDE, { 'map.blocks[5].star': 8 }) as Json },
    }
    const { packs: _, ...bare } = log.value
    assert.equal(verify(later, bare).ok, false)
    assert.deepEqual(verify(later, log.value), verify(route as Game, log.value))
    assert.equal(verify(later, log.value).ok, true)
  })

  test('without --json the report is in words', async () => {
    const { output } = await curio([
      'simulate',
      'route',
      '--players',
      '1',
      '--games',
      '1',
      '--bots',
      'random',
    ])
    assert.match(output, /^games +1$/m)
    assert.match(output, /^decisions +\d+, \d+ a second$/m)
    assert.match(output, /^random +.* wins of 1 +mean [\d.]+ +p5 \d+/m)
    assert.match(output, /^points by source: red [\d.]+%/m)
  })
})

const result = (bots: string[], totals: number[], winners: number[]): Simulated => ({
  number: 0,
  bots,
  decisions: 10,
  log: null,
  measures: null,
  outcome: {
    kind: 'ranked',
    winners,
    places: totals.map(() => 1),
    ending: 'points',
    points: totals.map((total) => ({ total, by: { roads: total / 4, stars: (3 * total) / 4 } })),
  },
})

test('wins, means and percentiles are counted by bot; a shared win is a part of one', () => {
  const report = reportOn([
    result(['a', 'b'], [40, 20], [0]),
    result(['b', 'a'], [30, 30], [0, 1]),
    result(['a', 'b'], [10, 50], [1]),
  ])
  assert.deepEqual(report.results, [
    {
      ...{ bot: 'a', seats: 3, sides: 3, wins: 1.5, progress: null, ranks: null },
      points: { mean: 80 / 3, percentiles: { 5: 10, 25: 10, 50: 30, 75: 40, 95: 40 } },
    },
    {
      ...{ bot: 'b', seats: 3, sides: 3, wins: 1.5, progress: null, ranks: null },
      points: { mean: 100 / 3, percentiles: { 5: 20, 25: 20, 50: 30, 75: 50, 95: 50 } },
    },
  ])
  assert.deepEqual(report.sources, { roads: 0.25, stars: 0.75 })
  assert.deepEqual(report.endings, { points: 3 })
  assert.equal(report.decisions, 30)
})

test('games without points have shares of nothing', () => {
  assert.deepEqual(reportOn([result(['a'], [0], [])]).sources, { roads: 0, stars: 0 })
})

test('what a game measures is reported: means with their range, and counts against the median', () => {
  const measured = (rounds: number, found: Record<string, number>): Simulated => ({
    ...result(['a'], [0], []),
    measures: { numbers: { rounds }, counts: { found } },
  })
  const { measures } = reportOn([
    measured(10, { kraken: 1, selma: 0, gulon: 0 }),
    measured(14, { kraken: 1, selma: 1, gulon: 0 }),
    measured(12, { kraken: 1, selma: 0, gulon: 1 }),
  ])
  assert.deepEqual(measures.numbers, { rounds: { mean: 12, low: 10, high: 14 } })
  assert.deepEqual(measures.counts, {
    found: { times: { kraken: 3, selma: 1, gulon: 1 }, median: 1, mostToMedian: 3 },
  })
  assert.deepEqual(reportOn([result(['a'], [0], [])]).measures, { numbers: {}, counts: {} })
})

/** Games in which everybody answers at random, by a bot of this name. */
function played(game: Game, seats: number, games: number): Simulated[] {
  return Array.from({ length: games }, (_, number) => {
    const match = Match.create(game, { seats, options: {}, seed: new Uint8Array(32).fill(number) })
    assert.ok(match.ok)
    const chance = fastChance(number)
    while (!match.value.over) {
      const [seat = 0] = match.value.awaited()
      const [question] = match.value.questions(seat)
      assert.ok(question?.form === 'choose')
      const value: Json | undefined = question.options[chance.below(question.options.length)]
      assert.ok(match.value.answer({ seat, question: question.id, value }).ok)
    }
    const outcome = match.value.outcome()
    assert.ok(outcome)
    const bots = new Array<string>(seats).fill('a')
    return { number, bots, decisions: 1, outcome, measures: null, log: null }
  })
}

const SPEED = { seconds: 1, decisionsPerSecond: 1 }

test('of a cooperative game the report tells the share of wins and how far the group came', () => {
  const games = played(sails as Game, 2, 30)
  const report = reportOn(games)
  const won = games.filter(({ outcome }) => outcome.kind === 'cooperative' && outcome.won).length
  assert.ok(won > 0 && won < 30, `${won}`)
  const [bot] = report.results
  assert.deepEqual(
    [report.kind, bot?.wins, bot?.sides, bot?.points, bot?.ranks],
    ['cooperative', won, 30, null, null],
  )
  assert.ok((bot?.progress ?? 0) > won / 30 && (bot?.progress ?? 1) < 1)
  assert.match(
    inWords(report, SPEED),
    new RegExp(`^a +${won}\\.0 wins of 30 +[\\d.]+% of the way  \\(60 seats\\)$`, 'm'),
  )
  assert.doesNotMatch(inWords(report, SPEED), /mean|points/)
})

test('of a team game it counts teams, by the points of teams', () => {
  const games = played(tug as Game, 4, 20)
  const report = reportOn(games)
  const [bot] = report.results
  assert.deepEqual([report.kind, bot?.seats, bot?.sides, bot?.wins], ['teams', 80, 40, 20])
  assert.deepEqual(report.sources, { rounds: 1 })
  assert.ok((bot?.points?.mean ?? 2) <= 1)
})

test('of a game alone it counts the ranks that were reached, and no wins where there are none', () => {
  const games = played(climb as Game, 1, 40)
  const report = reportOn(games)
  const [bot] = report.results
  assert.deepEqual([report.kind, bot?.wins, bot?.progress], ['solo', null, null])
  assert.deepEqual(Object.keys(bot?.ranks ?? {}), ['valley', 'ridge', 'summit'])
  assert.equal(
    Object.values(bot?.ranks ?? {}).reduce((sum, times) => sum + times, 0),
    40,
  )
  assert.match(inWords(report, SPEED), /^a +mean .* {2}ranks: valley \d+, ridge \d+, summit \d+$/m)
})

test('partners have the same bot, and sides change from game to game', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ]
  assert.deepEqual(botsAt(['greedy', 'random'], teams, 0), ['greedy', 'random', 'greedy', 'random'])
  assert.deepEqual(botsAt(['greedy', 'random'], teams, 1), ['random', 'greedy', 'random', 'greedy'])
  assert.deepEqual(botsAt(['greedy', 'random'], [[0, 1]], 1), ['random', 'random'])
})
