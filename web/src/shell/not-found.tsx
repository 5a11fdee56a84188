import type { ReactElement } from 'react'
import { useWords } from '../words/index.ts'
import { Notice } from './notice.tsx'

/** An address that leads nowhere. */
export function NotFound(): ReactElement {
  const { errors: words } = useWords()
  return <Notice title={words.notFound} text={words.notFoundText} home />
}
