import type { ReactElement } from 'react'
import { handDrawn } from '../model/hand.ts'
import type { Point } from '../model/paper.ts'

interface Placed {
  readonly at: Point
}

/** A gate to other worlds (RT-MAP-3): an arch with nothing behind it. */
export function Gate({ at }: Placed): ReactElement {
  return (
    <g className="rt-gate" transform={`translate(${at.x} ${at.y})`}>
      <circle className="rt-symbol-ground" r="14" />
      <path
        className="rt-gate-arch"
        d="M-8.5 9V-1A8.5 8.5 0 0 1 8.5 -1V9H4.4V-.6A4.4 4.4 0 0 0 -4.4 -.6V9Z"
      />
      <path className="rt-gate-void" d="M-3.4 9V-.6A3.4 3.4 0 0 1 3.4 -.6V9Z" />
      <path className="rt-symbol-line" d="M-10.5 9H10.5M0 -9.6V-6.2M-6.4 -7 -4.2 -4.6M6.4 -7 4.2 -4.6" />
    </g>
  )
}

/** An antique shop: a sign on a bracket; circled once it is visited (RT-BON-1). */
export function Shop({
  at,
  id,
  visited,
}: Placed & { readonly id: string; readonly visited: boolean }): ReactElement {
  return (
    <g className={visited ? 'rt-shop rt-shop--visited' : 'rt-shop'} transform={`translate(${at.x} ${at.y})`}>
      <rect
        className="rt-symbol-ground"
        x="-12.5"
        y="-12.5"
        width="25"
        height="25"
        rx="2"
        transform="rotate(45)"
      />
      <path
        className="rt-shop-lamp"
        d="M-3.2 -9.5H3.2M0 -9.5V-7M-4.6 -5.2Q-4.6 -7 -2.6 -7H2.6Q4.6 -7 4.6 -5.2L6.6 6.6H-6.6ZM-7.6 9.4H7.6M-5 6.6V9.4M5 6.6V9.4M0 3.8Q-3 1.6 0 -3.4Q3 1.6 0 3.8Z"
      />
      {visited && <HandCircle id={id} />}
    </g>
  )
}

/** A gate that a final route went through is circled like a visited shop. */
export function PassedGate({ at, id }: Placed & { readonly id: string }): ReactElement {
  return <path className="rt-hand-circle" d={handCircle(id)} transform={`translate(${at.x} ${at.y})`} />
}

export function HandCircle({ id }: { readonly id: string }): ReactElement {
  return <path className="rt-hand-circle" data-motion={`visit:${id}`} d={handCircle(id)} />
}

const CIRCLE_STEPS = 20

function handCircle(id: string): string {
  const points = Array.from({ length: CIRCLE_STEPS + 3 }, (_, step) => {
    const angle = (step / CIRCLE_STEPS) * Math.PI * 2 - 1
    const radius = 19 + step * 0.16
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
  })
  return handDrawn(points, `circle ${id}`, 1)
}

/** A terrifying place (RT-DM-44): an eye with arms. */
export function Terror({ at }: Placed): ReactElement {
  return (
    <g className="rt-terror" transform={`translate(${at.x} ${at.y})`}>
      <path d="M0 -13Q2 -8 5 -9Q10 -11 11 -6Q7 -5 8 -2Q14 -1 13 4Q9 2 7 4Q10 9 6 12Q5 7 2 7Q2 13 -3 13Q0 9 -3 7Q-8 11 -11 7Q-7 6 -7 3Q-13 3 -13 -2Q-9 0 -7 -3Q-11 -8 -7 -11Q-6 -7 -3 -7Q-3 -12 0 -13Z" />
      <ellipse className="rt-terror-eye" rx="5.4" ry="3.6" />
      <ellipse className="rt-terror-pupil" rx="1.5" ry="3.4" />
    </g>
  )
}

/** A crossing of a personal task (RT-TASK-1): a surveyor's flag beside it, a ring around it. */
export function TaskCrossing({
  at,
  faint,
  isWide,
}: Placed & {
  readonly faint?: boolean
  /** Around a symbol that is as large as the usual ring. */
  readonly isWide?: boolean
}): ReactElement {
  return (
    <g className={faint ? 'rt-task rt-task--faint' : 'rt-task'} transform={`translate(${at.x} ${at.y})`}>
      <circle r={isWide ? 23.5 : 19} />
      <path d="M-13.5 -13.5 -13.5 -33 -1.5 -28.5 -13.5 -24" />
    </g>
  )
}
