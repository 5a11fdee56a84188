import type { Language } from '@curio/ui'
import type { ReactElement } from 'react'
import { TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView, RoutePartView } from '../../text/index.ts'
import { lookOf, vignetteAt } from '../cities/index.ts'
import { MAP_SIDE, type Point } from '../model/paper.ts'
import { crossingsAlong } from '../model/route-ends.ts'
import { type Detail, isLettered } from './detail.ts'
import { LANDMARK_PATHS, LandmarkGlyph, UNSPOKEN } from './glyphs.tsx'

/** Open water around the city. */
export function Sea({ pack, id }: { readonly pack: Shown; readonly id: string }): ReactElement | null {
  const { sea } = lookOf(pack.id)
  if (sea === undefined) return null
  return (
    <g className="rt-sea">
      <path className="rt-sea-water" d={sea} />
      <path className="rt-sea-waves" d={sea} fill={`url(#${id}water)`} />
      <path className="rt-sea-coast" d={sea} />
    </g>
  )
}

interface FerryLinesProps {
  readonly pack: Shown
  readonly board: BoardView
  readonly route: readonly RoutePartView[]
  readonly language: Language
  readonly detail: Detail
}

/** From each pier to its remote landmark (RT-SYD-17): dots on the water, a wake where the route takes the ferry. */
export function FerryLines({ pack, board, route, language, detail }: FerryLinesProps): ReactElement | null {
  const { piers = {} } = lookOf(pack.id)
  const passed = new Set(crossingsAlong(pack, route))
  const there = pack.map.vertices.filter(({ id, tourist }) => tourist !== undefined && piers[id])
  if (there.length === 0) return null
  return (
    <g className="rt-ferries" {...UNSPOKEN}>
      {there.map(({ id, name, tourist }) => {
        const pier = piers[id]
        if (!pier || !tourist) return null
        const waiting = board.harbour?.remote[TOURIST_TYPES.indexOf(tourist)] ?? 0
        const place = pier.name
        return (
          <g key={id} className={passed.has(id) ? 'rt-ferry rt-ferry--taken' : 'rt-ferry'}>
            <path className="rt-ferry-line" d={pier.line} />
            {detail === 'full' && (
              <text
                className="rt-far-name rt-far-name--water"
                transform={`translate(${place.x} ${place.y}) rotate(${place.rotate})`}
                textAnchor={place.anchor}
                dy=".34em"
              >
                {name?.[language]}
              </text>
            )}
            {isLettered(detail) && (
              <g data-motion={`remote:${tourist}`} transform={signPlace(pier.sign, detail)}>
                <WaitingSign type={tourist} count={waiting} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** On a phone signs grow, and stand farther from the numbers at the edge of the map. */
const PHONE_SIGN = { scale: 1.7, inwards: 8 } as const

function signPlace({ x, y }: Point, detail: Detail): string {
  if (detail === 'full') return `translate(${x} ${y})`
  const inwards = Math.sign(MAP_SIDE / 2 - x) * PHONE_SIGN.inwards
  return `translate(${x + inwards} ${y}) scale(${PHONE_SIGN.scale})`
}

/** How many tourists of a type wait, in the shape of their type; about 24 units wide around the middle. */
export function WaitingSign({
  type,
  count,
}: {
  readonly type: TouristType
  readonly count: number
}): ReactElement {
  return (
    <g className={`rt-waiting rt-waiting--${type}`}>
      <path d={LANDMARK_PATHS[type]} transform={`scale(${type === 'blue' ? 12.5 : 10.5})`} />
      <text className="rt-waiting-count" y={type === 'blue' ? 3.5 : 0} dy=".35em">
        {count}
      </text>
    </g>
  )
}

/** A pier, from which a ferry goes to a remote landmark (RT-SYD-17): an anchor in the ink of those who wait there. */
export function Pier({ at, type }: { readonly at: Point; readonly type: TouristType }): ReactElement {
  return (
    <g className={`rt-pier rt-pier--${type}`} transform={`translate(${at.x} ${at.y})`}>
      <circle className="rt-symbol-ground" r="15" />
      <path d="M0 -10.5A2.4 2.4 0 1 1 -.1 -10.5ZM0 -5.7V9.5M-4.6 -2.6H4.6M-8.6 3Q-7.5 9.4 0 9.6Q7.5 9.4 8.6 3M-8.6 3 -10.4 6M-8.6 3 -5.8 5M8.6 3 10.4 6M8.6 3 5.8 5" />
    </g>
  )
}

interface IconicProps {
  readonly pack: Shown
  readonly id: string
  readonly at: Point
  /** What it is worth now, where that is written. */
  readonly worth: number | null
  readonly name: string
}

/** How far right of its crossing a star stands, and half its width: on a small map its number is larger. */
const STARS = { full: { right: 18, size: 11 }, large: { right: 25, size: 18 } } as const

/** An iconic landmark on a crossing (RT-BASE-43), with its rating. */
export function IconicCrossing({ pack, id, at, worth, name }: IconicProps): ReactElement {
  const star = name === '' ? STARS.large : STARS.full
  return (
    <g className="rt-iconic" transform={`translate(${at.x} ${at.y})`}>
      <circle className="rt-symbol-ground" r="19" />
      <path
        className="rt-iconic-drawing"
        d={vignetteAt(pack.id, id)}
        transform="translate(-14 -16) scale(.7)"
      />
      {worth !== null && (
        <g transform={`translate(${star.right} -4)`}>
          <LandmarkGlyph type="grey" x={0} y={0} size={star.size} />
          <text className="rt-star" y="1" dy=".34em">
            {worth}
          </text>
        </g>
      )}
      {name !== '' && (
        <text className="rt-far-name rt-far-name--iconic" x="-24" y="-12" dy=".34em">
          {name}
        </text>
      )}
    </g>
  )
}
