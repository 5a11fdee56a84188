import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Save } from '../local/save.ts'
import { useWords } from '../words/index.ts'
import { seatLabel } from '../words/names.ts'

/** Who sits at a kept match, and what they scored if it is over. */
export function SeatNames({ save }: { readonly save: Pick<Save, 'seats' | 'outcome'> }): ReactElement {
  const words = useWords()
  const labelled = save.seats.map(({ name, kind }, seat) => ({
    seat,
    label: seatLabel(name, kind, seat, words),
  }))
  return (
    <>
      {labelled.map(({ seat, label }) => (
        <span key={seat}>
          <PlayerMark seat={seat} /> {label} <b>{save.outcome?.points[seat]?.total}</b>
        </span>
      ))}
    </>
  )
}
