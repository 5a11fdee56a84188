import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { GAMES } from '@curio/bots'
import { type Flow, type Game, type Json, plainAnswer, type Table } from '@curio/kernel'
import type { Thinker } from '../src/bots/thinker.ts'
import type { Context } from '../src/context.ts'
import { failureOf } from '../src/failure.ts'
import { Metrics } from '../src/metrics.ts'
import { startServer } from '../src/server.ts'
import { type BotTable, BotTurns } from '../src/tables/bot-turns.ts'
import { type Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve } from './support/stand.ts'
import { crashingThinker, hangingThinker, quickThinker, wrongThinker } from './support/thinkers.ts'

/** A person and two bots. */
async function withBots(address: string): Promise<Place> {
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['easy', 'me', 'hard'] })
  return anna.sit(match, 1)
}

test('a person plays a whole match with bots of worker threads', async (t) => {
  const { address } = await serve(t, { botWorkers: 1 })
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['easy', 'me'] })
  const place = await anna.sit(match, 1)
  await place.playOn()
  assert.equal(place.mirror.document?.outcome?.points.length, 2)
})

const BROKEN: readonly [string, Thinker][] = [
  ['crash', crashingThinker],
  ['decide for what is not an option', wrongThinker],
]

for (const [what, thinker] of BROKEN)
  test(`bots that ${what} do not keep a match from its end`, async (t) => {
    const { address } = await serve(t, {}, { thinker })
    const place = await withBots(address)
    await place.playOn()
    assert.ok(place.isOver)
    assert.match(
      await (await fetch(`${address}/metrics`)).text(),
      /curio_bot_failures_total\{reason="\w+"\} [1-9]/,
    )
  })

test('bots that never decide are not waited for', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, { botSeconds: 20 }, { clock, thinker: hangingThinker })
  const place = await withBots(address)
  await place.answer()
  const impatience = setInterval(() => clock.advance(20_000), 5)
  t.after(() => clearInterval(impatience))
  await place.playOn()
  assert.ok(place.isOver)
})

test('a hint says what a bot would do, and only those who are asked something get one', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const place = await withBots(address)
  const { question } = place
  assert.ok(question?.form === 'choose')
  assert.deepEqual(await place.line.do({ t: 'hint', c: 0 }), {
    value: question.options[0],
    among: 2,
    rival: null,
    reason: null,
  })
  const spectator = await (await Visitor.come(address)).sit(place.match, null)
  assert.equal(await spectator.line.refused({ t: 'hint', c: 0 }), 'no-question')
})

const [route] = GAMES

/** Route, but its rules fail on some answers. */
function failing(isBroken: (answer: unknown) => boolean): Game {
  assert.ok(route)
  const { play } = route
  return {
    ...route,
    *play(table: Table, from?: Json): Flow {
      const flow = play(table, from)
      let step = flow.next()
      while (!step.done) {
        const answer: unknown = yield step.value
        if (isBroken(answer)) throw new Error('the secret task is TG9')
        step = flow.next(answer)
      }
    },
  }
}

test('when the rules fail on an answer it is not recorded, the player is told, and the match goes on', async (t) => {
  let isBroken = true
  const people = await twoPeople(t, {}, { games: [failing((answer) => answer === 'green' && isBroken)] })
  const { first, second } = people
  await beginDraft(people)
  const { document } = first.mirror
  const q = first.question?.id ?? ''
  const reply = await first.line.say({ t: 'answer', c: 0, q, v: 'green' })
  assert.ok(reply.t === 'no' && reply.code === 'rules-failed')
  assert.ok(!reply.text.includes('TG9'))
  assert.deepEqual(first.mirror.document, document)
  await first.line.do({ t: 'answer', c: 0, q, v: 'red' })
  isBroken = false
  await second.answer((options) => (options.includes('green') ? 'green' : (options[0] ?? null)))
  assert.match(
    await (await fetch(`${people.server.address}/metrics`)).text(),
    /curio_rules_failures_total 1\n/,
  )
})

test('a bot on whose answers the rules fail is asked again later, and disturbs nobody meanwhile', async (t) => {
  let isBroken = true
  const clock = new ManualClock()
  const overrides = {
    clock,
    games: [failing((answer) => typeof answer === 'string' && isBroken)],
    thinker: quickThinker,
  }
  const { address } = await serve(t, {}, overrides)
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['easy', 'me'], options: { first: 0 } })
  const place = await anna.sit(match, 1)
  await place.answer()
  const stuck = async (): Promise<boolean> =>
    /bot_failures_total\{reason="stuck"\} 1\n/.test(await (await fetch(`${address}/metrics`)).text())
  while (!(await stuck())) await place.line.say({ t: 'ping' })
  assert.deepEqual(place.mirror.document?.awaited, [0])
  await place.line.do({ t: 'chat', c: 0, text: 'is anybody there?' })
  isBroken = false
  clock.advance(60_000)
  await place.until(() => place.question !== null)
})

