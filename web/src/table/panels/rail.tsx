import { Icon } from '@curio/ui'
import { BookOpenText, ListChecks, MessageSquare, ScrollText, Sigma } from 'lucide'
import type { KeyboardEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { useDigits } from '../keyboard.ts'
import { ChatPanel, useUnread } from './chat-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { OptionList } from './option-list.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { ScorePanel } from './score-panel.tsx'

const TABS = ['options', 'log', 'score', 'rules', 'chat'] as const
export type Tab = (typeof TABS)[number]

const PANELS: Readonly<Record<Tab, () => ReactElement | null>> = {
  options: OptionList,
  log: LogPanel,
  score: ScorePanel,
  rules: RulesPanel,
  chat: ChatPanel,
}

const ICONS = {
  options: ListChecks,
  log: ScrollText,
  score: Sigma,
  rules: BookOpenText,
  chat: MessageSquare,
} as const

export interface TabsProps {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  readonly id: string
  /** Whether the panel is shown at all. */
  readonly open?: boolean
}

/** The names of the panels; the arrow keys move between them. */
export function TabList({ tab, setTab, id, open = true }: TabsProps): ReactElement {
  const words = useWords()
  const { snapshot, moment, phone } = useTableScreen()
  const unread = useUnread(snapshot, open && tab === 'chat')
  const isAsked = moment === null && snapshot.table.questions.length > 0
  // Nobody chooses from a hidden list: the first digit opens it, with the focus on that answer.
  useDigits(isAsked && !(open && tab === 'options'), (place) => {
    flushSync(() => setTab('options'))
    document.querySelectorAll<HTMLElement>('.panel .options__option')[place]?.focus()
    return true
  })
  const choose = (each: Tab): void => {
    flushSync(() => setTab(each))
    // Whoever opens the chat wants to write. On a phone the keyboard would cover the chat.
    if (each === 'chat' && !phone) document.querySelector<HTMLElement>('.chat__field')?.focus()
  }
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]
    if (by === 0 || !next) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={words.table.rail} onKeyDown={keys}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          className="tabs__tab"
          aria-selected={each === tab}
          aria-controls={open ? `${id}-panel` : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => choose(each)}
        >
          <Icon node={ICONS[each]} />
          <span>{words.table.tabs[each]}</span>
          {each === 'chat' && unread > 0 && (
            <span className="tabs__count">
              <span aria-hidden="true">{unread}</span>
              <span className="unseen">{words.table.chatUnread(unread)}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** A scrolling panel must be reachable by keyboard even if nothing in it is. */
const REACHABLE = { tabIndex: 0 } as const

export function Panel({ tab, id }: { readonly tab: Tab; readonly id: string }): ReactElement {
  const Shown = PANELS[tab]
  return (
    <div className="panel" role="tabpanel" {...REACHABLE} id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
      <Shown />
    </div>
  )
}
