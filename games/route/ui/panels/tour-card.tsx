import type { ReactElement } from 'react'
import type { PlayedCard } from '../../rules/played.ts'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import { LandmarkGlyph, TouristGlyph } from '../map/glyphs.tsx'
import { brokenInto } from '../model/block-layout.ts'
import type { Scene } from '../scene.ts'
import { LandmarkSight } from './landmark-sight.tsx'

interface FaceProps {
  /** As much of a scene as a card needs: where no game is played, its symbols have no effects. */
  readonly scene: Pick<Scene, 'pack' | 'text'> & {
    readonly view: { readonly effects: Partial<Scene['view']['effects']> }
    readonly props: Pick<Scene['props'], 'language'>
  }
  readonly card: string
  /** Its number after changes; what is printed stays (RT-BON-17). */
  readonly shown?: number
}

/** The face of a card (RT-DM-73): a coordinate, whom it brings, and the landmark or effect that it names. */
export function CardFace({ scene, card: id, shown }: FaceProps): ReactElement | null {
  const card = scene.pack.cards?.find((each) => each.id === id)
  if (!card) return null
  const tone = card.tourists?.[0] ?? 'plain'
  return (
    <span className={`rt-tcard rt-tcard--${tone}`} aria-hidden="true">
      <b className="rt-tcard-number">
        {shown ?? card.coordinate}
        {shown !== undefined && shown !== card.coordinate && <s>{card.coordinate}</s>}
      </b>
      <CardShows card={card} />
      <CardFoot scene={scene} card={card} />
    </span>
  )
}

/** Whom it brings: tourists, or a symbol in their place; a repeat card doubles the other one. */
function CardShows({ card: { tourists, symbol } }: { readonly card: PlayedCard }): ReactElement {
  if (symbol) return <i className={`rt-symbol rt-symbol--${symbol}`} />
  const width = 20 * Math.max(1, tourists?.length ?? 0)
  if (!tourists) return <span className="rt-tcard-repeat">+2</span>
  return (
    <svg
      viewBox={`0 0 ${width} 20`}
      className="rt-tcard-tourists"
      aria-hidden="true"
      style={{ inlineSize: width * 1.15 }}
    >
      {tourists.map((type, index) => (
        <TouristGlyph key={`${type}${'ab'[index]}`} type={type} x={10 + index * 20} y={10} size={7} />
      ))}
    </svg>
  )
}

/** RT-BASE-23, RT-FX-5: landmarks whose rating changes, or the effect of a symbol. */
function CardFoot({
  scene,
  card,
}: {
  readonly scene: FaceProps['scene']
  readonly card: PlayedCard
}): ReactElement | null {
  const { pack, view, text, props } = scene
  if (card.symbol) {
    const effect = pack.effects.find((each) => each.id === view.effects[card.symbol ?? 'dark'])
    return <Foot name={effect?.name[props.language] ?? ''} />
  }
  if (!card.tourists) return <Foot name={CARD_BOARD_WORDS[props.language].repeat} />
  if (!card.landmarks) return null
  if (card.landmarks.length > 1)
    return (
      <span className="rt-tcard-foot rt-tcard-sights">
        {card.landmarks.map((landmark) => (
          <LandmarkSight key={landmark} pack={pack} landmark={landmark} className="rt-tcard-sight" />
        ))}
      </span>
    )
  const [landmark = ''] = card.landmarks
  return (
    <>
      <svg viewBox="0 0 20 20" className="rt-tcard-star" aria-hidden="true">
        <LandmarkGlyph type="grey" x={10} y={10.5} size={7.4} />
      </svg>
      <Foot name={text.names.landmark(landmark)} />
    </>
  )
}

/** As many letters as fit the width of a card. */
const LINE = 10

function Foot({ name }: { readonly name: string }): ReactElement {
  return <span className="rt-tcard-foot">{brokenInto(name, LINE).join('\n')}</span>
}

export function CardBack(): ReactElement {
  return <span className="rt-tcard rt-tcard--back" aria-hidden="true" />
}
