import type { ReactElement } from 'react'
import { type Mark, marksOf } from './compose.ts'
import type { Drawing } from './layer.ts'

interface Marked {
  readonly sunk: readonly Mark[]
  readonly marks: readonly Mark[]
}

const known = new Map<Drawing, Marked>()

/** A drawing is worked out when it is first shown. */
function markedOf(drawing: Drawing): Marked {
  const before = known.get(drawing)
  if (before) return before
  const marked = { sunk: marksOf(drawing.sunk?.layers ?? []), marks: marksOf(drawing.layers) }
  known.set(drawing, marked)
  return marked
}

/** What would be dust on an emblem. */
const FINE: ReadonlySet<Mark['role']> = new Set(['hatch', 'texture', 'line-fine'])

function Marks({ marks, fine }: { readonly marks: readonly Mark[]; readonly fine: boolean }): ReactElement {
  const shown = fine ? marks : marks.filter((mark) => !FINE.has(mark.role))
  return (
    <>
      {shown.map((mark) => (
        <path key={`${mark.role} ${mark.d}`} className={`cr-mark-${mark.role}`} d={mark.d} />
      ))}
    </>
  )
}

interface PlateProps {
  readonly drawing: Drawing
  /** An emblem is for less than 64 px: a stronger line and no hatching. */
  readonly detail: 'plate' | 'emblem'
  /** Where it stands in a drawing that is already open: the corner and the side of its square. */
  readonly at?: { readonly x: number; readonly y: number; readonly side: number }
}

/** A drawing of the journal on a square of 100; the style sheet or the place it stands in gives the size. */
export function Plate({ drawing, detail, at }: PlateProps): ReactElement {
  const { sunk, marks } = markedOf(drawing)
  const waterline = drawing.sunk?.line ?? 0
  return (
    <svg
      className={`cr-creature cr-creature--${detail} cr-creature--${drawing.habitat}`}
      viewBox="-3 -3 106 106"
      {...(at ? { x: at.x, y: at.y, width: at.side, height: at.side } : {})}
      aria-hidden="true"
    >
      {sunk.length > 0 && (
        <svg
          className="cr-creature-sunk"
          x="-3"
          y="-3"
          width="106"
          height={waterline + 3}
          viewBox={`-3 -3 106 ${waterline + 3}`}
          aria-hidden="true"
        >
          <Marks marks={sunk} fine={detail === 'plate'} />
        </svg>
      )}
      <Marks marks={marks} fine={detail === 'plate'} />
    </svg>
  )
}
