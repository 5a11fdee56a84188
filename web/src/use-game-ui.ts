import type { GameUi } from '@curio/ui'
import { useEffect, useState } from 'react'
import { gameById } from './games.ts'

/** The board of a game; null until it is loaded. */
export function useGameUi(game: string | null): GameUi | 'failed' | null {
  const [ui, setUi] = useState<GameUi | 'failed' | null>(null)
  useEffect(() => {
    if (game === null) return
    const entry = gameById(game)
    if (entry) entry.loadUi().then(setUi, () => setUi('failed'))
    else setUi('failed')
  }, [game])
  return ui
}
