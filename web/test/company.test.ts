import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableInfo, TableLine } from '@curio/protocol'
import { mayAnswer, mustAnswer } from '@curio/ui/contract'
import { type Known, snapshotOf } from '../src/client/snapshot.ts'
import { sortTables } from '../src/online/tables.ts'
import { ratingWords } from '../src/table/end/rating-words.ts'
import { clockFace, daysAndHours, HOUR, MINUTE, SECOND, timeLeft, urgencyOf } from '../src/table/time-left.ts'
import { situationOf, undoAnswer, undoWay } from '../src/table/undo.ts'
import { awaitedAbsent, openVote, replaceOff } from '../src/table/votes.ts'
import { en } from '../src/words/en.ts'
import { listedName, savedNames, shownName } from '../src/words/names.ts'
import { refusalText, whyRefused } from '../src/words/refusal.ts'
import { ru } from '../src/words/ru.ts'

type Seat = TableInfo['seats'][number]

const seatOf = (name: string, change: Partial<Seat> = {}): Seat => ({
  person: { id: name, name, guest: false, program: false },
  bot: null,
  quit: null,
  connected: true,
  replaceable: null,
  reserved: null,
  rating: null,
  ...change,
})

function infoOf(change: Partial<TableInfo> = {}): TableInfo {
  return {
    match: 'abcd',
    game: 'g',
    status: 'playing',
    visibility: 'private',
    options: {},
    clock: { kind: 'minutes', minutes: 30 },
    rated: false,
    deadlines: [100_000, null],
    remaining: [null, 60_000],
    seats: [seatOf('Анна'), seatOf('Борис')],
    spectators: 0,
    votes: [],
    creator: 'Анна',
    rules: 1,
    commitment: null,
    rematch: null,
    created: 0,
    packs: [],
    ...change,
  }
}

const document: NonNullable<Known['mirror']['document']> = {
  view: {},
  awaited: [0, 1],
  question: '3',
  kind: 'k',
  runs: [0, 1],
  more: [],
  kinds: { k: { form: 'choose', words: ['0yes'] } },
  undo: null,
  undone: 0,
  undoRequest: null,
  outcome: null,
}

function shown(info: TableInfo, change: Partial<Known> = {}, undone = 0) {
  const mirror = { document: { ...document, undone }, notes: [] }
  const usual = { viewer: 0, here: [0], connection: 'live', ahead: 5_000, chat: [], tutorial: null } as const
  const known: Known = { mirror, info, packs: {}, ...usual, isShared: true, ...change }
  const snapshot = snapshotOf(known, ru)
  assert.ok(snapshot)
  return snapshot
}

test('public tables can be joined or watched; those where the player sits are not listed', () => {
  const line = (match: string, status: TableLine['status'], ...people: string[]): TableLine => ({
    match,
    game: 'g',
    options: {},
    status,
    clock: { kind: 'none' },
    rated: false,
    seats: people.map((name) => ({ person: seatOf(name).person, bot: null })),
    created: 0,
    stage: null,
  })
  const tables = [
    line('a', 'open', 'Борис'),
    line('b', 'playing', 'Борис', 'Вера'),
    line('c', 'playing', 'Анна'),
    line('d', 'open', 'Анна'),
  ]
  const { open, watched } = sortTables(tables, 'Анна')
  assert.deepEqual([open.map(({ match }) => match), watched.map(({ match }) => match)], [['a'], ['b']])
})

test('clocks run by the time of the server, and stand where nobody is waited for', () => {
  const { people } = shown(infoOf())
  assert.deepEqual(people?.clocks, [{ until: 95_000 }, { left: 60_000 }])
  const untimed = shown(infoOf({ clock: { kind: 'none' }, deadlines: [null, null], remaining: [null, null] }))
  assert.deepEqual(untimed.people?.clocks, [null, null])
  assert.deepEqual(shown(infoOf({ status: 'over' })).people?.clocks, [null, null])
})

