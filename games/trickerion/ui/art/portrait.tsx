import { memo, type ReactElement } from 'react'
import { Glyph } from './glyph.tsx'
import { type Portrait as Layers, PORTRAITS } from './magicians.ts'

const DRAWN: Readonly<Record<string, Layers>> = PORTRAITS
const layersOf = (magician: string): Layers | null => DRAWN[magician] ?? null

interface Props {
  readonly magician: string
  readonly school: string
}

/** A magician as on the poster; one that nobody has drawn shows a hat. */
export const Portrait = memo(function Portrait({ magician, school }: Props): ReactElement {
  const layers = layersOf(magician)
  if (layers === null) return <Glyph name="magician" />
  return (
    <svg className={`tr-portrait tr-portrait--${school}`} viewBox="0 -2 64 74" aria-hidden="true">
      {layers.map(([ink, path]) => (
        <path key={path} className={`tr-portrait-${ink}`} d={path} />
      ))}
    </svg>
  )
})
