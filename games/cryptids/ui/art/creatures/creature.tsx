import { memo, type ReactElement } from 'react'
import { type Mark, marksOf } from './compose.ts'
import { drawingOf } from './drawings.ts'
import type { Drawing } from './layer.ts'

interface Plate {
  readonly sunk: readonly Mark[]
  readonly marks: readonly Mark[]
}

const plates = new Map<Drawing, Plate>()

/** What would be dust on an emblem. */
const FINE: ReadonlySet<Mark['role']> = new Set(['hatch', 'texture', 'line-fine'])

/** A drawing is worked out when it is first shown. */
function plateOf(drawing: Drawing): Plate {
  const known = plates.get(drawing)
  if (known) return known
  const plate = { sunk: marksOf(drawing.sunk?.layers ?? []), marks: marksOf(drawing.layers) }
  plates.set(drawing, plate)
  return plate
}

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

interface CreatureProps {
  /** The id of the card; a card of another pack shows what is known of it: a track. */
  readonly id: string
  /** An emblem is for less than 64 px: a stronger line and no hatching. */
  readonly detail?: 'plate' | 'emblem'
}

/** A cryptid as the journal shows it, on a square of 100; the style sheet or the place it stands in gives the size. */
export const Creature = memo(function Creature({ id, detail = 'plate' }: CreatureProps): ReactElement {
  const drawing = drawingOf(id)
  const { sunk, marks } = plateOf(drawing)
  const waterline = drawing.sunk?.line ?? 0
  return (
    <svg
      className={`cr-creature cr-creature--${detail} cr-creature--${drawing.habitat}`}
      viewBox="-3 -3 106 106"
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
})
