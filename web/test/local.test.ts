import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Game, type Log, plainAnswer, verify } from '@curio/kernel'
import { forge } from '@curio/kernel/testing'
import { bot, game, person, playOn, TestBrowser, TestThinker, tableOf, until } from './support.ts'

function browser(t: TestContext, parts: ConstructorParameters<typeof TestBrowser>[0] = {}): TestBrowser {
  const made = new TestBrowser(parts)
  t.after(() => made.close())
  return made
}

test('a table shows the first person who is asked, and only their question', async (t) => {
  const link = await browser(t).begin([bot('B'), person('P')])
  const table = tableOf(link)
  assert.equal(table.viewer, 1)
  assert.deepEqual(link.snapshot()?.here, [1])
  assert.deepEqual(
    table.questions.map(({ seat }) => seat),
    [1],
  )
  assert.deepEqual(
    table.seats.map(({ you, kind, name }) => [you, kind, name]),
    [
      [false, 'bot', 'B'],
      [true, 'person', 'P'],
    ],
  )
})

test('an answer moves the table on, and one that was not offered changes nothing and says why', async (t) => {
  const link = await browser(t).begin([person('P')])
  const before = link.snapshot()
  const [question] = tableOf(link).questions
  assert.ok(question)
  assert.equal(before?.undo, 'nothing')
  const refused = await link.answer(question.id, 'nonsense')
  assert.equal(refused.ok ? '' : refused.code, 'not-an-option')
  assert.deepEqual(link.snapshot(), before)
  assert.deepEqual(await link.answer(question.id, plainAnswer(question)), { ok: true })
  assert.notEqual(tableOf(link).questions[0]?.id, question.id)
})

test('people who share a screen see each their own side, and none looks from the seat of a bot', async (t) => {
  const link = await browser(t).begin([person('P'), person('Q'), bot('B')])
  const mine = tableOf(link)
  link.look(1)
  const theirs = tableOf(link)
  assert.deepEqual([mine.viewer, theirs.viewer], [0, 1])
  assert.notDeepEqual(mine.view, theirs.view)
  assert.notDeepEqual(mine.told, theirs.told)
  link.look(2)
  assert.equal(tableOf(link).viewer, 1)
  assert.deepEqual(
    theirs.questions.map(({ seat }) => seat),
    [1],
  )
})

test('what was kept is the same table again', async (t) => {
  const here = browser(t)
  const id = await here.create([person('P'), person('Q')])
  const link = await here.open(id)
  await playOn(link, 40)
  const again = await here.open(id)
  again.look(tableOf(link).viewer)
  assert.deepEqual(again.snapshot(), link.snapshot())
  const save = here.store.matches.get(id)?.save
  assert.deepEqual([save?.over, save?.outcome, save?.length, save?.updated], [false, null, 41, 5])
})

/** Counts how often the rules are run from the start. */
function counting(counted: Game): { readonly spy: Game; readonly runs: () => number } {
  let runs = 0
  const spy: Game = {
    ...counted,
    setup: (...given) => {
      runs += 1
      return counted.setup(...given)
    },
  }
  return { spy, runs: () => runs }
}

test('however many answers there are, the rules run over the log once', async (t) => {
  const { spy, runs } = counting(game)
  const link = await browser(t, { played: spy }).begin([person('P'), person('Q')])
  const opened = runs()
  await playOn(link, 70)
  assert.equal(runs(), opened)
})

test('an answer stores its own entry and nothing else; an undo takes away from its entry on', async (t) => {
  const here = browser(t)
  const link = await here.begin([person('P'), person('Q')])
  await playOn(link, 50)
  const { written } = here.store
  assert.deepEqual(
    written.map(({ from, entries }) => [from, entries.length]),
    Array.from({ length: 50 }, (_, index) => [index + 1, 1]),
  )
  while (link.snapshot()?.undo !== null) await playOn(link, 1)
  const { length } = here.onlyLog.entries
  assert.deepEqual(await link.undo(), { ok: true })
  const last = written.at(-1)
  assert.ok(last && last.from < length && last.stored === length)
  assert.equal(
    last.entries.length,
    length - 1 - last.from,
    'only what others answered since is written again',
  )
  assert.equal(here.onlyLog.entries.length, length - 1)
})

