import { useEffect, useRef } from 'react'
import { isForTable, listedPlace } from './keys.ts'

/** Digits pick listed answers wherever the focus is; `pick` says whether there is one at that place. */
export function useDigits(isOn: boolean, pick: (place: number) => boolean): void {
  const now = useRef(pick)
  useEffect(() => {
    now.current = pick
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent): void => {
      const place = listedPlace(event)
      if (place === null || event.repeat || !isForTable(event)) return
      if (now.current(place)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
