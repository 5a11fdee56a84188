import { sameJson } from '@curio/kernel'
import { Button, Icon, type LessonTitle } from '@curio/ui'
import { ArrowLeft, ArrowRight, Check, GraduationCap, Hand, Play, Square, X } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { gameById } from '../games.ts'
import { listSaves } from '../local/matches.ts'
import { navigate } from '../router.tsx'
import { useTableScreen } from '../table/context.ts'
import { isComplete } from '../table/selection.ts'
import { useWords } from '../words/index.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { lessonsToTake } from './lessons.ts'
import { usePointing } from './pointing.ts'
import type { Lesson } from './use-lesson.ts'
import './lesson.css'

/** What the lesson says at this point. */
export function TutorialCard(): ReactElement | null {
  const { lesson } = useTableScreen()
  if (lesson === null) return null
  return lesson.off ? <TurnedOff lesson={lesson} /> : <Card lesson={lesson} />
}

interface LessonProps {
  readonly lesson: Lesson
}

function TurnedOff({ lesson }: LessonProps): ReactElement {
  const words = useWords()
  return (
    <section className="lesson lesson--off" aria-label={words.tutorial.title}>
      <p>{words.tutorial.off}</p>
      <Button icon={GraduationCap} onClick={() => lesson.setOff(false)}>
        {words.tutorial.turnOn}
      </Button>
    </section>
  )
}

function Card({ lesson }: LessonProps): ReactElement {
  const { language, moment, snapshot } = useTableScreen()
  const words = useWords()
  const [leaving, setLeaving] = useState(false)
  const { step, plays, number, count, waits } = lesson
  usePointing(moment === null && !plays && !waits ? step?.point : undefined)
  useNextKey(lesson.forward)
  const isEnd = snapshot.table.outcome !== null && lesson.forward === null
  const text = plays ? words.tutorial.plays : (step?.text[language] ?? words.tutorial.alone)
  return (
    <section
      className={waits ? 'lesson lesson--waits' : 'lesson'}
      aria-label={words.tutorial.title}
      aria-busy={waits}
    >
      <header className="lesson__head">
        <h2 className="lesson__title">
          <Icon node={GraduationCap} /> {words.tutorial.title}
        </h2>
        <span className="lesson__step">{words.tutorial.step(number, count)}</span>
        {snapshot.table.outcome === null && (
          <Button look="quiet" icon={X} name={words.tutorial.leave} onClick={() => setLeaving(true)} />
        )}
      </header>
      <span className="lesson__bar" aria-hidden="true">
        <span style={{ inlineSize: `${(number / count) * 100}%` }} />
      </span>
      <p className="lesson__text" aria-live="polite">
        {text}
      </p>
      <div className="lesson__acts">
        <Button
          icon={ArrowLeft}
          name={words.tutorial.back}
          off={lesson.back === null ? words.tutorial.first : null}
          onClick={() => lesson.back?.()}
        />
        <Onward lesson={lesson} />
      </div>
      {isEnd && <OtherLessons />}
      {leaving && (
        <LeaveDialog
          lesson={lesson.id}
          close={() => setLeaving(false)}
          turnOff={() => {
            setLeaving(false)
            lesson.setOff(true)
          }}
        />
      )}
    </section>
  )
}

/** The buttons that lead on: the next text, the shown answer, autoplay, or after the last text a real game. */
function Onward({ lesson }: LessonProps): ReactElement | null {
  const { snapshot, selection, select, confirm } = useTableScreen()
  const words = useWords()
  const { step, again, waits, forward, proposed, plays, setPlays } = lesson
  const { table } = snapshot
  const [question] = table.questions
  if (plays) {
    return (
      <Button icon={Square} onClick={() => setPlays(false)}>
        {words.tutorial.stop}
      </Button>
    )
  }
  if (forward) {
    return (
      <Button look="primary" icon={ArrowRight} aria-keyshortcuts="N" onClick={forward}>
        {words.tutorial.next}
      </Button>
    )
  }
  if (table.outcome !== null) {
    return (
      <Button look="primary" icon={Play} onClick={() => navigate(`/new/${table.game}`)}>
        {words.home.play}
      </Button>
    )
  }
  if (step?.act === 'fork') {
    return (
      <Button look="primary" icon={Play} onClick={() => setPlays(true)}>
        {words.tutorial.play}
      </Button>
    )
  }
  if (again || waits || !step || !question || proposed === undefined) return null
  // What is shown already can only be done.
  const isShown =
    selection?.question.id === question.id &&
    sameJson(selection.value ?? null, proposed) &&
    isComplete(selection)
  if (isShown)
    return (
      <Button look="primary" icon={Check} onClick={confirm}>
        {words.tutorial.doIt}
      </Button>
    )
  return (
    <Button icon={Hand} onClick={() => select(question, proposed)}>
      {words.tutorial.show}
    </Button>
  )
}

/** After the last text: lessons that were not taken yet. */
function OtherLessons(): ReactElement | null {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const game = gameById(snapshot.table.game)
  const [lessons, setLessons] = useState<readonly LessonTitle[]>([])
  useEffect(() => {
    if (game)
      void listSaves().then(
        (saves) => setLessons(lessonsToTake(game, saves)),
        () => null,
      )
  }, [game])
  if (!game || lessons.length === 0) return null
  return (
    <LessonLinks lead={words.tutorial.another} className="lesson__others" game={game.id} lessons={lessons} />
  )
}

/** N goes on, wherever the focus is. */
function useNextKey(forward: (() => void) | null): void {
  useEffect(() => {
    if (forward === null) return
    const listen = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyN' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog'))
        return
      forward()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [forward])
}
