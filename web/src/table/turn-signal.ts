import { mustAnswer } from '@curio/ui'
import { useEffect, useRef } from 'react'
import { playSound } from '../motion/sounds.ts'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** When it is the viewer's turn, the title of the tab says so and a soft sound is played. */
export function useTurnSignal(game: string, { table }: Snapshot): void {
  const words = useWords()
  const mine = mustAnswer(table) !== null
  const before = useRef(mine)
  useEffect(() => {
    document.title = mine ? `${words.table.yourTurnTitle} · ${game}` : `${game} · ${words.brand}`
    return () => {
      document.title = words.brand
    }
  }, [mine, game, words])
  useEffect(() => {
    if (mine && !before.current) playSound('bell')
    before.current = mine
  }, [mine])
}
