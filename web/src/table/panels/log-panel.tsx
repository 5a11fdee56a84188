import type { LogLine } from '@curio/ui'
import {
  type KeyboardEvent,
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

interface Line extends LogLine {
  /** The number of its note. */
  readonly number: number
  readonly milestone: string | null
}

/**
 * What happened, in sentences. Pointing at one highlights the board, a click shows that moment, and a card that it names
 * can be looked at. The whole log is one stop for Tab, then come the cards of that line; arrows move from line to line.
 */
export function LogPanel(): ReactElement {
  const { told, moment } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const end = useRef<HTMLLIElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const [visited, visit] = useState<number | null>(null)
  const last = told.length - 1
  useEffect(() => {
    const shown = moment === null ? end : current
    if (last >= 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [last, moment])
  if (lines.length === 0) return <p className="panel__empty">{words.table.logEmpty}</p>
  const stops = [visited, moment, lines.at(-1)?.number]
  const stop = stops.find((number) => lines.some((line) => line.number === number))
  return (
    <ol className="log" onKeyDown={moveFocus}>
      {lines.map((line) => (
        <li key={line.number} onFocus={() => visit(line.number)}>
          {line.milestone !== null && <h2 className="log__milestone">{line.milestone}</h2>}
          <LineRow
            line={line}
            isStop={line.number === stop}
            button={line.number === moment ? current : undefined}
          />
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

interface LineRowProps {
  readonly line: Line
  readonly isStop: boolean
  readonly button: RefObject<HTMLButtonElement | null> | undefined
}

function LineRow({ line, isStop, button }: LineRowProps): ReactElement {
  const { told, moment, goTo, setHighlight } = useTableScreen()
  const words = useWords()
  const hasCards = useHasCards()(line.text)
  const text = useId()
  const last = told.length - 1
  const light = (): void => setHighlight(line.highlight)
  const dim = (): void => setHighlight(null)
  const go = {
    ref: button,
    tabIndex: isStop ? 0 : -1,
    'aria-current': line.number === (moment ?? last) ? ('step' as const) : undefined,
    'aria-description': words.table.logHere,
    onClick: () => goTo(line.number === last ? null : line.number),
    onFocus: light,
    onBlur: dim,
    onMouseEnter: light,
    onMouseLeave: dim,
  }
  if (!hasCards)
    return (
      <button type="button" className="log__line" {...go}>
        {line.text}
      </button>
    )
  // A button cannot have buttons inside: this one lies under the text.
  return (
    <div className="log__row">
      <button type="button" className="log__line log__line--under" aria-labelledby={text} {...go} />
      <p id={text} className="log__text">
        <CardText text={line.text} isStop={isStop} />
      </p>
    </div>
  )
}

/** Arrow keys, Home and End move from line to line. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.log__line')]
  const at = buttons.findIndex((each) => each.closest('li')?.contains(document.activeElement))
  const next = placeAfter(event.key, at, buttons.length)
  if (next === null) return
  buttons[next]?.focus()
  event.preventDefault()
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
