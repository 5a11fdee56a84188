import type { Tutorial } from '@curio/ui/tutorial'
import { useEffect, useRef } from 'react'
import { settings } from '../store/settings.ts'
import type { TableLink } from '../table/link.ts'
import type { LessonPlace } from './tutorial.ts'

/** Milliseconds between two answers of the lesson, by the speed setting, so that people can follow. */
const PAUSES = [150, 700, 350] as const

interface Autoplay {
  readonly tutorial: Tutorial | null
  readonly place: LessonPlace | null
  readonly link: TableLink
  readonly plays: boolean
  readonly stop: () => void
}

/** Gives the script's answers one after another up to the question where the learner takes over. */
export function useAutoplay({ tutorial, place, link, plays, stop }: Autoplay): void {
  const end = useRef(stop)
  end.current = stop
  useEffect(() => {
    if (!plays || tutorial === null || place === null) return
    const [question] = place.table.questions
    const answer = place.number === null ? undefined : tutorial.script[place.number]
    if (!question || answer === undefined || (place.number ?? 0) >= tutorial.playsUpTo) {
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
  }, [plays, tutorial, place, link])
}
