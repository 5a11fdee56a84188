import assert from 'node:assert/strict'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { type Game, type Json, type Log, Match, type Packs, plainAnswer } from '@curio/kernel'
import type { AchievementsOfGame, ApiError, UnlockedPacks } from '@curio/protocol'
import { route } from '@curio/route'
import { SECRET_BOX } from '@curio/route/secret-box'
import { recountAchievements } from '../src/achievements/recount.ts'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'

const CITIES = ['las-vegas', 'sydney', 'venice', 'arkham']
const YELLOW = 6

/** A solo game with three yellow events, played without the server. */
function playedAtHome(city: string, more: Readonly<Record<string, Json>> = {}, packs: Packs = {}): Log {
  const seed = new Uint8Array(32).fill(5)
  const options = { edition: 'booklet', city, tasks: false, events: { red: 0, yellow: 3 }, ...more }
  const begun = Match.create(route as Game, { seats: 1, options, packs, seed })
  assert.ok(begun.ok, begun.ok ? '' : begun.message)
  const match = begun.value
  while (!match.over) {
    const [question = assert.fail()] = match.questions(0)
    assert.ok(match.answer({ seat: 0, question: question.id, value: plainAnswer(question) }).ok)
  }
  return { ...match.log(), seed: Buffer.from(seed).toString('hex') }
}

const hand = (visitor: Visitor, log: Log): Promise<Response> =>
  visitor.fetch('POST', '/api/me/achievements/route/logs', { seat: 0, log })

const bookOf = (visitor: Visitor): Promise<AchievementsOfGame> => visitor.get('/api/me/achievements/route')

/** Three achievements of one group, the last of them ticked by hand. */
async function unlock(visitor: Visitor): Promise<void> {
  for (const city of CITIES) assert.equal((await hand(visitor, playedAtHome(city))).status, 200)
  assert.equal((await visitor.fetch('PUT', '/api/me/achievements/route/B4', { done: true })).status, 200)
}

const wanted = (secret: number[], more: Readonly<Record<string, Json>> = {}) => ({
  game: 'route',
  seats: ['me', 'open'],
  options: { edition: 'booklet', city: 'venice', secret, ...more },
})

/** Everything that only secret cards have, except one of them. */
const untold = (except: number): string[] =>
  SECRET_BOX.cards
    .filter(({ number }) => ![except, 8, 10].includes(number))
    .flatMap(({ id, name }) => [id, name.ru, name.en])

test('RT-ACH-19, RT-ERR-61, RT-ERR-58: a secret card can be asked for when it is unlocked, and not before', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const refused = await anna.fetch('POST', '/api/matches', wanted([YELLOW]))
  assert.deepEqual([refused.status, ((await refused.json()) as ApiError).code], [403, 'locked'])
  assert.equal((await anna.fetch('PUT', '/api/me/achievements/route/B1', { done: true })).status, 409)
  await unlock(anna)
  assert.deepEqual((await bookOf(anna)).unlocked, [`${YELLOW}`])
  const { match } = await anna.post<{ match: string }>('/api/matches', wanted([YELLOW]))
  const info = await anna.get<{ packs: { name: string; file: string }[] }>(`/api/matches/${match}`)
  const box = info.packs.find(({ name }) => name === 'secret-box')
  const text = await (await anna.fetch('GET', `/api/packs/${box?.file}`)).text()
  assert.ok(text.includes('EV_FESTIVAL'))
  for (const word of untold(YELLOW)) assert.ok(!text.includes(word), word)
  assert.equal((await anna.fetch('POST', '/api/matches', wanted([YELLOW, 7]))).status, 403)
  // Others see the card at her table, which unlocks nothing for them.
  const boris = await Visitor.come(address)
  await boris.takeSeat(match, 1)
  assert.deepEqual((await bookOf(boris)).unlocked, [])
  assert.equal((await boris.fetch('POST', '/api/matches', wanted([YELLOW]))).status, 403)
})

