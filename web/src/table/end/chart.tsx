import { PlayerMark, type SeatInfo } from '@curio/ui'
import type { ReactElement } from 'react'
import { useWords } from '../../words/index.ts'
import type { Chapter } from '../course.ts'
import { SeatHeadings } from '../panels/score-panel.tsx'
import { type AxisName, axisNames, niceStep, spread } from './chart-scale.ts'

const WIDTH = 520
const HEIGHT = 320
const LEFT = 40
const RIGHT = 56
const TOP = 14
/** The height of a row of names under the axis. */
const ROW = 20
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
  const names = axisNames(course.map(({ name }) => name))
  const bottom = HEIGHT - ROW * (1 + Math.max(...names.map(({ row }) => row))) - 6
  const y = (points: number): number => bottom - ((bottom - TOP) * points) / top
  const lines = seats.map(({ seat }) => ({
    seat,
    points: course.flatMap(({ totals }, index) => {
      const total = totals[seat] ?? null
      return total === null ? [] : [[x(index), y(total)] as const]
    }),
  }))
  const ends = lines.map(({ points }) => points.at(-1)?.[1] ?? y(0))
  const marksAt = spread(ends, MARK + 2, bottom)
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
      {names.map((name, index) => (
        <ChapterName key={course[index]?.note} name={name} x={x(index)} y={bottom + ROW * (1 + name.row)} />
      ))}
      {lines.map(({ seat, points }, index) => (
        <SeatLine key={seat} seat={seat} points={points} mark={marksAt[index] ?? TOP} />
      ))}
    </svg>
  )
}

interface ChapterNameProps {
  readonly name: AxisName
  readonly x: number
  readonly y: number
}

/** It stands under its place; a wide name near the right edge ends there. */
function ChapterName({ name, x, y }: ChapterNameProps): ReactElement {
  const isAtEdge = name.row > 0 && x > WIDTH / 2
  return (
    <text className="chart__number" x={isAtEdge ? x + 8 : x} y={y} textAnchor={isAtEdge ? 'end' : 'middle'}>
      {name.text}
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
