import type { Outcome } from '@curio/kernel'
import { figuresOf, PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../../words/index.ts'
import { listedName } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import { RatingChange } from './rating-change.tsx'
import { END_THINGS } from './reveal.ts'
import { type SideAtEnd, sidesAtEnd, teamsWords } from './sides.ts'

export interface ForReaders {
  /** It goes into a picture, whose readers are not “you”. */
  readonly isForOthers: boolean
}

interface OutcomeProps extends ForReaders {
  readonly outcome: Outcome
}

/** The name of a seat for whoever reads it. */
function useNames(isForOthers: boolean): (seat: number) => string {
  const { snapshot } = useTableScreen()
  const words = useWords()
  return (seat) => listedName(isForOthers ? { ...snapshot, here: [] } : snapshot, seat, words)
}

/** What the kind of outcome adds to the game's own words: which team won, how far a group got, which rank was reached. */
export function EndResult({ outcome, isForOthers }: OutcomeProps): ReactElement | null {
  const { language } = useTableScreen()
  const words = useWords()
  const nameOf = useNames(isForOthers)
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

/** All players or teams with what they built, by place if there are places. */
export function EndSides({ outcome, isForOthers }: OutcomeProps): ReactElement {
  const { ui, snapshot } = useTableScreen()
  const sides = sidesAtEnd(
    outcome,
    snapshot.table.seats.map(({ seat }) => seat),
  )
  const List = sides.some(({ place }) => place !== null) ? 'ol' : 'ul'
  const winners = sides.filter(({ won }) => won).length
  return (
    <List className={ui.Final ? 'end__sides' : 'end__sides end__sides--glances'} data-count={sides.length}>
      {sides.map((side, index) => (
        <Side
          key={side.seats.join()}
          side={side}
          isForOthers={isForOthers}
          index={index}
          large={sides.length === 1 || (side.won && winners === 1)}
        />
      ))}
    </List>
  )
}

interface SideProps extends ForReaders {
  readonly side: SideAtEnd
  readonly index: number
  /** It has more room than the others. */
  readonly large: boolean
}

function Side({ side, index, large, isForOthers }: SideProps): ReactElement {
  const { seats, place, points, won } = side
  const nameOf = useNames(isForOthers)
  const classes = ['end__side', won && 'end__side--won', large && 'end__side--large']
  return (
    <li className={classes.filter(Boolean).join(' ')} data-motion={END_THINGS.side(index)}>
      <div className={won ? 'end__place end__place--won' : 'end__place'}>
        {place !== null && <span className="end__number">{place}</span>}
        {seats.map((seat) => (
          <span key={seat} className="end__who">
            <PlayerMark seat={seat} size={28} />
            <span>{nameOf(seat)}</span>
            <RatingChange seat={seat} />
          </span>
        ))}
        {points !== null && <b data-motion={END_THINGS.points(index)}>{points}</b>}
      </div>
      <Boards seats={seats} large={large} />
    </li>
  )
}

/** What the figures of some seats have built. */
function Boards({ seats, large }: Pick<SideAtEnd, 'seats'> & Pick<SideProps, 'large'>): ReactElement {
  const { ui, snapshot, language } = useTableScreen()
  const { table } = snapshot
  const figures = figuresOf(ui, table, language).filter(({ seat }) => seats.includes(seat))
  return (
    <div className="end__boards">
      {figures.map((figure) => (
        <figure key={figure.id} className="end__board">
          {figure.name !== null && <figcaption>{figure.name}</figcaption>}
          {ui.Final ? (
            <ui.Final table={table} figure={figure} language={language} large={large} />
          ) : (
            <ui.Opponent table={table} figure={figure} language={language} />
          )}
        </figure>
      ))}
    </div>
  )
}
