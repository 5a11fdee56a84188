import { POSTER } from '@curio/ui'
import type { ReactElement } from 'react'
import type { TouristType } from '../../content/pack.ts'
import type { PlayedType } from '../../rules/played.ts'
import './poster.css'

const { width: WIDTH, height: HEIGHT } = POSTER
/** Where the plan begins under the skyline. */
export const SHORE = 330

type Place = readonly [row: number, column: number]

/** What a city has on its plan. */
export interface PlanDrawing {
  /** What the blocks are printed in, over and over. */
  readonly inks: readonly PlayedType[]
  /** Crossings that the route passes. */
  readonly passed: readonly Place[]
  readonly tourists: readonly (readonly [...Place, TouristType])[]
}

/** The plan of a town before its skyline: streets that run towards it, blocks, the route. */
export function Plan({ inks, passed, tourists }: PlanDrawing): ReactElement {
  const route = passed
    .map(([row, column], index) => `${index === 0 ? 'M' : 'L'}${crossing(row, column).join(' ')}`)
    .join('')
  const [row = 0, column = 0] = passed.at(-1) ?? []
  const [x, y] = crossing(row, column)
  return (
    <g>
      <path className="poster__street" d={`M0 ${SHORE}H${WIDTH}V${HEIGHT}H0Z`} />
      {BLOCKS.map(([blockRow, blockColumn]) => (
        <path
          key={`${blockRow} ${blockColumn}`}
          className={`poster__block poster__block--${inks[(blockColumn * 3 + blockRow * 5) % inks.length]}`}
          d={blockPath(blockRow, blockColumn)}
        />
      ))}
      <path className="poster__route-edge" d={route} />
      <path className="poster__route" d={route} />
      <circle className="poster__end" cx={x} cy={y} r="13" />
      {tourists.map(([...place]) => (
        <Tourist key={place.join(' ')} row={place[0]} column={place[1]} type={place[2]} />
      ))}
    </g>
  )
}

interface TouristProps {
  readonly row: number
  readonly column: number
  readonly type: TouristType
}

function Tourist({ row, column, type }: TouristProps): ReactElement {
  const [x, y] = middle(row, column)
  return (
    <path
      className={`poster__tourist poster__tourist--${type}`}
      d={TOURISTS[type]}
      transform={`translate(${x} ${y}) scale(${SCALE[row]})`}
    />
  )
}

const TOURISTS: Readonly<Record<TouristType, string>> = {
  red: 'M0 -9A9 9 0 1 1 -.1 -9Z',
  green: 'M-8 -8H8V8H-8Z',
  blue: 'M0 -9 10 8H-10Z',
  purple: 'M-8 -8 8 8M8 -8 -8 8',
}

/** Rows of streets come nearer; each is farther from the last than the one before. */
const ROWS = [SHORE + 14, 386, 446, HEIGHT + 20] as const
const SCALE = [0.85, 1.1, 1.4] as const
const VANISHING = { x: 620, y: 120 }
const COLUMNS = 19
const SPREAD = 132

const BLOCKS = [0, 1, 2].flatMap((row) =>
  Array.from({ length: COLUMNS }, (_, column): Place => [row, column]),
)

/** Where a street of a column meets a street of a row. */
function crossing(row: number, column: number): readonly [number, number] {
  const y = ROWS[row] ?? HEIGHT
  const depth = (y - VANISHING.y) / (HEIGHT - VANISHING.y)
  return [VANISHING.x + (column - COLUMNS / 2) * SPREAD * depth, y]
}

const STREET = 7

function blockPath(row: number, column: number): string {
  const gap = STREET * (1 + row * 0.45)
  const [a, top] = crossing(row, column)
  const [b] = crossing(row, column + 1)
  const [c, bottom] = crossing(row + 1, column)
  const [d] = crossing(row + 1, column + 1)
  return `M${a + gap} ${top + gap * 0.6}L${b - gap} ${top + gap * 0.6}L${d - gap} ${bottom - gap * 0.6}L${c + gap} ${bottom - gap * 0.6}Z`
}

function middle(row: number, column: number): readonly [number, number] {
  const [a, top] = crossing(row, column + 0.5)
  const [b, bottom] = crossing(row + 1, column + 0.5)
  return [(a + b) / 2, (top + bottom) / 2]
}
