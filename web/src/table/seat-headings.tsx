import { PlayerMark, type SeatInfo } from '@curio/ui'
import type { ReactElement } from 'react'

export interface SeatHeadingsProps {
  /** What the first column tells. */
  readonly first: string
  readonly seats: readonly SeatInfo[]
}

/** The head of a table with a column for each player. */
export function SeatHeadings({ first, seats }: SeatHeadingsProps): ReactElement {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {seats.map(({ seat, name }) => (
          <th key={seat} scope="col">
            <PlayerMark seat={seat} /> <span className="score__name">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
