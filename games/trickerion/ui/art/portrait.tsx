import { memo, type ReactElement } from 'react'
import { Glyph } from './glyph.tsx'
import { portraitOf } from './magicians.ts'

interface Props {
  readonly magician: string
  readonly school: string
}

/** A magician as on the poster; one that nobody has drawn shows a hat. */
export const Portrait = memo(function Portrait({ magician, school }: Props): ReactElement {
  const layers = portraitOf(magician)
  if (layers === null) return <Glyph name="magician" />
  return (
    <svg className={`tr-portrait tr-portrait--${school}`} viewBox="0 -2 64 74" aria-hidden="true">
      {layers.map(([ink, path]) => (
        <path key={path} className={`tr-portrait-${ink}`} d={path} />
      ))}
    </svg>
  )
})
