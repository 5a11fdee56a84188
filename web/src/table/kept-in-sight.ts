import { type RefObject, useEffect, useRef } from 'react'

/** How long after a press a change of the room belongs to it, in milliseconds. */
const BELONGS = 500

/** The sheet of a phone grows with what it says of a choice; what was pressed stays in sight above it. */
export function useKeptInSight<T extends HTMLElement>(): RefObject<T | null> {
  const room = useRef<T>(null)
  useEffect(() => {
    const host = room.current
    if (host === null) return
    let pressed: Element | null = null
    let since = 0
    const note = ({ target, timeStamp }: Event): void => {
      pressed = target instanceof Element ? target.closest('button, label, [role="button"]') : null
      since = timeStamp
      // Beside a board that stands apart it has a room of its own.
      const beside = pressed?.closest('.stage-beside')
      if (beside) resized.observe(beside)
    }
    const resized = new ResizeObserver(() => {
      if (pressed?.isConnected && performance.now() - since < BELONGS)
        pressed.scrollIntoView({ block: 'nearest' })
    })
    host.addEventListener('click', note, { capture: true })
    resized.observe(host)
    return () => {
      host.removeEventListener('click', note, { capture: true })
      resized.disconnect()
    }
  }, [])
  return room
}
