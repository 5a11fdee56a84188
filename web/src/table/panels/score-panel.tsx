import { PlayerMark, type ScoreRow, type SeatInfo } from '@curio/ui'
import { type ReactElement, useMemo } from 'react'
import { useWords } from '../../words/index.ts'
import { isReader } from '../../words/names.ts'
import { useTableScreen } from '../context.ts'
import { totalOf } from '../course.ts'

/** Points by category while the game goes on, as far as the viewer may know them. */
export function ScorePanel(): ReactElement {
  const { ui, shown, language } = useTableScreen()
  const words = useWords()
  const rows = useMemo(() => ui.score(shown, language), [ui, shown, language])
  if (rows.length === 0) return <p className="panel__empty">{words.table.scoreEmpty}</p>
  return (
    <section className="score">
      <h2 className="panel__title">{ui.scoreTitle?.(shown, language) ?? words.table.scoreTitle}</h2>
      <ScoreTable rows={rows} seats={shown.seats} />
      {rows.some(({ points }) => points.includes(null)) && (
        <p className="score__unknown" aria-hidden="true">
          {`? ${words.table.scoreUnknown}`}
        </p>
      )}
    </section>
  )
}

export interface ScoreTableProps {
  readonly rows: readonly ScoreRow[]
  readonly seats: readonly SeatInfo[]
}

/** Category by player; the last row is the sum of the others. */
export function ScoreTable({ rows, seats }: ScoreTableProps): ReactElement {
  const words = useWords()
  const totals = seats.map(({ seat }) => totalOf(rows, seat))
  return (
    <div className="score__scroll">
      <table className="score__table">
        <SeatHeadings first={words.end.category} seats={seats} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.source}>
              <th scope="row">{row.label}</th>
              {seats.map(({ seat }) => (
                <Points key={seat} value={row.points[seat] ?? null} unknown={words.table.scoreUnknown} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.table.scoreTotal}</th>
            {totals.map((total, index) => (
              <Points key={seats[index]?.seat} value={total} unknown={words.table.scoreUnknown} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Points({
  value,
  unknown,
}: {
  readonly value: number | null
  readonly unknown: string
}): ReactElement {
  if (value !== null) return <td>{value}</td>
  return (
    <td>
      <span aria-hidden="true">?</span>
      <span className="unseen">{unknown}</span>
    </td>
  )
}

export interface SeatHeadingsProps {
  /** The heading of the first column. */
  readonly first: string
  readonly seats: readonly SeatInfo[]
}

/** The head of a table with a column for each player. */
export function SeatHeadings({ first, seats }: SeatHeadingsProps): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {seats.map(({ seat, name }) => (
          <th key={seat} scope="col">
            <PlayerMark seat={seat} />{' '}
            <span className="score__name">{isReader(snapshot, seat) ? words.youName : name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