test('time that is left never falls below nothing, and is short from two minutes or six hours on', () => {
  assert.deepEqual(
    [timeLeft({ until: 95_000 }, 35_000), timeLeft({ until: 95_000 }, 99_000), timeLeft({ left: 7 }, 1e9)],
    [60_000, 0, 7],
  )
  assert.deepEqual(
    [3 * MINUTE, 2 * MINUTE, 31 * SECOND, 30 * SECOND, 0].map((left) => urgencyOf('minutes', left)),
    ['calm', 'short', 'short', 'last', 'last'],
  )
  assert.deepEqual(
    [7 * HOUR, 6 * HOUR, HOUR].map((left) => urgencyOf('days', left)),
    ['calm', 'short', 'last'],
  )
})

test('a clock shows minutes and seconds, a day clock days and hours in words', () => {
  assert.deepEqual([HOUR + 5 * MINUTE + 9 * SECOND, 754_000, 6_100, 0].map(clockFace), [
    '1:05:09',
    '12:34',
    '0:07',
    '0:00',
  ])
  assert.deepEqual(daysAndHours(27 * HOUR + 1), { days: 1, hours: 3 })
  assert.deepEqual(
    [ru.table.timeDays(1, 3), ru.table.timeDays(0, 5), ru.table.timeDays(0, 0)],
    ['1 д 3 ч', '5 ч', 'меньше часа'],
  )
  assert.equal(ru.table.timeDays(2, 0), '2 д')
  assert.equal(ru.table.timeSpoken(1, 3), '1 день 3 часа')
  assert.equal(ru.table.timeSpoken(2, 0), '2 дня')
  assert.equal(en.table.timeSpoken(0, 0), 'less than an hour')
  assert.equal(en.table.timeSpoken(2, 1), '2 days 1 hour')
})

test('nothing is asked of somebody for whom a bot plays, and the seat still has their name', () => {
  const away = shown(infoOf({ seats: [seatOf('Анна', { bot: 'normal' }), seatOf('Борис')] }))
  assert.deepEqual([away.table.questions, away.undo, away.people?.replaced], [[], 'nothing', 'away'])
  assert.deepEqual(
    away.table.seats.map(({ name, kind }) => [name, kind]),
    [
      ['Анна', 'bot'],
      ['Борис', 'person'],
    ],
  )
  assert.deepEqual(
    away.table.seats.map(({ seat }) => listedName(away, seat, ru)),
    ['Вы (играет бот)', 'Борис'],
    'only a list of the seats says who plays now',
  )
  const quit = shown(
    infoOf({ seats: [seatOf('Анна', { bot: 'normal', quit: 'resigned' }), seatOf('Борис')] }),
  )
  assert.equal(quit.people?.replaced, 'resigned')
  assert.deepEqual(quit.people?.clocks, [null, { left: 60_000 }])
  assert.deepEqual(
    shown(infoOf()).table.questions.map(({ id }) => id),
    ['3'],
  )
})

test('what a seat may do beside what it is asked is shown after it', () => {
  const more = [{ question: '2', kind: 'k', runs: [0, 1] }]
  const mirror = { document: { ...document, more }, notes: [] }
  const { table } = shown(infoOf(), { mirror })
  assert.deepEqual(
    table.questions.map(({ id }) => id),
    ['3', '2'],
  )
  assert.deepEqual([mustAnswer(table)?.id, mayAnswer(table).map(({ id }) => id)], ['3', ['2']])
})

test('a table that everybody has left waits for nobody', () => {
  const { table, people } = shown(infoOf({ status: 'abandoned' }))
  assert.deepEqual([table.awaited, table.questions, people?.abandoned], [[], [], true])
})

