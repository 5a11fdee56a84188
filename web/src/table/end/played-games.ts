import type { GameUi, Language, ScoreRow, TableState } from '@curio/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { withNames } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import { intervalsIn } from '../interval.ts'
import type { TableLink } from '../link.ts'

/** A game of a match of several, and the table when it was over. */
export interface PlayedGame {
  readonly name: string
  readonly rows: readonly ScoreRow[]
  readonly table: TableState
}

/** The games of a finished match, in order; none where the match is one game. */
export async function playedGames(
  link: Pick<TableLink, 'moment'>,
  ui: Pick<GameUi, 'between' | 'gameOver'>,
  table: TableState,
  language: Language,
): Promise<readonly PlayedGame[]> {
  const intervals = intervalsIn(ui, table, language)
  if (intervals.length === 0) return []
  const earlier = await Promise.all(intervals.map(({ note }) => link.moment(note - 1)))
  return [...earlier, table].flatMap((each) => {
    const told = each && ui.gameOver?.(each, language)
    return each && told ? [{ ...told, table: each }] : []
  })
}

const NONE: readonly PlayedGame[] = []

/** The same for the table on the screen; null until they are known. */
export function usePlayedGames(): readonly PlayedGame[] | null {
  const { link, ui, snapshot, language } = useTableScreen()
  const words = useWords()
  // The end of a match never changes, even if the table is told anew.
  const end = useRef(snapshot.table)
  const [games, setGames] = useState<readonly PlayedGame[] | null>(() =>
    intervalsIn(ui, end.current, language).length === 0 ? NONE : null,
  )
  useEffect(() => {
    let wanted = true
    playedGames(link, ui, end.current, language).then(
      (found) => wanted && setGames(found.map((game) => ({ ...game, table: withNames(game.table, words) }))),
      // Without them the end shows what it has.
      () => wanted && setGames(NONE),
    )
    return () => {
      wanted = false
    }
  }, [link, ui, language, words])
  return games
}
