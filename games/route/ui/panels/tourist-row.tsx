import type { ReactElement } from 'react'
import type { TouristType } from '../../content/pack.ts'
import { TouristGlyph } from '../map/glyphs.tsx'

const STEP = 20

/** Tourists side by side, as signs alone: whoever shows them says in words who they are. */
export function TouristRow({ types }: { readonly types: readonly TouristType[] }): ReactElement | null {
  if (types.length === 0) return null
  const seen = new Map<TouristType, number>()
  return (
    <svg
      viewBox={`0 0 ${types.length * STEP} ${STEP}`}
      className="rt-tourist-row"
      style={{ inlineSize: types.length * STEP }}
      aria-hidden="true"
    >
      {types.map((type, index) => {
        const before = seen.get(type) ?? 0
        seen.set(type, before + 1)
        return <TouristGlyph key={`${type}${before}`} type={type} x={STEP * (index + 0.5)} y={10} size={7} />
      })}
    </svg>
  )
}
