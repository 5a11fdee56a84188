import { type RefObject, useEffect, useRef } from 'react'
import type { Board } from './board.ts'

/**
 * What was tapped last stays in sight when the panel under the board grows over it. Another question, or another place,
 * is read from its top.
 */
export function useInSight(board: Board, at: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  const last = board.tapped.at(-1)
  const size = board.trail.length
  const seen = useRef(at)
  useEffect(() => {
    if (seen.current === at) return
    seen.current = at
    room.current?.scrollTo({ top: 0 })
  }, [at])
  useEffect(() => {
    if (last === undefined || size === 0) return
    room.current?.querySelector(`[data-target="${CSS.escape(last)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [last, size])
  return room
}