test('why a bot plays for somebody is told as the table tells it, to them and to the others', () => {
  const info = (quit: Seat['quit']): TableInfo =>
    infoOf({
      clock: { kind: 'days', days: 1 },
      seats: [seatOf('Анна'), seatOf('Борис', { bot: 'normal', quit })],
    })
  for (const [quit, told] of [
    ['resigned', 'resigned'],
    ['late', 'late'],
    ['unknown', 'quit'],
  ] as const) {
    assert.deepEqual(shown(info(quit)).people?.standIns, [null, told])
    assert.equal(shown(info(quit), { viewer: 1, here: [1] }).people?.replaced, told)
  }
  const bot = { person: null, bot: 'normal' } as const
  const seats = [seatOf('Анна'), seatOf('', bot), seatOf('Вера', { bot: 'normal' })]
  assert.deepEqual(shown(infoOf({ seats })).people?.standIns, [null, null, 'away'])
})

test('the reader is you where a name would stand, but people who share a screen have their names', () => {
  const table = shown(infoOf())
  const names = (here: readonly number[]) => [0, 1].map((seat) => shownName({ ...table, here }, seat, ru))
  assert.deepEqual(names([0]), ['Вы', 'Борис'])
  assert.deepEqual(names([0, 1]), ['Анна', 'Борис'])
  assert.deepEqual(names([]), ['Анна', 'Борис'])
})

test('a kept match calls its only person you', () => {
  const person = { name: 'Ада', kind: 'person' }
  const bot = { name: '', kind: 'bot' }
  assert.deepEqual(savedNames([person, bot], ru), ['Вы', 'Бот 2'])
  assert.deepEqual(savedNames([bot, { ...person, name: '' }], en), ['Bot 1', 'You'])
  assert.deepEqual(savedNames([person, { ...person, name: '' }], ru), ['Ада', 'Игрок 2'])
})

const GONE = 1_000_000
const answered = { mirror: { document: { ...document, awaited: [1], question: null }, notes: [] } }

test('somebody who is waited for and away can be replaced; whoever has not voted is asked', () => {
  const gone = { seats: [seatOf('Анна'), seatOf('Борис', { connected: false, replaceable: GONE })] }
  // The clock of the server is five seconds ahead.
  const from = GONE - 5_000
  const absent = (given: ReturnType<typeof shown>, now = from) =>
    awaitedAbsent(given, now).map(({ info, wait }) => [info.seat, wait])
  const waiting = shown(infoOf(gone), answered)
  assert.deepEqual(absent(waiting), [[1, 0]])
  assert.deepEqual(absent(waiting, from - 12_000), [[1, 12_000]])
  assert.deepEqual(absent(waiting, from - 31_000), [], 'they may be back at once')
  assert.deepEqual(absent(shown(infoOf(gone))), [], 'nobody waits for others before they have answered')
  assert.deepEqual(absent(shown(infoOf(), answered)), [])
  const asked = shown(infoOf({ ...gone, votes: [{ seat: 1, by: [2], needed: 2 }] }), answered)
  assert.equal(openVote(asked)?.seat, 1)
  assert.deepEqual(absent(asked), [])
  const voted = shown(infoOf({ ...gone, votes: [{ seat: 1, by: [0], needed: 2 }] }), answered)
  assert.equal(openVote(voted), null)
  assert.equal(absent(voted).length, 1)
  const votes = [{ seat: 1, by: [2], needed: 2 }]
  const spectator = shown(infoOf({ ...gone, votes }), { ...answered, viewer: null, here: [] })
  assert.deepEqual([openVote(spectator), absent(spectator)], [null, []])
})

test('a bot for somebody is offered only when the server would take it, else it is said when', () => {
  const gone = { seats: [seatOf('Анна'), seatOf('Борис', { connected: false, replaceable: GONE })] }
  const waiting = shown(infoOf(gone), answered)
  assert.equal(replaceOff(waiting, 1, GONE - 5_000, ru), null)
  assert.match(replaceOff(waiting, 1, GONE - 47_000, ru) ?? '', /через 42 секунды\.$/)
  const mirror = { document: { ...document, awaited: [0] }, notes: [] }
  assert.equal(replaceOff(shown(infoOf(gone), { mirror }), 1, GONE, ru), ru.refusals['not-awaited'])
  assert.match(ru.table.absentWait(21), /через 21 секунду /)
})

