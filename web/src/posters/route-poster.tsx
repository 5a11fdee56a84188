import type { ReactElement } from 'react'

const PAPER = '#F4EFE2'
const RED = '#B3261E'
const BLUE = '#1B4F72'
const GREEN = '#3F7A4A'
const PURPLE = '#6B3A78'
const INK = '#1F2326'
const GOLD = '#B98A1E'

const COLUMN = 62
const ROW = 52
const x = (column: number): number => -8 + column * COLUMN
const y = (row: number): number => 14 + row * ROW

/** The route of the picture: crossings in columns and rows. */
const ROUTE: readonly (readonly [number, number])[] = [
  [0, 4],
  [1, 4],
  [1, 3],
  [3, 3],
  [3, 2],
  [4, 2],
  [4, 1],
  [5, 1],
  [5, 3],
  [7, 3],
  [7, 2],
  [9, 2],
]
const SIDE_STROKES = [
  [2, 1, 3, 1],
  [2, 1, 2, 2],
  [3, 4, 4, 4],
  [6, 1, 6, 2],
  [6, 4, 7, 4],
  [1, 0, 1, 1],
] as const
/** Blocks with a landmark: column, row, ink. */
const BLOCKS = [
  [0, 1, GREEN],
  [1, 0, RED],
  [1, 2, BLUE],
  [2, 2, PURPLE],
  [3, 0, BLUE],
  [3, 1, GREEN],
  [4, 0, GOLD],
  [4, 2, RED],
  [5, 1, BLUE],
  [5, 3, GREEN],
  [6, 0, PURPLE],
  [6, 2, RED],
  [7, 1, GOLD],
  [0, 3, GOLD],
  [2, 3, RED],
  [8, 3, BLUE],
] as const
/** Tourists along the way: column, row, shape, how far from the middle. */
const TOURISTS = [
  [1, 2, 'triangle', -10],
  [1, 2, 'triangle', 12],
  [2, 2, 'cross', 0],
  [3, 1, 'square', 0],
  [4, 2, 'circle', -12],
  [4, 2, 'circle', 10],
  [5, 1, 'triangle', 0],
  [6, 2, 'circle', 0],
  [7, 1, 'square', 0],
] as const

/** A print for the shelf: a piece of a tourist map, with a route drawn over it in red. */
export function RoutePoster(): ReactElement {
  return (
    <svg className="poster" viewBox="0 0 540 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H540V262H0Z" fill={PAPER} />
      <g strokeWidth="1.2">
        {BLOCKS.map(([column, row, ink]) => (
          <path
            key={`${column}${row}`}
            d={`M${x(column) + 6} ${y(row) + 6}h${COLUMN - 12}v${ROW - 12}h${12 - COLUMN}Z`}
            fill={ink}
            fillOpacity="0.16"
            stroke={ink}
            strokeOpacity="0.5"
          />
        ))}
      </g>
      <River />
      <g fill="none" stroke={INK} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        {SIDE_STROKES.map(([fromX, fromY, toX, toY]) => (
          <path key={`${fromX}${fromY}${toX}${toY}`} d={`M${x(fromX)} ${y(fromY)}L${x(toX)} ${y(toY)}`} />
        ))}
      </g>
      <path
        d={`M${ROUTE.map(([column, row]) => `${x(column)} ${y(row)}`).join('L')}`}
        fill="none"
        stroke={RED}
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g fill={PAPER} stroke={INK} strokeWidth="2">
        {TOURISTS.map(([column, row, shape, aside]) => (
          <Tourist
            key={`${column}${row}${aside}`}
            cx={x(column) + COLUMN / 2 + aside}
            cy={y(row) + ROW / 2}
            shape={shape}
          />
        ))}
      </g>
      <ElderSign />
    </svg>
  )
}

/** Waves along the lower edge. */
function River(): ReactElement {
  const bank = 'M0 236C70 222 120 246 190 238S310 222 370 234 470 244 540 230'
  return (
    <>
      <path d={`${bank}V262H0Z`} fill={BLUE} fillOpacity="0.2" />
      <path d={bank} fill="none" stroke={BLUE} strokeWidth="2" />
      <path
        d="M20 252q16-7 32 0t32 0M150 254q16-7 32 0t32 0M300 250q16-7 32 0t32 0M430 252q16-7 32 0t32 0"
        fill="none"
        stroke={BLUE}
        strokeWidth="1.4"
      />
    </>
  )
}

interface TouristProps {
  readonly cx: number
  readonly cy: number
  readonly shape: (typeof TOURISTS)[number][2]
}

function Tourist({ cx, cy, shape }: TouristProps): ReactElement {
  switch (shape) {
    case 'circle':
      return <circle cx={cx} cy={cy} r="8" stroke={RED} strokeWidth="3.4" />
    case 'square':
      return <path d={`M${cx - 7} ${cy - 7}h14v14h-14Z`} stroke={GREEN} strokeWidth="3.4" />
    case 'triangle':
      return <path d={`M${cx} ${cy - 9}l9 16h-18Z`} stroke={BLUE} strokeWidth="3.4" strokeLinejoin="round" />
    case 'cross':
      return (
        <path
          d={`M${cx - 7} ${cy - 7}l14 14m0-14l-14 14`}
          stroke={PURPLE}
          strokeWidth="4"
          strokeLinecap="round"
        />
      )
  }
}

/** A branch with five twigs: the sign that keeps the Ancients away. */
function ElderSign(): ReactElement {
  return (
    <g transform="translate(492 52)">
      <circle r="36" fill={PAPER} stroke={INK} strokeWidth="2.5" />
      <circle r="31" fill="none" stroke={INK} strokeWidth="1" />
      <g fill="none" stroke={INK} strokeWidth="3.4" strokeLinecap="round">
        <path d="M0 22V-22" />
        <path d="M0-6L-13-16M0-6L13-16M0 7L-17-3M0 7L17-3" />
      </g>
    </g>
  )
}
