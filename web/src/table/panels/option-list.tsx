import type { Question } from '@curio/kernel'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SearchField } from '../../shell/fields.tsx'
import { useWords } from '../../words/index.ts'
import { withLettersKept } from '../../words/typography.ts'
import { useTableScreen } from '../context.ts'
import { isFocusLost, placeAfter, useDigits } from '../keyboard.ts'
import { isChosen, isComplete, tapped } from '../selection.ts'
import { type ListedOption, type ListedQuestion, listedQuestions } from './listed-options.ts'

/** Every answer in words: for keyboards, for screen readers, and when the board cannot be drawn. */
export function OptionList(): ReactElement | null {
  const { snapshot, moment, interval } = useTableScreen()
  const words = useWords()
  const left = useRef(false)
  const { questions, outcome } = snapshot.table
  if (interval !== null) return <p className="panel__empty">{words.table.between}</p>
  if (moment !== null || questions.length === 0)
    return <p className="panel__empty">{outcome !== null ? words.end.title : words.table.notYourTurn}</p>
  // A search belongs to one question: the key clears it with the next.
  return <Options key={questions[0]?.id} left={left} />
}

/** Whether the options of the last question had the focus when they went away. */
type Left = RefObject<boolean>

/** Above this number there is a search field. */
const FEW = 12

function Options({ left }: { readonly left: Left }): ReactElement {
  const { ui, snapshot, language, phone } = useTableScreen()
  const words = useWords()
  const { table } = snapshot
  const [search, setSearch] = useState('')
  const listed = useMemo(() => listedQuestions(ui, table, language, search), [ui, table, language, search])
  const [musts, offers] = [listed.filter((each) => !each.isOffer), listed.filter((each) => each.isOffer)]
  const headings = { must: useId(), may: useId() }
  const section = useRef<HTMLElement>(null)
  const choose = useChoose()
  const stop = useTabStop(section, listed)
  useLayoutEffect(() => {
    if (left.current && section.current && isFocusLost()) buttonsIn(section.current)[0]?.focus()
    left.current = false
  })
  useDigits(true, (place) => {
    const asked = listed.find(({ options }) => options.some((each) => each.place === place))
    const item = asked?.options.find((each) => each.place === place)
    if (!asked || !item || !section.current) return false
    choose(asked.question, item)
    // Enter confirms the focused option.
    buttonsIn(section.current)[place]?.focus()
    return true
  })
  return (
    <section
      ref={section}
      className="options"
      aria-labelledby={musts.length > 0 ? headings.must : headings.may}
      onKeyDown={keys}
      onFocus={stop.follow}
    >
      {musts.length > 0 ? (
        <Heading id={headings.must} text={words.table.optionsTitle} listed={musts} />
      ) : (
        <p className="options__hint">{words.table.notYourTurn}</p>
      )}
      {countOf(listed) > FEW && (
        <SearchField label={words.table.optionsSearch} value={search} change={setSearch} />
      )}
      {!phone && <p className="options__hint">{words.table.optionsHint}</p>}
      {/* One stop for Tab with arrow keys inside: that is a toolbar. */}
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-labelledby={musts.length > 0 ? headings.must : headings.may}
      >
        {musts.map((each) => (
          <QuestionOptions key={each.question.id} asked={each} left={left} stop={stop.place} />
        ))}
        {offers.length > 0 && <Heading id={headings.may} text={words.table.offersTitle} listed={offers} />}
        {offers.map((each) => (
          <QuestionOptions key={each.question.id} asked={each} left={left} stop={stop.place} />
        ))}
      </div>
    </section>
  )
}

interface HeadingProps {
  readonly id: string
  readonly text: string
  readonly listed: readonly ListedQuestion[]
}

function Heading({ id, text, listed }: HeadingProps): ReactElement {
  return (
    <h2 id={id} className="panel__title">
      {text} <span className="panel__count">{countOf(listed)}</span>
    </h2>
  )
}

const countOf = (listed: readonly ListedQuestion[]): number =>
  listed.reduce((sum, { count }) => sum + count, 0)

interface TabStop {
  /** The place of the option that Tab leads to. */
  readonly place: number
  /** The option that has the focus becomes the stop. */
  readonly follow: (event: FocusEvent<HTMLElement>) => void
}

/** The whole list is one stop for Tab: the option that last had the focus, or the selected one, or the first. */
function useTabStop(section: RefObject<HTMLElement | null>, listed: readonly ListedQuestion[]): TabStop {
  const { selection } = useTableScreen()
  const [last, setLast] = useState<number | null>(null)
  const count = listed.reduce((sum, { options }) => sum + options.length, 0)
  const chosen = listed.flatMap(({ question, options }) =>
    question.id === selection?.question.id
      ? options.filter(({ option }) => isChosen(question, selection.value, option))
      : [],
  )
  return {
    place: last !== null && last < count ? last : (chosen[0]?.place ?? 0),
    follow: ({ target }) => {
      if (!section.current || !(target instanceof HTMLButtonElement)) return
      const place = buttonsIn(section.current).indexOf(target)
      if (place >= 0) setLast(place)
    },
  }
}

interface QuestionProps {
  readonly asked: ListedQuestion
  readonly left: Left
  readonly stop: number
}

/** After an answer by keyboard the focus comes back here with the next question. */
function QuestionOptions({ asked, left, stop }: QuestionProps): ReactElement {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const own = list.current
    if (own && left.current && isFocusLost()) {
      buttonsIn(own)[0]?.focus()
      left.current = false
    }
    return () => {
      if (own?.querySelector(':focus-visible') != null) left.current = true
    }
  }, [left])
  return (
    <>
      <ul ref={list} className="options__list">
        {asked.options.map((item, at) => (
          <OptionRow
            key={item.index}
            question={asked.question}
            item={item}
            before={asked.options[at - 1]}
            isStop={item.place === stop}
          />
        ))}
      </ul>
      {asked.left > 0 && <p className="options__hint">{words.table.optionsMany(asked.left)}</p>}
    </>
  )
}

interface RowProps {
  readonly question: Question
  readonly item: ListedOption
  readonly before: ListedOption | undefined
  readonly isStop: boolean
}

function OptionRow({ question, item, before, isStop }: RowProps): ReactElement {
  const screen = useTableScreen()
  const choose = useChoose()
  const { selection } = screen
  const chosen = selection?.question.id === question.id && isChosen(question, selection.value, item.option)
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
        tabIndex={isStop ? 0 : -1}
        onClick={() => (chosen && isComplete(selection) ? screen.confirm() : choose(question, item))}
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
      >
        <span className="options__digit" aria-hidden="true">
          {item.place < 9 ? item.place + 1 : ''}
        </span>
        <span>{withLettersKept(item.text)}</span>
      </button>
    </li>
  )
}

/** Selects an option and drops a selection for another question. */
function useChoose(): (question: Question, item: ListedOption) => void {
  const { select, selection } = useTableScreen()
  return (question, { option }) => {
    const before = selection?.question.id === question.id ? selection.value : undefined
    select(question, tapped(question, before, option))
  }
}

function keys(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement) return
  // A held key is one press: it must not select and confirm at once.
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
  moveFocus(event)
}

const buttonsIn = (list: HTMLElement): HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>('.options__option'),
]

/** Arrow keys, Home and End move among the options; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget)
  const at =
    document.activeElement instanceof HTMLButtonElement ? buttons.indexOf(document.activeElement) : -1
  const next = placeAfter(event.key, at, buttons.length)
  if (next === null) return
  buttons[next]?.focus()
  event.preventDefault()
}
