import { memo, type ReactElement } from 'react'
import { AFRICA, ISLANDS, LAKES, MAINLAND, RIVERS } from './europe/coast.ts'
import { CompassRose, DegreeFrame, Graticule, SeaLife } from './europe/decoration.tsx'
import { CHART_SIDE, line, type Placed, places } from './europe/project.ts'
import { FIRS, HILLS, TREES } from './europe/relief.ts'

const LAND = [MAINLAND, AFRICA, ...ISLANDS].map((coast) => line(coast, true)).join('')
const WATERS = LAKES.map((shore) => line(shore, true)).join('')
const STREAMS = RIVERS.map((course) => line(course, false)).join('')
const HILL_PLACES = places(HILLS)
const FIR_PLACES = places(FIRS)
const TREE_PLACES = places(TREES)

interface EuropeChartProps {
  /** Patterns have names, and several charts may stand on one page. */
  readonly id: string
  /** Places of the game: hills and woods keep away from them. */
  readonly clear?: readonly { readonly x: number; readonly y: number }[]
}

/** The printed chart of Europe for a canvas of 1000 by 1000, in the projection of the map's places. */
export const EuropeChart = memo(function EuropeChart({ id, clear = [] }: EuropeChartProps): ReactElement {
  return (
    <g className="cr-chart">
      <defs>
        <clipPath id={`${id}sheet`}>
          <rect width={CHART_SIDE} height={CHART_SIDE} />
        </clipPath>
        <pattern id={`${id}shore`} width="40" height="5" patternUnits="userSpaceOnUse">
          <path className="cr-shore" d="M0 2.5H40" />
        </pattern>
        <pattern id={`${id}offing`} width="64" height="10" patternUnits="userSpaceOnUse">
          <path className="cr-shore" d="M0 2.5H22M34 2.5H50M8 7.5H30M44 7.5H64" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}sheet)`}>
        <rect className="cr-sea" width={CHART_SIDE} height={CHART_SIDE} />
        <Graticule />
        <path d={LAND} fill="none" stroke={`url(#${id}offing)`} strokeWidth="46" strokeLinejoin="round" />
        <path d={LAND} fill="none" stroke={`url(#${id}shore)`} strokeWidth="24" strokeLinejoin="round" />
        <path className="cr-land" d={LAND} />
        <path className="cr-river" d={STREAMS} />
        <path className="cr-lake" d={WATERS} />
        <Relief clear={clear} />
        <SeaLife />
        {/* In the corner where a large board has its inset. */}
        <CompassRose x={112} y={228} size={1.05} />
        <DegreeFrame />
      </g>
    </g>
  )
})

/** A place of the game needs this much of bare paper. */
const CLEARING = 30

function Relief({
  clear,
}: {
  readonly clear: readonly { readonly x: number; readonly y: number }[]
}): ReactElement {
  const free = ({ x, y }: Placed): boolean =>
    clear.every((place) => Math.hypot(place.x - x, place.y - y) > CLEARING)
  const drawn = (all: readonly Placed[], glyph: (place: Placed) => string): string =>
    all.filter(free).map(glyph).join('')
  return (
    <g className="cr-relief">
      {HILL_PLACES.filter(free).map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}>
          <path className="cr-hill" d="M-13 8Q-6 0 -1 -11Q1 -13 3 -9Q7 0 14 8" />
          <path className="cr-hill-shade" d="M2 -9L4 5M4.6 -5L7.4 6M7.4 .4L10.4 7M-1 -9L-3 -3" />
        </g>
      ))}
      <path className="cr-wood" d={drawn(FIR_PLACES, firs)} />
      <path className="cr-wood" d={drawn(TREE_PLACES, trees)} />
    </g>
  )
}

function firs({ x, y }: Placed): string {
  return [
    [-6, 1],
    [5, 0],
    [0, 6],
  ]
    .map(([dx = 0, dy = 0]) => `M${(x + dx).toFixed(1)} ${(y + dy - 9).toFixed(1)}l-3.4 8h6.8Zm0 8v3`)
    .join('')
}

function trees({ x, y }: Placed): string {
  return [
    [-6, 0],
    [5, -1],
    [0, 5],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}q-4-1-3.4-4.4q1-3.4 3.4-3.2q3 0 3.4 3.4q0 3.4-3.4 4.2v3`,
    )
    .join('')
}
