import { PlayerMark, type ScoreRow, type SeatInfo, Segmented } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { totalOf } from '../course.ts'
import { ScoreTable, type ScoreTableProps } from '../panels/score-panel.tsx'
import type { PlayedGame } from './played-games.ts'

interface GamesPartProps {
  readonly games: readonly PlayedGame[]
  readonly seats: readonly SeatInfo[]
}

/** Points by category in each game of a match of several. */
export function GamesPart({ games, seats }: GamesPartProps): ReactElement | null {
  const words = useWords()
  const [as, setAs] = useState<'chart' | 'table'>('chart')
  if (games.length === 0) return null
  return (
    <section className="end__part">
      <div className="end__row">
        <h2>{words.end.games}</h2>
        <Segmented
          label={words.end.games}
          value={as}
          options={[
            { value: 'chart', label: words.end.chartDrawing },
            { value: 'table', label: words.end.chartTable },
          ]}
          change={setAs}
        />
      </div>
      <div className="end__games">
        {games.map(({ name, rows }, index) => (
          <section key={name} className="end__game" aria-label={name}>
            <h3>
              {index + 1}. {name}
            </h3>
            {as === 'chart' ? (
              <Sources rows={rows} seats={seats} />
            ) : (
              <ScoreTable rows={rows} seats={seats} />
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

/** A bar for each player under each category, and the totals above them. */
function Sources({ rows, seats }: ScoreTableProps): ReactElement {
  const words = useWords()
  const most = Math.max(1, ...rows.flatMap(({ points }) => points.map((each) => Math.abs(each ?? 0))))
  return (
    <dl className="sources">
      <div className="sources__totals">
        <dt>{words.table.scoreTotal}</dt>
        {seats.map(({ seat, name }) => (
          <dd key={seat}>
            <PlayerMark seat={seat} size={22} /> <span className="unseen">{name}: </span>
            <b>{totalOf(rows, seat)}</b>
          </dd>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.source}>
          <dt>{row.label}</dt>
          {seats.map(({ seat, name }) => (
            <dd key={seat}>
              <span className="unseen">{name}: </span>
              <Bar row={row} seat={seat} most={most} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

interface BarProps {
  readonly row: ScoreRow
  readonly seat: number
  /** What the longest bar stands for. */
  readonly most: number
}

function Bar({ row, seat, most }: BarProps): ReactElement {
  const points = row.points[seat] ?? 0
  return (
    <span className="sources__bar">
      <PlayerMark seat={seat} size={20} />
      <i
        className={points < 0 ? 'sources__lost' : undefined}
        style={{
          inlineSize: `${(Math.abs(points) / most) * 100}%`,
          background: `var(--player-line-${seat})`,
        }}
      />
      <b>{points}</b>
    </span>
  )
}
