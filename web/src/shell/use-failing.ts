import { useCallback, useState } from 'react'

/** For what fails later than a component is drawn: the nearest guard shows it as if it had failed while drawing. */
export function useFailing(): (cause: unknown) => void {
  const [, setFailure] = useState(null)
  return useCallback((cause) => {
    setFailure(() => {
      throw cause
    })
  }, [])
}
