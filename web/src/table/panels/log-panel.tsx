import type { Note, Packs } from '@curio/kernel'
import type { Highlight, LogLine } from '@curio/ui'
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CardText, useHasCards } from '../../cards/card-text.tsx'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { milestonesOf } from '../course.ts'
import { placeAfter } from '../keyboard.ts'
import { useSteady } from '../use-steady.ts'

interface Line extends LogLine {
  /** The number of its note. */
  readonly number: number
  readonly milestone: string | null
  /** Its cards are from these. */
  readonly packs: Packs
}

/**
 * What happened, in sentences. Pointing at one highlights the board, a click shows that moment, and a card that it names
 * can be looked at. The whole log is one stop for Tab, then come the cards of that line; arrows move from line to line.
 */
export function LogPanel(): ReactElement {
  const { told, moment, goTo, setHighlight } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const end = useRef<HTMLLIElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const [visited, visit] = useState<number | null>(null)
  const last = told.length - 1
  const open = useSteady(({ number }: Line) => goTo(number === last ? null : number))
  useEffect(() => {
    if (last >= 0 && moment === null) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last, moment])
  useEffect(() => (moment === null ? undefined : keepInSight(current.current)), [moment])
  if (lines.length === 0) return <p className="panel__empty">{words.table.logEmpty}</p>
  const stops = [visited, moment, lines.at(-1)?.number]
  const stop = stops.find((number) => lines.some((line) => line.number === number))
  return (
    <ol className="log" onKeyDown={moveFocus}>
      {lines.map((line) => (
        <LineItem
          key={line.number}
          line={line}
          isCurrent={line.number === (moment ?? last)}
          isStop={line.number === stop}
          current={line.number === moment ? current : null}
          here={words.table.logHere}
          open={open}
          point={setHighlight}
          visit={visit}
        />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

/** Scrolls to a line, also when the panel becomes lower because the opponents' block grows. */
function keepInSight(line: HTMLElement | null): (() => void) | undefined {
  const panel = line?.closest('.panel')
  if (!line || !panel) return undefined
  const observer = new ResizeObserver(() => line.scrollIntoView({ block: 'nearest' }))
  observer.observe(panel)
  return () => observer.disconnect()
}

interface LineItemProps {
  readonly line: Line
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly current: RefObject<HTMLButtonElement | null> | null
  readonly here: string
  readonly open: (line: Line) => void
  readonly point: (highlight: Highlight | null) => void
  readonly visit: (number: number) => void
}

/** A log has hundreds of them, and with each step only one or two change. */
const LineItem = memo(function LineItem(props: LineItemProps): ReactElement {
  const { line, isCurrent, isStop, current, here, open, point, visit } = props
  const hasCards = useHasCards()(line.text, line.packs)
  const text = useId()
  const light = (): void => point(line.highlight)
  const dim = (): void => point(null)
  const go = {
    ref: current,
    tabIndex: isStop ? 0 : -1,
    'aria-current': isCurrent ? ('step' as const) : undefined,
    'aria-description': here,
    onClick: () => open(line),
    onFocus: light,
    onBlur: dim,
    onMouseEnter: light,
    onMouseLeave: dim,
  }
  return (
    <li onFocus={() => visit(line.number)}>
      {line.milestone !== null && <h2 className="log__milestone">{line.milestone}</h2>}
      {hasCards ? (
        // A button cannot have buttons inside: this one lies under the text.
        <div className="log__row">
          <button type="button" className="log__line log__line--under" aria-labelledby={text} {...go} />
          <p id={text} className="log__text">
            <CardText text={line.text} packs={line.packs} isStop={isStop} />
          </p>
        </div>
      ) : (
        <button type="button" className="log__line" {...go}>
          {line.text}
        </button>
      )}
    </li>
  )
})

/** Arrow keys, Home and End move from line to line. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.log__line')]
  const at = buttons.findIndex((each) => each.closest('li')?.contains(document.activeElement))
  const next = placeAfter(event.key, at, buttons.length)
  if (next === null) return
  buttons[next]?.focus()
  event.preventDefault()
}

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
      const line = said && { ...said, number, milestone, packs: ui.packsTold?.(packs, note) ?? packs }
      lines.set(note, line)
      return line
    }
  }, [ui, seats, packs, language])
  return useMemo(() => {
    const milestones = milestonesOf(ui, { told, packs }, language)
    const chapters = new Map(milestones.map(({ note, name }) => [note, name]))
    return told.flatMap((note, number) => known(note, number, chapters.get(number) ?? null) ?? [])
  }, [told, ui, packs, language, known])
}

/** The object of the time before, if it says the same. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
