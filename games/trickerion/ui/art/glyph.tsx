import { memo, type ReactElement } from 'react'
import type { School } from '../../content/vocabulary.ts'
import type { Drawing } from './drawing.ts'
import { GLYPHS, type GlyphName } from './glyphs/index.ts'
import { trickDrawing } from './tricks/index.ts'

/** The paths alone, to stand in a drawing that is already open. */
export const Marks = memo(function Marks({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { wash, solid, line, cut } = drawing
  return (
    <>
      {wash !== undefined && <path className="tr-wash" d={wash} />}
      {solid !== undefined && <path className="tr-solid" d={solid} />}
      {line !== undefined && <path className="tr-line" d={line} />}
      {cut !== undefined && <path className="tr-cut" d={cut} />}
    </>
  )
})

/** A sign of the size of the words beside it; like all art it never stands for a word alone. */
export function Glyph({ name }: { readonly name: GlyphName }): ReactElement {
  return (
    <svg className={`tr-glyph tr-glyph--${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <Marks drawing={GLYPHS[name]} />
    </svg>
  )
}

/** The picture of a trick; one that nobody has drawn shows the sign of its school. */
export function TrickPicture({
  trick,
  school,
}: {
  readonly trick: string
  readonly school: School
}): ReactElement {
  const drawing = trickDrawing(trick)
  return (
    <svg
      className={`tr-trick-picture tr-school--${school}`}
      viewBox={drawing ? '0 0 32 32' : '0 0 24 24'}
      aria-hidden="true"
    >
      <Marks drawing={drawing ?? GLYPHS[school]} />
    </svg>
  )
}
