import type { ReactElement, ReactNode } from 'react'
import type { Location } from '../../content/vocabulary.ts'
import { Backdrop } from '../art/backdrops/index.tsx'
import { type PlaceProps, SlotRow } from './slot.tsx'

interface FrontProps extends PlaceProps {
  readonly location: Location
  /** On its board; the name of the place if nothing else is said. */
  readonly name?: string
  /** What else stands in the street. */
  readonly children?: ReactNode
}

/** The street before a place: its name on a board, and the slots where characters stand. */
export function Front({ scene, board, location, name, children }: FrontProps): ReactElement {
  return (
    <header className="tb-front">
      <Backdrop place={location} />
      <h2 className="tb-front-name">{name ?? scene.text.names.location(location)}</h2>
      <SlotRow scene={scene} board={board} location={location} />
      {children}
    </header>
  )
}
