import { memo, type ReactElement } from 'react'
import type { Evidence, LowerAction, UpperAction } from '../../content/vocabulary.ts'
import {
  type Glyph as Drawn,
  EVIDENCE_GLYPHS,
  GLYPHS,
  type GlyphName,
  POACHER_GLYPHS,
} from './symbols/glyphs.ts'

/** The paths alone, to stand in a drawing that is already open. */
export const GlyphMarks = memo(function GlyphMarks({ name }: { readonly name: GlyphName }): ReactElement {
  const { wash, solid, line, cut }: Drawn = GLYPHS[name]
  return (
    <>
      {wash !== undefined && <path className="cr-glyph-wash" d={wash} />}
      {solid !== undefined && <path className="cr-glyph-solid" d={solid} />}
      {line !== undefined && <path className="cr-glyph-line" d={line} />}
      {cut !== undefined && <path className="cr-glyph-cut" d={cut} />}
    </>
  )
})

/** One symbol of the journal, a little larger than the letters beside it; like all art it never stands for a word alone. */
export function Glyph({ name }: { readonly name: GlyphName }): ReactElement {
  return (
    <svg className={`cr-glyph cr-glyph--${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <GlyphMarks name={name} />
    </svg>
  )
}

interface EvidenceProps {
  readonly type: Evidence
  readonly bonus?: boolean
}

export function EvidenceGlyph({ type, bonus = false }: EvidenceProps): ReactElement {
  return <Glyph name={bonus ? 'bonusRumour' : EVIDENCE_GLYPHS[type]} />
}

/** Of two symbols side by side, from one beginning to the next. */
const PAIR_STEP = 27

/** What a line of a Poacher card tells him to do. */
export function PoacherGlyph({ act }: { readonly act: UpperAction | LowerAction }): ReactElement {
  const names = POACHER_GLYPHS[act]
  const width = (names.length - 1) * PAIR_STEP + 24
  return (
    <svg
      className="cr-glyph cr-glyph--poacher"
      viewBox={`0 0 ${width} 24`}
      style={{ width: `${width / 16}em` }}
      aria-hidden="true"
    >
      {names.map((name, index) => (
        <g key={name} transform={`translate(${index * PAIR_STEP})`}>
          <GlyphMarks name={name} />
        </g>
      ))}
    </svg>
  )
}

interface TokenProps extends EvidenceProps {
  readonly price?: number
}

/** An evidence token: a round of card with its symbol, and its price on a coin. */
export const EvidenceToken = memo(function EvidenceToken({
  type,
  bonus = false,
  price,
}: TokenProps): ReactElement {
  return (
    <svg className={`cr-token cr-token--${type}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle className="cr-token-rim" cx="20" cy="20" r="18.4" />
      <circle className="cr-token-inner" cx="20" cy="20" r="15.6" />
      <g transform="translate(6.8 6.6) scale(1.1)">
        <GlyphMarks name={bonus ? 'bonusRumour' : EVIDENCE_GLYPHS[type]} />
      </g>
      {price !== undefined && (
        <>
          <circle className="cr-token-price" cx="31.4" cy="31.4" r="8.2" />
          <text className="cr-token-number" x="31.4" y="31.4" dy=".36em">
            {price}
          </text>
        </>
      )}
    </svg>
  )
})
