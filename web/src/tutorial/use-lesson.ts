import type { Json } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import { useEffect, useMemo, useState } from 'react'
import { gameById } from '../games.ts'
import type { Snapshot, TableLink } from '../table/link.ts'
import { useAutoplay } from './autoplay.ts'
import { type Memory, recall, remember } from './memory.ts'
import {
  dueStep,
  type Position,
  positionOf,
  refusingStep,
  stepAfter,
  type Tutorial,
  type TutorialStep,
} from './tutorial.ts'

/** The lesson that goes on at a table, as its card shows it. */
export interface Lesson {
  readonly tutorial: Tutorial
  /** What is on the card: the step that is due or an earlier one, read again; null where the learner plays alone. */
  readonly step: TutorialStep | null
  /** Whether an earlier step is read again. */
  readonly again: boolean
  /** How many steps are behind the one on the card. */
  readonly behind: number
  readonly off: boolean
  readonly setOff: (off: boolean) => void
  /** To the text before this one; null at the first. */
  readonly back: (() => void) | null
  /** To the text after this one; null where something has to be done first. */
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
  const position = usePosition(tutorial, link, table)
  const [memory, setMemory] = useState<Memory>(() => recall(id))
  const [again, setAgain] = useState<{ readonly index: number; readonly at: Position } | null>(null)
  const [plays, setPlays] = useState(false)
  const before = tutorial?.steps.find((step) => step.id === memory.step) ?? null
  const due = tutorial && position && dueStep(tutorial, position, before)
  const keep = (change: Partial<Memory>): void => setMemory((kept) => ({ ...kept, ...change }))
  useEffect(() => {
    if (due) setMemory((kept) => (kept.step === due.id ? kept : { ...kept, step: due.id }))
  }, [due])
  useEffect(() => {
    if (wanted !== null) remember(id, memory)
  }, [wanted, id, memory])
  useAutoplay({ tutorial, position, link, plays, stop: () => setPlays(false) })
  if (tutorial === null || position === null) return null

  const { steps } = tutorial
  const last = due ? steps.indexOf(due) : before ? steps.indexOf(before) + 1 : 0
  const index = again?.at === position ? Math.min(again.index, last) : last
  const next =
    due && (due.act === undefined || due.act === 'undo') ? stepAfter(tutorial, position, due) : null
  return {
    tutorial,
    step: index === last ? due : (steps[index] ?? null),
    again: index < last,
    behind: index,
    off: memory.off,
    setOff: (off) => keep({ off }),
    back: index === 0 ? null : () => setAgain({ index: index - 1, at: position }),
    forward:
      index < last
        ? () => setAgain({ index: index + 1, at: position })
        : next && (() => keep({ step: next.id })),
    proposed: position.number === null ? undefined : tutorial.script[position.number],
    plays,
    setPlays,
    refusing: (value) => (memory.off ? null : refusingStep(tutorial, position, value)),
  }
}

/** The lesson with an id, when it is loaded. */
function useTutorial(id: string | null, game: string): Tutorial | null {
  const [tutorial, setTutorial] = useState<Tutorial | null>(null)
  useEffect(() => {
    if (id === null) return
    gameById(game)
      ?.loadTutorial()
      .then((found) => setTutorial(found.id === id ? found : null))
  }, [id, game])
  return id === null ? null : tutorial
}

/** Where the learner is; while it is worked out, where the learner was. */
function usePosition(tutorial: Tutorial | null, link: TableLink, table: TableState): Position | null {
  const [known, setKnown] = useState<{ table: TableState; answers: readonly Json[] } | null>(null)
  useEffect(() => {
    if (tutorial === null) return
    let wanted = true
    link.record().then((log) => {
      const answers = log?.entries.filter(({ seat }) => seat !== null).map(({ answer }) => answer)
      // A log that is ahead of the table belongs to a table that is still on its way.
      if (wanted && answers && isAnswered(table, answers.length)) setKnown({ table, answers })
    })
    return () => {
      wanted = false
    }
  }, [tutorial, link, table])
  return useMemo(
    () => tutorial && known && positionOf(tutorial, known.table, known.answers),
    [tutorial, known],
  )
}

/** An undo gives a question a new name, `3~1`; it stays the third. */
function isAnswered({ questions }: TableState, answers: number): boolean {
  const [question] = questions
  return question === undefined || Number.parseInt(question.id, 10) === answers
}
