import { Explained } from '@curio/ui'
import { counted } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { SOURCES, type Source } from '../../rules/scoring.ts'
import type { Standing } from '../../text/index.ts'
import { LandmarkGlyph, TouristGlyph } from '../map/glyphs.tsx'
import type { Scene } from '../scene.ts'

/** The live score by category: tourists times landmarks, and the rest (RT-SCG-1 to RT-SCG-4). */
export function ScoreStrip({
  scene,
  standing,
}: {
  readonly scene: Scene
  readonly standing: Standing | null
}): ReactElement {
  const { text } = scene
  const { words } = text
  const lost = scene.player?.ending?.eliminated === true
  return (
    <section className="rt-score" aria-label={words.labels.score}>
      {SOURCES.map((source) => (
        <ScoreCell key={source} scene={scene} source={source} standing={standing} />
      ))}
      <p className="rt-score-cell rt-score-madness">
        <span className="rt-label">{words.labels.madness}</span>
        <b>{standing?.madness ?? 0}</b>
      </p>
      <Explained
        className="rt-score-cell rt-score-total"
        tip={counted(words.language, standing?.segments ?? 0, words.segments)}
      >
        <span className="rt-label">{words.labels.total}</span>
        <b>{lost ? 0 : (standing?.total ?? '…')}</b>
      </Explained>
    </section>
  )
}

interface ScoreCellProps {
  readonly scene: Scene
  readonly source: Source
  readonly standing: Standing | null
}

function ScoreCell({ scene, source, standing }: ScoreCellProps): ReactElement {
  const { words } = scene.text
  const type = TOURIST_TYPES.find((each) => each === source)
  const product = type && standing ? standing.products[type] : null
  return (
    <p className="rt-score-cell">
      <span className="rt-label">
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
        {words.sources[source]}
      </span>
      <b>{standing?.by[source] ?? '…'}</b>
      {product && (
        <small>
          {product.tourists}×{product.landmarks}
        </small>
      )}
    </p>
  )
}
