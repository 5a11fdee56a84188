import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { cryptids } from '@curio/cryptids'
import { asCryptidsView, SOURCES as CRYPTIDS_SOURCES, cryptidsWords, livePoints } from '@curio/cryptids/text'
import { type Game, type Outcome, parseLog, type RankedOutcome } from '@curio/kernel'
import { ARKHAM_GUIDE, route } from '@curio/route'
import { asRouteView, SOURCES as ROUTE_SOURCES, routeWords, standingOf } from '@curio/route/text'
import type { GameUi, ScoreRow, TableState } from '@curio/ui'
import type { Language } from '@curio/ui/language'
import { type Chapter, courseOf } from '../src/table/course.ts'
import { decisiveFacts, type Fact, type Finished, factSentence } from '../src/table/end/story.ts'
import { en } from '../src/words/en.ts'
import { ru } from '../src/words/ru.ts'
import { TestBrowser, tableOf } from './support.ts'

const NAMES = { ru: ['Анна', 'Борис', 'Вера'], en: ['Anna', 'Boris', 'Vera'] } as const
const WORDS = { ru: ru.end, en: en.end } as const
const PROFILE = { ru: ru.profile, en: en.profile } as const

/** Chapters from the totals of every seat. */
const courseFrom = (...totals: (readonly (number | null)[])[]): readonly Chapter[] =>
  totals.map((each, index) => ({ name: `Round ${index + 1}`, note: index, totals: each }))

const rowsFrom = (rows: Readonly<Record<string, readonly number[]>>): readonly ScoreRow[] =>
  Object.entries(rows).map(([label, points]) => ({ source: label, label, points }))

function ranked(winners: readonly number[], ...totals: readonly number[]): RankedOutcome {
  const places = totals.map((total, seat) =>
    winners.includes(seat) ? 1 : 1 + totals.filter((other) => other > total).length,
  )
  return {
    kind: 'ranked',
    winners,
    places,
    points: totals.map((total) => ({ total, by: { all: total } })),
    ending: 'end',
  }
}

const finished = (given: Partial<Finished> & Pick<Finished, 'outcome'>): Finished => ({
  course: [],
  rows: [],
  nextRank: null,
  ...given,
})

const kindsOf = (facts: readonly Fact[]): readonly string[] => facts.map(({ kind }) => kind)

function told(given: Finished, language: Language = 'en', reader: number | null = null): string {
  const who = (seat: number) => ({ name: NAMES[language][seat] ?? '', you: seat === reader })
  return decisiveFacts(given)
    .map((fact) => factSentence(fact, { who, points: PROFILE[language].points }, WORDS[language]))
    .join(' ')
}

