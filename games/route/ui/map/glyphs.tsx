import { memo, type ReactElement } from 'react'
import type { TouristType } from '../../content/pack.ts'
import type { PlayedType } from '../../rules/played.ts'
import { seedOf, tremble } from '../model/hand.ts'

/** A drawing that says nothing of its own: the buttons over it have the names. */
export const UNSPOKEN = { 'aria-hidden': true } as const

const STAR = star(5, 1, 0.45)

/** A tourist: hollow, in the ink of its type, drawn by hand (RT-P4-1). */
export const TouristGlyph = memo(function TouristGlyph(props: {
  readonly type: TouristType
  readonly x: number
  readonly y: number
  readonly size: number
  readonly seed?: string
}): ReactElement {
  const { type, x, y, size, seed } = props
  const turn = seed === undefined ? 0 : Math.round(tremble(seedOf(seed))() * 9)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        className="rt-tourist rt-tourist--halo"
        d={TOURIST_PATHS[type]}
        vectorEffect="non-scaling-stroke"
      />
      <path
        className={`rt-tourist rt-tourist--${type}`}
        d={TOURIST_PATHS[type]}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
})

const TOURIST_PATHS: Readonly<Record<TouristType, string>> = {
  red: 'M0 -.92A.92 .92 0 1 1 -.02 -.92Z',
  green: 'M-.84 -.82 .84 -.86 .82 .84 -.84 .84Z',
  blue: 'M0 -.95 .98 .8 -.98 .8Z',
  purple: 'M-.8 -.8 .8 .8M.8 -.8 -.8 .8',
}

/** A landmark: full, with the same shape as those who come to see it. */
export function LandmarkGlyph(props: {
  readonly type: PlayedType
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactElement | null {
  const { type, x, y, size } = props
  if (type === 'white') return null
  return (
    <path
      className={`rt-landmark rt-landmark--${type}`}
      d={LANDMARK_PATHS[type]}
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  )
}

export const LANDMARK_PATHS: Readonly<Record<Exclude<PlayedType, 'white'>, string>> = {
  red: 'M0 -1A1 1 0 1 1 -.02 -1Z',
  green: 'M-.9 -.9H.9V.9H-.9Z',
  blue: 'M0 -1.05 1.1 .9H-1.1Z',
  purple: 'M-.62 -1 0 -.38 .62 -1 1 -.62 .38 0 1 .62 .62 1 0 .38 -.62 1 -1 .62 -.38 0 -1 -.62Z',
  yellow: STAR,
  grey: STAR,
  ferry: 'M-1.2 .3H1.2L.8 .95H-.8ZM-.1 .2V-1L.7 .2Z',
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer * 1.25 : inner * 1.35
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  })
  return `M${corners.join('L')}Z`
}
