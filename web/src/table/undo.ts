import type { WhyNot } from '@curio/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** How the last answer can be taken back: at once, or if the other people agree; bots always do. Null: not at all. */
export function undoWay({
  undo,
  undoRequest,
  table,
}: Pick<Snapshot, 'undo' | 'undoRequest' | 'table'>): 'at once' | 'ask' | null {
  if (undo === null) return 'at once'
  if (undo !== 'other-seat' || undoRequest !== null) return null
  return table.seats.some(({ kind, you }) => kind === 'person' && !you) ? 'ask' : 'at once'
}

type Asked = Pick<Snapshot, 'undoRequest' | 'undone' | 'table'>

/** What came of the viewer's request for an undo; null if there was none, or it is still open. */
export function undoAnswer(before: Asked, now: Asked): 'granted' | 'refused' | null {
  const asked = before.undoRequest?.seat ?? null
  if (asked === null || asked !== now.table.viewer || now.undoRequest !== null) return null
  return now.undone > before.undone ? 'granted' : 'refused'
}

/** Changes with everything the viewer learns or does; while it stays the same, asking again would be the same request. */
export function situationOf({ table, undone }: Pick<Asked, 'table' | 'undone'>): string {
  const { told, awaited, questions } = table
  return JSON.stringify([told.length, awaited, questions.map(({ id }) => id), undone])
}

export interface UndoAnswer {
  /** The others refused, and nothing has happened since. */
  readonly denied: boolean
  /** To be called when the viewer withdraws the request: its end is no news then. */
  readonly withdrawn: () => void
}

/** Tells the viewer what came of their request for an undo. */
export function useUndoAnswer(snapshot: Snapshot, say: (why: WhyNot) => void): UndoAnswer {
  const { table: words } = useWords()
  const before = useRef(snapshot)
  const own = useRef(false)
  const [deniedAt, setDeniedAt] = useState<string | null>(null)
  useEffect(() => {
    const answer = undoAnswer(before.current, snapshot)
    before.current = snapshot
    if (answer === null) return
    const isOwn = own.current
    own.current = false
    if (answer === 'granted') say({ text: words.undoGranted, rule: null })
    else if (!isOwn) {
      say({ text: words.undoRefused, rule: null })
      setDeniedAt(situationOf(snapshot))
    }
  }, [snapshot, say, words])
  const withdrawn = useCallback(() => {
    own.current = true
  }, [])
  return { denied: deniedAt !== null && deniedAt === situationOf(snapshot), withdrawn }
}
