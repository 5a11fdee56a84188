import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { ARKHAM_GUIDE } from '@curio/route'
import { asRouteView, type RouteView, type Standing, standingOf } from '@curio/route/text'
import type { LocalTable } from '../src/local/local-table.ts'
import { PLACES } from '../src/tutorial/route/places.ts'
import { routeTutorial } from '../src/tutorial/route.ts'
import {
  dueStep,
  type Position,
  positionOf,
  refusingStep,
  stepAfter,
  type TutorialStep,
} from '../src/tutorial/tutorial.ts'
import { beginTable, firstAnswer, person } from './support.ts'

const { steps, script } = routeTutorial
const LANGUAGES = ['ru', 'en'] as const

/** What can be said of one moment of the course. */
interface Moment {
  readonly view: RouteView
  readonly standing: Standing
}
interface Said {
  readonly step: TutorialStep
  readonly position: Position
  readonly now: Moment
  /** The same before the last answer and after the next one. */
  readonly before: Moment
  readonly after: Moment
}

const begin = (): LocalTable => beginTable([person('L')], routeTutorial.seed, routeTutorial.options)

function positionAt(table: LocalTable): Position {
  const answers = table.log().entries.filter(({ seat }) => seat !== null)
  return positionOf(
    routeTutorial,
    table.snapshot().table,
    answers.map(({ answer }) => answer),
  )
}

function momentAt(table: LocalTable): Moment {
  const view = asRouteView(table.snapshot().table.view)
  const standing = standingOf(ARKHAM_GUIDE, view, 0)
  assert.ok(standing)
  return { view, standing }
}

function answer(table: LocalTable, value: Json): void {
  const [question] = table.snapshot().table.questions
  assert.ok(question)
  const done = table.answer(0, question.id, value)
  assert.ok(done.ok, `${question.kind} ${question.id}: ${JSON.stringify(value)}`)
}

/** Reads everything and does what each step asks for, from the first question to the end screen. */
function takeCourse(): readonly Said[] {
  const table = begin()
  const said: { step: TutorialStep; position: Position; now: Moment; before: Moment; after: Moment }[] = []
  let before = momentAt(table)
  let last: TutorialStep | null = null
  for (;;) {
    const position = positionAt(table)
    const now = momentAt(table)
    for (let step = dueStep(routeTutorial, position, last); step; ) {
      if (step !== last) said.push({ step, position, now, before, after: now })
      last = step
      if (step.act !== undefined) break
      step = stepAfter(routeTutorial, position, step)
    }
    if (table.match.over) return said
    if (last?.act === 'undo') {
      assert.ok(table.undo().ok)
      continue
    }
    const value = script[position.number ?? -1]
    assert.ok(value !== undefined, `the script ends at ${position.table.questions[0]?.kind}`)
    answer(table, value)
    before = now
    const after = momentAt(table)
    for (const each of said) if (each.position === position) each.after = after
  }
}

const COURSE = takeCourse()

test('the course can be played from its seed to the end screen, and the challenge is met', () => {
  const table = begin()
  for (const value of script) answer(table, value)
  const outcome = table.match.outcome()
  assert.equal(outcome?.ending, 'challenge-met')
  assert.equal(outcome?.points[0]?.total, 252)
})

test('every step of the course is reached, in order', () => {
  const reached = COURSE.map(({ step }) => step.id)
  const onTheWay = steps.map(({ id }) => id).filter((id) => id !== 'penalty')
  assert.deepEqual(reached, onTheWay)
  assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length)
})

test('where an answer is asked for, the script gives it and others are met with a word', () => {
  const asking = COURSE.filter(({ step }) => step.act === 'answer')
  assert.ok(asking.length > 20)
  for (const { step, position } of asking) {
    const wanted = script[position.number ?? -1] ?? null
    assert.equal(refusingStep(routeTutorial, position, wanted), null, step.id)
    assert.equal(refusingStep(routeTutorial, position, 'something else')?.at, step.at, step.id)
  }
})