test('RT-ACH-16: before they are unlocked no message tells what secret cards are', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const packs = { 'secret-box': SECRET_BOX }
  const texts = await Promise.all(
    [
      anna.fetch('GET', '/api/me/achievements/route'),
      anna.fetch('GET', '/api/me/achievements/route/unlocked'),
      anna.fetch('POST', '/api/matches', wanted([YELLOW])),
      anna.fetch('POST', '/api/matches', wanted([], { ancient: 'SHUB_NIGGURATH' })),
      anna.fetch('POST', '/api/matches', wanted([9], { effects: { dark: 'FX_REPEAT', light: 'FX_OTHER' } })),
    ].map(async (response) => (await response).text()),
  )
  for (const text of texts) for (const word of untold(0)) assert.ok(!text.includes(word), word)
  assert.deepEqual(JSON.parse(texts[1] ?? ''), { packs: {} })
  const smuggled = await anna.fetch('POST', '/api/matches', { ...wanted([]), packs })
  assert.equal(smuggled.status, 400)
})

/** A finished match of Anna, who has unlocked the card, and Boris, who has not. */
async function playedTogether(t: TestContext): Promise<Played> {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await unlock(anna)
  const boris = await Visitor.come(address)
  const events = { red: 0, yellow: 5 }
  const { match } = await anna.post<{ match: string }>(
    '/api/matches',
    wanted([YELLOW], { tasks: false, events }),
  )
  const early = await (await Visitor.come(address)).sit(match, null)
  const fromLobby = once(early.line.socket, 'close')
  await boris.takeSeat(match, 1)
  const places = [await anna.sit(match, 0), await boris.sit(match, 1)]
  const stranger = await Visitor.come(address)
  const watching = (await stranger.connect()).refused({ t: 'watch', c: 0, match, seat: null })
  await Promise.all(places.map((place) => place.playOn()))
  for (const place of places) await place.until(() => place.table?.status === 'over')
  await fromLobby
  const nobody = new Visitor(address)
  return { anna, boris, stranger, nobody, match, early: early.line.texts, watching: await watching }
}

interface Played {
  readonly anna: Visitor
  readonly boris: Visitor
  readonly stranger: Visitor
  /** Without a cookie. */
  readonly nobody: Visitor
  readonly match: string
  /** What somebody was told who looked at the table before the match began, and did not sit down. */
  readonly early: readonly string[]
  /** Why nobody else may look on. */
  readonly watching: string
}

const FESTIVAL = ['EV_FESTIVAL', 'Фестиваль огней', 'Festival of Lights']
const tells = (text: string): boolean => FESTIVAL.some((word) => text.includes(word))

test('RT-ACH-16, RT-ACH-19: a match with a secret card is seen by who sat there and by who has unlocked it', async (t) => {
  const { anna, boris, stranger, nobody, match, early, watching } = await playedTogether(t)
  assert.equal(watching, 'hidden')
  assert.ok(early.length > 0 && !early.some(tells))
  const info = await stranger.get<{ packs: { name: string; file: string }[] }>(`/api/matches/${match}`)
  const { file } = info.packs.find(({ name }) => name === 'secret-box') ?? assert.fail()
  const ways = [`/api/matches/${match}/log`, `/api/packs/${file}`]
  for (const path of ways) {
    for (const visitor of [anna, boris]) {
      const given = await visitor.fetch('GET', path)
      assert.equal(given.status, 200)
      assert.ok(tells(await given.text()))
    }
    for (const visitor of [stranger, nobody]) {
      const refused = await visitor.fetch('GET', path)
      const text = await refused.text()
      assert.deepEqual([refused.status, (JSON.parse(text) as ApiError).code], [403, 'hidden'])
      assert.ok(!tells(text))
    }
  }
  const cached = await boris.fetch('GET', `/api/packs/${file}`)
  assert.match(cached.headers.get('cache-control') ?? '', /^private/)
  await unlock(stranger)
  for (const path of ways) assert.ok(tells(await (await stranger.fetch('GET', path)).text()))
  await stranger.sit(match, null)
})

