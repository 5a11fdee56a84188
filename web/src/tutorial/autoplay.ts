import type { Tutorial } from '@curio/ui/tutorial'
import { useEffect, useRef } from 'react'
import { settings } from '../store/settings.ts'
import type { TableLink } from '../table/link.ts'
import type { Position } from './tutorial.ts'

/** How long an answer of the lesson is looked at before the next, by the speed of motion; so that it can be followed. */
const PAUSES = [150, 700, 350] as const

interface Autoplay {
  readonly tutorial: Tutorial | null
  readonly position: Position | null
  readonly link: TableLink
  readonly plays: boolean
  readonly stop: () => void
}

/** While it plays, the lesson gives the script's answers, one after another, up to where the learner plays again. */
export function useAutoplay({ tutorial, position, link, plays, stop }: Autoplay): void {
  const end = useRef(stop)
  end.current = stop
  useEffect(() => {
    if (!plays || tutorial === null || position === null) return
    const [question] = position.table.questions
    const answer = position.number === null ? undefined : tutorial.script[position.number]
    if (!question || answer === undefined || (position.number ?? 0) >= tutorial.playsUpTo) {
      end.current()
      return
    }
    const timer = setTimeout(
      () =>
        void link.answer(question.id, answer).then(
          (done) => done.ok || end.current(),
          () => end.current(),
        ),
      PAUSES[settings.get().speed],
    )
    return () => clearTimeout(timer)
  }, [plays, tutorial, position, link])
}
