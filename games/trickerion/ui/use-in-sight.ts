import { type RefObject, useEffect, useRef } from 'react'
import type { Board } from './board.ts'

/** What was tapped last stays in sight when the panel under the board grows over it. */
export function useInSight(board: Board): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  const last = board.tapped.at(-1)
  const size = board.trail.length
  useEffect(() => {
    if (last === undefined || size === 0) return
    const target = room.current?.querySelector(`[data-target="${CSS.escape(last)}"]`)
    target?.scrollIntoView({ block: 'nearest' })
  }, [last, size])
  return room
}
