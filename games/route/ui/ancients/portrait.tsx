import type { ReactElement } from 'react'
import type { AncientId } from '../../content/pack.ts'
import { PORTRAITS } from './portraits.ts'

/** A medallion shows the face, a scene what surrounds it too. */
const BOXES = { medallion: '-112 -116 224 224', scene: '-150 -118 300 178' } as const

interface PortraitProps {
  readonly ancient: AncientId
  readonly shape: keyof typeof BOXES
}

/** The Ancient's face. It says nothing of its own: the name stands beside it. */
export function AncientPortrait({ ancient, shape }: PortraitProps): ReactElement {
  return (
    <svg
      className={`rt-face rt-face--${shape}`}
      viewBox={BOXES[shape]}
      preserveAspectRatio="xMidYMin slice"
      data-motion="ancient"
      aria-hidden="true"
    >
      <rect className="rt-face-night" x="-300" y="-200" width="600" height="400" />
      {PORTRAITS[ancient].map(({ touch, d }) => (
        <path key={d} className={`rt-face-${touch}`} d={d} />
      ))}
    </svg>
  )
}
