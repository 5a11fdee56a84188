import type { Tutorial } from '@curio/ui/tutorial'
import { useEffect, useRef } from 'react'
import { settings } from '../store/settings.ts'
import type { TableLink } from '../table/link.ts'
import type { LessonPlace } from './tutorial.ts'

/** How long an answer of the lesson is looked at before the next, in milliseconds at normal speed. */
const PAUSE = 600
const SHORTEST = 150

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
      pause(),
    )
    return () => clearTimeout(timer)
  }, [plays, tutorial, place, link])
}

function pause(): number {
  const { speed } = settings.get()
  return speed === 0 ? SHORTEST : PAUSE / speed
}
