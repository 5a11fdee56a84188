import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import type { Game, Json } from '@curio/kernel'
import { climb, sails, tug } from '@curio/kernel/test-games'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../src/db/migrations.ts'
import { openDatabase } from '../src/db/open.ts'
import { Sqlite } from '../src/db/sqlite.ts'
import { recordOf } from '../src/tables/records.ts'
import { companyOf, playOut, type Table, told } from './support/company.ts'
import { temporaryFolder } from './support/stand.ts'

/** A table of people, one for each seat, that has begun. */
const company = (t: TestContext, game: string, seats: number, rated = false): Promise<Table> =>
  companyOf(t, [sails, tug, climb] as readonly Game[], { game, rated }, seats)

const highest = (options: readonly Json[]): Json => Math.max(...options.map(Number))
const lowest = (options: readonly Json[]): Json => Math.min(...options.map(Number))

test('a cooperative loss is everybody’s, tells how far they came, and is not rated', async (t) => {
  const table = await company(t, 'sails', 3)
  // The highest ropes first, so that those after them are too low.
  await playOut(table, (_, options) => highest(options))
  const outcome = table.places[0]?.mirror.document?.outcome
  assert.ok(outcome?.kind === 'cooperative' && !outcome.won)
  for (const visitor of table.visitors) {
    const [{ games }, [line]] = await told(visitor)
    assert.deepEqual(line?.result, {
      kind: 'cooperative',
      won: false,
      progress: outcome.progress,
      points: null,
    })
    assert.equal(games[0]?.rating, null)
    assert.deepEqual(games[0]?.records, [
      {
        ...{ subject: null, kind: 'cooperative', matches: 1, won: 0 },
        ...{ averagePlace: null, bestRank: null, bestPoints: null, averagePoints: null },
      },
    ])
  }
})

test('a cooperative game that all have left is not rated either', async (t) => {
  const { places, visitors } = await company(t, 'sails', 2)
  for (const place of places) await place.line.do({ t: 'resign', c: 0 })
  await places[1]?.until(() => places[1]?.table?.status === 'abandoned')
  const [{ games }, [line]] = await told(visitors[0] ?? assert.fail())
  assert.deepEqual(line?.result, { kind: 'cooperative', won: false, progress: null, points: null })
  assert.deepEqual([line?.quit, games[0]?.rating], [true, null])
})

test('a team wins and is rated together', async (t) => {
  const table = await company(t, 'tug', 4, true)
  await playOut(table, (seat, options) => (seat % 2 === 0 ? highest(options) : lowest(options)))
  const lines = await Promise.all(table.visitors.map(told))
  assert.deepEqual(
    lines.map(([, [line]]) => line?.result),
    [0, 1, 2, 3].map((seat) => {
      const won = seat % 2 === 0
      return { kind: 'teams', won, place: won ? 1 : 2, of: 2, points: Number(won) }
    }),
  )
  const ratings = lines.map(([{ games }]) => games[0]?.rating?.mu ?? 0)
  assert.ok(ratings[0] === ratings[2] && ratings[1] === ratings[3])
  assert.ok((ratings[0] ?? 0) > (ratings[1] ?? 0))
})

test('a game alone tells the rank that was reached, keeps the best, and is not rated', async (t) => {
  const table = await company(t, 'climb', 1)
  await playOut(table, () => 'gentle')
  const outcome = table.places[0]?.mirror.document?.outcome
  assert.ok(outcome?.kind === 'solo' && outcome.rank !== null)
  const [{ games }, [line]] = await told(table.visitors[0] ?? assert.fail())
  const points = outcome.points[0]?.total
  assert.deepEqual(line?.result, { kind: 'solo', won: null, rank: outcome.rank, points })
  const { index, of } = outcome.rank
  assert.deepEqual(games[0]?.records[0]?.bestRank, { index, of })
  assert.deepEqual([games[0]?.records[0]?.won, games[0]?.rating], [null, null])
})

/** A database as it was before outcomes had kinds. */
async function databaseBefore(file: string): Promise<void> {
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0009')
  const sqlite = new Sqlite(file)
  const db = new Kysely<unknown>({ dialect: sqlite.dialect() })
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(before) },
  }).migrateToLatest()
  await db.destroy()
  await sqlite.close()
  assert.equal(error, undefined)
}

interface Old {
  readonly id: string
  readonly game: string
  readonly options?: object
  readonly outcome: unknown
  /** Of seat 0: place, players, won, points, quit. */
  readonly result: readonly [number, number, number, number | null, number]
}

const scored = (...totals: number[]) => totals.map((total) => ({ total, by: { all: total } }))

