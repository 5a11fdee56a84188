import type { Json } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import { LEARNER, type Tutorial, type TutorialStep } from '@curio/ui/tutorial'
import { useEffect, useMemo, useState } from 'react'
import { gameById } from '../games.ts'
import { useFailing } from '../shell/error-guard.tsx'
import type { Snapshot, TableLink } from '../table/link.ts'
import { useAutoplay } from './autoplay.ts'
import { type Memory, recall, remember } from './memory.ts'
import {
  dueStep,
  type LessonPlace,
  lessonPlaceOf,
  progressAt,
  readSteps,
  refusingStep,
  stepAfter,
} from './tutorial.ts'

/** The lesson at a table, as its card shows it. */
export interface Lesson {
  readonly id: string
  /** The step on the card: the one that is due, or an earlier one read again; null if the lesson has nothing to say. */
  readonly step: TutorialStep | null
  /** Whether the card shows an earlier step again. */
  readonly again: boolean
  /** The table has moved on, and what the lesson says about it is not known yet. */
  readonly waits: boolean
  /** The number of the step on the card, from 1, and how many steps the lesson has. */
  readonly number: number
  readonly count: number
  readonly off: boolean
  readonly setOff: (off: boolean) => void
  /** Goes to the previous text; null at the first. */
  readonly back: (() => void) | null
  /** Goes to the next text; null if something has to be done first. */
  readonly forward: (() => void) | null
  /** The script's answer here; undefined off the script. */
  readonly proposed: Json | undefined
  /** The lesson plays by itself. */
  readonly plays: boolean
  readonly setPlays: (plays: boolean) => void
  /** The step that waits for another answer than this; null where the answer is welcome. */
  readonly refusing: (value: Json) => TutorialStep | null
}

export function useLesson(id: string, link: TableLink, { tutorial: wanted, table }: Snapshot): Lesson | null {
  const tutorial = useTutorial(wanted, table.game)
  const place = useLessonPlace(tutorial, link, table)
  const [memory, setMemory] = useState<Memory>(() => recall(id))
  const [again, setAgain] = useState<{ readonly index: number; readonly at: LessonPlace } | null>(null)
  const [plays, setPlays] = useState(false)
  const before = tutorial?.steps.find((step) => step.id === memory.step) ?? null
  const due = tutorial && place && dueStep(tutorial, place, before)
  const keep = (change: Partial<Memory>): void => setMemory((kept) => ({ ...kept, ...change }))
  useEffect(() => {
    if (due) setMemory((kept) => withSaid(kept, due.id))
  }, [due])
  useEffect(() => {
    if (wanted !== null) remember(id, memory)
  }, [wanted, id, memory])
  useAutoplay({ tutorial, place, link, plays, stop: () => setPlays(false) })
  if (tutorial === null || place === null) return null

  const { said } = due ? withSaid(memory, due.id) : memory
  const read = readSteps(tutorial, said)
  const last = due ? read.indexOf(due) : read.length
  const index = again?.at === place ? Math.min(again.index, last) : last
  const next = due && (due.act === undefined || due.act === 'undo') ? stepAfter(tutorial, place, due) : null
  const step = index === last ? due : (read[index] ?? null)
  return {
    id: tutorial.id,
    step,
    again: index < last,
    waits: place.table.questions[0]?.id !== table.questions[0]?.id,
    ...progressAt(tutorial, step ?? before),
    off: memory.off,
    setOff: (off) => keep({ off }),
    back: index === 0 ? null : () => setAgain({ index: index - 1, at: place }),
    forward:
      index < last
        ? () => setAgain({ index: index + 1, at: place })
        : next && (() => keep({ step: next.id })),
    proposed: place.number === null ? undefined : tutorial.script[place.number],
    plays,
    setPlays,
    refusing: (value) => (memory.off ? null : refusingStep(tutorial, place, value)),
  }
}

function withSaid(memory: Memory, step: string): Memory {
  const { said } = memory
  if (memory.step === step && said.includes(step)) return memory
  return { ...memory, step, said: said.includes(step) ? said : [...said, step] }
}

/** The lesson with an id, when it is loaded. */
function useTutorial(id: string | null, game: string): Tutorial | null {
  const [tutorial, setTutorial] = useState<Tutorial | null>(null)
  const fail = useFailing()
  useEffect(() => {
    if (id === null) return
    gameById(game)
      ?.loadTutorials()
      .then(
        (found) => setTutorial(found.find((each) => each.id === id) ?? null),
        (cause: unknown) => fail(cause),
      )
  }, [id, game, fail])
  return id === null ? null : tutorial
}

/** Where the learner is; while it is computed, the previous place. */
function useLessonPlace(tutorial: Tutorial | null, link: TableLink, table: TableState): LessonPlace | null {
  const [known, setKnown] = useState<{ table: TableState; answers: readonly Json[] } | null>(null)
  const fail = useFailing()
  useEffect(() => {
    if (tutorial === null) return
    let wanted = true
    link.record().then(
      (log) => {
        const answers = log?.entries.filter(({ seat }) => seat === LEARNER).map(({ answer }) => answer)
        // A log that is ahead of the table belongs to a table that has not arrived yet.
        if (wanted && answers && isAnswered(table, answers.length)) setKnown({ table, answers })
      },
      (cause: unknown) => wanted && fail(cause),
    )
    return () => {
      wanted = false
    }
  }, [tutorial, link, table, fail])
  return useMemo(
    () => tutorial && known && lessonPlaceOf(tutorial, known.table, known.answers),
    [tutorial, known],
  )
}

/**
 * Whether a log with this many answers of the learner belongs to a table where the learner is asked again, or nobody is: what
 * the rivals do in between is awaited. An undo gives a question a new id such as `3~1`; it is still the third.
 */
function isAnswered({ questions, outcome }: TableState, answers: number): boolean {
  const [question] = questions
  return question === undefined ? outcome !== null : Number.parseInt(question.id, 10) === answers
}
