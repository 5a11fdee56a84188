import type { ReactElement, ReactNode } from 'react'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { useTitle } from './use-title.ts'

export interface NoticeProps {
  readonly title: string
  readonly text: string
  /** Whether to show a link to the home page. */
  readonly home?: boolean
  readonly children?: ReactNode
}

/** A whole page with one message: something is loading, missing or broken. */
export function Notice({ title, text, home = false, children }: NoticeProps): ReactElement {
  const words = useWords()
  useTitle(title)
  return (
    <main className="notice" id="content">
      <div role="status">
        <OpenDrawer />
        <h1>{title}</h1>
        {text !== '' && <p>{text}</p>}
        {children}
        {home && (
          <Link className="button" to="/">
            {words.errors.home}
          </Link>
        )}
      </div>
    </main>
  )
}

/** An address that leads nowhere. */
export function NotFound(): ReactElement {
  const { errors: words } = useWords()
  return <Notice title={words.notFound} text={words.notFoundText} home />
}

/** The cabinet of the logo with an empty drawer pulled out. */
function OpenDrawer(): ReactElement {
  return (
    <svg
      className="notice__drawing"
      viewBox="0 0 132 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M18 8H114V104H18ZM12 104H120V110H12ZM24 110V116M108 110V116" />
      <path d="M26 16H62V52H26ZM70 16H106V52H70ZM26 60H62V96H26Z" strokeWidth="1.75" />
      <path d="M70 60H106V96H70Z" fill="currentColor" fillOpacity=".16" strokeWidth="1.75" />
      <path d="M64 78H112L118 86H58Z" fill="var(--table)" />
      <path d="M58 86H118V108H58Z" fill="var(--paper)" />
      <g fill="currentColor" stroke="none">
        <circle cx="44" cy="34" r="3" />
        <circle cx="88" cy="34" r="3" />
        <circle cx="44" cy="78" r="3" />
        <circle cx="88" cy="97" r="3.5" />
      </g>
    </svg>
  )
}
