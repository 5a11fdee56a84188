import type { ReactElement, ReactNode } from 'react'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { OpenDrawer } from './open-drawer.tsx'
import { useTitle } from './use-title.ts'

export interface NoticeProps {
  readonly title: string
  readonly text: string
  /** With a way back to the games. */
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
