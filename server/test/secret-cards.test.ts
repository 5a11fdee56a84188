import assert from 'node:assert/strict'
import { test } from 'node:test'
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