test('others are asked for an undo on which they have acted; bots need not be', () => {
  const acted = { mirror: { document: { ...document, undo: 'other-seat' as const }, notes: [] } }
  assert.equal(undoWay(shown(infoOf())), 'at once')
  assert.equal(undoWay(shown(infoOf(), acted)), 'ask')
  const withBot = infoOf({ seats: [seatOf('Анна'), seatOf('Борис', { bot: 'normal' })] })
  assert.equal(undoWay(shown(withBot, acted)), 'at once')
  assert.equal(undoWay({ ...shown(infoOf(), acted), undoRequest: { seat: 0, waiting: [1] } }), null)
  assert.equal(undoWay({ ...shown(withBot), undo: 'chance' }), null)
})

test('whoever asked for an undo learns what came of it', () => {
  const before = { ...shown(infoOf()), undoRequest: { seat: 0, waiting: [1] } }
  assert.equal(undoAnswer(before, before), null)
  assert.equal(undoAnswer(before, shown(infoOf(), {}, 1)), 'granted')
  assert.equal(undoAnswer(before, shown(infoOf())), 'refused')
  assert.equal(undoAnswer(shown(infoOf()), shown(infoOf(), {}, 1)), null)
  const others = { ...before, undoRequest: { seat: 1, waiting: [0] } }
  assert.equal(undoAnswer(others, shown(infoOf())), null)
})

test('who was refused an undo may ask again only when something has happened', () => {
  const before = situationOf(shown(infoOf()))
  assert.equal(situationOf(shown(infoOf({ votes: [{ seat: 1, by: [0], needed: 2 }] }))), before)
  const told = { mirror: { document, notes: [{ kind: 'k' }] } }
  assert.notEqual(situationOf(shown(infoOf(), told)), before)
  assert.notEqual(situationOf(shown(infoOf(), answered)), before)
})

test('a refusal is told in the language of the page, with its numbers; an unknown one as it came', () => {
  const stale = { code: 'stale', message: 'question 7 is gone' }
  assert.equal(refusalText(stale, ru), ru.refusals.stale)
  assert.equal(refusalText(stale, en), en.refusals.stale)
  for (const code of ['too-many', 'reports-full', 'chat-full'])
    for (const words of [ru, en])
      assert.equal(refusalText({ code, message: 'it is too much' }, words), words.refusals[code])
  const wait = { code: 'not-absent', message: 'here', wait: 41_200 }
  assert.match(refusalText(wait, ru), /через 42 секунды\.$/)
  assert.match(refusalText({ code: 'brand-new', message: 'the moon is full' }, ru), /the moon is full/)
  assert.match(refusalText({ code: 'toString', message: 'odd' }, en), /odd/)
})

test('what the rules refuse the game explains, with the rule; what the table refuses it does not', () => {
  const { table } = shown(infoOf())
  const [question] = table.questions
  assert.ok(question)
  const why = { text: 'Часть 1: линия прервана.', rule: 'RT-FR-6' }
  const told = (code: string, said: typeof why | null) =>
    whyRefused({ refusal: () => said }, table, { question, value: 'x' }, { code, message: 'no' }, 'ru')
  assert.deepEqual(told('refused', why), why)
  assert.deepEqual(told('refused', null), { text: ru.refusals.refused, rule: null })
  assert.deepEqual(told('stale', why), { text: ru.refusals.stale, rule: null })
})

test('a table tells whether it is rated, and how ratings changed', () => {
  const rating = { before: 1512, after: 1520 }
  const { people } = shown(infoOf({ rated: true, seats: [seatOf('Анна', { rating }), seatOf('Борис')] }))
  assert.deepEqual([people?.rated, people?.ratings], [true, [rating, null]])
  assert.equal(shown(infoOf()).people?.rated, false)
  assert.deepEqual([rating, { before: 1520, after: 1512 }, { before: 1500, after: 1500 }].map(ratingWords), [
    '1512 → 1520 (+8)',
    '1520 → 1512 (−8)',
    '1500 → 1500 (±0)',
  ])
})
