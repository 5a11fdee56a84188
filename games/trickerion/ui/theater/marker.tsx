import type { ReactElement } from 'react'
import type { School, Suit } from '../../content/vocabulary.ts'
import { symbolAt } from '../../rules/links.ts'
import { DIRECTIONS, type Direction } from '../../rules/state.ts'
import { Marks } from '../art/glyph.tsx'
import { GLYPHS } from '../art/glyphs/index.ts'
import type { Press } from '../press.ts'
import { away, diamond, type Point, REACH } from './geometry.ts'

interface Props {
  readonly press: Pick<Press, 'content'>
  readonly seat: number
  readonly school: School
  readonly suit: Suit
  readonly direction: Direction | null
  readonly at: Point
  /** Markers of a pile. */
  readonly size?: number
}

const CORNER = 13
const SUIT = 17

/** A trick marker: a square on its corner in its owner's colour, a school in each corner, the suit in the middle. */
export function TrickMarker({ press, seat, school, suit, direction, at, size = 1 }: Props): ReactElement {
  const own = direction ?? 'up'
  return (
    <g className="tr-marker" data-seat={seat}>
      {size > 1 && <path className="tr-marker-below" d={diamond({ x: at.x + 3, y: at.y + 3 }, REACH)} />}
      <path className="tr-marker-face" d={diamond(at, REACH)} />
      {DIRECTIONS.map((corner) => (
        <Sign
          key={corner}
          name={symbolAt(press.content, school, own, corner)}
          at={away(at, corner, REACH - 9)}
          side={CORNER}
          isOwn={corner === own}
        />
      ))}
      <Sign name={suit} at={at} side={SUIT} isOwn={false} />
    </g>
  )
}

interface SignProps {
  readonly name: School | Suit
  readonly at: Point
  readonly side: number
  readonly isOwn: boolean
}

/** A glyph of 24 drawn around a point. */
function Sign({ name, at, side, isOwn }: SignProps): ReactElement {
  return (
    <g
      className={isOwn ? 'tr-marker-sign tr-marker-sign--own' : 'tr-marker-sign'}
      transform={`translate(${at.x - side / 2} ${at.y - side / 2}) scale(${side / 24})`}
    >
      <Marks drawing={GLYPHS[name]} />
    </g>
  )
}
