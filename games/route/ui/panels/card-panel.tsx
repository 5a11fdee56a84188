import type { ReactElement } from 'react'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import type { Decision } from '../decision.ts'
import { ownDice } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { CardButton } from './card-button.tsx'
import { CardQueue } from './card-queue.tsx'
import { CoordinateSteps } from './coordinate-steps.tsx'
import { Candidates } from './dice-panel.tsx'
import { CardZone, Hand } from './hand.tsx'

interface CardPanelProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** The cards of the round, those that lie open, and the viewer's hand (RT-BASE-8). */
export function CardPanel({ scene, decision }: CardPanelProps): ReactElement | null {
  const { view, own, pack, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  if (!view.cards) return null
  const settled = ownDice(pack, view, own).ids.length === 2
  const { shown } = view.cards
  return (
    <section
      className={`rt-dice rt-cards rt-cards--${settled ? 'settled' : 'drafting'}`}
      aria-label={words.roundCards}
    >
      <RoundCards scene={scene} decision={decision} />
      {shown.length > 0 && (
        <CardZone label={words.offered} small={settled}>
          {shown.map((card) => (
            <CardButton key={card} scene={scene} decision={decision} card={card} />
          ))}
        </CardZone>
      )}
      {/* While other cards are looked at, the hand waits. */}
      <Hand
        scene={scene}
        decision={decision}
        small={settled || shown.length > 0 || decision?.kind === 'card.take'}
      />
      <CardQueue scene={scene} decision={decision} small={settled} />
    </section>
  )
}

/** RT-BASE-10: two cards, whose numbers are the coordinates. */
function RoundCards({ scene, decision }: CardPanelProps): ReactElement {
  const { view, own, pack, text, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  const { ids, numbers } = ownDice(pack, view, own)
  return (
    <div className="rt-dice-card">
      <h3 className="rt-label rt-cards-head">
        {words.roundCards}
        <Deck scene={scene} />
      </h3>
      <div className="rt-dice-cells">
        {[0, 1].map((cell) => {
          const card = ids[cell]
          if (card === undefined)
            return (
              <div key={cell} className="rt-cell rt-cell--empty">
                {cell + 1}
              </div>
            )
          return (
            <div key={cell} className="rt-cell">
              <CardButton
                scene={scene}
                decision={decision}
                card={card}
                {...(numbers[cell] === undefined ? {} : { shown: numbers[cell] })}
              />
              <CoordinateSteps
                scene={scene}
                decision={decision}
                cell={cell}
                name={text.names.cityCard(card)}
              />
            </div>
          )
        })}
        <Candidates scene={scene} numbers={numbers} />
      </div>
    </div>
  )
}

/** How much is left to draw. */
export function Deck({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { view, props } = scene
  if (!view.cards) return null
  return (
    <span className="rt-deck" data-motion="deck">
      <i className="rt-deck-pile" aria-hidden="true" />
      {CARD_BOARD_WORDS[props.language].deck(view.cards.deck)}
    </span>
  )
}
