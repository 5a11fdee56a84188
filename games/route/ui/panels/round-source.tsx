import type { ReactElement } from 'react'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'
import { CardPanel } from './card-panel.tsx'
import { DicePanel } from './dice-panel.tsx'

interface RoundSourceProps {
  readonly scene: Scene
  readonly decision: Decision | null
}

/** Where the coordinates and tourists of a round come from: cards or dice. */
export function RoundSource(props: RoundSourceProps): ReactElement {
  return props.scene.view.cards ? <CardPanel {...props} /> : <DicePanel {...props} />
}
