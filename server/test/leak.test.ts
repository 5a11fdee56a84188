import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Json } from '@curio/kernel'
import type { TimeControl } from '@curio/protocol'
import { type Line, type Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve } from './support/stand.ts'

type Choose = (options: readonly Json[]) => Json

/** What Boris does in secret: which task he keeps, how far and where he draws, and how often he changes his mind. */
interface Secret {
  readonly task: Choose
  readonly steps: number
  readonly block: Choose
  readonly draw: Choose
  readonly changes: number
}

const first: Choose = (options) => options[0] ?? null
const last: Choose = (options) => options.at(-1) ?? null
const middle: Choose = (options) => options[options.length >> 1] ?? null

const HOUR = 3_600_000

/** Everything that reaches Anna and a spectator until Boris' drawing is revealed; time passes between the steps. */
async function playWith(
  t: TestContext,
  secret: Secret,
  kind: TimeControl,
): Promise<{ anna: string[]; spectator: string[] }> {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock, ids: repeatable() }, { clock: kind })
  const clara = await Visitor.come(people.server.address)
  const spectator = await clara.sit(people.match, null)
  await people.first.until(() => people.first.table?.spectators === 1)
  clock.advance(HOUR)
  await people.second.answer(secret.task)
  clock.advance(HOUR)
  await beginDraftAfterTask(people)
  const { first: anna, second: boris } = people
  await playToDrawing([anna, boris])
  await tryAll(anna)
  clock.advance(HOUR)
  await drawInSecret(boris, secret)
  clock.advance(HOUR)
  await tryAll(anna)
  await anna.answer()
  // The request of Anna still stands: they go back to before her last die.
  await boris.until(() => boris.mirror.document?.undoRequest !== null)
  await boris.line.do({ t: 'agree-undo', c: 0, seat: 0, yes: true })
  await anna.until(() => anna.mirror.document?.undoRequest === null)
  await anna.answer(last)
  clock.advance(HOUR)
  await drawInSecret(boris, secret)
  clock.advance(HOUR)
  await anna.answer()
  // Somebody who comes makes the server tell everything about the table, the deadlines included.
  await clara.sit(people.match, null)
  await anna.until(() => anna.table?.spectators === 2)
  await settle([anna, spectator])
  return { anna: told(anna.line), spectator: told(spectator.line) }
}

/** Until all are asked to draw. */
async function playToDrawing(places: readonly Place[]): Promise<void> {
  await settle(places)
  while (!places.every(({ question }) => question?.kind === 'block')) {
    await places.find(({ question }) => question !== null)?.answer()
    await settle(places)
  }
}

/** Round trips, so that whatever is on its way has come. */
async function settle(places: readonly Place[]): Promise<void> {
  for (const { line } of places) await line.say({ t: 'ping' })
}

/** Both draw side by side; what Boris has drawn shows when both are done. */
async function drawInSecret(boris: Place, { steps, block, draw, changes }: Secret): Promise<void> {
  const draws: Choose = (options) => draw(options.filter((option) => option !== 'end'))
  for (let step = 0; step < steps; step++) {
    await boris.until(() => boris.question !== null)
    const choose = boris.question?.kind === 'block' ? block : draws
    await boris.answer(choose)
    for (let change = 0; change < changes; change++) {
      await boris.line.do({ t: 'undo', c: 0, count: boris.mirror.document?.undone ?? 0 })
      await boris.answer(choose)
    }
  }
}

/** Whatever a reply could tell: what is refused is refused in the same words, and a request stands. */
async function tryAll(anna: Place): Promise<void> {
  const count = anna.mirror.document?.undone ?? 0
  assert.equal(await anna.line.refused({ t: 'answer', c: 0, q: 'none', v: 0 }), 'stale')
  assert.equal(await anna.line.refused({ t: 'undo', c: 0, count }), 'other-seat')
  await anna.line.do({ t: 'ask-undo', c: 0, count })
}

async function beginDraftAfterTask(people: Parameters<typeof beginDraft>[0]): Promise<void> {
  await people.first.answer()
  await people.first.until(() => people.first.question?.kind === 'draft.take')
}

/** Everything, replies too; only their ids, which the tests count through, are made the same. */
const told = (line: Line): string[] => line.texts.map((text) => text.replace(/"id":"m\d+"/, '"id":"m"'))

const CLOCKS: readonly TimeControl[] = [
  { kind: 'none' },
  { kind: 'days', days: 2 },
  { kind: 'minutes', minutes: 600 },
]

