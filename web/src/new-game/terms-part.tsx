import type { TimeControl, Visibility } from '@curio/protocol'
import { Segmented } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../words/index.ts'

const CLOCKS = {
  none: { kind: 'none' },
  days: { kind: 'days', days: 1 },
  minutes: { kind: 'minutes', minutes: 30 },
} as const satisfies Readonly<Record<string, TimeControl>>
const DAYS = [1, 2, 3, 7] as const
const MINUTES = [15, 30, 60, 120] as const

/** Terms of online games only. */
export interface Terms {
  readonly visibility: Visibility
  readonly clock: TimeControl
}

export const USUAL_TERMS: Terms = { visibility: 'private', clock: CLOCKS.none }

interface TermsProps {
  readonly terms: Terms
  readonly setTerms: (terms: Terms) => void
}

export function TermsPart({ terms, setTerms }: TermsProps): ReactElement {
  const { create: words } = useWords()
  const visibilities = ['private', 'public'] as const
  const clocks = ['none', 'days', 'minutes'] as const
  return (
    <>
      <section className="form-part">
        <h2>{words.visibility}</h2>
        <Segmented
          label={words.visibility}
          value={terms.visibility}
          options={visibilities.map((value) => ({ value, label: words.visibilities[value] }))}
          change={(visibility) => setTerms({ ...terms, visibility })}
        />
      </section>
      <section className="form-part">
        <h2>{words.clock}</h2>
        <Segmented
          label={words.clock}
          value={terms.clock.kind}
          options={clocks.map((value) => ({ value, label: words.clocks[value] }))}
          change={(kind) => setTerms({ ...terms, clock: CLOCKS[kind] })}
        />
        <ClockLength clock={terms.clock} change={(clock) => setTerms({ ...terms, clock })} />
      </section>
    </>
  )
}

interface ClockLengthProps {
  readonly clock: TimeControl
  readonly change: (clock: TimeControl) => void
}

function ClockLength({ clock, change }: ClockLengthProps): ReactElement | null {
  const { create: words } = useWords()
  if (clock.kind === 'none') return null
  return (
    <>
      {clock.kind === 'days' ? (
        <Segmented
          label={words.clocks.days}
          value={clock.days}
          options={DAYS.map((value) => ({ value: value as number, label: words.clockDays(value) }))}
          change={(days) => change({ kind: 'days', days })}
        />
      ) : (
        <Segmented
          label={words.clocks.minutes}
          value={clock.minutes}
          options={MINUTES.map((value) => ({ value: value as number, label: words.clockMinutes(value) }))}
          change={(minutes) => change({ kind: 'minutes', minutes })}
        />
      )}
      <p className="muted">{words.clockHint}</p>
    </>
  )
}
