import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the last one given does. Whoever gets it need not be drawn again because
 * something else has changed. It is for events: while the table is being drawn it must not be called.
 */
export function useSteady<Given extends readonly unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
