import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Game, type Json, optionsOf, type Question, sameJson } from '@curio/kernel'
import { LANGUAGES } from '@curio/ui/language'
import { LEARNER, type Tutorial, type TutorialStep } from '@curio/ui/tutorial'
import { GAMES } from '../src/games.ts'
import { loadGame } from '../src/local/games.ts'
import type { TableLink } from '../src/table/link.ts'
import { lessonSeats } from '../src/tutorial/lessons.ts'
import {
  dueStep,
  type LessonPlace,
  lessonPlaceOf,
  progressAt,
  refusingStep,
  stepAfter,
} from '../src/tutorial/tutorial.ts'
import { TestBrowser, TestThinker, tableOf, until } from './support.ts'

/** A step of a lesson and the place where it is shown. */
interface Said {
  readonly step: TutorialStep
  readonly place: LessonPlace
}

async function begin(tutorial: Tutorial, game: Game, thinker = new TestThinker(game)): Promise<TableLink> {
  const { seed, options, id } = tutorial
  const browser = new TestBrowser({ played: game, thinker })
  const seats = lessonSeats(tutorial, 'L', 'en')
  const table = await browser.begin(seats, { game: game.id, options, seed, tutorial: id })
  await learnersTurn(table)
  return table
}

/** The rivals play until the learner is asked, or nobody is. */
const learnersTurn = (table: TableLink): Promise<void> =>
  until(table, () => tableOf(table).questions.length > 0 || tableOf(table).outcome !== null)

async function placeAt(tutorial: Tutorial, table: TableLink): Promise<LessonPlace> {
  const log = await table.record()
  const answers = log?.entries.filter(({ seat }) => seat === LEARNER) ?? []
  return lessonPlaceOf(
    tutorial,
    tableOf(table),
    answers.map(({ answer }) => answer),
  )
}

async function answer(table: TableLink, value: Json): Promise<void> {
  const [question] = tableOf(table).questions
  assert.ok(question)
  const done = await table.answer(question.id, value)
  assert.ok(done.ok, `${question.kind} ${question.id}: ${JSON.stringify(value)}`)
  await learnersTurn(table)
}

/** Reads everything and does what each step asks for, from the first question to the end screen. */
async function takeCourse(tutorial: Tutorial, game: Game): Promise<readonly Said[]> {
  const table = await begin(tutorial, game)
  const said: Said[] = []
  let last: TutorialStep | null = null
  for (;;) {
    const place = await placeAt(tutorial, table)
    for (let step = dueStep(tutorial, place, last); step; ) {
      if (step !== last) said.push({ step, place })
      last = step
      if (step.act !== undefined) break
      step = stepAfter(tutorial, place, step)
    }
    if (place.table.outcome !== null) {
      table.close()
      return said
    }
    if (last?.act === 'undo') {
      assert.ok((await table.undo()).ok)
      continue
    }
    const value = tutorial.script[place.number ?? -1]
    assert.ok(value !== undefined, `the script ends at ${place.table.questions[0]?.kind}`)
    await answer(table, value)
  }
}

/** What the counter says at each step. */
function countsOf(tutorial: Tutorial, heard: readonly Said[]): (readonly [number, number])[] {
  return heard.map(({ step }) => {
    const { number, count } = progressAt(tutorial, step)
    return [number, count]
  })
}

/** An answer that moves the game on; not the script's, if there is another. */
function otherAnswer(question: Question, unwanted: Json): Json {
  const options = optionsOf(question)
  const quick = ['end', 'none', 'ready', 'fail', 'up'].filter((each) => options.includes(each))
  const all = [...quick, ...options.filter((each) => !String(each).startsWith('rebid'))]
  const answers =
    question.form === 'pick' ? all.map((_, index) => all.slice(index, index + question.min)) : all
  return answers.find((each) => !sameJson(each, unwanted)) ?? null
}

