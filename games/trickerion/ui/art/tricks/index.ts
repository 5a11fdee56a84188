import type { Drawing } from '../drawing.ts'
import { ESCAPE } from './escape.ts'
import { MECHANICAL } from './mechanical.ts'
import { OPTICAL } from './optical.ts'
import { SPIRITUAL } from './spiritual.ts'

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...MECHANICAL, ...SPIRITUAL, ...ESCAPE, ...OPTICAL }),
)

/** A pack may bring tricks that nobody has drawn. */
export const trickDrawing = (trick: string): Drawing | null => DRAWINGS.get(trick) ?? null
