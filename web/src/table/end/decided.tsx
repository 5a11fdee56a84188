import type { Outcome } from '@curio/kernel'
import type { ScoreRow } from '@curio/ui'
import { type ReactElement, useMemo } from 'react'
import { matchPoints } from '../../results/result-words.ts'
import { useWords } from '../../words/index.ts'
import { listedName } from '../../words/names.ts'
import { withNumbersKept } from '../../words/typography.ts'
import { useTableScreen } from '../context.ts'
import type { Chapter } from '../course.ts'
import { decisiveFacts, factSentence } from './story.ts'

interface DecidedProps {
  readonly outcome: Outcome
  /** Null while it is computed. */
  readonly course: readonly Chapter[] | null
  readonly rows: readonly ScoreRow[]
}

/** What decided the match, in two sentences at most. Their room is kept until they are known: nothing below may jump. */
export function Decided({ outcome, course, rows }: DecidedProps): ReactElement | null {
  const { ui, snapshot, language } = useTableScreen()
  const words = useWords()
  const { table } = snapshot
  const nextRank = useMemo(() => ui.nextRank?.(table, language) ?? null, [ui, table, language])
  const facts = course && decisiveFacts({ outcome, course, rows, nextRank })
  const expected = (outcome.kind === 'ranked' || outcome.kind === 'solo') && rows.length > 0
  if (facts === null ? !expected : facts.length === 0) return null
  // Where several share a screen, nobody is “you”.
  const [only, ...more] = snapshot.here
  const who = (seat: number) => ({
    name: listedName(snapshot, seat, words),
    you: seat === only && more.length === 0,
  })
  const points = (count: number): string => matchPoints(table, count, language, words.profile)
  return (
    <section className="end__story" aria-live="polite">
      <h2>{outcome.kind === 'solo' ? words.end.story.titleAlone : words.end.story.title}</h2>
      <p>{facts?.map((fact) => withNumbersKept(factSentence(fact, { who, points }, words.end))).join(' ')}</p>
    </section>
  )
}
