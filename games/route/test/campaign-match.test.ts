import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  fastChance,
  type Game,
  type Json,
  type Log,
  Match,
  oncePer,
  stateDigest,
  verify,
} from '@curio/kernel'
import { anyAnswer, give, recordedMatch } from '@curio/kernel/testing'
import { route } from '../index.ts'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'

const FILE = `${import.meta.dirname}/golden-tours/campaign-fame-2.json`
const campaignOf = oncePer((game: Game) => recordedMatch(game, JSON.parse(readFileSync(FILE, 'utf8'))))
const recorded = () => campaignOf(route as Game)

/** The match of the recorded campaign after its first entries. */
function resumedAt(entries: number): Match {
  const { log } = recorded()
  const begun: Log = { ...log, entries: log.entries.slice(0, entries) }
  const loaded = Match.load(route as Game, begun, Buffer.from(log.seed ?? '', 'hex'))
  assert.ok(loaded.ok, JSON.stringify(loaded))
  return loaded.value
}

/** Where somebody chooses what to take into the next city. */
const breaks = (): number[] =>
  recorded().log.entries.flatMap(({ answer }, entry) => (String(answer).startsWith('SUP_') ? [entry] : []))

test('the log of a campaign is verified, and one that was changed is not', () => {
  const { log } = recorded()
  const verdict = verify(route as Game, log)
  assert.ok(verdict.ok && verdict.over && verdict.seedChecked)
  const [choice = 0] = breaks()
  const entries = log.entries.map((each, entry) =>
    entry === choice ? { ...each, answer: 'SUP_ALLEY' as Json } : each,
  )
  const changed = verify(route as Game, { ...log, entries } as Log)
  assert.ok(!changed.ok && changed.entry === choice)
})

test('RT-CAMP-9: a campaign that was left between two cities goes on as if it had not been', () => {
  const { match: finished, log } = recorded()
  assert.equal(breaks().length, 2)
  for (const entry of breaks()) {
    const match = resumedAt(entry)
    const state = match.state as RouteState
    assert.deepEqual([state.phase, match.questions(match.awaited()[0] ?? -1)[0]?.kind], ['over', 'support'])
    for (const { seat, answer } of log.entries.slice(entry)) give(match, seat ?? -1, answer ?? null)
    assert.equal(stateDigest(match.state as Json), stateDigest(finished.state as Json))
    assert.deepEqual(match.outcome(), finished.outcome())
    assert.deepEqual(match.notes, finished.notes)
  }
})

const supportLeft = (match: RouteMatch, seat: number): number =>
  viewOf(match, seat).players[seat]?.board.support?.length ?? 0

test('RT-CAMP-9: who takes back an answer has the support bonus again', () => {
  let takenBack = 0
  for (let seed = 0; takenBack < 3; seed++) {
    const match = newMatch(2, { edition: 'booklet', campaign: {} }, `undo ${seed}`, shortTours)
    const chance = fastChance(seed)
    while (!match.over) {
      const seat = match.awaited()[0] ?? 0
      const [question] = match.questions(seat)
      assert.ok(question)
      const before = viewOf(match, seat)
      const held = supportLeft(match, seat)
      const value = anyAnswer(question, chance)
      give(match, seat, value)
      if (match.over || supportLeft(match, seat) !== held - 1 || !match.undo(seat).ok) continue
      takenBack++
      assert.deepEqual(viewOf(match, seat), before)
      give(match, seat, value)
    }
  }
})

const gamesOf = (match: Match) =>
  route.series?.gamesOver(match.state as RouteState, match.content as RouteContent)
const stageOf = (match: Match) =>
  route.series?.stage(match.state as RouteState, match.content as RouteContent)

test('RT-CAMP-1: a campaign says which of its cities it has come to, also between two of them', () => {
  const { match: finished } = recorded()
  const cities = (finished.state as RouteState).campaign?.cities ?? []
  assert.equal(new Set(cities).size, 3)
  const [first = 0, second = 0] = breaks()
  const seen = [resumedAt(1), resumedAt(first), resumedAt(first + 1), resumedAt(second), finished].map(
    stageOf,
  )
  assert.deepEqual(
    seen,
    [1, 2, 2, 3, 3].map((number) => ({ number, of: 3, subject: cities[number - 1] })),
  )
})

test('RT-CAMP-1, RT-CAMP-4: the games of a campaign have results of their own', () => {
  const { match: finished } = recorded()
  const { campaign } = finished.state as RouteState
  const games = gamesOf(finished) ?? []
  assert.deepEqual(
    games.map(({ subject }) => subject),
    campaign?.cities,
  )
  for (const [index, { results }] of games.entries())
    for (const [seat, result] of results.entries()) {
      const { points, places } = campaign?.games[index] ?? assert.fail()
      const place = places[seat] ?? 0
      const expected = { kind: 'ranked', won: place === 1, place, of: 2, points: points[seat]?.total }
      assert.deepEqual(result, expected)
    }
  assert.deepEqual(
    breaks().map((entry) => gamesOf(resumedAt(entry))?.length),
    [1, 2],
  )
})