const OLD: readonly Old[] = [
  {
    ...{ id: 'two', game: 'route', result: [2, 2, 0, 30, 0] },
    outcome: { winners: [1], places: [2, 1], points: scored(30, 40), ending: 'points' },
  },
  { id: 'left', game: 'route', outcome: null, result: [2, 2, 0, null, 1] },
  {
    ...{ id: 'met', game: 'route', options: { challenge: { row: 1, column: 2 } }, result: [1, 1, 1, 210, 0] },
    outcome: { winners: [0], places: [1], points: scored(210), ending: 'challenge-met' },
  },
  {
    ...{
      id: 'missed',
      game: 'route',
      options: { challenge: { row: 0, column: 0 } },
      result: [1, 1, 0, 90, 0],
    },
    outcome: { winners: [], places: [1], points: scored(90), ending: 'challenge-missed' },
  },
  {
    ...{ id: 'rank', game: 'cryptids', result: [1, 1, 1, 22, 0] },
    outcome: { winners: [0], places: [1], points: scored(22), ending: 'rank-4' },
  },
  {
    ...{ id: 'lost', game: 'cryptids', result: [1, 1, 0, 0, 0] },
    outcome: { winners: [], places: [1], points: [{ total: 0, by: {} }], ending: 'lost-five' },
  },
  { id: 'resigned', game: 'cryptids', outcome: null, result: [1, 1, 0, null, 1] },
  { id: 'damaged', game: 'route', outcome: 'half of somethi', result: [1, 2, 1, 5, 0] },
]

test('results and outcomes from before they had kinds are told in the right terms', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  await databaseBefore(file)
  const old = new DatabaseSync(file)
  const match = old.prepare(
    `INSERT INTO matches (id, number, game, status, visibility, options, clock, creator, created, outcome, bot_turn)
       VALUES (?, ?, ?, 'over', 'public', ?, '{"kind":"none"}', 'anna', 5, ?, 0)`,
  )
  const result = old.prepare(
    `INSERT INTO results (match, seat, player, game, place, players, won, points, quit, rated, finished)
       VALUES (?, 0, 'anna', ?, ?, ?, ?, ?, ?, 0, 7)`,
  )
  for (const [index, { id, game, options = {}, outcome, result: row }] of OLD.entries()) {
    const text = outcome === null || typeof outcome === 'string' ? outcome : JSON.stringify(outcome)
    match.run(id, index + 1, game, JSON.stringify(options), text)
    result.run(id, game, ...row)
  }
  old.close()

  const { db, close } = await openDatabase(file)
  t.after(() => close())
  const rows = await db.selectFrom('results').selectAll().orderBy('match').execute()
  assert.deepEqual(
    Object.fromEntries(
      rows.map((row) => [row.match, [row.kind, row.won, row.place, row.places, row.points, row.rank_id]]),
    ),
    {
      damaged: ['ranked', 1, 1, 2, 5, null],
      left: ['ranked', 0, 2, 2, null, null],
      lost: ['solo', 0, null, null, null, null],
      met: ['solo', 1, null, null, 210, 'level-2'],
      missed: ['solo', 0, null, null, 90, null],
      rank: ['solo', 1, null, null, 22, 'rank-4'],
      resigned: ['solo', null, null, null, null, null],
      two: ['ranked', 0, 2, 2, 30, null],
    },
  )
  assert.deepEqual(
    rows.filter(({ rank }) => rank !== null).map(({ match: id, rank, ranks }) => [id, rank, ranks]),
    [
      ['met', 2, 4],
      ['rank', 4, 5],
    ],
  )
  assert.ok(rows.every(({ player, quit, finished }) => player === 'anna' && quit !== null && finished === 7))
  const matches = await db.selectFrom('matches').selectAll().execute()
  const outcomes = Object.fromEntries(
    matches.filter(({ id }) => id !== 'damaged').map((row) => [row.id, recordOf(row).outcome]),
  )
  assert.deepEqual(outcomes, {
    left: null,
    resigned: null,
    two: { kind: 'ranked', winners: [1], places: [2, 1], points: scored(30, 40), ending: 'points' },
    met: {
      ...{ kind: 'solo', won: true, points: scored(210), ending: 'challenge-met' },
      rank: { id: 'level-2', index: 2, of: 4 },
    },
    missed: { kind: 'solo', won: false, rank: null, points: scored(90), ending: 'challenge-missed' },
    rank: {
      ...{ kind: 'solo', won: true, points: scored(22), ending: 'rank-4' },
      rank: { id: 'rank-4', index: 4, of: 5 },
    },
    lost: { kind: 'solo', won: false, rank: null, points: [], ending: 'lost-five' },
  })
  assert.equal(matches.find(({ id }) => id === 'damaged')?.outcome, 'half of somethi')
})
