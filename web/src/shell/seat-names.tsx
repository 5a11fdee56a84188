import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Save } from '../local/save.ts'
import { useWords } from '../words/index.ts'
import { savedNames } from '../words/names.ts'

/** Who sits at a kept match, and what they scored if it is over. */
export function SeatNames({ save }: { readonly save: Pick<Save, 'seats' | 'outcome'> }): ReactElement {
  const words = useWords()
  const labelled = savedNames(save.seats, words).map((label, seat) => ({ seat, label }))
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
