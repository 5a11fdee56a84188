import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Json, type Points, sidesOf } from '@curio/kernel'
import { route } from '../index.ts'
import { checkOptions } from '../rules/options.ts'
import { teamsOutcome } from '../rules/teams.ts'
import { atTourEnd } from './support/tour.ts'

const asked = (seats: number, teams: boolean) =>
  checkOptions({ edition: 'booklet', city: 'las-vegas', teams }, seats)

const pointsOf = (...totals: readonly number[]): Points[] =>
  totals.map((total) => ({ total, by: { red: total - 1, goals: 1 } }))

test('RT-BASE-46: four players make two teams, and no other number does', () => {
  for (const seats of [1, 2, 3]) {
    const told = asked(seats, true)
    assert.ok(!told.ok)
    assert.match(told.message, /^teams: .*RT-BASE-46/)
  }
  const four = asked(4, true)
  assert.ok(four.ok && four.value.edition === 'booklet' && four.value.teams)
  const alone = asked(4, false)
  assert.ok(alone.ok && !('teams' in alone.value))
})

test('RT-BASE-46: partners sit opposite each other', () => {
  const sides = (teams: boolean) => {
    const told = asked(4, teams)
    assert.ok(told.ok)
    return sidesOf(route as Game, { seats: 4, options: told.value as unknown as Json, packs: {} })
  }
  assert.deepEqual(sides(true), [
    [0, 2],
    [1, 3],
  ])
  assert.deepEqual(sides(false), [[0], [1], [2], [3]])
})

test('RT-BASE-46: the sum of both partners decides, source by source', () => {
  const outcome = teamsOutcome(pointsOf(90, 40, 10, 61), [0, 1, 2, 3])
  assert.deepEqual(outcome.winners, [1])
  assert.deepEqual(outcome.places, [2, 1])
  assert.deepEqual(outcome.teamPoints, [
    { total: 100, by: { red: 98, goals: 2 } },
    { total: 101, by: { red: 99, goals: 2 } },
  ])
  assert.equal(outcome.ending, 'points')
})

test('RT-BASE-46: equal sums share the win, and whoever lost to the Ancient adds nothing', () => {
  const equal = teamsOutcome(pointsOf(90, 40, 10, 60), [0, 1, 2, 3])
  assert.deepEqual([equal.winners, equal.places, equal.ending], [[0, 1], [1, 1], 'shared'])
  const nobody = teamsOutcome(pointsOf(0, 0, 0, 0), [])
  assert.deepEqual([nobody.winners, nobody.ending], [[], 'nobody'])
})

test('RT-BASE-46: a team game ends with the points of its players', () => {
  const game = atTourEnd({ seats: 4, options: { teams: true } })
  for (let [ask] = game.run.questions; ask; [ask] = game.run.questions)
    game.answer(ask.seat, ask.candidates()[0] ?? null)
  const outcome = route.outcome(game.state, game.content)
  assert.ok(outcome?.kind === 'teams')
  const { points, teamPoints } = outcome
  const total = (seat: number): number => points[seat]?.total ?? 0
  assert.deepEqual(
    teamPoints.map((team) => team.total),
    [total(0) + total(2), total(1) + total(3)],
  )
})