/** The things of the board that an answer takes up. */
function thingsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return /^(b\d\d|[ab]:.*|diagonal:.*)$/.test(value) ? thingsNamed(value) : []
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
const thingsNamed = (value: string): readonly string[] => value.replace(/^[a-z]+:/, '').split('+')

test('whoever is asked for something on the board sees it lit', () => {
  for (const { step, position } of COURSE.filter(({ step }) => step.act === 'answer')) {
    for (const id of thingsIn(script[position.number ?? -1] ?? null))
      assert.ok(step.point?.board?.includes(id), `${step.id} does not point to ${id}`)
  }
})

test('everything pointed to exists on the board', () => {
  const { map, dice } = ARKHAM_GUIDE
  const things = new Set(
    [map.blocks, map.roads, map.diagonals, map.vertices, dice].flatMap((list) => list.map(({ id }) => id)),
  )
  const pointed = steps.flatMap(({ point }) => point?.board ?? [])
  assert.ok(pointed.length > 30)
  for (const id of pointed) assert.ok(things.has(id), id)
})

test('every part of the screen that is pointed to is there to be found', () => {
  const root = join(import.meta.dirname, '../..')
  const drawn = ['games/route/ui', 'web/src/table'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  for (const selector of Object.values(PLACES)) {
    const parts = [...selector.matchAll(/\.([\w-]+)|(aria-keyshortcuts="\w")/g)].map(
      ([, name, key]) => name ?? key ?? '',
    )
    assert.ok(parts.length > 0, selector)
    for (const part of parts)
      assert.ok(
        drawn.some((source) => source.includes(part)),
        `${selector}: ${part}`,
      )
  }
})

test('every text is there in both languages, and short', () => {
  for (const { id, text, instead } of steps) {
    for (const { ru, en } of [text, ...(instead ? [instead] : [])]) {
      assert.match(ru, /[а-яё]/i, id)
      assert.doesNotMatch(en, /[а-яё]/i, id)
    }
    for (const language of LANGUAGES) {
      const words = text[language].split(/\s+/).length
      assert.ok(words <= 40, `${id} has ${words} words in ${language}`)
    }
  }
})

test('the whole course is read in some ten minutes at a calm pace', () => {
  const words = (language: 'ru' | 'en'): number =>
    steps.reduce((sum, { text }) => sum + text[language].split(/\s+/).length, 0)
  for (const language of LANGUAGES) assert.ok(words(language) <= 1_500, `${language}: ${words(language)}`)
})

const dieIn = ({ view }: Moment, id: string): number => view.dice.find((die) => die.id === id)?.number ?? 0
const at = (block: string): readonly number[] => {
  const found = ARKHAM_GUIDE.map.blocks.find(({ id }) => id === block)
  return found ? [found.x, found.y] : []
}
const touristsIn = ({ view }: Moment, block: string): number =>
  view.players[0]?.board.tourists[block]?.reduce((sum, count) => sum + count, 0) ?? 0
/** RT-END-9: what succeeds. RT-MAP-5, RT-MAP-10: what a gate link and a terrifying place add. RT-BON-12: an upgrade. */
const SUCCESSES = [5, 6]
const ONE_MADNESS = 1
const UPGRADE = 2

/** The numbers that each text names, worked out from the position it is said at. */
const NUMBERS: Readonly<Record<string, (said: Said) => readonly number[]>> = {
  take: ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue')],
  block: ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue'), ...['b12', 'b21', 'b21'].flatMap(at)],
  score: ({ now: { standing } }) => [standing.by.red, standing.by.blue, standing.total],
  'take-2': ({ now }) => [dieIn(now, 'green'), dieIn(now, 'purple')],
  river: () => at('b23'),
  bridge: ({ now }) => at(now.view.players[0]?.turn?.block ?? ''),
  band: ({ now }) => [now.standing.total],
  'take-3': ({ now }) => [dieIn(now, 'red'), dieIn(now, 'blue')],
  along: () => at('b31'),
  diagonal: () => at(ARKHAM_GUIDE.map.diagonals.find(({ id }) => id === 'n43')?.block ?? ''),
  'take-4': ({ now }) => [dieIn(now, 'effect'), dieIn(now, 'purple')],
  four: ({ after }) => [touristsIn(after, 'b45'), ...at('b45')],
  guests: ({ now, after }) => [touristsIn(after, 'b45') - touristsIn(now, 'b45')],
  longer: ({ now, before }) => [
    now.standing.total,
    before.standing.total,
    now.standing.by.task,
    now.standing.by.task,
  ],
  'take-5': ({ now }) => [dieIn(now, 'green'), dieIn(now, 'blue')],
  number: ({ now, after }) => [
    ...at('b45'),
    ...at('b54'),
    dieIn(now, 'green'),
    ...(after.view.players[0]?.turn?.numbers.slice(0, 1) ?? []),
    ...at(after.view.players[0]?.turn?.block ?? ''),
  ],
  ancient: () => SUCCESSES,
  'take-6': ({ now }) => [dieIn(now, 'red'), dieIn(now, 'purple')],
  west: () => at('b14'),
  terror: () => [ONE_MADNESS],
  leap: ({ now, before }) => [before.standing.total, now.standing.total, now.standing.madness],
  fork: ({ now }) => [now.view.round, now.view.round + 1, now.view.round + 2],
  log: ({ now }) => [now.standing.total],
  keep: () => [ONE_MADNESS],
  upgrade: () => [UPGRADE],
  next: () => ARKHAM_GUIDE.challenge.rows.slice(0, 1),
}

test('every number in a text is the one on the table', () => {
  for (const said of COURSE) {
    const { id, text } = said.step
    for (const language of LANGUAGES) {
      const named = (text[language].match(/\d+/g) ?? []).map(Number)
      assert.deepEqual(named, NUMBERS[id]?.(said) ?? [], `${id} in ${language}`)
    }
  }
})

test('every block that a text sends the learner to is the one of the script', () => {
  for (const { step, position } of COURSE.filter(({ step }) => step.act === 'answer')) {
    const wanted = script[position.number ?? -1]
    if (typeof wanted !== 'string' || !/^b\d\d$/.test(wanted)) continue
    const [x, y] = at(wanted)
    for (const language of LANGUAGES) assert.ok(step.text[language].includes(`(${x};${y})`), step.id)
  }
})

test('the lesson plays three rounds and hands over the last one', () => {
  const fork = COURSE.find(({ step }) => step.act === 'fork')
  const handed = COURSE.find(({ position }) => position.number === routeTutorial.playsUpTo)
  assert.equal(fork?.now.view.round, 7)
  assert.equal(handed?.now.view.round, 10)
  assert.equal(handed?.position.table.questions[0]?.kind, 'draft.pair')
})

test('whoever plays the rest alone is met again at the last round and led through the end', () => {
  const table = begin()
  const fork = COURSE.find(({ step }) => step.act === 'fork')
  for (const value of script.slice(0, fork?.position.number ?? 0)) answer(table, value)
  const heard = new Set<string>()
  let last = fork?.step ?? null
  for (let given = 0; !table.match.over; given++) {
    const [question] = table.snapshot().table.questions
    assert.ok(question && given < 200)
    const ends = question.form === 'choose' && question.options.includes('end')
    answer(table, given === 0 ? ['blue', 'effect'] : ends ? 'end' : firstAnswer(question))
    const position = positionAt(table)
    assert.equal(position.number, null)
    last = dueStep(routeTutorial, position, last) ?? last
    if (last && last.id !== 'fork') heard.add(last.id)
  }
  assert.deepEqual([...heard], ['last', 'spend', 'route', 'encounter', 'sum'])
})

test('whoever fails in the encounter is told what goes', () => {
  const table = begin()
  for (const value of script.slice(0, -2)) answer(table, value)
  answer(table, [])
  answer(table, 'none')
  const position = positionAt(table)
  assert.equal(position.table.questions[0]?.kind, 'penalty.called')
  assert.equal(dueStep(routeTutorial, position, null)?.id, 'penalty')
})
