import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@curio/ui/language'
import { PlayedLesson, tableOf } from '@curio/ui/testing'
import type { TableState, Tutorial, TutorialStep } from '@curio/ui/tutorial'
import { route } from '../../index.ts'
import type { Answer } from '../../rules/acts.ts'
import type { RouteContent } from '../../rules/content.ts'
import { thingsIn } from '../../rules/named-things.ts'
import type { Shown } from '../../rules/shown.ts'
import type { RouteState } from '../../rules/state.ts'
import { readAnswer } from '../../rules/vocabulary.ts'
import { asRouteView, type RouteView, type Standing, standingOf } from '../../text/index.ts'

/** The table before an answer of the script, or after the last one. */
export interface Moment {
  readonly table: TableState
  readonly view: RouteView
  readonly standing: Standing
}

/** A moment, and the same before the last answer and after the next one. */
interface Said {
  readonly now: Moment
  readonly before: Moment
  readonly after: Moment
}

/** The numbers that each text names, worked out from the position it is said at. */
export type Numbers = Readonly<Record<string, (said: Said) => readonly number[]>>

type RouteLesson = PlayedLesson<RouteState, RouteContent, Moment>

export const playLesson = (tutorial: Tutorial, pack: Shown): RouteLesson =>
  new PlayedLesson(route, tutorial, (match) => {
    const table = tableOf(match)
    const view = asRouteView(table.view)
    const standing = standingOf(pack, view, 0)
    assert.ok(standing)
    return { table, view, standing }
  })

/** The column and the row of a block. */
export function placeOf({ map }: Shown, block: string): readonly number[] {
  const found = map.blocks.find(({ id }) => id === block)
  return found ? [found.x, found.y] : []
}

export const touristsIn = ({ view }: Moment, block: string): number =>
  view.players[0]?.board.tourists[block]?.reduce((sum, count) => sum + count, 0) ?? 0

interface Taught {
  readonly tutorial: Tutorial
  readonly pack: Shown
  readonly lesson: RouteLesson
}

/** What a lesson points to is there, and what it says is so. */
export function testLesson({ tutorial, pack, lesson }: Taught, numbers: Numbers): void {
  const { steps, script } = tutorial
  const answerAt = (step: TutorialStep): Answer | null => {
    const index = lesson.indexOf(step)
    const [question] = lesson.at(index).table.questions
    return question ? readAnswer(pack, question.kind, script[index] ?? null) : null
  }

  test('whoever is asked for something on the board sees it lit', () => {
    for (const step of lesson.asking) {
      const answer = answerAt(step)
      assert.ok(answer, step.id)
      // The final route is proposed as a whole.
      for (const id of answer.kind === 'route' ? [] : thingsIn(answer))
        assert.ok(step.point?.board?.includes(id), `${step.id} does not point to ${id}`)
    }
  })

  test('everything pointed to exists on the board', () => {
    const { map, dice, cards = [] } = pack
    const things = new Set(
      [map.blocks, map.roads, map.diagonals, map.vertices, dice, cards].flatMap((list) =>
        list.map(({ id }) => id),
      ),
    )
    const pointed = steps.flatMap(({ point }) => point?.board ?? [])
    assert.ok(pointed.length > 30)
    for (const id of pointed) assert.ok(things.has(id), id)
  })

  test('every number in a text is the one on the table', () => {
    for (const { step, language, text, index } of lesson.texts()) {
      const said = {
        now: lesson.at(index),
        before: lesson.at(Math.max(0, index - 1)),
        after: lesson.at(Math.min(script.length, index + 1)),
      }
      const named = (text.match(/\d+/g) ?? []).map(Number)
      assert.deepEqual(named, numbers[step.id]?.(said) ?? [], `${step.id} in ${language}`)
    }
    for (const id of Object.keys(numbers))
      assert.ok(
        steps.some((step) => step.id === id),
        id,
      )
  })

  test('every block that a text sends the learner to is the one of the script', () => {
    for (const step of lesson.asking) {
      const answer = answerAt(step)
      if (answer?.kind !== 'block' || answer.act.act !== 'block') continue
      const [x, y] = placeOf(pack, answer.act.block)
      for (const language of LANGUAGES) assert.ok(step.text[language].includes(`(${x};${y})`), step.id)
    }
  })
}
