import { useEffect } from 'react'
import { useTurns } from '../online/own-tables.ts'
import { useWords } from '../words/index.ts'

/** A title that begins with the number of tables that wait for this person, if there are any. */
export const countedTitle = (turns: number, title: string): string =>
  turns === 0 ? title : `(${turns}) ${title}`

/** Sets the title of the tab. A table has its own title, which tells whose turn it is. */
export function useTitle(title: string): void {
  const { brand } = useWords()
  const turns = useTurns()
  useEffect(() => {
    document.title = countedTitle(turns, `${title} · ${brand}`)
  }, [title, brand, turns])
}
