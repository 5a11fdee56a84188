import type { ReactElement, ReactNode } from 'react'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'
import { CardButton } from './card-button.tsx'

interface CardZoneProps {
  readonly label: string
  /** Number and tourists alone. */
  readonly small?: boolean
  readonly children: ReactNode
}

/** Cards that lie together. */
export function CardZone({ label, small = false, children }: CardZoneProps): ReactElement {
  return (
    <div className={small ? 'rt-zone rt-card-zone rt-card-zone--small' : 'rt-zone rt-card-zone'}>
      <h3 className="rt-label">{label}</h3>
      <div className="rt-zone-cards">{children}</div>
    </div>
  )
}

interface HandProps {
  readonly scene: Scene
  readonly decision: Decision | null
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
