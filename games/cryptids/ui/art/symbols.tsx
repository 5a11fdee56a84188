import type { ReactElement, ReactNode } from 'react'
import type {
  DieBonus,
  Evidence,
  LowerAction,
  TrackingResult,
  UpperAction,
} from '../../content/vocabulary.ts'
import {
  type Glyph as Drawn,
  EVIDENCE_GLYPHS,
  GLYPHS,
  type GlyphName,
  POACHER_GLYPHS,
} from './symbols/glyphs.ts'

/** The paths alone, to stand in a drawing that is already open. */
export function GlyphMarks({ name }: { readonly name: GlyphName }): ReactElement {
  const { wash, solid, line, cut }: Drawn = GLYPHS[name]
  return (
    <>
      {wash !== undefined && <path className="cr-glyph-wash" d={wash} />}
      {solid !== undefined && <path className="cr-glyph-solid" d={solid} />}
      {line !== undefined && <path className="cr-glyph-line" d={line} />}
      {cut !== undefined && <path className="cr-glyph-cut" d={cut} />}
    </>
  )
}

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
export function EvidenceToken({ type, bonus = false, price }: TokenProps): ReactElement {
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
}

const LEFT_FACE = 'matrix(1 .567 0 1 2 19)'
const RIGHT_FACE = 'matrix(1 -.567 0 1 32 36)'

interface IsoDieProps {
  readonly kind: string
  readonly glyph: GlyphName
  readonly right: ReactNode
}

/** A die in isometric projection, the result on its left face. */
function IsoDie({ kind, glyph, right }: IsoDieProps): ReactElement {
  return (
    <svg className={`cr-die ${kind}`} viewBox="0 0 64 74" aria-hidden="true">
      <path className="cr-die-top" d="M32 2 62 19 32 36 2 19Z" />
      <path className="cr-die-left" d="M2 19 32 36V72L2 55Z" />
      <path className="cr-die-right" d="M62 19 32 36V72L62 55Z" />
      <g transform={LEFT_FACE}>
        <g transform="translate(1.8 4.8) scale(1.1)">
          <GlyphMarks name={glyph} />
        </g>
      </g>
      <g transform={RIGHT_FACE}>{right}</g>
    </svg>
  )
}

/** A tracking die; before the roll it shows what it is rolled for. */
export function TrackingDie({ face }: { readonly face: TrackingResult | null }): ReactElement {
  return (
    <IsoDie
      kind={`cr-die--tracking cr-die--${face ?? 'unrolled'}`}
      glyph={face ?? 'trackSkill'}
      right={
        <g className="cr-die-mark" transform="translate(6 9) scale(.75)">
          <GlyphMarks name="beast" />
        </g>
      }
    />
  )
}

const BONUS_GLYPHS: Readonly<Record<DieBonus, GlyphName>> = {
  coin: 'coin',
  exp: 'experience',
  restore: 'restore',
  rumour: 'bonusRumour',
}

interface HelperDieProps {
  readonly bonus: DieBonus
  readonly count: number
}

/** A helper die: what it brings on one side, how many on the other. */
export function HelperDie({ bonus, count }: HelperDieProps): ReactElement {
  return (
    <IsoDie
      kind="cr-die--helper"
      glyph={BONUS_GLYPHS[bonus]}
      right={
        <text className="cr-die-number" x="15" y="18" dy=".37em">
          {count}
        </text>
      }
    />
  )
}
