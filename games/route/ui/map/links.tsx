import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import type { RoutePartView } from '../../text/index.ts'
import { shapesOf } from '../model/geometry.ts'
import type { Point } from '../model/paper.ts'
import { linksOf } from '../model/route-ends.ts'

interface LinksProps {
  readonly pack: Shown
  readonly route: readonly RoutePartView[]
}

/** RT-FR-7: where the route leaves the paper and comes back; from an airport by helicopter (RT-VEG-8). */
export function RouteLinks({ pack, route }: LinksProps): ReactElement {
  const { vertices } = shapesOf(pack)
  const isAirport = (id: string): boolean =>
    pack.map.vertices.some((vertex) => vertex.id === id && vertex.symbol === 'airport')
  return (
    <>
      {linksOf(pack, route).map(({ from, to }, index) => {
        const [start, end] = [vertices.get(from), vertices.get(to)]
        if (!start || !end) return null
        const bend = bendOf(start, end)
        const line = `M${start.x},${start.y}Q${bend.x},${bend.y} ${end.x},${end.y}`
        const thing = `link:${index}`
        const flies = isAirport(from) || isAirport(to)
        return (
          <g key={thing} data-motion={thing}>
            {flies && <path className="rt-flight-edge" d={line} />}
            <path className={flies ? 'rt-link rt-link--flight' : 'rt-link'} d={line} />
            {flies && <Helicopter at={middleOf(start, bend, end)} turned={end.x < start.x} />}
          </g>
        )
      })}
    </>
  )
}

const bendOf = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2 + (to.y - from.y) / 5,
  y: (from.y + to.y) / 2 - (to.x - from.x) / 5,
})

const middleOf = (from: Point, bend: Point, to: Point): Point => ({
  x: (from.x + 2 * bend.x + to.x) / 4,
  y: (from.y + 2 * bend.y + to.y) / 4,
})

const SIZE = 1.25

/** It looks where it flies. */
function Helicopter({ at, turned }: { readonly at: Point; readonly turned: boolean }): ReactElement {
  return (
    <g
      className="rt-helicopter"
      transform={`translate(${at.x} ${at.y}) scale(${turned ? -SIZE : SIZE} ${SIZE})`}
    >
      <path d="M-16 -1H-7Q-5 -6 1 -6Q11 -6 13 1Q13 5 8 5H-1Q-5 5 -7 1H-16ZM-17 -5V3M1 -6V-10M-13 -10H15M-4 5V8M7 5V8M-8 9H11" />
      <path className="rt-helicopter-glass" d="M4 -4Q9 -3 10.5 1H4Z" />
    </g>
  )
}
