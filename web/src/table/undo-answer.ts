import type { WhyNot } from '@curio/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** What became of a request for an undo: still open, granted, or neither. */
export function undoAnswer(
  before: Pick<Snapshot, 'undoRequest' | 'people' | 'table'>,
  now: Pick<Snapshot, 'undoRequest' | 'people' | 'table'>,
): 'granted' | 'refused' | null {
  const asked = before.undoRequest?.seat ?? null
  if (asked === null || asked !== now.table.viewer || now.undoRequest !== null) return null
  return (now.people?.undone ?? 0) > (before.people?.undone ?? 0) ? 'granted' : 'refused'
}

/** Tells whoever asked for an undo what came of it. */
export function useUndoAnswer(snapshot: Snapshot, say: (why: WhyNot) => void): void {
  const { table: words } = useWords()
  const before = useRef(snapshot)
  useEffect(() => {
    const answer = undoAnswer(before.current, snapshot)
    before.current = snapshot
    if (answer === 'granted') say({ text: words.undoGranted, rule: null })
    if (answer === 'refused') say({ text: words.undoRefused, rule: null })
  }, [snapshot, say, words])
}
