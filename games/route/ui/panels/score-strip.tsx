import { ExplainedList } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { SOURCES, type Source } from '../../rules/scoring.ts'
import type { Standing } from '../../text/index.ts'
import { LandmarkGlyph, TouristGlyph } from '../map/glyphs.tsx'
import type { Scene } from '../scene.ts'

interface ScoreProps {
  readonly scene: Scene
  readonly standing: Standing | null
}

/** The live score by category: tourists times landmarks, and the rest (RT-SCG-1 to RT-SCG-4). */
export function ScoreStrip({ scene, standing }: ScoreProps): ReactElement {
  const { text, board } = scene
  const { words } = text
  const lost = scene.player?.ending?.eliminated === true
  const cell = (id: string, tip: string, label: ReactNode, value: ReactNode, more?: ReactNode) => ({
    id,
    tip,
    className: `rt-score-cell rt-score-${id}`,
    content: (
      <>
        <span className="rt-label">{label}</span>
        <b data-motion={`score:${id}`}>{value}</b>
        {more}
      </>
    ),
  })
  const length = counted(words.language, standing?.segments ?? 0, words.segments)
  const items = [
    ...SOURCES.map((source) =>
      cell(
        source,
        sourceTip(scene, source, standing),
        <SourceLabel source={source} name={words.sources[source]} />,
        standing?.by[source] ?? '…',
        <Product standing={standing} source={source} />,
      ),
    ),
    cell('madness', board.sources.madness, words.labels.madness, standing?.madness ?? 0),
    cell('total', board.totalNow(length), words.labels.total, lost ? 0 : (standing?.total ?? '…')),
  ]
  return <ExplainedList label={words.labels.score} className="rt-score" items={items} />
}

const touristOf = (source: Source) => TOURIST_TYPES.find((each) => each === source)

/** What a source of points is, and what it is made of now. */
function sourceTip({ board, text }: Scene, source: Source, standing: Standing | null): string {
  const type = touristOf(source)
  if (!type || !standing) return board.sources[source]
  const { tourists, landmarks } = standing.products[type]
  const { words, names } = text
  const now = board.sourceNow(
    counted(words.language, tourists, words.allTourists),
    counted(words.language, landmarks, board.landmarks),
    names.points(standing.by[source] ?? 0),
  )
  return `${board.sources[source]} ${now}`
}

function SourceLabel({ source, name }: { readonly source: Source; readonly name: string }): ReactElement {
  const type = touristOf(source)
  return (
    <>
      {type && (
        <svg viewBox="0 0 20 20" className="rt-inline" aria-hidden="true">
          <TouristGlyph type={type} x={10} y={10} size={7} />
        </svg>
      )}
      {source === 'yellow' && (
        <svg viewBox="0 0 20 20" className="rt-inline" aria-hidden="true">
          <LandmarkGlyph type="yellow" x={10} y={10} size={7.5} />
        </svg>
      )}
      {name}
    </>
  )
}

function Product({
  standing,
  source,
}: Pick<ScoreProps, 'standing'> & { readonly source: Source }): ReactElement | null {
  const type = touristOf(source)
  const product = type && standing ? standing.products[type] : null
  return product && <small>{`${product.tourists}×${product.landmarks}`}</small>
}
