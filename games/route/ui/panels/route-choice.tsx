import { counted } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { standingWith } from '../../text/index.ts'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'

interface RouteChoiceProps {
  readonly scene: Scene
  readonly decision: Decision
}

/** RT-FR-9: the best route is proposed; another one is put together on the map. */
export function RouteChoice({ scene, decision }: RouteChoiceProps): ReactElement {
  const { pack, view, own, text, board } = scene
  const route = decision.route ?? []
  const standing = standingWith(pack, view, own, route)
  const refusal = standing ? null : text.routeRefusal(view, own, route)
  const { proposal } = decision
  const { words, names } = text
  return (
    <>
      <p className="rt-hint">{board.composeHelp}</p>
      {standing && (
        <p className="rt-worth">
          {board.routeWorth(
            counted(words.language, standing.segments, words.segments),
            names.points(standing.total),
            standing.madness,
          )}
        </p>
      )}
      {refusal && <p className="rt-refusal">{refusal.text}</p>}
      <div className="rt-options rt-options--row">
        <button type="button" className="rt-option" onClick={() => decision.setRoute([])}>
          {board.clear}
        </button>
        <button
          type="button"
          className="rt-option"
          aria-pressed={JSON.stringify(proposal) === JSON.stringify(route)}
          onClick={() => proposal && decision.setRoute(proposal)}
        >
          {board.best}
        </button>
      </div>
    </>
  )
}
