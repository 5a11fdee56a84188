import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Location } from '../../content/vocabulary.ts'
import { rivalsFor } from '../model/plans.ts'
import { nameOf, type Scene } from '../scene.ts'

interface RivalsProps {
  readonly scene: Scene
  readonly location: Location
}

/** Others who come to a location or may come, each with how many; nobody comes to another's workshop. */
export function Rivals({ scene, location }: RivalsProps): ReactElement | null {
  const { view, content, own } = scene
  if (location === 'workshop') return null
  const rivals = rivalsFor(view, content, own, location)
  if (rivals.length === 0) return null
  return (
    <span className="tb-rivals">
      <small>{scene.board.mayCome}</small>
      {rivals.map(({ seat, known, unknown }) => (
        <span key={seat} data-tip={scene.board.rivals(nameOf(scene, seat), known, unknown)}>
          <PlayerMark seat={seat} />
          {scene.board.rivalCount(known, unknown)}
        </span>
      ))}
    </span>
  )
}
