import type { ReactElement } from 'react'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'
import { CardPanel } from './card-panel.tsx'
import { CardQueue } from './card-queue.tsx'
import { DicePanel } from './dice-panel.tsx'
import { Hand } from './hand.tsx'

interface RoundSourceProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** Where the coordinates and tourists of a round come from: cards, dice, or both. */
export function RoundSource(props: RoundSourceProps): ReactElement {
  const { cards, cardAndDie } = props.scene.view
  if (!cards) return <DicePanel {...props} />
  if (!cardAndDie) return <CardPanel {...props} />
  return (
    <>
      <Hand {...props} small={false} />
      <CardQueue {...props} small={false} />
      <DicePanel {...props} />
    </>
  )
}
