import type { ReactElement, ReactNode } from 'react'
import { gameName } from '../games.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export interface HistoryLine {
  readonly id: string
  /** Where the game can be seen again. */
  readonly to: string
  readonly at: number | string
  readonly game: string
  readonly result: ReactNode
}

/** Finished games, a line for each. */
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
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, to, at, game, result }) => (
            <tr key={id}>
              <td>{new Date(at).toLocaleDateString(language)}</td>
              <td>
                <Link to={to}>{gameName(game, language)}</Link>
              </td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
