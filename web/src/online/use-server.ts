import { useCallback, useEffect, useState } from 'react'

/** What was asked of the server: not there yet, not to be had, or there. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly value: T }

/** Asks the server when a part of a page appears, and again when told to. */
export function useServer<T>(ask: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'loading' })
  const [again, setAgain] = useState(0)
  useEffect(() => {
    let wanted = again >= 0
    ask().then(
      (value) => wanted && setAsked({ state: 'done', value }),
      () => wanted && setAsked({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [ask, again])
  return [asked, useCallback(() => setAgain((count) => count + 1), [])]
}