test('a table that is dropped while a bot plays does not ask it again', async () => {
  const clock = new ManualClock()
  const thinking = { decide: async () => 'an answer' }
  const log = { error: () => {} }
  const context = { clock, thinking, log, metrics: new Metrics() } as unknown as Context
  let [played, asked] = [0, 0]
  const table: BotTable = {
    id: 'table',
    isAwaited: false,
    payers: [],
    async playBot() {
      played += 1
      turns.stopAll()
      throw new Error('it was lost while it was played')
    },
    takeForBot: async () => true,
    considerBots: () => {
      asked += 1
    },
  }
  const turns = new BotTurns(context, table)
  turns.ask(0, 'easy', 0, () => null)
  await turnOfTheLoop()
  clock.advance(60_000)
  assert.deepEqual([played, asked], [1, 0])
})

test('an answer that the database does not take is not recorded, and the table is loaded again', async (t) => {
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  const people = await twoPeople(t, { logLevel: 'error' }, { output, ids: repeatable() })
  const { server, anna, boris, match, second } = people
  // Another table with the same seed: what Anna answers there could be an answer of this one.
  const options = { ancient: 'DAGON', first: 0 }
  const other = await anna.createMatch({ seats: ['me', 'open'], options })
  await boris.takeSeat(other, 1)
  await (await anna.sit(other, 0)).answer()
  // The table in memory does not hear of it.
  const database = new DatabaseSync(server.settings.database)
  const numberOf = '(SELECT number FROM matches WHERE id = ?)'
  database
    .prepare(
      `INSERT OR IGNORE INTO entries
         SELECT ${numberOf}, "index", entry, message FROM entries WHERE match = ${numberOf}`,
    )
    .run(match, other)
  database.close()
  const before = second.mirror.document?.awaited
  const { question } = second
  assert.ok(question)
  const message = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
  assert.equal(await second.line.refused(message, 'again'), 'failed')
  await second.until(() => second.mirror.document?.awaited.length === 1)
  assert.deepEqual([before, second.mirror.document?.awaited], [[0, 1], [1]])
  await second.line.do(message, 'again')
  await second.until(() => !second.mirror.document?.awaited.includes(1))
  assert.match(lines.join(''), /"code":"ERR_SQLITE_ERROR","errcode":1555,.*"msg":"a table is loaded again"/)
})

test('a full disk is known in the log by its codes; what is no constant stays out', () => {
  const full = new DatabaseSync(':memory:')
  full.exec('CREATE TABLE secrets (text); PRAGMA max_page_count = 2')
  let cause: unknown
  try {
    full.prepare('INSERT INTO secrets VALUES (?)').run('TG9'.repeat(9_999))
  } catch (caught) {
    cause = caught
  }
  full.close()
  const { error, code, errcode } = failureOf(cause)
  assert.deepEqual([error, code, errcode], ['Error', 'ERR_SQLITE_ERROR', 13])
  const talkative = Object.assign(new Error('TG9'), { code: 'the task is TG9', errcode: 'TG9' })
  assert.doesNotMatch(JSON.stringify(failureOf(talkative)), /TG9/)
})

test('no line of the log has anything that is secret or hidden', async (t) => {
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  const games = [failing((answer) => answer === 'green')]
  const overrides = { games, thinker: crashingThinker, output }
  const people = await twoPeople(t, { logLevel: 'debug' }, overrides)
  const { server, anna, boris, match } = people
  const password = 'correct horse battery'
  await anna.post('/api/me/register', { name: 'Anna', password })
  const { token } = await anna.post<{ token: string }>('/api/tokens', { name: 'Robot' })
  await boris.fetch('POST', '/api/me/login', { name: 'Anna', password: 'not the password' })
  const first = await anna.sit(match, 0)
  await beginDraft({ ...people, first })
  await first.line.say({ t: 'answer', c: 0, q: first.question?.id ?? '', v: 'green' })
  await first.line.say({ t: 'hint', c: 0 })
  await anna.post(`/api/matches/${match}/report`, { text: 'the rules have failed' })
  const database = new DatabaseSync(server.settings.database)
  const { seed } = database.prepare('SELECT seed FROM matches').get() as { seed: string }
  await anna.fetch('GET', `/api/matches/${match}`)
  database.exec(`UPDATE matches SET header = '{"secret'`)
  database.close()
  await server.close()
  const again = await startServer(server.settings, overrides)
  t.after(() => again.close())
  assert.equal((await anna.at(again.address).fetch('GET', `/api/matches/${match}`)).status, 500)
  const log = lines.join('')
  assert.match(log, /the rules failed at question/)
  assert.match(log, /"reason":"the record cannot be read"/)
  const secrets = [
    password,
    'not the password',
    token,
    seed,
    anna.cookie.split('=')[1] ?? '',
    'TG',
    '"secret',
  ]
  for (const secret of secrets) assert.ok(!log.includes(secret), `the log has ${secret}`)
  for (const line of lines.filter((each) => each.includes('"msg":"request"')))
    assert.ok(!line.includes(match), line)
})