suite('what decided a ranking', () => {
  const comeback = finished({
    outcome: ranked([0], 34, 28),
    course: courseFrom([5, 9], [9, 15], [11, 19], [14, 22], [28, 24], [34, 28]),
    rows: rowsFrom({ gates: [21, 9], roads: [13, 19] }),
  })

  test('is the round in which the winner took the lead by the most, then the category', () => {
    assert.equal(
      told(comeback),
      'Round 5: Anna took the lead with 14 points, the biggest gain of the game. The main difference: “gates”, 21 against 9.',
    )
    assert.equal(
      told(comeback, 'ru'),
      'Round 5: Анна выходит вперёд — 14 очков, рекорд партии. Главная разница — «gates»: 21 против 9.',
    )
  })

  test('speaks to the reader, whether they won or lost', () => {
    assert.match(told(comeback, 'en', 0), /^Round 5: you took the lead with 14 points/)
    assert.match(told(comeback, 'ru', 0), /^Round 5: вы выходите вперёд — 14 очков/)
    const ground = { ...comeback, course: courseFrom([3, 0], [3, 5], [14, 6], [14, 15], [34, 28]) }
    assert.match(told(ground, 'ru', 1), /^Round 3: Анна — 11 очков, вы — 1\. /)
    assert.match(told(ground, 'en', 1), /^Round 3: Anna scored 11 points, you 1\. /)
  })

  test('gives points in the right plural', () => {
    const gained = (points: number): string =>
      told({ ...comeback, rows: [], course: courseFrom([0, 0], [0, 0], [points, 0]) }, 'ru')
    assert.match(gained(1), /вперёд — 1 очко,/)
    assert.match(gained(3), /вперёд — 3 очка,/)
    assert.match(gained(11), /вперёд — 11 очков,/)
    assert.match(gained(21), /вперёд — 21 очко,/)
    assert.match(
      told({ ...comeback, rows: [], course: courseFrom([0, 0], [1, 0]) }),
      /with 1 point, the biggest/,
    )
  })

  test('is no round if the winner led throughout', () => {
    const led = { ...comeback, course: courseFrom([6, 2], [20, 8], [34, 28]) }
    assert.deepEqual(kindsOf(decisiveFacts(led)), ['throughout', 'source'])
    assert.match(told(led, 'ru'), /^Анна впереди с начала и до конца\. /)
    assert.match(told(led, 'en', 0), /^You led from start to finish\. /)
  })

  test('names a round in which the other lost points', () => {
    const fallen = { ...comeback, course: courseFrom([20, 30], [34, 40], [34, 28]) }
    assert.match(told(fallen), /^Round 3: Boris lost 12 points, and Anna took the lead\. /)
    assert.match(told(fallen, 'ru', 1), /^Round 3: вы теряете 12 очков, Анна выходит вперёд\. /)
  })

  test('says so if the other lost points while the winner gained', () => {
    const swung = { ...comeback, course: courseFrom([3, 0], [3, 40], [24, 28], [24, 30], [34, 28]) }
    assert.match(told(swung), /^Round 3: Anna scored 21 points, Boris lost 12\. /)
    assert.match(told(swung, 'ru'), /^Round 3: Анна — 21 очко, Борис — минус 12\. /)
  })

  test('is no record if somebody gained as much', () => {
    const twice = { ...comeback, course: courseFrom([0, 14], [14, 14], [34, 28]) }
    const [swing] = decisiveFacts({ ...twice, course: courseFrom([0, 14], [4, 24], [18, 24], [34, 28]) })
    assert.ok(swing?.kind === 'swing')
    assert.equal(swing.gain.points, 14)
    assert.equal(swing.record, false)
  })

  test('compares with the second, not with the last', () => {
    const three = finished({
      outcome: ranked([2], 10, 25, 30),
      course: courseFrom([9, 8, 4], [10, 16, 18], [10, 25, 30]),
      rows: rowsFrom({ gates: [0, 20, 21], roads: [10, 5, 9] }),
    })
    assert.deepEqual(decisiveFacts(three), [
      {
        kind: 'swing',
        gain: { chapter: 'Round 2', seat: 2, points: 14 },
        rival: { chapter: 'Round 2', seat: 1, points: 8 },
        ahead: true,
        record: true,
      },
      { kind: 'source', label: 'roads', points: 9, against: 5 },
    ])
  })

  test('with equal points is not a lead, and with a shared victory only the best round', () => {
    const course = courseFrom([3, 9], [15, 12], [20, 20])
    const tied = finished({ outcome: { ...ranked([0], 20, 20), places: [1, 2] }, course })
    const [swing] = decisiveFacts(tied)
    assert.ok(swing?.kind === 'swing' && !swing.ahead)
    const shared = finished({ outcome: ranked([0, 1], 20, 20), course })
    assert.equal(told(shared), 'Round 2: Anna scored 12 points, the biggest gain of the game.')
    assert.deepEqual(kindsOf(decisiveFacts(finished({ outcome: ranked([], 20, 20), course }))), ['record'])
  })

  test('says nothing about points that were not known', () => {
    const hidden = { ...comeback, course: courseFrom([5, null], [9, null], [34, 28]), rows: [] }
    assert.deepEqual(kindsOf(decisiveFacts(hidden)), ['record'])
    assert.deepEqual(decisiveFacts({ ...hidden, course: [] }), [])
  })
})

suite('what decided other games', () => {
  const course = courseFrom([4], [15], [17])
  const alone: Outcome = {
    kind: 'solo',
    won: true,
    rank: { id: 'rank-3', index: 3, of: 5 },
    points: [{ total: 17, by: { all: 17 } }],
    ending: 'end',
  }

  test('alone: the best round, and what was missing to the next rank', () => {
    const solo = finished({ outcome: alone, course, nextRank: { name: 'Знаток', points: 3 } })
    assert.equal(told(solo, 'ru', 0), 'Round 2: 11 очков, рекорд партии. До ранга «Знаток» — ещё 3 очка.')
    assert.equal(
      told(solo, 'en', 0),
      'Round 2: 11 points, the biggest gain of the game. 3 more points for the rank “Знаток”.',
    )
    assert.equal(
      told({ ...solo, course: [], nextRank: { name: 'X', points: 1 } }),
      '1 more point for the rank “X”.',
    )
    assert.deepEqual(kindsOf(decisiveFacts({ ...solo, nextRank: null })), ['record'])
  })

  test('together and in teams: nothing', () => {
    const together: Outcome = {
      kind: 'cooperative',
      won: false,
      progress: { reached: 1, of: 2 },
      points: [],
      ending: 'sunk',
    }
    assert.deepEqual(decisiveFacts(finished({ outcome: together, course })), [])
    const teams: Outcome = {
      kind: 'teams',
      teams: [[0], [1]],
      winners: [0],
      places: [1, 2],
      points: [],
      teamPoints: [],
      ending: 'end',
    }
    assert.deepEqual(decisiveFacts(finished({ outcome: teams, course })), [])
  })
})