/** The source of everything drawn at a table of a game. */
function drawnFor(game: string): string {
  const root = join(import.meta.dirname, '../..')
  const sources = [`games/${game}/ui`, 'web/src/table'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  return sources.join()
}

const SAID = /\.([\w-]+)|(aria-keyshortcuts="\w")|\[(data-[\w-]+)=/g
/** As much as can be read at a glance, and in a minute at a calm pace. */
const MOST_WORDS_OF_A_STEP = 40
const MOST_WORDS_OF_A_MINUTE = 180
const LEAST_ANSWERS_OF_A_MINUTE = 2
const wordsIn = (text: string): number => text.split(/\s+/).length

const TAUGHT = await Promise.all(
  GAMES.map(async (entry) => ({
    entry,
    game: await loadGame(entry.id),
    tutorials: await entry.loadTutorials(),
  })),
)
const LESSONS = TAUGHT.flatMap(({ entry, game, tutorials }) =>
  tutorials.map((tutorial) => ({ entry, game, tutorial })),
)

test('there is a lesson for every game, and every lesson is announced on the title page of its game', () => {
  for (const { entry, tutorials } of TAUGHT) {
    assert.ok(tutorials.length > 0, entry.id)
    assert.deepEqual(
      tutorials.map(({ game, id }) => [game, id]),
      entry.lessons.map(({ id }) => [entry.id, id]),
    )
  }
})

for (const { entry, game, tutorial } of LESSONS) {
  const course = await takeCourse(tutorial, game)
  const { id: name, steps, script } = tutorial
  const minutes = entry.lessons.find(({ id }) => id === name)?.minutes ?? 0

  test(`every step of the lesson ${name} is reached, in order, and has a name of its own`, () => {
    assert.deepEqual(
      course.map(({ step }) => step.id),
      steps.filter(({ perhaps }) => perhaps !== true).map(({ id }) => id),
    )
    assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length)
  })

  test(`the counter of the lesson ${name} goes up by one to its end`, () => {
    assert.deepEqual(
      countsOf(tutorial, course),
      course.map((_, index) => [index + 1, course.length]),
    )
  })

  test(`where the lesson ${name} asks for an answer, the script gives it and others are met with a word`, () => {
    const asking = course.filter(({ step }) => step.act === 'answer')
    assert.ok(asking.length > minutes * LEAST_ANSWERS_OF_A_MINUTE)
    for (const { step, place } of asking) {
      const wanted = script[place.number ?? -1] ?? null
      assert.equal(refusingStep(tutorial, place, wanted), null, step.id)
      assert.equal(refusingStep(tutorial, place, 'something else')?.at, step.at, step.id)
    }
  })

  test(`what the lesson ${name} plays it hands back with a text`, () => {
    const fork = course.find(({ step }) => step.act === 'fork')
    assert.ok(fork?.place.number && fork.place.number < tutorial.playsUpTo)
    assert.ok(course.some(({ place }) => place.number === tutorial.playsUpTo))
  })

  test(`whoever plays the rest of the lesson ${name} alone is met again and led through the end`, async (t) => {
    const table = await begin(tutorial, game)
    t.after(() => table.close())
    const fork = course.find(({ step }) => step.act === 'fork')
    assert.ok(fork)
    for (const value of script.slice(0, fork.place.number ?? 0)) await answer(table, value)
    const heard = course.slice(0, course.indexOf(fork) + 1)
    let last: TutorialStep | null = fork.step
    for (let given = 0; tableOf(table).outcome === null; given++) {
      const [question] = tableOf(table).questions
      assert.ok(question && given < 1_000)
      const unwanted = given === 0 ? (script[fork.place.number ?? -1] ?? null) : null
      await answer(table, otherAnswer(question, unwanted))
      const place = await placeAt(tutorial, table)
      assert.equal(place.number, null)
      const due = dueStep(tutorial, place, last)
      if (due && due !== last) heard.push({ step: due, place })
      last = due ?? last
    }
    const alone = heard.slice(course.indexOf(fork) + 1)
    assert.ok(alone.length >= 3, `${alone.map(({ step }) => step.id)}`)
    const counts = countsOf(tutorial, heard)
    const numbers = counts.map(([number]) => number)
    assert.deepEqual(
      numbers,
      numbers.toSorted((one, other) => one - other),
    )
    assert.equal(new Set(counts.map(([, count]) => count)).size, 1)
  })

  test(`every part of the screen that the lesson ${name} points to is drawn somewhere`, () => {
    const drawn = drawnFor(game.id)
    for (const { id, point } of steps) {
      if (point?.panel === undefined) continue
      const parts = [...point.panel.matchAll(SAID)].map(([, name, key, data]) => name ?? key ?? data ?? '')
      assert.ok(parts.length > 0, id)
      for (const part of parts) assert.ok(drawn.includes(part), `${id}: ${part}`)
      assert.doesNotMatch(point.panel, /:has\([^)]*:has/, 'browsers know no :has within :has')
    }
  })

  test(`every text of the lesson ${name} is there in both languages, and short`, () => {
    for (const { id, text, instead } of steps) {
      for (const { ru, en } of [text, ...(instead ? [instead] : [])]) {
        assert.match(ru, /[а-яё]/i, id)
        assert.doesNotMatch(en, /[а-яё]/i, id)
      }
      for (const language of LANGUAGES)
        assert.ok(wordsIn(text[language]) <= MOST_WORDS_OF_A_STEP, `${id} in ${language}`)
    }
    for (const language of LANGUAGES) {
      const words = steps.reduce((sum, { text }) => sum + wordsIn(text[language]), 0)
      assert.ok(words <= minutes * MOST_WORDS_OF_A_MINUTE, `${words} words in ${language}`)
    }
  })
}

for (const { game, tutorial } of LESSONS.filter(({ tutorial }) => tutorial.rivals)) {
  test(`the rivals of the lesson ${tutorial.id} follow its script, and bots play on for whoever leaves it`, async (t) => {
    const thinker = new TestThinker(game)
    const table = await begin(tutorial, game, thinker)
    t.after(() => table.close())
    const { script } = tutorial
    const fork = tutorial.steps.find(({ act }) => act === 'fork')?.at
    assert.ok(typeof fork === 'number')
    for (const value of script.slice(0, fork)) await answer(table, value)
    assert.deepEqual(thinker.asked, [])
    const [question] = tableOf(table).questions
    assert.ok(question)
    await answer(table, otherAnswer(question, script[fork] ?? null))
    for (let given = 0; thinker.asked.length === 0 && tableOf(table).outcome === null; given++) {
      const [next] = tableOf(table).questions
      assert.ok(next && given < 100)
      await answer(table, otherAnswer(next, null))
    }
    assert.equal(thinker.asked[0], 'decide 1 easy')
  })
}