/** Writes down achievements without the games that bring them. */
function markAll(file: string, { player }: Visitor, achievements: readonly string[], value = 9): void {
  const database = new DatabaseSync(file)
  const insert = database.prepare(
    "INSERT INTO marks (match, seat, player, game, achievement, mark, value) VALUES ('m', 0, ?, 'route', ?, '', ?)",
  )
  for (const achievement of achievements) insert.run(player.id, achievement, value)
  database.close()
}

test('RT-ACH-16: the options of a table name no secret card to those who have not unlocked it', async (t) => {
  const { address, settings } = await serve(t)
  const anna = await Visitor.come(address)
  markAll(settings.database, anna, ['K1', 'K2', 'K3'])
  const effects = { dark: 'FX_TUNING', light: 'FX_REPEAT' }
  const options = { edition: 'booklet', city: 'las-vegas', secret: [9], effects }
  const asked = { game: 'route', seats: ['me', 'open'], visibility: 'public', options }
  const { match } = await anna.post<{ match: string }>('/api/matches', asked)
  const stranger = await Visitor.come(address)
  const place = await stranger.sit(match, null)
  await place.until(() => place.table !== null)
  const own = await (await anna.fetch('GET', `/api/matches/${match}`)).text()
  assert.ok(own.includes('FX_TUNING'))
  const told = [
    ...place.line.texts,
    await (await stranger.fetch('GET', `/api/matches/${match}`)).text(),
    await (await stranger.fetch('GET', '/api/tables')).text(),
  ]
  assert.ok(told.some((text) => text.includes(match)))
  for (const text of told) assert.ok(!text.includes('FX_TUNING'), text)
})

test('RT-ACH-16: the options of a table name no secret Ancient to those who have not unlocked it', async (t) => {
  const { address, settings } = await serve(t)
  const anna = await Visitor.come(address)
  markAll(settings.database, anna, ['A2', 'A3'], 50)
  assert.equal((await anna.fetch('PUT', '/api/me/achievements/route/A4', { done: true })).status, 200)
  const options = { edition: 'booklet', city: 'arkham', secret: [10], ancient: 'SHUB_NIGGURATH' }
  const asked = { game: 'route', seats: ['me', 'open'], visibility: 'public', options }
  const { match } = await anna.post<{ match: string }>('/api/matches', asked)
  assert.ok((await (await anna.fetch('GET', `/api/matches/${match}`)).text()).includes('SHUB_NIGGURATH'))
  const stranger = await Visitor.come(address)
  for (const path of [`/api/matches/${match}`, '/api/tables'])
    assert.ok(!(await (await stranger.fetch('GET', path)).text()).includes('SHUB_NIGGURATH'), path)
})

test('RT-ACH-18: a game at home with an unlocked card counts, now and when all is counted again', async (t) => {
  const server = await serve(t)
  const anna = await Visitor.come(server.address)
  await unlock(anna)
  const { packs } = await anna.get<UnlockedPacks>('/api/me/achievements/route/unlocked')
  const log = playedAtHome('arkham', { secret: [YELLOW], events: { red: 0, yellow: 5 } }, packs)
  const boris = await Visitor.come(server.address)
  assert.equal((await hand(boris, log)).status, 403)
  const { packs: _, ...bare } = log
  const given = await hand(anna, bare)
  assert.equal(given.status, 200)
  const { progress } = (await given.json()) as AchievementsOfGame
  assert.equal(progress.find(({ id }) => id === 'B1')?.reached, 5)
  const before = await bookOf(anna)
  await server.close()
  await recountAchievements(server.settings)
  const again = await startServer(server.settings)
  t.after(() => again.close())
  assert.deepEqual(await bookOf(anna.at(again.address)), before)
})
