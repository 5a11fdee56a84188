import type { ReactElement } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { thingsIn } from '../../text/index.ts'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import { TouristGlyph } from '../map/glyphs.tsx'
import { touristsOn } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { EffectText } from './effect-text.tsx'
import { OptionButton } from './option-button.tsx'

interface CardHintProps {
  readonly scene: Scene
  readonly decision: Decision
}

/** Cards are taken where they lie; this says what the chosen one would bring, and offers a new hand (RT-BASE-45). */
export function CardHint({ scene, decision }: CardHintProps): ReactElement {
  const { question, text, view, board, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  const isPick = question?.form === 'pick'
  const isWhole = !isPick || decision.picked.length >= question.min
  const chosen = question !== null && decision.value !== undefined && isWhole
  const count = isPick ? ` · ${board.chosen(decision.picked.length, question.max)}` : ''
  const others = optionsOf(scene).filter(({ answer }) => thingsIn(answer).length === 0)
  return (
    <>
      <p className="rt-hint">
        {chosen ? text.spoken(question, decision.value ?? null, view) : `${words.chooseCard}${count}`}
      </p>
      <EffectText scene={scene} pieces={decision.chosen} />
      <Coming scene={scene} decision={decision} />
      {others.map(({ value }) => (
        <OptionButton key={`${value}`} scene={scene} decision={decision} value={value}>
          {question && text.spoken(question, value, view)}
        </OptionButton>
      ))}
    </>
  )
}

/** RT-BASE-10: the tourists of the chosen cards, with those of the round card that is known already. */
function Coming({ scene, decision }: CardHintProps): ReactElement | null {
  const { pack, view, text } = scene
  const cards = [...(decision.kind === 'card.pair' ? [] : view.roundDice), ...decision.chosen]
  const types = cards.flatMap((card) => touristsOn(pack, view, card))
  if (decision.chosen.size === 0 || types.length === 0) return null
  const counts = TOURIST_TYPES.map((type) => types.filter((each) => each === type).length)
  return (
    <svg
      viewBox={`0 0 ${types.length * 22} 22`}
      className="rt-coming"
      style={{ inlineSize: types.length * 22 }}
      role="img"
      aria-label={text.names.tourists(counts)}
    >
      {types.toSorted().map((type, index) => (
        <TouristGlyph key={`${type}${'abcdefgh'[index]}`} type={type} x={11 + index * 22} y={11} size={8} />
      ))}
    </svg>
  )
}
