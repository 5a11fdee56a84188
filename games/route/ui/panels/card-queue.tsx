import type { ReactElement, ReactNode } from 'react'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'
import { CardButton } from './card-button.tsx'
import { CardZone } from './hand.tsx'
import { CardBack } from './tour-card.tsx'

/** RT-BASE-48: how many cards lie in each row, from the bottom up. */
const QUEUE_ROWS = [3, 2, 3, 2] as const

const QUEUE_PLACES = QUEUE_ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({ row, column: column + (3 - count) / 2 })),
)

/** How much of a covered card is seen, and how far the cards of a row lie apart, in pixels. */
const PEEP = 12
const COLUMN = 74
/** A card with its frame, and where it leads. */
const CARD_ROOM = 118

interface CardQueueProps {
  readonly scene: Scene
  readonly decision: Decision | null
  /** Open cards alone, and those small. */
  readonly small: boolean
  /** What lies on an open card, by its place. */
  readonly onCard?: (place: number) => ReactNode
}

/** RT-BASE-47: somebody who plays alone takes cards out of a queue, laid like bricks; only uncovered cards are open. */
export function CardQueue({ scene, decision, small, onCard }: CardQueueProps): ReactElement | null {
  const { view, props } = scene
  const words = CARD_BOARD_WORDS[props.language]
  const queue = view.cards?.queue ?? []
  if (queue.every(({ lies }) => lies === 'taken')) return null
  const closed = queue.filter(({ lies }) => lies === 'closed').length
  // A phone has no room for the bricks.
  if (small || props.phone)
    return (
      <CardZone label={props.phone ? words.queueOf(closed) : words.queue} small={small}>
        {queue.map(
          ({ card }, place) =>
            card && (
              <CardButton key={card} scene={scene} decision={decision} card={card}>
                {onCard?.(place)}
              </CardButton>
            ),
        )}
      </CardZone>
    )
  const lowest = QUEUE_PLACES[queue.findIndex(({ lies }) => lies !== 'taken')]?.row ?? 0
  return (
    <div className="rt-zone rt-card-zone">
      <h3 className="rt-label">{words.queue}</h3>
      <ul className="rt-queue" style={{ height: CARD_ROOM + (3 - lowest) * PEEP }}>
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
