import { type GameUi, isMedia, type TableState } from '@curio/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { settings } from '../store/settings.ts'
import { createStore, type Store } from '../store/store.ts'
import { Showing, type Shown, type Theatre } from './showing.ts'
import { playSound } from './sounds.ts'
import { Stagehand } from './stagehand.ts'

/** The element in which everything moves. */
export const TABLE_ID = 'curio-table'

/** Milliseconds. */
const LONGEST_FRAME = 100
const CALM = '(prefers-reduced-motion: reduce)'

/** What is seen of a table that goes on, and how to have it at once. */
export interface Seen extends Shown {
  /** Everything up to the last news is on the board, even if something still moves. */
  readonly upToDate: boolean
  /** What is to be seen is not here yet. */
  readonly waits: boolean
  readonly skip: () => void
}

/**
 * Shows one table after the other as it happened. Whatever moves is found in the element with the id `TABLE_ID`. While the
 * table to show is not there yet (null), the last one stays; before the first, `now` does.
 */
export function useShowing(ui: GameUi, now: TableState, target: TableState | null, take: number): Seen {
  const [first] = useState(target ?? now)
  const store = useRef<Store<Shown> | null>(null)
  const showing = useMemo(() => {
    const made = new Showing(ui, new Page((shown) => store.current?.set(shown)), first)
    store.current = createStore(made.shown)
    return made
  }, [ui, first])
  useEffect(() => {
    // React does not draw at once what is set while it is at work itself.
    if (target !== null) queueMicrotask(() => showing.receive(target, take))
  }, [showing, target, take])
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') showing.skip()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [showing])
  const current = store.current ?? createStore(showing.shown)
  const shown = useSyncExternalStore(current.subscribe, current.get)
  return useMemo(
    () => ({
      ...shown,
      upToDate: target === null || shown.table === target,
      waits: target === null || !showing.knows(target),
      skip: () => showing.skip(),
    }),
    [shown, target, showing],
  )
}

class Page implements Theatre {
  readonly #set: (shown: Shown) => void

  constructor(set: (shown: Shown) => void) {
    this.#set = set
  }

  show(shown: Shown): void {
    flushSync(() => this.#set(shown))
  }

  frame(): Promise<void> {
    return new Promise((done) => {
      // A page that is not looked at draws none.
      const late = setTimeout(done, LONGEST_FRAME)
      requestAnimationFrame(() => {
        clearTimeout(late)
        setTimeout(done)
      })
    })
  }

  get hand(): Stagehand | null {
    const root = document.getElementById(TABLE_ID)
    return root && new Stagehand(root)
  }

  rate(): number | null {
    const { speed } = settings.get()
    return speed === 0 || document.visibilityState === 'hidden' ? null : speed
  }

  calm(): boolean {
    return isMedia(CALM)
  }

  sound(sound: Parameters<Theatre['sound']>[0]): void {
    playSound(sound)
  }

  now(): number {
    return performance.now()
  }

  failed(cause: unknown): void {
    reportError(cause)
  }
}
