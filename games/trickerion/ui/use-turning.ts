import { useEffect } from 'react'
import type { Board } from './board.ts'
import { partOf } from './model/offers.ts'
import { choicesIn } from './model/trail.ts'

/** R turns the marker that would be laid. */
export function useTurning(board: Board): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return
      const turns = choicesIn(board.matches).find(({ key }) => key === 'turn')?.values ?? []
      const now = board.current ? partOf(board.current, 'turn') : null
      const next = turns[(turns.indexOf(now ?? '') + 1) % turns.length]
      if (now === null || next === undefined) return
      event.preventDefault()
      board.choosePart({ key: 'turn', value: next })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
