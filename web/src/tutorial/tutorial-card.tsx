import { Button, Icon } from '@curio/ui'
import { GraduationCap } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { useTableScreen } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { isOver, questionNumber, stepsAt, type Tutorial } from './tutorial.ts'

/** What the lesson says at this position. */
export function TutorialCard(): ReactElement | null {
  const { tutorial, snapshot, moment } = useTableScreen()
  if (tutorial === null || moment !== null || snapshot.table.outcome !== null) return null
  const number = questionNumber(snapshot.table)
  return <Lesson key={number} tutorial={tutorial} number={number} />
}

function Lesson({
  tutorial,
  number,
}: {
  readonly tutorial: Tutorial
  readonly number: number | null
}): ReactElement | null {
  const { language, setHighlight } = useTableScreen()
  const words = useWords()
  const [read, setRead] = useState(0)
  const [closed, setClosed] = useState(false)
  const steps = stepsAt(tutorial, number)
  const step = steps[read]
  const highlight = step?.highlight ?? null
  useEffect(() => {
    setHighlight(highlight)
    return () => setHighlight(null)
  }, [highlight, setHighlight])
  const over = isOver(tutorial, number)
  if (closed || (!step && !over)) return null
  return (
    <section className="lesson" aria-live="polite" aria-label={words.tutorial.title}>
      <h2 className="lesson__title">
        <Icon node={GraduationCap} /> {words.tutorial.title}
        {step && (
          <span className="lesson__step">
            {words.tutorial.step(tutorial.steps.indexOf(step) + 1, tutorial.steps.length)}
          </span>
        )}
      </h2>
      <p>{step ? step.text[language] : words.tutorial.done}</p>
      {step && read < steps.length - 1 && (
        <Button look="primary" onClick={() => setRead(read + 1)}>
          {words.tutorial.next}
        </Button>
      )}
      {over && <Button onClick={() => setClosed(true)}>{words.tutorial.play}</Button>}
    </section>
  )
}