type Told = Pick<GameUi, 'milestone' | 'score'>

const finalRows = (
  { outcome, seats }: TableState,
  sources: readonly string[],
  label: (source: string) => string,
): ScoreRow[] =>
  sources.map((source) => ({
    source,
    label: label(source),
    points: seats.map(({ seat }) => outcome?.points[seat]?.by[source] ?? null),
  }))

/** Route as its interface tells it, without its components. */
const routeTold: Told = {
  milestone: (note) => (note.kind === 'round' ? `Round ${note.round}` : null),
  score: (table, language) => {
    const { sources } = routeWords(language)
    const labels: Readonly<Record<string, string>> = sources
    if (table.outcome) return finalRows(table, ROUTE_SOURCES, (source) => labels[source] ?? source)
    return [
      {
        source: 'all',
        label: 'all',
        points: table.seats.map(({ seat }) =>
          seat === table.viewer
            ? (standingOf(ARKHAM_GUIDE, asRouteView(table.view), seat)?.total ?? null)
            : null,
        ),
      },
    ]
  },
}

const cryptidsContent = cryptids.content({ packs: cryptids.packs, options: {}, seats: 2 })

/** Cryptids as its interface tells it, without its components. */
const cryptidsTold: Told = {
  milestone: (note) =>
    note.kind === 'phase' && note.phase === 'cryptozoologists' ? `Round ${note.round}` : null,
  score: (table, language) => {
    const labels: Readonly<Record<string, string>> = cryptidsWords(language).sources
    if (table.outcome) {
      const { outcome } = table
      return outcome.points.length === 0
        ? []
        : finalRows(table, CRYPTIDS_SOURCES, (source) => labels[source] ?? source)
    }
    const points = livePoints(asCryptidsView(table.view), cryptidsContent)
    return [{ source: 'all', label: 'all', points: points.map(({ total }) => total) }]
  },
}

/** A recorded match of a game, as the end screen has it. */
async function recorded(t: TestContext, name: string, ui: Told, played: Game): Promise<Finished> {
  const file = join(import.meta.dirname, `../../games/${played.id}/test/golden/${name}.json`)
  const read = parseLog(JSON.parse(readFileSync(file, 'utf8')))
  assert.ok(read.ok)
  const browser = new TestBrowser({ played })
  t.after(() => browser.close())
  const record = await browser.openRecord(read.value, NAMES.en.slice(0, read.value.header.seats))
  const table = tableOf(record)
  assert.ok(table.outcome)
  const course = await courseOf(
    record,
    ui,
    table.seats.map(({ seat }) => seat),
    'en',
  )
  return { outcome: table.outcome, course, rows: ui.score(tableOf(record), 'en'), nextRank: null }
}

suite('what decided recorded matches', () => {
  const ROUTE = route as Game
  const CRYPTIDS = cryptids as Game

  test('of Route', async (t) => {
    assert.deepEqual(
      [
        told(await recorded(t, 'points-2', routeTold, ROUTE)),
        told(await recorded(t, 'tie-break-3', routeTold, ROUTE)),
        told(await recorded(t, 'nobody-2', routeTold, ROUTE)),
        told(await recorded(t, 'challenge-missed-1', routeTold, ROUTE)),
      ],
      [
        'Round 8: Boris scored 8 points (the biggest gain of the game), Anna 0. The main difference: “green”, 2 against 0.',
        'Round 10: Vera scored 9 points, Boris lost 11. The main difference: “encounter”, 12 against 0.',
        '',
        'Round 8: 35 points, the biggest gain of the game.',
      ],
    )
  })

  test('of Cryptids', async (t) => {
    assert.deepEqual(
      [
        told(await recorded(t, 'reserve-2', cryptidsTold, CRYPTIDS)),
        told(await recorded(t, 'reserve-3', cryptidsTold, CRYPTIDS)),
        told(await recorded(t, 'rank-1-1', cryptidsTold, CRYPTIDS)),
      ],
      [
        'Round 11: Boris took the lead with 6 points, the biggest gain of the game. The main difference: “cryptids in the reserve”, 7 against 3.',
        'Round 11: Boris took the lead with 7 points. The main difference: “cryptids in the reserve”, 8 against 1.',
        'Round 2: 3 points, the biggest gain of the game.',
      ],
    )
    const lost = await recorded(t, 'lost-five-1', cryptidsTold, CRYPTIDS)
    assert.deepEqual(lost.rows, [])
    assert.deepEqual(decisiveFacts(lost), [])
  })
})
