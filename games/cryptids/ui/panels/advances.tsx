import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Face } from '../../content/vocabulary.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { advancedBy } from '../model/needs.ts'
import type { Scene } from '../scene.ts'

/** The dossiers that a token of this face would bring nearer. */
export function Advances({
  scene,
  face,
}: {
  readonly scene: Scene
  readonly face: Face | null
}): ReactElement | null {
  const { view, own, text, board } = scene
  const advanced = face === null ? [] : advancedBy(view, own, face)
  if (advanced.length === 0) return null
  const said = advanced.map(({ card, missing }) => board.advancesTo(text.names.card(card), missing))
  return (
    <Explained className="cb-advances" tip={`${board.advances}: ${said.join('; ')}`}>
      <span aria-hidden="true">{board.advances}:</span>
      <span className="unseen">{`${board.advances}: ${said.join('; ')}`}</span>
      {advanced.map(({ card }) => (
        <span key={card} className="cb-emblem">
          <Creature id={card} detail="emblem" />
        </span>
      ))}
    </Explained>
  )
}
