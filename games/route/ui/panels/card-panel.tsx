import type { ReactElement, ReactNode } from 'react'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import type { Decision } from '../decision.ts'
import { ownDice } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { CardButton } from './card-button.tsx'
import { CoordinateSteps } from './coordinate-steps.tsx'
import { Candidates } from './dice-panel.tsx'
import { CardBack } from './tour-card.tsx'

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
      <CardQueue scene={scene} decision={decision} />
      {/* While other cards are looked at, the hand waits. */}
      <Hand scene={scene} decision={decision} small={settled || shown.length > 0} />
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

interface CardZoneProps {
  readonly label: string
  /** Number and tourists alone. */
  readonly small?: boolean
  readonly children: ReactNode
}

function CardZone({ label, small = false, children }: CardZoneProps): ReactElement {
  return (
    <div className={small ? 'rt-zone rt-card-zone rt-card-zone--small' : 'rt-zone rt-card-zone'}>
      <h3 className="rt-label">{label}</h3>
      <div className="rt-zone-cards">{children}</div>
    </div>
  )
}

interface HandProps extends CardPanelProps {
  readonly small: boolean
}

/** What the viewer holds; nobody else's cards are seen (RT-BASE-55). */
export function Hand({ scene, decision, small }: HandProps): ReactElement | null {
  const { view, own, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  const { cards, chosen } = view.cards?.hands[own] ?? { cards: null, chosen: null }
  if (!cards || cards.length === 0) return null
  return (
    <CardZone label={words.hand} small={small}>
      {cards.map((card) => (
        <CardButton
          key={card}
          scene={scene}
          decision={decision}
          card={card}
          {...(chosen?.includes(card) ? { state: words.isOffered } : {})}
        />
      ))}
    </CardZone>
  )
}

/** RT-BASE-48: how many cards lie in each row, from the bottom up. */
const QUEUE_ROWS = [3, 2, 3, 2] as const

const QUEUE_PLACES = QUEUE_ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({ row, column: column + (3 - count) / 2 })),
)

/** How much of a covered card is seen, and how far the cards of a row lie apart, in pixels. */
const PEEP = 26
const COLUMN = 80

interface CardQueueProps extends CardPanelProps {
  /** What lies on an open card, by its place. */
  readonly onCard?: (place: number) => ReactNode
}

/** RT-BASE-47: somebody who plays alone takes cards out of a queue, laid like bricks; only uncovered cards are open. */
export function CardQueue({ scene, decision, onCard }: CardQueueProps): ReactElement | null {
  const { view, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  const queue = view.cards?.queue ?? []
  if (queue.length === 0) return null
  return (
    <div className="rt-zone rt-card-zone">
      <h3 className="rt-label">{words.queue}</h3>
      <ul className="rt-queue">
        {QUEUE_PLACES.map(({ row, column }, place) => {
          const { lies = 'taken', card = null } = queue[place] ?? {}
          if (lies === 'taken') return null
          return (
            <li
              key={`${row}:${column}`}
              style={{ top: (3 - row) * PEEP, left: column * COLUMN, zIndex: QUEUE_ROWS.length - row }}
            >
              {card === null ? (
                <>
                  <CardBack />
                  <span className="unseen">{words.closed}</span>
                </>
              ) : (
                <CardButton scene={scene} decision={decision} card={card}>
                  {onCard?.(place)}
                </CardButton>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
