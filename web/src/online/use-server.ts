import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefusedAct } from '../table/link.ts'
import { refusalOf } from './api.ts'
import { delayBefore } from './retry.ts'

/** The state of a request to the server. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: RefusedAct }
  | { readonly state: 'done'; readonly value: T }

/** Whether the server is not there: it may be back soon. A refusal stays what it is. */
export const isPassing = ({ code }: RefusedAct): boolean => code === 'unreachable'

/**
 * Asks the server when the component appears, and again on demand. If nobody answers it asks again by itself, after longer
 * and longer pauses.
 */
export function useServer<T>(ask: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  const failures = useRef(0)
  const again = useCallback(() => setTurn((count) => count + 1), [])
  useEffect(() => {
    let wanted = turn >= 0
    let timer: ReturnType<typeof setTimeout> | undefined
    ask().then(
      (value) => {
        if (!wanted) return
        failures.current = 0
        setAsked({ state: 'done', value })
      },
      (cause: unknown) => {
        if (!wanted) return
        const why = refusalOf(cause)
        failures.current += 1
        setAsked({ state: 'failed', why })
        if (isPassing(why)) timer = setTimeout(again, delayBefore(failures.current, Math.random()))
      },
    )
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [ask, turn, again])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  return [asked, again]
}
