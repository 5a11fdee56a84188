import type { LessonTitle } from '@curio/ui'
import type { ReactElement } from 'react'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { lessonAddress } from './lessons.ts'

interface LessonLinksProps {
  /** What is said before them. */
  readonly lead: string
  readonly className?: string
  readonly game: string
  readonly lessons: readonly LessonTitle[]
}

/** Lessons by their names, each with the time it takes. */
export function LessonLinks({ lead, className = '', game, lessons }: LessonLinksProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  return (
    <p className={`lesson-links ${className}`}>
      <span>{lead}</span>
      {lessons.map(({ id, name, minutes }) => (
        <Link key={id} to={lessonAddress(game, id)}>
          {words.tutorial.named(name[language], minutes)}
        </Link>
      ))}
    </p>
  )
}