for (const clock of CLOCKS)
  test(`clock ${clock.kind}: matches that differ only in what is hidden send a player and a spectator the same bytes`, async (t) => {
    const one = await playWith(t, { task: first, steps: 2, block: first, draw: first, changes: 0 }, clock)
    assert.ok(one.anna.length > 8 && one.spectator.length > 6)
    const others: Secret[] = [
      { task: (options) => options[2] ?? null, steps: 2, block: last, draw: last, changes: 2 },
      { task: (options) => options[2] ?? null, steps: 1, block: first, draw: middle, changes: 1 },
      { task: first, steps: 0, block: first, draw: first, changes: 0 },
    ]
    for (const secret of others) assert.deepEqual(await playWith(t, secret, clock), one)
  })

/** Everything that reaches Anna and a spectator of Trickerion while Boris lays these cards under his characters. */
async function planWith(
  t: TestContext,
  cards: readonly RegExp[],
): Promise<{ anna: string[]; spectator: string[] }> {
  const clock = new ManualClock()
  const options = { darkAlley: true, quickGame: true, firstGameKits: true }
  const people = await twoPeople(t, {}, { clock, ids: repeatable() }, { game: 'trickerion', options })
  const { first: anna, second: boris } = people
  const spectator = await (await Visitor.come(people.server.address)).sit(people.match, null)
  await anna.until(() => anna.table?.spectators === 1)
  await settle([anna, boris])
  while (!isPlanning(anna) || !isPlanning(boris)) {
    await [anna, boris].find((place) => place.question !== null && !isPlanning(place))?.answer(first)
    await settle([anna, boris])
  }
  for (const card of cards) {
    clock.advance(HOUR)
    await boris.answer((plans) => plans.find((plan) => card.test(String(plan))) ?? assert.fail(`no ${card}`))
  }
  await anna.answer(() => 'ready')
  await settle([anna, boris, spectator])
  return { anna: told(anna.line), spectator: told(spectator.line) }
}

const isPlanning = ({ question }: Place): boolean => question?.kind === 'plan'

test('plans of Trickerion that differ only in their cards send a player and a spectator the same bytes', async (t) => {
  const one = await planWith(t, [/magician:theater$/, /apprentice1:workshop$/])
  const others = [
    [/magician:darkAlley$/, /apprentice1:theater$/],
    [/magician:SA-/, /apprentice1:downtown$/],
  ]
  for (const cards of others) assert.deepEqual(await planWith(t, cards), one)
})

test('a refusal does not tell which of the others has acted in secret', async (t) => {
  const { address } = await serve(t)
  const options = { ancient: 'DAGON', first: 0 }
  const visitors = [await Visitor.come(address), await Visitor.come(address), await Visitor.come(address)]
  const match = await visitors[0]?.createMatch({ seats: ['me', 'open', 'open'], options })
  assert.ok(match)
  for (const seat of [1, 2]) await visitors[seat]?.takeSeat(match, seat)
  const [anna, boris, clara] = await Promise.all(visitors.map((visitor, seat) => visitor.sit(match, seat)))
  assert.ok(anna && boris && clara)
  await playToDrawing([anna, boris, clara])
  while (anna.question)
    await anna.answer((options) => options.find((option) => option === 'end') ?? first(options))
  const tried = async (): Promise<string> => {
    const reply = await anna.line.say({ t: 'answer', c: 0, q: 'none', v: 0 })
    return reply.t === 'no' ? reply.text : ''
  }
  const before = await tried()
  assert.match(before, /awaited: 1, 2$/)
  for (const place of [boris, clara]) {
    await place.answer()
    assert.deepEqual(await tried(), before)
  }
})

test('no message names a card that its reader may not see', async (t) => {
  const people = await twoPeople(t, {}, { ids: repeatable() })
  await beginDraft(people)
  const own = JSON.stringify(people.second.mirror.document?.view).match(/TG\d+/g) ?? []
  assert.ok(own.length >= 2)
  const reached = people.first.line.texts.join()
  for (const card of own) assert.ok(!reached.includes(`"${card}"`), `${card} reached the other player`)
})

test('a log is given out when the match is over, and not before', async (t) => {
  const people = await twoPeople(t)
  const response = await people.anna.fetch('GET', `/api/matches/${people.match}/log`)
  assert.equal(response.status, 409)
  assert.deepEqual(Object.keys((await response.json()) as object), ['code', 'text'])
  await Promise.all([people.first.playOn(), people.second.playOn()])
  const log = await people.anna.get<{ seed?: string }>(`/api/matches/${people.match}/log`)
  assert.match(log.seed ?? '', /^[0-9a-f]{64}$/)
})

test('a report keeps the log here, and tells the reporter only its number', async (t) => {
  const people = await twoPeople(t)
  const report = await people.anna.post<object>(`/api/matches/${people.match}/report`, {
    text: 'the map is odd',
  })
  assert.deepEqual(Object.keys(report), ['report'])
})
