import type { KindRecord } from '@curio/protocol'
import type { ReactElement, ReactNode } from 'react'
import { gameName } from '../games.ts'
import { matchName } from '../match-name.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { figure } from '../words/typography.ts'
import { factsOf } from './result-words.ts'

interface RecordsProps {
  readonly game: string
  readonly records: readonly KindRecord[]
  /** Shown with games against other players. */
  readonly rating?: Fact
}

/** A player's results in one game, by kind of outcome: a common victory cannot be compared with a solo rank. */
export function Records({ game, records, rating }: RecordsProps): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  return (
    <>
      {records.map((record) => {
        const { kind } = record
        const isAgainstOthers = kind === 'ranked' || kind === 'teams'
        const facts = factsOf(game, record, language, words)
        const name = gameName(game, language)
        return (
          <Numbers
            key={kind}
            title={kind === 'ranked' ? name : `${name} · ${words.kinds[kind]}`}
            facts={rating && isAgainstOthers ? [...facts, rating] : facts}
          />
        )
      })}
    </>
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
      <dl className="numbers">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? figure(value, language) : value}</dd>
          </div>
        ))}
      </dl>
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
          {lines.map(({ id, to, at, who, result, ...match }) => (
            <tr key={id}>
              <td>{new Date(at).toLocaleDateString(language)}</td>
              <td>
                <Link to={to}>{matchName(match, language)}</Link>
              </td>
              <td>{who}</td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
