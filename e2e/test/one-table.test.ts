import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { plainAnswer, type Question, toHex } from '@curio/kernel'
import { type ClientMessage, Mirror, PROTOCOL, questionOf, readServerMessage } from '@curio/protocol'
import { Line, ManualClock, quickThinker, repeatable, serve, Visitor } from '@curio/server/testing'
import type { Wire } from '@curio/web/src/client/socket.ts'
import { savedSource } from '@curio/web/src/local/table-source.ts'
import { bot, person, TestBrowser, tableOf, until } from '@curio/web/test/support.ts'

/** The same in the browser as on the server: decides for the first option, and advises what it was asked with. */
const thinker = {
  ...quickThinker,
  advise: async (position: { entries: readonly unknown[]; seat: number }, level: string) => ({
    value: [level, position.seat],
    among: position.entries.length,
    rival: null,
    reason: null,
  }),
}

const OPTIONS = { ancient: 'DAGON', first: 0 }
const PEOPLE = [0, 1]
const BOT = 2
/** A page at which two people play watches from both seats; here somebody looks on as well. */
const VIEWERS = [0, 1, null]
const channelOf = (viewer: number | null): number => (viewer === null ? 0 : viewer + 1)

const typeOf = (text: string): string => JSON.parse(text).t
const isReply = (text: string): boolean => ['ok', 'no', 'welcome', 'pong'].includes(typeOf(text))

/** Somebody who speaks to one host of the match, and everything that was said to them. */
class Side {
  readonly texts: string[] = []
  readonly mirrors = new Map<number, Mirror>()
  readonly match: string
  readonly #send: Wire['send']
  #wake: () => void = () => {}

  constructor(match: string, send: Wire['send']) {
    this.match = match
    this.#send = send
  }

  hear(text: string): void {
    this.texts.push(text)
    const message = readServerMessage(JSON.parse(text))
    assert.ok(message, text)
    if (message.t === 'state' || message.t === 'update') {
      const mirror = this.mirrors.get(message.c) ?? new Mirror()
      this.mirrors.set(message.c, mirror)
      assert.ok(mirror.receive(message))
    }
    this.#wake()
  }

  /** Sends a message and waits for its reply, and until no bot is awaited. */
  async say(message: object): Promise<void> {
    const before = this.texts.length
    const isDone = (): boolean => {
      const awaited = this.mirrors.get(channelOf(null))?.document?.awaited ?? []
      return this.texts.slice(before).some(isReply) && !awaited.includes(BOT)
    }
    this.#send(JSON.stringify('match' in message ? { ...message, match: this.match } : message))
    while (!isDone())
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
  }

  /** All but who hosts the table, when, and which life of the room it is. */
  get told(): readonly string[] {
    return this.texts
      .filter((text) => !['welcome', 'table'].includes(typeOf(text)))
      .map((text) => text.replaceAll(/"epoch":"[^".]*/g, '"epoch":"'))
  }
}

async function onServer(t: TestContext, clock: ManualClock): Promise<Side> {
  const server = await serve(t, {}, { thinker, clock, ids: repeatable() })
  const visitor = await Visitor.come(server.address)
  const match = await visitor.createMatch({ seats: ['me', 'open', 'easy'], options: OPTIONS })
  await visitor.takeSeat(match, 1)
  const line = new Line(server.address, { cookie: visitor.cookie, origin: server.address })
  t.after(() => line.close())
  await line.opened()
  const side = new Side(match, (text) => line.socket.send(text))
  line.socket.on('message', (data) => {
    for (const text of String(data).split('\n')) side.hear(text)
  })
  return side
}

async function inBrowser(): Promise<Side> {
  const browser = new TestBrowser({ thinker })
  const seats = [person('P'), person('Q'), bot('')]
  const match = await browser.create(seats, { options: OPTIONS, seed: toHex(repeatable().seed()) })
  // On the server the bot has answered before anybody looks.
  const first = await browser.open(match)
  await until(first, () => !tableOf(first).awaited.includes(BOT))
  first.close()
  const wire = browser.wire((id) => savedSource(id, browser.surroundings))({
    opened: () => {},
    closed: () => {},
    received: (text) => side.hear(String(text)),
  })
  const side = new Side(match, (text) => wire.send(text))
  return side
}

type Said = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

/** The same match on a server and in a browser; whatever is said is said to both. */
class Both {
  readonly online: Side
  readonly local: Side
  readonly #clock: ManualClock
  count = 0

  constructor(online: Side, local: Side, clock: ManualClock) {
    this.online = online
    this.local = local
    this.#clock = clock
  }

