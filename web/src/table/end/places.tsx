import type { Outcome } from '@curio/kernel'
import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../../words/index.ts'
import { listedName } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import { RatingChange } from './rating-change.tsx'
import { sidesAtEnd, teamsWords } from './sides.ts'

interface OutcomeProps {
  readonly outcome: Outcome
}

/** What the kind of outcome adds to the game's own words: which team won, how far a group got, which rank was reached. */
export function EndResult({ outcome }: OutcomeProps): ReactElement | null {
  const { snapshot, language } = useTableScreen()
  const words = useWords()
  const nameOf = (seat: number): string => listedName(snapshot, seat, words)
  switch (outcome.kind) {
    case 'ranked':
      return null
    case 'teams':
      return <p className="end__result">{teamsWords(outcome, nameOf, language, words.end)}</p>
    case 'cooperative':
      return <Together outcome={outcome} />
    case 'solo': {
      const { won, rank } = outcome
      const verdict = won === null ? [] : [won ? words.end.victory : words.end.defeat]
      const reached = rank ? [words.end.rank(rank.index, rank.of)] : []
      return <p className="end__result">{[...verdict, ...reached].join(' · ')}</p>
    }
  }
}

function Together({
  outcome,
}: {
  readonly outcome: Extract<Outcome, { kind: 'cooperative' }>
}): ReactElement {
  const words = useWords()
  const { won, progress } = outcome
  const { reached, of } = progress
  return (
    <div className="end__result">
      <p>{won ? words.end.commonVictory : words.end.commonDefeat}</p>
      {!won && (
        <p className="end__progress">
          <progress value={reached} max={of} aria-label={words.end.progressLabel} />{' '}
          {words.profile.progress(reached, of)}
        </p>
      )}
    </div>
  )
}

/** All players or teams, by place if there are places. */
export function EndPlaces({ outcome }: OutcomeProps): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const seats = snapshot.table.seats.map(({ seat }) => seat)
  const sides = sidesAtEnd(outcome, seats)
  const List = sides.some(({ place }) => place !== null) ? 'ol' : 'ul'
  return (
    <List className="end__places">
      {sides.map(({ seats: members, place, points, won }) => (
        <li key={members.join()} className={won ? 'end__place end__place--won' : 'end__place'}>
          {place !== null && <span className="end__number">{place}</span>}
          {members.map((seat) => (
            <span key={seat} className="end__who">
              <PlayerMark seat={seat} size={28} />
              <span>{listedName(snapshot, seat, words)}</span>
              <RatingChange seat={seat} />
            </span>
          ))}
          {points !== null && <b>{points}</b>}
        </li>
      ))}
    </List>
  )
}
