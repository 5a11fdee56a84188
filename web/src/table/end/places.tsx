import type { Outcome } from '@curio/kernel'
import { figuresOf, PlayerMark, type TableState } from '@curio/ui'
import { type ReactElement, Suspense } from 'react'
import { useWords } from '../../words/index.ts'
import { listedName } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import type { PlayedGame } from './played-games.ts'
import { RatingChange } from './rating-change.tsx'
import { END_THINGS } from './reveal.ts'
import { type SideAtEnd, sidesAtEnd } from './sides.ts'

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

/** What the kind of outcome adds to the game's own words: how far a group got, which rank was reached. */
export function EndResult({ outcome }: { readonly outcome: Outcome }): ReactElement | null {
  const words = useWords()
  switch (outcome.kind) {
    case 'ranked':
    case 'teams':
      return null
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

interface EndSidesProps extends OutcomeProps {
  /** Of a match of several: what was built in each is shown. */
  readonly games: readonly PlayedGame[]
}

/** All players or teams with what they built, by place if there are places. */
export function EndSides({ outcome, games, isForOthers }: EndSidesProps): ReactElement {
  const { ui, snapshot } = useTableScreen()
  const sides = sidesAtEnd(
    outcome,
    snapshot.table.seats.map(({ seat }) => seat),
  )
  const List = sides.some(({ place }) => place !== null) ? 'ol' : 'ul'
  const winners = sides.filter(({ won }) => won).length
  const isLarge = ({ won }: SideAtEnd): boolean => sides.length === 1 || (won && winners === 1)
  const look = games.length > 0 ? ' end__sides--games' : ui.Final ? '' : ' end__sides--glances'
  return (
    <List className={`end__sides${look}`} data-count={sides.length}>
      {sides.map((side, index) => (
        <Side
          key={side.seats.join()}
          side={side}
          isForOthers={isForOthers}
          index={index}
          large={games.length === 0 && isLarge(side)}
          games={games}
        />
      ))}
    </List>
  )
}

interface SideProps extends ForReaders, Pick<EndSidesProps, 'games'> {
  readonly side: SideAtEnd
  readonly index: number
  /** It has more room than the others. */
  readonly large: boolean
}

function Side({ side, index, large, games, isForOthers }: SideProps): ReactElement {
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
      <Boards seats={seats} large={large} games={games} />
    </li>
  )
}

/** What scrolls must be reachable by keyboard even when nothing in it is. */
const REACHABLE = { tabIndex: 0 } as const

type BoardsProps = Pick<SideAtEnd, 'seats'> & Pick<SideProps, 'large' | 'games'>

/** What the figures of some seats have built: at the end of the match, or in each of its games. */
function Boards({ seats, large, games }: BoardsProps): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  if (games.length === 0) return <BoardsAt seats={seats} large={large} table={snapshot.table} name={null} />
  return (
    <section className="end__game-boards" aria-label={words.end.built} {...REACHABLE}>
      {games.map(({ name, table }) => (
        <BoardsAt key={name} seats={seats} large={false} table={table} name={name} />
      ))}
    </section>
  )
}

interface BoardsAtProps extends Pick<BoardsProps, 'seats' | 'large'> {
  readonly table: TableState
  /** Of the game in which they were built. */
  readonly name: string | null
}

function BoardsAt({ seats, large, table, name }: BoardsAtProps): ReactElement {
  const { ui, language } = useTableScreen()
  const figures = figuresOf(ui, table, language).filter(({ seat }) => seats.includes(seat))
  return (
    <div className="end__boards">
      {figures.map((figure) => {
        const called = [name, figure.name].filter((each) => each !== null).join(' · ')
        return (
          <figure key={figure.id} className="end__board">
            {called !== '' && <figcaption>{called}</figcaption>}
            {ui.Final ? (
              // A game may fetch it only now.
              <Suspense fallback={null}>
                <ui.Final table={table} figure={figure} language={language} large={large} />
              </Suspense>
            ) : (
              <ui.Opponent table={table} figure={figure} language={language} partner={false} />
            )}
          </figure>
        )
      })}
    </div>
  )
}
