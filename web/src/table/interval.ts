import type { Note } from '@curio/kernel'
import type { GameUi, Language, TableState } from '@curio/ui'
import { useMemo, useState } from 'react'
import { tableCounts } from '../store/counts.ts'
import type { Snapshot, TableLink } from './link.ts'
import { useSteady } from './use-steady.ts'

/** The pause between two games of a match. */
export interface Interval {
  /** The number of the note that begins the next game. */
  readonly note: number
  /** What is said meanwhile. */
  readonly sentence: string
}

type Told = Pick<TableState, 'told' | 'packs'>

/** All of them, in the order in which they came. */
export function intervalsIn(
  ui: Pick<GameUi, 'between'>,
  { told, packs }: Told,
  language: Language,
): readonly Interval[] {
  const said = (note: Note): string | null => ui.between?.(note, { packs }, language) ?? null
  return told.flatMap((each, note) => {
    const sentence = said(each)
    return sentence === null ? [] : [{ note, sentence }]
  })
}

/**
 * The one at which a viewer is held who has gone through some of them. The last one shows everything that those before it
 * did, and so does the end of the match.
 */
export function heldAt(
  intervals: readonly Interval[],
  passed: number,
  { outcome }: Pick<TableState, 'outcome'>,
): Interval | null {
  return outcome === null && intervals.length > passed ? (intervals.at(-1) ?? null) : null
}

/** How many of them people at this browser have gone through, by table. */
const PASSED = tableCounts('curio.intervals')

/** Where nothing is known, somebody who plays has seen none of them, and somebody who only looks on needs none. */
function passedBefore(id: string, here: Snapshot['here'], known: number): number {
  return PASSED.of(id) ?? (here.length === 0 ? known : 0)
}

interface Held {
  /** Null while the table goes on. */
  readonly interval: Interval | null
  readonly goOn: () => void
}

/** Holds the table between two games until the people at this screen go on. A record goes on by its own controls. */
export function useInterval(
  id: string,
  link: Pick<TableLink, 'where'>,
  ui: GameUi,
  { table, here }: Snapshot,
  language: Language,
): Held {
  const { told, packs } = table
  const intervals = useMemo(() => intervalsIn(ui, { told, packs }, language), [ui, told, packs, language])
  const [passed, setPassed] = useState(() => passedBefore(id, here, intervals.length))
  // What was taken back and comes about again is looked at again.
  if (passed > intervals.length) setPassed(intervals.length)
  const goOn = useSteady(() => {
    PASSED.set(id, intervals.length)
    setPassed(intervals.length)
  })
  return { interval: link.where === 'record' ? null : heldAt(intervals, passed, table), goOn }
}
