import type { ReactElement } from 'react'
import { TWIN_WORDS } from '../canal-words.ts'
import type { Decision } from '../decision.ts'
import { shapesOf } from '../model/geometry.ts'
import { MAP_SIDE } from '../model/paper.ts'
import type { Scene } from '../scene.ts'
import { thingLabel } from './thing-label.ts'

interface TwinChoiceProps {
  readonly scene: Scene
  readonly decision: Decision | null
  readonly twins: readonly string[]
  readonly choose: (id: string) => void
}

/** RT-VEN-18: a finger covers a street and the canal beside it; a tap asks which of the two is meant. */
export function TwinChoice({ scene, decision, twins, choose }: TwinChoiceProps): ReactElement | null {
  const words = TWIN_WORDS[scene.props.language]
  const at = shapesOf(scene.pack).segments.get(twins[0] ?? '')?.middle
  if (!at) return null
  return (
    <fieldset
      className={`rt-twins ${at.y < MAP_SIDE / 4 ? 'rt-twins--below' : ''}`}
      style={{
        left: `clamp(130px, ${(at.x / MAP_SIDE) * 100}%, 100% - 130px)`,
        top: `${(at.y / MAP_SIDE) * 100}%`,
      }}
    >
      <legend className="unseen">{words.which}</legend>
      {twins.map((id) => {
        const kind = scene.pack.map.roads.find((road) => road.id === id)?.kind ?? 'land'
        return (
          <button
            key={id}
            type="button"
            className={`rt-option rt-twin rt-twin--${kind}`}
            aria-pressed={decision?.chosen.has(id) === true}
            aria-label={thingLabel(scene, id)}
            onClick={() => choose(id)}
          >
            <i aria-hidden="true" />
            {words[kind]}
          </button>
        )
      })}
    </fieldset>
  )
}
