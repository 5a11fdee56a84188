import { useEffect } from 'react'

/** The letters of the table: what each does; keys of the boards and lists are their own. */
export type TableKey = 'undo' | 'finish' | 'log' | 'hint' | 'help' | 'cancel'

const KEYS: Readonly<Record<string, TableKey>> = {
  KeyU: 'undo',
  KeyE: 'finish',
  KeyL: 'log',
  KeyH: 'hint',
}

/** Which act a key stands for; by its place on the keyboard, so that it works in a Russian layout too. */
export function tableKey(event: Pick<KeyboardEvent, 'code' | 'key'>): TableKey | null {
  if (event.key === '?' || (event.key === ',' && event.code === 'Slash')) return 'help'
  if (event.key === 'Escape') return 'cancel'
  return KEYS[event.code] ?? null
}

/** Somebody who types, or looks at a dialog, does not press the keys of the table; nor does a shortcut of the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, dialog'))
}

/** The place in a list that a digit stands for, or null. */
export function listedPlace({ key }: Pick<KeyboardEvent, 'key'>): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null
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
