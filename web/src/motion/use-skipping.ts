import { useEffect } from 'react'
import type { Seen } from './use-showing.ts'

const SKIPPING_KEYS = ['Escape', 'Enter', ' ']

/**
 * A tap on the board, or a key, ends what is being shown. While it shows what others did, and the viewer is asked nothing,
 * the tap does nothing else: what it was aimed at is about to change.
 */
export function useSkipping({ playing, upToDate, skip }: Seen, isAsked: boolean): void {
  useEffect(() => {
    if (!playing) return
    const onlySkips = !upToDate && !isAsked
    const tap = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.stage, .scene') === null) return
      skip()
      if (onlySkips) swallowClick()
    }
    const press = (event: KeyboardEvent): void => {
      if (!onlySkips || !SKIPPING_KEYS.includes(event.key) || isElsewhere(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    document.addEventListener('pointerdown', tap, { capture: true })
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', tap, { capture: true })
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [playing, upToDate, skip, isAsked])
}

/** Somebody who types, or looks at a dialog or a menu, means that. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, .rail, .app-bar') !== null
  )
}

/** The click that belongs to this tap; if the finger moves on there is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
  const forget = (): void => {
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }))
  }
  document.addEventListener('pointerup', forget, { once: true })
  document.addEventListener('pointercancel', forget, { once: true })
}
