import { mustAnswer } from '@curio/ui'
import { useEffect, useRef } from 'react'
import { playSound } from '../motion/sounds.ts'
import { useTurns } from '../online/own-tables.ts'
import { countedTitle } from '../shell/use-title.ts'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** When it is the viewer's turn, the title of the tab says so and a soft sound is played. Other tables that wait are counted. */
export function useTurnSignal(game: string, { table }: Snapshot): void {
  const words = useWords()
  const mine = mustAnswer(table) !== null
  const turns = useTurns()
  const before = useRef(mine)
  useEffect(() => {
    const title = mine ? `${words.table.yourTurnTitle} · ${game}` : `${game} · ${words.brand}`
    document.title = countedTitle(turns, title)
    return () => {
      document.title = words.brand
    }
  }, [mine, game, words, turns])
  useEffect(() => {
    if (mine && !before.current) playSound('bell')
    before.current = mine
  }, [mine])
}