test('a second window does not write over what the first has answered; it sees it', async (t) => {
  const here = browser(t)
  const id = await here.create([person('P')])
  const [first, second] = [await here.open(id), await here.open(id)]
  await playOn(first, 3)
  const [question] = tableOf(second).questions
  assert.ok(question)
  const done = await second.answer(question.id, plainAnswer(question))
  assert.equal(done.ok ? '' : done.code, 'elsewhere')
  assert.deepEqual(tableOf(second), tableOf(first))
  await playOn(second, 2)
  assert.equal(here.onlyLog.entries.length, 6)
})

test('bots of two windows at one match move once between them, and stop neither', async (t) => {
  const here = browser(t)
  const id = await here.create([bot('B'), person('P')])
  const links = await Promise.all([here.open(id), here.open(id)])
  for (const link of links) await until(link, () => tableOf(link).awaited.includes(1))
  assert.deepEqual(
    links.map((link) => link.failure()),
    [null, null],
  )
  assert.equal(here.failures.length, 0)
  assert.deepEqual(tableOf(links[0]), tableOf(links[1]))
  const alone = browser(t)
  const link = await alone.begin([bot('B'), person('P')])
  await until(link, () => tableOf(link).awaited.includes(1))
  assert.equal(here.onlyLog.entries.length, alone.onlyLog.entries.length)
})

test('a match that was deleted meanwhile stays deleted, and the table says that it is gone', async (t) => {
  const here = browser(t)
  const link = await here.begin([person('P')])
  here.store.matches.clear()
  const [question] = tableOf(link).questions
  t.mock.method(console, 'error', () => {})
  void link.answer(question?.id ?? '', question ? plainAnswer(question) : null)
  await until(link, () => link.failure() !== null)
  assert.equal(here.store.matches.size, 0)
  assert.equal(here.failures.length, 1)
})

test('there is no table where no match is kept', async (t) => {
  const link = await browser(t).open('ab12')
  assert.deepEqual([link.failure()?.code, link.snapshot()], ['no-match', null])
})

test('a match that cannot be run says so and is left as it is', async (t) => {
  const here = browser(t)
  const id = await here.create([person('P')])
  const kept = here.store.matches.get(id)
  assert.ok(kept)
  const bent = { ...kept, entries: kept.entries.map((entry) => ({ ...entry, state: 'bent' })) }
  here.store.matches.set(id, bent)
  t.mock.method(console, 'error', () => {})
  assert.equal((await here.open(id)).failure()?.code, 'unloadable')
  assert.equal(here.store.matches.get(id), bent)
})

test('bots answer one after another at their own level, and a hint is of the level that the server gives', async (t) => {
  const thinker = new TestThinker()
  const seats = [person('P'), bot('B'), { ...bot(''), level: 'normal' }]
  const link = await browser(t, { thinker }).begin(seats)
  await until(link, () => tableOf(link).awaited.join() === '0')
  assert.deepEqual(thinker.asked, ['decide 1 easy', 'decide 2 normal'])
  assert.deepEqual(await link.hint(), { value: 'this', among: 2, rival: null, reason: null })
  assert.equal(thinker.asked.at(-1), 'advise 0 normal')
})

test('who is not asked gets no hint', async (t) => {
  const thinker = new TestThinker()
  const link = await browser(t, { thinker }).begin([person('P'), person('Q')])
  const [question] = tableOf(link).questions
  await link.answer(question?.id ?? '', question ? plainAnswer(question) : null)
  assert.equal(await link.hint(), null)
  assert.deepEqual(thinker.asked, [])
})

