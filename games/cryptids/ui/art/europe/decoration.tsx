import type { ReactElement } from 'react'
import { CHART_SIDE, onChart } from './project.ts'

const POINTS = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** A rose of sixteen rays; the lily marks the north. */
export function CompassRose({
  x,
  y,
  size,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactElement {
  return (
    <g className="cr-rose" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="cr-rose-ring" r="41" />
      <circle className="cr-rose-ring" r="36" />
      {POINTS.map((turn) => (
        <path
          key={turn}
          className="cr-rose-tick"
          d={turn % 45 === 0 ? 'M0 -41V-36' : 'M0 -40V-37'}
          transform={`rotate(${turn})`}
        />
      ))}
      {[22.5, 45, 0].flatMap((start) => {
        const length = start === 0 ? 52 : start === 45 ? 34 : 24
        const half = start === 0 ? 7 : start === 45 ? 5.4 : 3.6
        const step = start === 22.5 ? 45 : 90
        return Array.from({ length: 360 / step }, (_, index) => start + index * step).map((turn) => (
          <g key={`${start} ${turn}`} transform={`rotate(${turn})`}>
            <path className="cr-rose-light" d={`M0 ${-length}L${-half} ${-half}L0 0Z`} />
            <path className="cr-rose-dark" d={`M0 ${-length}L${half} ${-half}L0 0Z`} />
          </g>
        ))
      })}
      <circle className="cr-rose-hub" r="4.4" />
      <path
        className="cr-rose-dark"
        d="M0 -74Q4.6 -67 1.6 -60.6Q7 -65.6 9 -60.6Q8 -56 2 -56.6V-53.6H-2V-56.6Q-8 -56 -9 -60.6Q-7 -65.6 -1.6 -60.6Q-4.6 -67 0 -74Z"
      />
    </g>
  )
}

const MERIDIANS = [-6, 0, 6, 12, 18, 24, 30, 36]
const PARALLELS = [40, 45, 50, 55, 60, 65, 70]

export function Graticule(): ReactElement {
  const lines = [
    ...MERIDIANS.map((longitude) => `M${onChart(longitude, 0).x.toFixed(1)} 0V${CHART_SIDE}`),
    ...PARALLELS.map((latitude) => `M0 ${onChart(0, latitude).y.toFixed(1)}H${CHART_SIDE}`),
  ]
  return <path className="cr-graticule" d={lines.join('')} />
}

const BAND = 9

/** The degree scale around the chart: every second step of three degrees is dark. */
export function DegreeFrame(): ReactElement {
  const across = Array.from({ length: 18 }, (_, index) => index).filter((index) => index % 2 === 1)
  const along = Array.from({ length: 12 }, (_, index) => index).filter((index) => index % 2 === 1)
  const wide = CHART_SIDE / 18
  const high = CHART_SIDE / 12
  const bars = [
    ...across.flatMap((index) =>
      [0, CHART_SIDE - BAND].map(
        (y) => `M${(index * wide).toFixed(1)} ${y}h${wide.toFixed(1)}v${BAND}h${(-wide).toFixed(1)}Z`,
      ),
    ),
    ...along.flatMap((index) =>
      [0, CHART_SIDE - BAND].map(
        (x) => `M${x} ${(index * high).toFixed(1)}h${BAND}v${high.toFixed(1)}h${-BAND}Z`,
      ),
    ),
  ]
  const inner = CHART_SIDE - BAND
  return (
    <g className="cr-degrees">
      <path
        className="cr-degrees-paper"
        fillRule="evenodd"
        d={`M0 0H${CHART_SIDE}V${CHART_SIDE}H0ZM${BAND} ${BAND}V${inner}H${inner}V${BAND}Z`}
      />
      <path className="cr-degrees-bar" d={bars.join('')} />
      <path
        className="cr-degrees-rule"
        d={`M1 1H${CHART_SIDE - 1}V${CHART_SIDE - 1}H1ZM${BAND} ${BAND}H${inner}V${inner}H${BAND}Z`}
      />
    </g>
  )
}

/** What a draughtsman puts where the sea is empty: a ship, and something that follows it. */
export function SeaLife(): ReactElement {
  return (
    <g className="cr-sea-life">
      <path
        transform="translate(58 690) scale(1.15)"
        d="M-24 8H26L19 20H-16ZM0 8V-26M-14 8V-14M14 8V-18M-2 -24Q10 -18 8 -4Q4 -2 -2 -3ZM12 -16Q22 -10 20 2Q16 3 12 2ZM-16 -12Q-6 -8 -8 2Q-12 4 -16 3ZM-24 8L-34 0L-14 2M0 -26L8 -29L0 -31ZM-30 22Q-22 18 -15 22T0 22T15 22T30 22M-18 28Q-10 24 -3 28T12 28"
      />
      <path
        transform="translate(246 96) scale(1.1)"
        d="M-42 10Q-46 -10 -36 -16Q-30 -20 -26 -15L-33 -11Q-37 -6 -34 10M-35 -14L-34 -20M-39 -12.6h.6M-26 10Q-22 -8 -12 -8Q-2 -8 0 10M-20 10Q-17 -2 -12 -2Q-7 -2 -5 10M10 10Q13 -4 21 -4Q29 -4 31 10M16 10Q18 2 21 2Q24 2 26 10M40 10Q42 -2 48 -8L44 -10L52 -13L52 -5L49 -7M-52 12Q-46 9 -40 12T-28 12T-16 12T-4 12T8 12T20 12T32 12T44 12T56 12M-30 18Q-24 15 -18 18T-6 18M8 18Q14 15 20 18T32 18"
      />
      <path
        transform="translate(330 868) scale(.9)"
        d="M-26 6Q-20 -10 0 -9Q16 -8 24 2Q28 -6 36 -8Q33 -1 35 6Q29 4 25 7Q14 14 -6 13Q-20 12 -26 6ZM-20 3Q-15 5 -11 3M-16 -1h.8M-6 -10Q-7 -18 -13 -20M-6 -10Q-4 -18 2 -21M2 12Q5 17 11 17Q10 13 8 11M-36 16Q-30 13 -24 16T-12 16M14 17Q20 14 26 17T38 17"
      />
    </g>
  )
}
