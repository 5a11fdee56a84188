import type { ReactElement } from 'react'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'
import { CardPanel } from './card-panel.tsx'
import { DicePanel } from './dice-panel.tsx'
import { HarbourPanel } from './harbour-panel.tsx'

interface RoundSourceProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** Where the coordinates and tourists of a round come from: cards, dice, or both. */
export function RoundSource(props: RoundSourceProps): ReactElement {
  const { cards, cardAndDie } = props.scene.view
  if (!cards) return <DicePanel {...props} />
  if (!cardAndDie) return <CardPanel {...props} />
  return <HarbourPanel {...props} />
}
