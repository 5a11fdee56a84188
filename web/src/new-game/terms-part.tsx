import { checkSetup, type Game, type Json, outcomeKind } from '@curio/kernel'
import type { TimeControl, Visibility } from '@curio/protocol'
import { Segmented } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { loadGame } from '../local/games.ts'
import type { LocalSeat } from '../local/save.ts'
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
  /** Wanted as a rated game; the form may still say that it cannot be one. */
  readonly rated: boolean
}

/** Casual, so that nobody plays for a rating, or without hints, unasked. */
export const USUAL_TERMS: Terms = { visibility: 'private', clock: CLOCKS.none, rated: false }

/** Why a game is casual whatever is chosen: bots play, or nobody plays against anybody. */
type RatingOff = 'bots' | 'solo' | 'cooperative'

/** Why this game cannot be rated; null if it can. `game` is null where nothing is rated, and then not loaded. */
export function useRatingOff(
  game: string | null,
  seats: readonly LocalSeat[],
  options: Json,
): RatingOff | null {
  const [rules, setRules] = useState<Game | null>(null)
  useEffect(() => {
    let wanted = true
    if (game !== null)
      // Who plays with whom is known without any content.
      loadGame(game, {}).then(
        (found) => wanted && setRules(found),
        () => null,
      )
    return () => {
      wanted = false
    }
  }, [game])
  if (seats.length === 1) return 'solo'
  if (seats.some(({ kind }) => kind === 'bot')) return 'bots'
  const setup = rules && checkSetup(rules, seats.length, options, {})
  const kind = rules && setup?.ok ? outcomeKind(rules, setup.value) : null
  return kind === 'solo' || kind === 'cooperative' ? kind : null
}

interface TermsProps {
  readonly terms: Terms
  readonly ratingOff: RatingOff | null
  readonly setTerms: (terms: Terms) => void
}

export function TermsPart({ terms, ratingOff, setTerms }: TermsProps): ReactElement {
  const { create: words } = useWords()
  const visibilities = ['private', 'public'] as const
  const clocks = ['none', 'days', 'minutes'] as const
  const ratings = ['casual', 'rated'] as const
  const rating = terms.rated ? 'rated' : 'casual'
  return (
    <>
      <section className="form-part">
        <h2>{words.rating}</h2>
        {ratingOff === null && (
          <Segmented
            label={words.rating}
            value={rating}
            options={ratings.map((value) => ({ value, label: words.ratings[value] }))}
            change={(value) => setTerms({ ...terms, rated: value === 'rated' })}
          />
        )}
        <p className="muted">{ratingOff === null ? words.ratingHints[rating] : words.ratingOff[ratingOff]}</p>
      </section>
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