  async say(message: Said, id = `m${++this.count}`): Promise<void> {
    // A server minds how often it is asked what takes long.
    this.#clock.advance(60_000)
    await Promise.all([this.online.say({ ...message, id }), this.local.say({ ...message, id })])
  }

  documentOf(seat: number) {
    return this.online.mirrors.get(channelOf(seat))?.document ?? null
  }

  questionFor(seat: number): Question | null {
    const document = this.documentOf(seat)
    return document && questionOf(document, seat)
  }
}

/** Greets, begins to watch, and does what is refused before the first answer. */
async function arrive(both: Both): Promise<void> {
  const match = ''
  await both.say({ t: 'watch', c: 0, match, seat: null })
  await both.say({ t: 'hello', v: PROTOCOL })
  for (const viewer of VIEWERS) await both.say({ t: 'watch', c: channelOf(viewer), match, seat: viewer })
  await both.say({ t: 'watch', c: 5, match, seat: BOT })
  await both.say({ t: 'answer', c: 7, q: '1', v: 'x' })
  await both.say({ t: 'answer', c: 0, q: '1', v: 'x' })
  await both.say({ t: 'undo', c: 1, count: -1 })
}

/** Hints, and what the room refuses. */
async function tryThings(both: Both, seat: number, question: Question): Promise<void> {
  const c = channelOf(seat)
  await both.say({ t: 'hint', c })
  await both.say({ t: 'hint', c: channelOf(1 - seat) })
  await both.say({ t: 'answer', c, q: question.id, v: { not: 'an option' } })
  await both.say({ t: 'answer', c, q: '999', v: 'x' })
  await both.say({ t: 'undo', c, count: 999 })
}

/** Takes the last answer back, or asks the other to agree, who does so every second time. */
async function takeBack(both: Both, seat: number): Promise<void> {
  const c = channelOf(seat)
  const { undo, undone = 0 } = both.documentOf(seat) ?? {}
  if (undo === null) await both.say({ t: 'undo', c, count: undone })
  if (undo !== 'other-seat') return
  await both.say({ t: 'ask-undo', c, count: undone })
  await both.say({ t: 'agree-undo', c: channelOf(1 - seat), seat, yes: both.count % 2 === 0 })
}

/** Plays to the end; every answer is sent twice under the same id. */
async function play(both: Both): Promise<void> {
  for (let answers = 0; both.documentOf(0)?.outcome === null; answers++) {
    assert.ok(answers < 1_000)
    const seat = PEOPLE.find((each) => both.questionFor(each) !== null) ?? 0
    const question = both.questionFor(seat)
    assert.ok(question)
    if (answers % 7 === 0) await tryThings(both, seat, question)
    const message = { t: 'answer', c: channelOf(seat), q: question.id, v: plainAnswer(question) } as const
    await both.say(message, `answer${answers}`)
    await both.say(message, `answer${answers}`)
    if (answers % 9 === 5) await takeBack(both, seat)
  }
}

/** Looks back from everywhere, and leaves. */
async function lookBack(both: Both): Promise<void> {
  await both.say({ t: 'answer', c: 1, q: '1', v: 'x' })
  for (const viewer of VIEWERS)
    for (const note of [0, 5, 40, 100_000])
      for (const before of [true, false]) await both.say({ t: 'moment', c: channelOf(viewer), note, before })
  await both.say({ t: 'unwatch', c: 1 })
  await both.say({ t: 'hint', c: 1 })
}

const REFUSED = [
  'version',
  'not-yours',
  'no-channel',
  'malformed',
  'not-an-option',
  'stale',
  'no-question',
  'over',
  'nothing',
]

test('a match in the browser is told word for word like one on the server', async (t) => {
  const clock = new ManualClock()
  const both = new Both(await onServer(t, clock), await inBrowser(), clock)
  await arrive(both)
  await play(both)
  await lookBack(both)
  const { told } = both.local
  for (const [index, text] of both.online.told.entries()) assert.equal(told[index], text)
  assert.equal(told.length, both.online.told.length)

  const hints = told.filter((text) => text.includes('"among"'))
  assert.ok(hints.length > 5 && hints.every((text) => text.includes('"value":["normal",')))
  const codes = told.filter((text) => typeOf(text) === 'no').map((text) => JSON.parse(text).code)
  assert.deepEqual(
    REFUSED.filter((code) => !codes.includes(code)),
    [],
  )
  assert.ok((both.documentOf(1)?.undone ?? 0) > 0, 'something was taken back')
})
