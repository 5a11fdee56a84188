import type { Note } from '@curio/kernel'
import type { Highlight, LogLine } from '@curio/ui'
import { memo, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { milestonesOf } from '../course.ts'
import { useSteady } from '../use-steady.ts'

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
  const open = useSteady(({ number }: Line) => goTo(number === last ? null : number))
  useEffect(() => {
    const shown = moment === null ? end : current
    if (last >= 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [last, moment])
  if (lines.length === 0) return <p className="panel__empty">{words.table.logEmpty}</p>
  return (
    <ol className="log">
      {lines.map((line) => (
        <LineItem
          key={line.number}
          line={line}
          isCurrent={line.number === (moment ?? last)}
          current={line.number === moment ? current : null}
          here={words.table.logHere}
          open={open}
          point={setHighlight}
        />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

interface LineItemProps {
  readonly line: Line
  readonly isCurrent: boolean
  readonly current: RefObject<HTMLButtonElement | null> | null
  readonly here: string
  readonly open: (line: Line) => void
  readonly point: (highlight: Highlight | null) => void
}

/** A log has hundreds of them, and with each step only one or two change. */
const LineItem = memo(function LineItem(props: LineItemProps): ReactElement {
  const { line, isCurrent, current, here, open, point } = props
  return (
    <li>
      {line.milestone !== null && <h2 className="log__milestone">{line.milestone}</h2>}
      <button
        type="button"
        className="log__line"
        ref={current}
        aria-current={isCurrent ? 'step' : undefined}
        aria-description={here}
        onClick={() => open(line)}
        onMouseEnter={() => point(line.highlight)}
        onMouseLeave={() => point(null)}
        onFocus={() => point(line.highlight)}
        onBlur={() => point(null)}
      >
        {line.text}
      </button>
    </li>
  )
})

/** The notes that have words, as lines. A line stays the same object for as long as it says the same. */
export function useLines(): readonly Line[] {
  const { ui, snapshot, told, language } = useTableScreen()
  const { packs } = snapshot.table
  const seats = useSame(snapshot.table.seats)
  const known = useMemo(() => {
    const lines = new Map<Note, Line | null>()
    return (note: Note, number: number, milestone: string | null): Line | null => {
      const before = lines.get(note)
      if (before !== undefined) return before
      const said = ui.log(note, { seats, packs }, language)
      const line = said && { ...said, number, milestone }
      lines.set(note, line)
      return line
    }
  }, [ui, seats, packs, language])
  return useMemo(() => {
    const chapters = new Map(milestonesOf(ui, told, language).map(({ note, name }) => [note, name]))
    return told.flatMap((note, number) => known(note, number, chapters.get(number) ?? null) ?? [])
  }, [told, ui, language, known])
}

/** The object of the time before, if it says the same. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
