import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import { drawingOf } from '../cities/index.ts'

interface LandmarkSightProps {
  readonly pack: Shown
  readonly landmark: string
  readonly className: string
}

/** An iconic landmark as the map draws it, for cards and lists. */
export function LandmarkSight({ pack, landmark, className }: LandmarkSightProps): ReactElement {
  return (
    <svg viewBox="-1 -1 42 42" className={className} aria-hidden="true">
      <path d={drawingOf(pack, landmark)} />
    </svg>
  )
}
