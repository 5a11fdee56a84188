import { useEffect } from 'react'
import { useWords } from '../words/index.ts'

/** Sets the title of the tab. A table has its own title, which tells whose turn it is. */
export function useTitle(title: string): void {
  const { brand } = useWords()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
}
