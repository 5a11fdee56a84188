import type { WhyNot } from '@curio/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/index.ts'
import type { Snapshot } from './link.ts'

/** How the last answer can be taken back: at once, or when the other people agree; bots always do. Null: not at all. */
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

/** What became of a request for an undo: still open, granted, or neither. */
export function undoAnswer(before: Asked, now: Asked): 'granted' | 'refused' | null {
  const asked = before.undoRequest?.seat ?? null
  if (asked === null || asked !== now.table.viewer || now.undoRequest !== null) return null
  return now.undone > before.undone ? 'granted' : 'refused'
}

/** Changes with everything that the viewer could learn or do: while it is the same, so is a request for an undo. */
export function situationOf({ table, undone }: Pick<Asked, 'table' | 'undone'>): string {
  const { told, awaited, questions } = table
  return JSON.stringify([told.length, awaited, questions.map(({ id }) => id), undone])
}

export interface UndoAnswer {
  /** The others have refused, and nothing has happened since. */
  readonly denied: boolean
  /** The next end of the own request is one's own doing: there is nothing to tell. */
  readonly withdrawn: () => void
}

/** Tells whoever asked for an undo what came of it. */
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
