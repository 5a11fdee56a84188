import { type RefObject, useEffect, useRef } from 'react'

/** What the keys of the table do. Boards and lists have keys of their own. */
export type TableKey = 'undo' | 'finish' | 'log' | 'hint' | 'help' | 'cancel'

const KEYS: Readonly<Record<string, TableKey>> = {
  KeyU: 'undo',
  KeyE: 'finish',
  KeyL: 'log',
  KeyH: 'hint',
}

/** What a key does, by its place on the keyboard, so that it works in a Russian layout too. */
export function tableKey(event: Pick<KeyboardEvent, 'code' | 'key'>): TableKey | null {
  if (event.key === '?' || (event.key === ',' && event.code === 'Slash')) return 'help'
  if (event.key === 'Escape') return 'cancel'
  return KEYS[event.code] ?? null
}

/** Keys typed into a field, pressed in a dialog or meant for the browser are not for the table. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, dialog'))
}

/** The place in a list that a digit stands for, or null. */
export function listedPlace({ key }: Pick<KeyboardEvent, 'key'>): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null
}

/** Where a key leads in a list of some length; null for keys that do not move within a list. */
export function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1)
    case 'ArrowUp':
      return Math.max(place - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

export function useTableKeys(act: (key: TableKey) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return
      const key = tableKey(event)
      if (key !== null && act(key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [act])
}

/** Digits pick listed answers wherever the focus is; `pick` tells whether there is an answer at that place. */
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

/** Gets the focus when what had it is gone. */
const REFUGE = 'stage'

/** Nothing has the focus, or only the board as a whole. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.classList.contains(REFUGE)
}

/**
 * When an answer removes the element that had the focus, the focus of a keyboard player moves to the board and not to the
 * top of the page. Must be called in every rendering of the board.
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
    // An element that cannot be focused any more loses the focus with the next frame.
    const next = requestAnimationFrame(() => {
      if (byKeyboard.current && document.activeElement === document.body)
        board.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(next)
  })
  return board
}
