import { PlayerMark, type SeatInfo } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../../words/index.ts'
import type { Chapter } from '../course.ts'
import { SeatHeadings } from '../panels/score-panel.tsx'
import { axisName, niceStep, spread } from './chart-scale.ts'

const WIDTH = 520
const HEIGHT = 320
const LEFT = 40
const RIGHT = 56
const TOP = 14
const BOTTOM = 62
/** The distance between the two lines of a name on the axis. */
const LINE = 16
/** The side of an owner's mark: its number can be read on a phone too, where the chart is two thirds as wide. */
const MARK = 30

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
  const lines = seats.map(({ seat }) => ({
    seat,
    points: course.flatMap(({ totals }, index) => {
      const total = totals[seat] ?? null
      return total === null ? [] : [[x(index), y(total)] as const]
    }),
  }))
  const ends = lines.map(({ points }) => points.at(-1)?.[1] ?? y(0))
  const marksAt = spread(ends, MARK + 2, HEIGHT - BOTTOM)
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
      {course.map(({ name, note }, index) => (
        <AxisName key={note} lines={axisName(name)} x={x(index)} />
      ))}
      {lines.map(({ seat, points }, index) => (
        <SeatLine key={seat} seat={seat} points={points} mark={marksAt[index] ?? TOP} />
      ))}
    </svg>
  )
}

/** A number stands under its place. A name is wider: it goes below the numbers and stays within the edge. */
function AxisName({ lines, x }: { readonly lines: readonly string[]; readonly x: number }): ReactElement {
  const wide = lines.some((line) => line.length > 3)
  const y = HEIGHT - BOTTOM + (wide ? 20 + LINE : 20)
  const at =
    wide && x > WIDTH / 2 ? { x: WIDTH, textAnchor: 'end' as const } : { x, textAnchor: 'middle' as const }
  return (
    <text className="chart__number" y={y} textAnchor={at.textAnchor}>
      {lines.map((line, row) => (
        <tspan key={line} x={at.x} dy={row === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 3'] as const

interface SeatLineProps {
  readonly seat: number
  readonly points: readonly (readonly [number, number])[]
  /** The height of the owner's mark at the end of the line. */
  readonly mark: number
}

function SeatLine({ seat, points, mark }: SeatLineProps): ReactElement {
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
        <svg
          x={last[0] + 10}
          y={mark - MARK / 2}
          width={MARK}
          height={MARK}
          overflow="visible"
          aria-hidden="true"
        >
          <PlayerMark seat={seat} size={MARK} />
        </svg>
      )}
    </g>
  )
}

/** The same as a table of numbers. */
export function CourseTable({ course, seats }: CourseProps): ReactElement {
  const words = useWords()
  return (
    <div className="score__scroll">
      <table className="score__table">
        <SeatHeadings first={words.end.chapter} seats={seats} />
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
