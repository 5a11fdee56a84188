import type { GameLine, KindRecord } from '@curio/protocol'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { gameById, gameName } from '../games.ts'
import { matchName } from '../match-name.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { figure } from '../words/typography.ts'
import { bySubject, factsOf, ownPoints, resultWords, subjectName } from './result-words.ts'

interface RecordsProps {
  readonly game: string
  readonly records: readonly KindRecord[]
  /** Shown with games against other players. */
  readonly rating?: Fact
}

/** A player's results in one game: a number each, or a table where the game has several maps or ways to play. */
export function Records(props: RecordsProps): ReactElement {
  return gameById(props.game)?.subjects ? <BySubject {...props} /> : <ByKind {...props} />
}

const isAgainstOthers = ({ kind }: KindRecord): boolean => kind === 'ranked' || kind === 'teams'

/** By kind of outcome: a common victory cannot be compared with a solo rank. */
function ByKind({ game, records, rating }: RecordsProps): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  return (
    <>
      {records.map((record) => {
        const { kind } = record
        const facts = factsOf(game, record, language, words)
        const name = gameName(game, language)
        return (
          <Numbers
            key={kind}
            title={kind === 'ranked' ? name : `${name} · ${words.kinds[kind]}`}
            facts={rating && isAgainstOthers(record) ? [...facts, rating] : facts}
          />
        )
      })}
    </>
  )
}

/** By what was played and kind of outcome; games within a match count beside the match. */
function BySubject({ game, records, rating }: RecordsProps): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  const listed = bySubject(game, records)
  return (
    <>
      <Numbers
        title={gameName(game, language)}
        facts={rating && records.some(isAgainstOthers) ? [rating] : []}
      />
      <div className="score__scroll">
        <table className="tally">
          <thead>
            <tr>
              <th scope="col">{words.subject}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.best}</th>
              <th scope="col">{words.average}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((record) => (
              <Tally key={`${record.subject} ${record.kind}`} game={game} record={record} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface TallyProps {
  readonly game: string
  readonly record: KindRecord
}

function Tally({ game, record }: TallyProps): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  const { subject, kind, matches, won, bestRank, bestPoints, averagePoints } = record
  const name = subjectName(game, subject, language)
  const best = [
    ...(bestPoints === null ? [] : [ownPoints(game, subject, bestPoints, language)]),
    ...(bestRank === null ? [] : [words.rank(bestRank.index, bestRank.of)]),
  ]
  return (
    <tr>
      <th scope="row">{kind === 'ranked' ? name : `${name} · ${words.kinds[kind]}`}</th>
      <td>{matches}</td>
      <td>{won ?? '–'}</td>
      <td>{best.length === 0 ? '–' : best.join(' · ')}</td>
      <td>{averagePoints === null ? '–' : figure(averagePoints, language)}</td>
    </tr>
  )
}

export type Fact = readonly [name: string, value: number | string]

interface NumbersProps {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** Numbers with their names. */
function Numbers({ title, facts }: NumbersProps): ReactElement {
  const { language } = useSettings()
  return (
    <>
      <h3>{title}</h3>
      {facts.length > 0 && (
        <dl className="numbers">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'number' ? figure(value, language) : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

export interface HistoryLine {
  readonly id: string
  /** The address of the replay. */
  readonly to: string
  readonly at: number | string
  readonly game: string
  readonly options: unknown
  /** With whom it was played. */
  readonly who: ReactNode
  readonly result: ReactNode
  /** Of a match of several games: how the player did in each. */
  readonly games: readonly GameLine[]
}

/** Finished games, one per line. */
export function HistoryTable({ lines }: { readonly lines: readonly HistoryLine[] }): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  return (
    <div className="score__scroll">
      <table className="history">
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.opponents}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, to, at, who, result, games, ...match }) => (
            <Fragment key={id}>
              <tr className={games.length > 0 ? 'history__match' : undefined}>
                <td>{new Date(at).toLocaleDateString(language)}</td>
                <td>
                  <Link to={to}>{matchName(match, language)}</Link>
                </td>
                <td>{who}</td>
                <td>{result}</td>
              </tr>
              {games.length > 0 && <GamesWithin game={match.game} games={games} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GamesWithin({ game, games }: Pick<HistoryLine, 'game' | 'games'>): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  return (
    <tr>
      <td colSpan={4}>
        <ol className="history__games">
          {games.map(({ subject, result }) => (
            <li key={subject}>
              {subjectName(game, subject, language)}:{' '}
              {resultWords({ game, subject, quit: false, result }, language, words)}
            </li>
          ))}
        </ol>
      </td>
    </tr>
  )
}
