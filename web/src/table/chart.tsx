import { PlayerMark, type SeatInfo } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../words/index.ts'
import type { Chapter } from './course.ts'
import { niceStep } from './nice-step.ts'

const WIDTH = 640
const HEIGHT = 260
const LEFT = 40
const RIGHT = 40
const TOP = 14
const BOTTOM = 34

export interface CourseProps {
  readonly course: readonly Chapter[]
  readonly seats: readonly SeatInfo[]
}

/** Points of every player over the chapters of the match; lines differ in dash as well as in colour. */
export function CourseChart({ course, seats }: CourseProps): ReactElement {
  const words = useWords()
  const most = Math.max(10, ...course.flatMap(({ totals }) => totals.map((total) => total ?? 0)))
  const step = niceStep(most)
  const top = Math.ceil(most / step) * step
  const x = (index: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, course.length - 1)
  const y = (points: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top
  const marks = Array.from({ length: top / step + 1 }, (_, index) => index * step)
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.end.chartLabel}>
      {marks.map((points) => (
        <g key={points}>
          <line className="chart__grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
          <text className="chart__number" x={LEFT - 8} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {course.map(({ name }, index) => (
        <text key={x(index)} className="chart__number" x={x(index)} y={HEIGHT - 12} textAnchor="middle">
          {shortName(name)}
        </text>
      ))}
      {seats.map(({ seat }) => (
        <SeatLine
          key={seat}
          seat={seat}
          points={course.flatMap(({ totals }, index) => {
            const total = totals[seat] ?? null
            return total === null ? [] : [[x(index), y(total)] as const]
          })}
        />
      ))}
    </svg>
  )
}

const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 3'] as const

interface SeatLineProps {
  readonly seat: number
  readonly points: readonly (readonly [number, number])[]
}

function SeatLine({ seat, points }: SeatLineProps): ReactElement {
  const last = points[points.length - 1]
  const which = seat % DASHES.length
  return (
    <g>
      <polyline
        className="chart__line"
        points={points.map((point) => point.join(',')).join(' ')}
        stroke={`var(--player-line-${which})`}
        strokeDasharray={DASHES[which]}
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" fill={`var(--player-line-${which})`} />
      ))}
      {last && (
        <svg x={last[0] + 8} y={last[1] - 10} width="20" height="20" overflow="visible" aria-hidden="true">
          <PlayerMark seat={seat} size={20} />
        </svg>
      )}
    </g>
  )
}

/** The same as a table, for those who want the numbers. */
export function CourseTable({ course, seats }: CourseProps): ReactElement {
  const words = useWords()
  return (
    <div className="score__scroll">
      <table className="score__table">
        <thead>
          <tr>
            <th scope="col">{words.end.chart}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <PlayerMark seat={seat} /> <span className="score__name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.map(({ name, note, totals }) => (
            <tr key={note}>
              <th scope="row">{name}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{totals[seat] ?? '?'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The number in a chapter's name, or its first letter; the axis has no room for more. */
const shortName = (name: string): string => /\d+/.exec(name)?.[0] ?? name.charAt(0).toLocaleUpperCase()
