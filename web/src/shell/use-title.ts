import { useEffect } from 'react'
import { useWords } from '../words/index.ts'

/** What the tab is called while this page is shown. A table has a title of its own, which tells whose turn it is. */
export function useTitle(title: string): void {
  const { brand } = useWords()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
}
