import type { ReactElement } from 'react'
import { Creature } from '../art/creatures/creature.tsx'
import { CELL } from './reserve-map.tsx'

interface CreatureInCellProps {
  readonly cell: { readonly x: number; readonly y: number }
  readonly card: string
  readonly detail: 'plate' | 'emblem'
}

/** A cryptid's drawing in one cell of the reserve. */
export function CreatureInCell({ cell, card, detail }: CreatureInCellProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      x={cell.x * CELL + 1}
      y={cell.y * CELL + 1}
      width={CELL - 2}
      height={CELL - 2}
      viewBox="0 0 100 100"
    >
      <Creature id={card} detail={detail} />
    </svg>
  )
}
