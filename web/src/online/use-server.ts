import { useCallback, useEffect, useState } from 'react'

/** The state of a request to the server. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly value: T }

/** Asks the server when the component appears, and again on demand. */
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