test('a bot that fails, or decides for what is not offered, is given an answer', async (t) => {
  for (const decide of [() => Promise.reject(new Error('crash')), async () => ({ not: 'an option' })]) {
    const crash = () => Promise.reject(new Error('crash'))
    const thinker = { decide, consider: crash, advise: crash }
    const here = browser(t, { thinker })
    const link = await here.begin([person('P'), bot('B')])
    await playOn(link, 10)
    assert.ok(here.onlyLog.entries.some(({ seat }) => seat === 1))
    assert.deepEqual(here.failures, [])
  }
})

test('what a bot decided before somebody took something back does not count', async (t) => {
  const waiting: ((value: string) => void)[] = []
  const thinker = {
    decide: () => new Promise<string>((resolve) => waiting.push(resolve)),
    consider: () => Promise.reject(new Error('not asked')),
    advise: () => Promise.reject(new Error('not asked')),
  }
  const here = browser(t, { thinker })
  const link = await here.begin([person('P'), bot('B')])
  assert.equal(waiting.length, 1)
  const [kept] = tableOf(link).questions
  await link.answer(kept?.id ?? '', kept ? plainAnswer(kept) : null)
  assert.equal(link.snapshot()?.undo, null)
  assert.deepEqual(await link.undo(), { ok: true })
  waiting[0]?.('nonsense')
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(waiting.length, 2, 'it is asked anew')
  assert.equal(here.onlyLog.entries.length, 1)
})

test('a bot takes what it is offered, also while a person is asked; one that fails takes nothing', async (t) => {
  const played = forge as unknown as Game
  const seats = [person('P'), { ...bot('B'), level: 'normal' }]
  const here = browser(t, { played })
  const link = await here.begin(seats, { game: 'forge' })
  await until(link, () => here.onlyLog.entries.length > 1)
  const { seat, answer } = here.onlyLog.entries[1] ?? {}
  assert.deepEqual([seat, answer, tableOf(link).awaited], [1, 'gulp', [0]])
  const failing = Object.assign(new TestThinker(played), {
    consider: () => Promise.reject(new Error('crash')),
  })
  const other = browser(t, { played, thinker: failing })
  const idle = await other.begin(seats, { game: 'forge' })
  const [question] = tableOf(idle).questions
  await idle.answer(question?.id ?? '', 'light')
  await until(idle, () => tableOf(idle).awaited.join() === '0')
  assert.deepEqual(
    other.onlyLog.entries.map(({ answer: given }) => given),
    [null, 'light', 'light'],
  )
  assert.deepEqual([here.failures, other.failures], [[], []])
})

test('what others have acted on is taken back when they agree; bots do', async (t) => {
  const link = await browser(t).begin([person('P'), bot('B')])
  while (link.snapshot()?.undo !== 'other-seat') await playOn(link, 1)
  assert.equal((await link.undo()).ok, false)
  const { undone = 0 } = link.snapshot() ?? {}
  assert.deepEqual(await link.askUndo(), { ok: true })
  assert.equal(link.snapshot()?.undone, undone + 1)
})

test('a person at the same screen is asked before something is taken back, also after the page was loaded anew', async (t) => {
  const here = browser(t)
  const id = await here.create([person('P'), person('Q')])
  const link = await here.open(id)
  while (link.snapshot()?.undo !== 'other-seat') await playOn(link, 1)
  const { viewer } = tableOf(link)
  assert.ok(viewer !== null)
  const other = 1 - viewer
  assert.deepEqual(await link.askUndo(), { ok: true })
  const again = await here.open(id)
  again.look(other)
  assert.deepEqual(again.snapshot()?.undoRequest, { seat: viewer, waiting: [other] })
  const { length } = here.onlyLog.entries
  assert.deepEqual(await again.agreeUndo(viewer, true), { ok: true })
  assert.ok(here.onlyLog.entries.length < length)
})

