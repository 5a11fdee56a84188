import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes that has nowhere else to go. */
const REFUGE = 'stage'

/** Nothing has the focus, or only the board as a whole. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.classList.contains(REFUGE)
}

/**
 * With an answer goes what it was given on, and with that the focus of whoever plays by keyboard: it goes to the board,
 * and not back to the top of the page. To be called in every rendering of the board.
 */
export function useFocusKept(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  const byKeyboard = useRef(false)
  useEffect(() => {
    const pressed = (): void => {
      byKeyboard.current = true
    }
    const pointed = (): void => {
      byKeyboard.current = false
    }
    document.addEventListener('keydown', pressed, { capture: true })
    document.addEventListener('pointerdown', pointed, { capture: true })
    return () => {
      document.removeEventListener('keydown', pressed, { capture: true })
      document.removeEventListener('pointerdown', pointed, { capture: true })
    }
  }, [])
  useEffect(() => {
    // What cannot be focused any more loses the focus with the next picture.
    const next = requestAnimationFrame(() => {
      if (byKeyboard.current && document.activeElement === document.body)
        board.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(next)
  })
  return board
}
