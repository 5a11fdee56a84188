import { Icon } from '@curio/ui'
import { LANGUAGES } from '@curio/ui/language'
import { BookOpenText, Film, House, Info, Settings2, UserRound } from 'lucide'
import type { ReactElement } from 'react'
import { useFollowedTables, useTurns } from '../online/own-tables.ts'
import { Link, usePath } from '../router.tsx'
import { changeSettings, useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

const SECTIONS = [
  ['home', '/', House],
  ['rules', '/rules', BookOpenText],
  ['replay', '/replay', Film],
  ['profile', '/profile', UserRound],
  ['settings', '/settings', Settings2],
  ['about', '/about', Info],
] as const

export function AppBar(): ReactElement {
  const words = useWords()
  const [page = ''] = usePath()
  useFollowedTables(page === '')
  return (
    <header className="app-bar">
      <Link className="app-bar__brand" to="/">
        <Mark />
        <span>{words.brand}</span>
      </Link>
      <nav className="app-bar__nav" aria-label={words.nav.label}>
        {SECTIONS.map(([name, to, icon]) => (
          <Link key={name} to={to} aria-current={to.split('/')[1] === page ? 'page' : undefined}>
            <Icon node={icon} />
            <span>{words.nav[name]}</span>
            {name === 'home' && <Turns />}
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  )
}

/** At how many tables it is this person's turn. */
function Turns(): ReactElement | null {
  const words = useWords()
  const turns = useTurns()
  if (turns === 0) return null
  return (
    <span className="app-bar__turns">
      <span aria-hidden="true">{turns}</span>
      <span className="unseen">{words.nav.turns(turns)}</span>
    </span>
  )
}

function LanguageSwitch(): ReactElement {
  const { language } = useSettings()
  const words = useWords()
  const other = LANGUAGES.find((each) => each !== language) ?? language
  return (
    <button
      type="button"
      className="app-bar__language"
      lang={other}
      aria-label={`${other.toUpperCase()}: ${words.settings.languages[other]}`}
      data-tip={words.settings.languages[other]}
      onClick={() => changeSettings({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  )
}

/** The logo: a cabinet of four drawers, one of them open. */
function Mark(): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" className="mark">
      <path d="M3 3h18v18H3Z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3v18M3 12h18" stroke="currentColor" strokeWidth="1.5" />
      <path d="M13 13h7v7h-7Z" fill="var(--accent)" />
      <circle cx="7.5" cy="7.5" r="1.2" fill="currentColor" />
      <circle cx="16.5" cy="7.5" r="1.2" fill="currentColor" />
      <circle cx="7.5" cy="16.5" r="1.2" fill="currentColor" />
      <circle cx="16.5" cy="16.5" r="1.2" fill="var(--on-accent)" />
    </svg>
  )
}
