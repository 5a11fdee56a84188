import type { ReactElement } from 'react'
import { type EffectSymbol, TOURIST_TYPES, type TouristType } from '../../content/pack.ts'
import { LandmarkGlyph, TouristGlyph } from '../map/glyphs.tsx'

interface IsoDieProps {
  /** A tourist die by its colour, the effect die, or one of the three of an encounter. */
  readonly kind: string
  /** 0 while it is not rolled. */
  readonly number: number
  readonly tourists?: readonly TouristType[]
  readonly symbol?: EffectSymbol | null
}

const LEFT_FACE = 'matrix(1 .567 0 1 2 19)'
const RIGHT_FACE = 'matrix(1 -.567 0 1 32 36)'

/** A die in isometric projection: the number on one face, what it brings on the other, its own mark on top. */
export function IsoDie({ kind, number, tourists = [], symbol = null }: IsoDieProps): ReactElement {
  const own = TOURIST_TYPES.find((type) => type === kind)
  return (
    <svg className={`rt-die rt-die--${kind}`} viewBox="0 0 64 74" aria-hidden="true">
      <path className="rt-die-top" d="M32 2 62 19 32 36 2 19Z" />
      <path className="rt-die-left" d="M2 19 32 36V72L2 55Z" />
      <path className="rt-die-right" d="M62 19 32 36V72L62 55Z" />
      <g transform="translate(32 19) scale(1 .567)">
        {own ? (
          <LandmarkGlyph type={own} x={0} y={0} size={8} />
        ) : (
          <path className="rt-die-mark" d={EFFECT_MARK} />
        )}
      </g>
      <g transform={LEFT_FACE}>
        <text className="rt-die-number" x="15" y="18" dy=".37em">
          {number > 0 ? number : '?'}
        </text>
      </g>
      <g transform={RIGHT_FACE}>
        {tourists.map((type, index) => (
          <TouristGlyph
            // Two of a kind may stand on one face.
            key={`${type}${index === 0 ? 'upper' : 'lower'}`}
            type={type}
            x={15}
            y={tourists.length === 1 ? 18 : index === 0 ? 10.5 : 26}
            size={tourists.length === 1 ? 7.5 : 6}
          />
        ))}
        {symbol !== null && (
          <rect className={`rt-die-symbol rt-die-symbol--${symbol}`} x="8" y="11" width="14" height="14" />
        )}
      </g>
    </svg>
  )
}

const EFFECT_MARK = 'M0 -9 2.4 -2.4 9 0 2.4 2.4 0 9 -2.4 2.4 -9 0 -2.4 -2.4Z'
