import type { LogLine } from '@curio/ui'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { milestonesOf } from '../course.ts'

interface Line extends LogLine {
  /** The number of its note. */
  readonly number: number
  readonly milestone: string | null
}

/** What happened, in sentences. Pointing at one highlights the board, a click shows that moment. */
export function LogPanel(): ReactElement {
  const { told, moment, goTo, setHighlight } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const end = useRef<HTMLLIElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const last = told.length - 1
  useEffect(() => {
    const shown = moment === null ? end : current
    if (last >= 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [last, moment])
  if (lines.length === 0) return <p className="panel__empty">{words.table.logEmpty}</p>
  return (
    <ol className="log">
      {lines.map((line) => (
        <li key={line.number}>
          {line.milestone !== null && <h2 className="log__milestone">{line.milestone}</h2>}
          <button
            type="button"
            className="log__line"
            ref={line.number === moment ? current : undefined}
            aria-current={line.number === (moment ?? last) ? 'step' : undefined}
            aria-description={words.table.logHere}
            onClick={() => goTo(line.number === last ? null : line.number)}
            onMouseEnter={() => setHighlight(line.highlight)}
            onMouseLeave={() => setHighlight(null)}
            onFocus={() => setHighlight(line.highlight)}
            onBlur={() => setHighlight(null)}
          >
            {line.text}
          </button>
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

/** The notes that have words, as lines. */
export function useLines(): readonly Line[] {
  const { ui, snapshot, told, language } = useTableScreen()
  const { seats, packs } = snapshot.table
  return useMemo(() => {
    const chapters = new Map(milestonesOf(ui, told, language).map(({ note, name }) => [note, name]))
    return told.flatMap((note, number): Line[] => {
      const line = ui.log(note, { seats, packs }, language)
      return line === null ? [] : [{ ...line, number, milestone: chapters.get(number) ?? null }]
    })
  }, [told, ui, seats, packs, language])
}
