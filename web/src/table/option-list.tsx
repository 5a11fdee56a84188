import { type Json, optionsOf, type Question } from '@curio/kernel'
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SearchField } from '../shell/search-field.tsx'
import { useWords } from '../words/index.ts'
import { type TableScreen, useTableScreen } from './context.ts'
import { isChosen, isComplete, tapped } from './selection.ts'
import { useDigits } from './use-digits.ts'
import { isFocusLost } from './use-focus.ts'

const MOST_LISTED = 60

interface Listed {
  readonly option: Json
  readonly text: string
  readonly group: string | null
  readonly index: number
}

/** Every answer in words: for keyboards, for those who listen, and where the board cannot be drawn. */
export function OptionList(): ReactElement | null {
  const { snapshot, moment } = useTableScreen()
  const words = useWords()
  const left = useRef(false)
  const [question] = snapshot.table.questions
  if (moment !== null || !question) {
    const over = snapshot.table.outcome !== null
    return <p className="panel__empty">{over ? words.end.title : words.table.notYourTurn}</p>
  }
  return <Options key={question.id} question={question} left={left} />
}

/** Whoever answered here by keyboard goes on here: the focus comes back with the next question. */
function useKeptFocus(left: RefObject<boolean>): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const list = section.current
    if (list && left.current && isFocusLost()) buttonsIn(list)[0]?.focus()
    return () => {
      left.current = list?.querySelector(':focus-visible') != null
    }
  }, [left])
  return section
}

interface OptionsProps {
  readonly question: Question
  /** Whether the list of the question before had the focus when it went. */
  readonly left: RefObject<boolean>
}

function Options({ question, left }: OptionsProps): ReactElement {
  const screen = useTableScreen()
  const words = useWords()
  const [search, setSearch] = useState('')
  const heading = useId()
  const section = useKeptFocus(left)
  const all = useMemo(() => labelled(screen, question), [screen, question])
  const wanted = search.trim().toLocaleLowerCase()
  const found = wanted === '' ? all : all.filter(({ text }) => text.toLocaleLowerCase().includes(wanted))
  const listed = found.slice(0, MOST_LISTED)
  const choose = (item: Listed): void => {
    screen.select(question, tapped(question, screen.selection?.value, item.option))
  }
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement) return
    // A key that is held down is one press: it does not select and confirm at once.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    moveFocus(event)
  }
  useDigits(true, (place) => {
    const item = listed[place]
    if (!item || !section.current) return false
    choose(item)
    // Enter confirms what is chosen where the focus is.
    buttonsIn(section.current)[place]?.focus()
    return true
  })
  return (
    <section ref={section} className="options" aria-labelledby={heading} onKeyDown={keys}>
      <h2 id={heading} className="panel__title">
        {words.table.optionsTitle} <span className="panel__count">{all.length}</span>
      </h2>
      {all.length > 12 && <SearchField label={words.table.optionsSearch} value={search} change={setSearch} />}
      <p className="options__hint">{words.table.optionsHint}</p>
      <ul className="options__list">
        {listed.map((item, place) => (
          <OptionRow
            key={item.index}
            item={item}
            place={place}
            before={listed[place - 1]}
            {...{ question, choose }}
          />
        ))}
      </ul>
      {found.length > listed.length && (
        <p className="options__hint">{words.table.optionsMany(found.length - listed.length)}</p>
      )}
    </section>
  )
}

interface RowProps {
  readonly item: Listed
  readonly place: number
  readonly before: Listed | undefined
  readonly question: Question
  readonly choose: (item: Listed) => void
}

function OptionRow({ item, place, before, question, choose }: RowProps): ReactElement {
  const screen = useTableScreen()
  const chosen = isChosen(question, screen.selection?.value, item.option)
  const { highlight } = screen.ui.option(screen.snapshot.table, question, item.option, screen.language)
  const light = (): void => screen.setHighlight(highlight)
  const dim = (): void => screen.setHighlight(null)
  return (
    <li>
      {item.group !== null && item.group !== before?.group && (
        <h3 className="options__group">{item.group}</h3>
      )}
      <button
        type="button"
        className="options__option"
        aria-pressed={chosen}
        onClick={() => (chosen && isComplete(screen.selection) ? screen.confirm() : choose(item))}
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
      >
        <span className="options__digit" aria-hidden="true">
          {place < 9 ? place + 1 : ''}
        </span>
        <span>{item.text}</span>
      </button>
    </li>
  )
}

function labelled({ ui, snapshot, language }: TableScreen, question: Question): Listed[] {
  return optionsOf(question).map((option, index) => ({
    option,
    index,
    ...ui.option(snapshot.table, question, option, language),
  }))
}

const buttonsIn = (list: HTMLElement): HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>('.options__option'),
]

/** Arrow keys move among the options; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const buttons = buttonsIn(event.currentTarget)
  const at =
    document.activeElement instanceof HTMLButtonElement ? buttons.indexOf(document.activeElement) : -1
  buttons[at + by]?.focus()
  event.preventDefault()
}
