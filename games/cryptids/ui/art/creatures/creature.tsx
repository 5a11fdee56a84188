import { memo, type ReactElement } from 'react'
import { drawingOf } from './drawings.ts'
import { Plate } from './plate.tsx'

interface CreatureProps {
  /** The id of the card; a card of another pack shows what is known of it: a track. */
  readonly id: string
  /** An emblem is for less than 64 px: a stronger line and no hatching. */
  readonly detail?: 'plate' | 'emblem'
}

/** A cryptid as the journal shows it. */
export const Creature = memo(function Creature({ id, detail = 'plate' }: CreatureProps): ReactElement {
  return <Plate drawing={drawingOf(id)} detail={detail} />
})
