import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Game, Json, Stage } from '@curio/kernel'
import { rally } from '@curio/kernel/test-games'
import type { KindRecord, TableLine } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { companyOf, playOut, type Table, told } from './support/company.ts'

const GAMES = [rally] as readonly Game[]

const begin = (t: TestContext): Promise<Table> =>
  companyOf(t, GAMES, { game: 'rally', visibility: 'public' }, 2)

/** The host drives as fast as possible, the guest slowly. */
const hostWins = (seat: number, options: readonly Json[]): Json => options.at(seat === 0 ? -1 : 0) ?? null

/** Both drive one leg. */
async function playLeg({ places }: Table): Promise<void> {
  for (const [seat, place] of places.entries()) await place.answer((options) => hostWins(seat, options))
}

const stagesOf = async (visitor: Visitor, path: string): Promise<(Stage | null)[]> =>
  (await visitor.get<TableLine[]>(path)).map(({ stage }) => stage)

test('lists say how far a match of several games has come, also after a restart', async (t) => {
  const table = await begin(t)
  const [host = assert.fail()] = table.visitors
  assert.deepEqual(await stagesOf(host, '/api/me/matches'), [{ number: 1, of: 3, subject: 'hills' }])
  await playLeg(table)
  const second = [{ number: 2, of: 3, subject: 'coast' }]
  assert.deepEqual(await stagesOf(host, '/api/me/matches'), second)
  const stranger = await Visitor.come(table.server.address)
  assert.deepEqual(await stagesOf(stranger, '/api/tables'), second)
  await table.server.close()
  const again = await startServer(table.server.settings, { games: GAMES })
  t.after(() => again.close())
  assert.deepEqual(await stagesOf(host.at(again.address), '/api/me/matches'), second)
  assert.deepEqual(await stagesOf(stranger.at(again.address), '/api/tables'), second)
})

test('history and profile know the games of a match as well as the whole', async (t) => {
  const table = await begin(t)
  await playOut(table, hostWins)
  const [{ games }, [line]] = await told(table.visitors[1] ?? assert.fail())
  assert.equal(line?.subject, 'rally')
  assert.deepEqual(line.result, { kind: 'ranked', won: false, place: 2, of: 2, points: 0 })
  const lost = { kind: 'ranked', won: false, place: 2, of: 2, points: 1 }
  assert.deepEqual(
    line.games,
    ['hills', 'coast', 'town'].map((subject) => ({ subject, result: lost })),
  )
  const record = (subject: string, points: number): KindRecord => ({
    ...{ subject, kind: 'ranked', matches: 1, won: 0, averagePlace: 2, bestRank: null },
    ...{ bestPoints: points, averagePoints: points },
  })
  assert.deepEqual(games[0]?.records, [
    record('coast', 1),
    record('hills', 1),
    record('rally', 0),
    record('town', 1),
  ])
})

test('whoever gives up keeps the games that they have played, and gets none of the others', async (t) => {
  const table = await begin(t)
  const [first = assert.fail(), second = assert.fail()] = table.places
  await playLeg(table)
  await second.line.do({ t: 'resign', c: 0 })
  await first.playOn((options) => hostWins(0, options))
  await first.until(() => first.table?.status === 'over')
  const [, [stayed]] = await told(table.visitors[0] ?? assert.fail())
  const [, [left]] = await told(table.visitors[1] ?? assert.fail())
  assert.deepEqual(
    [stayed, left].map((line) => [line?.quit, line?.games.map(({ subject }) => subject)]),
    [
      [false, ['hills', 'coast', 'town']],
      [true, ['hills']],
    ],
  )
})

test('a guest who logs in brings the games of their matches along', async (t) => {
  const table = await begin(t)
  const [host = assert.fail()] = table.visitors
  await playOut(table, hostWins)
  const elsewhere = await Visitor.come(table.server.address)
  const account = { name: 'Traveller', password: 'a long password' }
  await elsewhere.post('/api/me/register', account)
  await elsewhere.meet()
  await host.post('/api/me/login', account)
  const [, [line]] = await told(elsewhere)
  assert.deepEqual(
    line?.games.map(({ result }) => result.won),
    [true, true, true],
  )
})

test('results from before subjects were stored get theirs when the server starts', async (t) => {
  const plain = { ...rally, series: undefined, subject: undefined } as unknown as Game
  const table = await companyOf(t, [plain], { game: 'rally' }, 2)
  await playOut(table, hostWins)
  const [host = assert.fail()] = table.visitors
  assert.equal((await told(host))[1][0]?.subject, null)
  await table.server.close()
  const again = await startServer(table.server.settings, { games: GAMES })
  t.after(() => again.close())
  const [{ games }, [line]] = await told(host.at(again.address))
  assert.deepEqual([line?.subject, games[0]?.records.map(({ subject }) => subject)], ['rally', ['rally']])
})
