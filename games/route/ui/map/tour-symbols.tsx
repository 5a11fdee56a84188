import type { Language } from '@curio/ui'
import type { ReactElement } from 'react'
import type { CafeBonus } from '../../content/booklet/terms.ts'
import type { Shown } from '../../rules/shown.ts'
import { MAP_SIDE, onMap, type Point } from '../model/paper.ts'
import { BONUS_PATHS } from '../panels/bonus-icon.tsx'
import { LandmarkGlyph } from './glyphs.tsx'
import { IconicCrossing, Pier } from './harbour.tsx'
import { HandCircle } from './symbols.tsx'

type Vertex = Shown['map']['vertices'][number]

interface Placed {
  readonly at: Point
}

/** A cafe (RT-BASE-28): a cup with the bonus that it gives; circled once it is visited. */
export function Cafe(
  props: Placed & { readonly id: string; readonly bonus: CafeBonus; readonly visited: boolean },
): ReactElement {
  const { at, id, bonus, visited } = props
  return (
    <g className={visited ? 'rt-cafe rt-cafe--visited' : 'rt-cafe'} transform={`translate(${at.x} ${at.y})`}>
      <path className="rt-symbol-ground" d="M10 -7H13Q17 -7 17 -2Q17 4 10 4" />
      <path className="rt-symbol-ground" d="M-12 -11H12V3Q12 13 3 13H-3Q-12 13 -12 3Z" />
      <path className="rt-cafe-bonus" d={BONUS_PATHS[bonus]} transform="translate(-9 -9.5) scale(.75)" />
      {visited && <HandCircle id={id} />}
    </g>
  )
}

/** The airport, from which helicopters fly (RT-VEG-7). */
export function Airport({ at }: Placed): ReactElement {
  return (
    <g className="rt-airport" transform={`translate(${at.x} ${at.y})`}>
      <circle className="rt-symbol-ground" r="15" />
      <path d="M0 -12Q2 -12 2 -8V-3L11 3V6L2 3V8L5 10.5V12.5L0 11 -5 12.5V10.5L-2 8V3L-11 6V3L-2 -3V-8Q-2 -12 0 -12Z" />
    </g>
  )
}

/** A crossing that stands for a green landmark far away (RT-DM-53), and its name outside the map. */
export function GreenCrossing({ at, name }: Placed & { readonly name: string }): ReactElement {
  return (
    <g className="rt-green-crossing">
      <circle className="rt-symbol-ground" cx={at.x} cy={at.y} r="14" />
      <LandmarkGlyph type="green" x={at.x} y={at.y} size={8} />
      {name !== '' && (
        <text className="rt-far-name" transform={besideMap(at)} dy=".34em">
          {name}
        </text>
      )}
    </g>
  )
}

const OUTSIDE = 12
const AFTER_SYMBOL = 19

/** Where a name begins that is written along the edge of the map nearest to a crossing. */
function besideMap({ x, y }: Point): string {
  const [near, far] = [onMap(0) - OUTSIDE, MAP_SIDE - onMap(0) + OUTSIDE]
  if (y === onMap(0)) return `translate(${x + AFTER_SYMBOL} ${near})`
  if (y === onMap(6)) return `translate(${x + AFTER_SYMBOL} ${far})`
  if (x === onMap(0)) return `translate(${near} ${y - AFTER_SYMBOL}) rotate(-90)`
  return `translate(${far} ${y + AFTER_SYMBOL}) rotate(90)`
}

interface TourSymbolProps extends Placed {
  readonly pack: Shown
  readonly vertex: Vertex
  /** The rating of the iconic landmark on it; null where it is not written. */
  readonly worth: number | null
  readonly visited: boolean
  readonly language: Language
  /** Whether there is room for names. */
  readonly named: boolean
}

/** What the booklet prints at a crossing. */
export function TourSymbol(props: TourSymbolProps): ReactElement | null {
  const { vertex, at, visited, language, named } = props
  const name = named ? (vertex.name?.[language] ?? '') : ''
  switch (vertex.symbol) {
    case 'cafe':
      return vertex.bonus ? <Cafe at={at} id={vertex.id} bonus={vertex.bonus} visited={visited} /> : null
    case 'airport':
      return <Airport at={at} />
    case 'greenCrossing':
      return <GreenCrossing at={at} name={name} />
    case 'pier':
      return vertex.tourist ? <Pier at={at} type={vertex.tourist} /> : null
    case 'iconic':
      return <IconicCrossing pack={props.pack} id={vertex.id} at={at} worth={props.worth} name={name} />
    default:
      return null
  }
}
