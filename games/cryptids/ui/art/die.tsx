import { memo, type ReactElement } from 'react'
import type { DieBonus, TrackingResult } from '../../content/vocabulary.ts'
import type { GlyphName } from './symbols/glyphs.ts'
import { GlyphMarks } from './symbols.tsx'

interface HelperFace {
  readonly bonus: DieBonus
  readonly n: number
}

interface DieProps {
  /** A face of a tracking die or of a helper die; null before the roll. */
  readonly face: TrackingResult | HelperFace | null
  /** On a stage, 96 px with its other sides in sight, or beside words, 32 px. */
  readonly size: 'stage' | 'card'
}

const BONUS_GLYPHS: Readonly<Record<DieBonus, GlyphName>> = {
  coin: 'coin',
  exp: 'experience',
  restore: 'restore',
  rumour: 'bonusRumour',
}

/** A die that lies with its result up, seen a little from the front. */
export const Die = memo(function Die({ face, size }: DieProps): ReactElement {
  const isHelper = typeof face === 'object' && face !== null
  const kind = isHelper ? 'cr-die--helper' : `cr-die--tracking cr-die--${face ?? 'unrolled'}`
  return (
    <svg className={`cr-die cr-die--${size} ${kind}`} viewBox="0 0 96 96" aria-hidden="true">
      {size === 'stage' && <path className="cr-die-right" d={SIDE} />}
      <rect className="cr-die-top" x="6" y="4" width="84" height={size === 'stage' ? 76 : 84} rx="15" />
      <rect className="cr-die-rim" x="13" y="11" width="70" height={size === 'stage' ? 62 : 70} rx="10" />
      {isHelper ? <HelperMarks face={face} /> : <Mark name={face ?? 'trackSkill'} x={25} scale={1.95} />}
    </svg>
  )
})

/** The side that the light does not reach. */
const SIDE = 'M6 62V78Q6 92 21 92H75Q90 92 90 78V62Z'

/** The middle of the upper side, for a die with a front and for one without. */
const MIDDLE = 43

interface MarkProps {
  readonly name: GlyphName
  readonly x: number
  readonly scale: number
}

function Mark({ name, x, scale }: MarkProps): ReactElement {
  return (
    <g transform={`translate(${x} ${MIDDLE - 12 * scale}) scale(${scale})`}>
      <GlyphMarks name={name} />
    </g>
  )
}

function HelperMarks({ face: { bonus, n } }: { readonly face: HelperFace }): ReactElement {
  return (
    <>
      <text className="cr-die-count" x="28" y={MIDDLE} dy=".36em">
        {n}
      </text>
      <Mark name={BONUS_GLYPHS[bonus]} x={42} scale={1.65} />
    </>
  )
}
