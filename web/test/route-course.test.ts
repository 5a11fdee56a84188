import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Note, Outcome } from '@curio/kernel'
import { ARKHAM_GUIDE } from '@curio/route'
import { asRouteView, SOURCES, standingOf } from '@curio/route/text'
import type { GameUi, TableState } from '@curio/ui'
import { courseOf } from '../src/table/course.ts'
import type { TableLink } from '../src/table/link.ts'
import { person, playOn, TestBrowser, tableOf } from './support.ts'

/** Chapters and points as Route's interface tells them, without its components. */
const ui = {
  milestone: (note: Note) =>
    ({ round: `Round ${note.round}`, route: 'final route', 'encounter.roll': 'encounter' })[note.kind] ??
    null,
  score: (table: TableState) => {
    const points = table.seats.map(({ seat }) =>
      table.outcome
        ? table.outcome.points[seat]?.by
        : standingOf(ARKHAM_GUIDE, asRouteView(table.view), seat)?.by,
    )
    return SOURCES.map((source) => ({
      source,
      label: source,
      points: points.map((by) => by?.[source] ?? null),
    }))
  },
} satisfies Pick<GameUi, 'milestone' | 'score'>

interface Finished {
  readonly outcome: Outcome
  readonly record: TableLink
  readonly seats: readonly number[]
}

async function finished(t: TestContext, count: number): Promise<Finished> {
  const browser = new TestBrowser()
  t.after(() => browser.close())
  const people = [person('P'), person('Q'), person('R')].slice(0, count)
  const table = await browser.begin(people, { seed: '5a'.repeat(32), options: { ancient: 'CTHULHU' } })
  await playOn(table, 2_000)
  const { outcome } = tableOf(table)
  assert.ok(outcome)
  const record = await browser.openRecord(
    browser.onlyLog,
    people.map(({ name }) => name),
  )
  return { outcome, record, seats: outcome.points.map((_, seat) => seat) }
}

test('the course of Route has a chapter for each round, the routes and the encounters, and ends with the final totals', async (t) => {
  for (const count of [1, 2, 3]) {
    const { outcome, record, seats } = await finished(t, count)
    const course = await courseOf(record, ui, seats, 'en')
    assert.deepEqual(
      course.map(({ name }) => name),
      [...Array.from({ length: 10 }, (_, index) => `Round ${index + 1}`), 'final route', 'encounter'],
    )
    assert.deepEqual(
      course.at(-1)?.totals,
      outcome.points.map(({ total }) => total),
    )
  }
})

test('the last round of Route ends with what was drawn, before anybody has met the Ancient', async (t) => {
  const { record, seats } = await finished(t, 2)
  const course = await courseOf(record, ui, seats, 'en')
  const lastRound = course.find(({ name }) => name === 'Round 10')?.totals ?? []
  for (const seat of seats) {
    record.look(seat)
    const { told } = tableOf(record)
    const route = told.findIndex(({ kind }) => kind === 'route')
    const view = asRouteView((await record.moment(route, true))?.view ?? null)
    assert.deepEqual(view.players[seat]?.ending?.dice ?? [], [])
    assert.equal(lastRound[seat], standingOf(ARKHAM_GUIDE, view, seat)?.total)
  }
})

test('the course of Route ends where the points do, and without points there is none', async (t) => {
  const { record, seats } = await finished(t, 2)
  const lost = { ...ui, score: (table: TableState) => (table.outcome ? [] : ui.score(table)) }
  const course = await courseOf(record, lost, seats, 'en')
  assert.equal(course.at(-1)?.name, 'final route')
  assert.deepEqual(await courseOf(record, { ...ui, score: () => [] }, seats, 'en'), [])
})