test('every moment of the past can be looked at, and nothing can be answered there', async (t) => {
  const link = await browser(t).begin([person('P'), bot('B')])
  await playOn(link, 30)
  await until(link, () => tableOf(link).awaited.includes(0))
  const now = tableOf(link)
  const first = await link.moment(0)
  const last = await link.moment(now.told.length - 1)
  assert.deepEqual(first?.questions, [])
  assert.notDeepEqual(first?.view, now.view)
  assert.deepEqual(last?.told, now.told)
  assert.ok(first && first.told.length < now.told.length)
  assert.equal(await link.moment(now.told.length), null)
})

async function finished(t: TestContext, seats = [person('P'), person('Q')]): Promise<Log> {
  const here = browser(t)
  await playOn(await here.begin(seats), 1_000)
  return here.onlyLog
}

test('a finished match is kept with its outcome, and its record can be verified by anybody', async (t) => {
  const here = browser(t)
  const link = await here.begin([person('P'), bot('B')])
  await playOn(link, 1_000)
  const [kept] = here.store.matches.values()
  assert.equal(kept?.save.over, true)
  assert.deepEqual(kept?.save.outcome, tableOf(link).outcome)
  assert.deepEqual([link.snapshot()?.undo, tableOf(link).awaited], ['nothing', []])
  const verdict = verify(game, here.onlyLog)
  assert.deepEqual(verdict.ok && [verdict.seedChecked, verdict.over], [true, true])
})

test('a record is looked at from any seat, at any moment and just before it, and refuses answers', async (t) => {
  const log = await finished(t)
  const record = await browser(t).openRecord(log, ['P', 'Q'])
  assert.equal(tableOf(record).viewer, null)
  assert.ok(tableOf(record).outcome)
  record.look(1)
  await until(record, () => tableOf(record).viewer === 1)
  const { told } = tableOf(record)
  assert.equal((await record.moment(0))?.viewer, 1)
  assert.equal((await record.moment(told.length - 1))?.outcome?.points.length, 2)
  assert.equal((await record.moment(told.length - 1, true))?.outcome, null)
  assert.equal(await record.moment(told.length), null)
  assert.equal(await record.moment(0, true), null)
  assert.equal((await record.answer('1', 'x')).ok, false)
  assert.equal((await record.undo()).ok, false)
  assert.deepEqual(record.snapshot()?.here, [])
})

test('what is asked while a table opens is asked of the open table', async (t) => {
  const log = await finished(t)
  const record = browser(t).recordLink(log, ['P', 'Q'])
  record.look(1)
  assert.equal((await record.moment(0))?.viewer, 1)
  assert.equal(tableOf(record).viewer, 1)
})

test('what is asked of a table that does not open comes to nothing', async (t) => {
  const log = await finished(t)
  t.mock.method(console, 'error', () => {})
  const record = browser(t).recordLink({ ...log, entries: [] }, ['P', 'Q'])
  assert.equal(await record.moment(0), null)
  assert.equal(record.failure()?.code, 'unloadable')
})

test('a record of a match that was not over, and has no seed, is looked at too; nobody is asked', async (t) => {
  const log = await finished(t)
  const { seed: _, ...open } = { ...log, entries: log.entries.slice(0, 20) }
  const record = await browser(t).openRecord(open, ['P', 'Q'])
  record.look(0)
  await until(record, () => tableOf(record).viewer === 0)
  assert.deepEqual([tableOf(record).questions, tableOf(record).outcome], [[], null])
  assert.ok(tableOf(record).awaited.length > 0)
})

test('to look at the moments of a record its rules run once for each, and at most once to find them', async (t) => {
  const log = await finished(t)
  const { spy, runs } = counting(game)
  const record = await browser(t, { played: spy }).openRecord(log, ['P', 'Q'])
  const opened = runs()
  for (let note = 0; note < 20; note++) assert.ok(await record.moment(note))
  assert.ok(runs() <= opened + 21)
})
