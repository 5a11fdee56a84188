import type { ReactNode } from 'react'
import type { Tab } from './rail.tsx'

/** What both layouts of a table are given. */
export interface FrameProps {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  readonly hint: () => void
  readonly menu: () => void
  /** The board, or the results. */
  readonly stage: ReactNode
  /** Back from the board of a finished match to its results; null where there are none. */
  readonly results: (() => void) | null
}
