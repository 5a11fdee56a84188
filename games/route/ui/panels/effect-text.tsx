import type { ReactElement } from 'react'
import { effectOn } from '../model/things.ts'
import type { Scene } from '../scene.ts'

interface EffectTextProps {
  readonly scene: Scene
  /** Dice or cards that are chosen. */
  readonly pieces: Iterable<string>
}

/** What the effect does that a chosen die or card would put in force: its name alone decides nothing. */
export function EffectText({ scene, pieces }: EffectTextProps): ReactElement | null {
  const { pack, view, props } = scene
  const effects = [...pieces].flatMap((id) => effectOn(pack, view, id) ?? [])
  if (effects.length === 0) return null
  return (
    <>
      {effects.map(({ id, text }) => (
        <span key={id} className="rt-effect-text">
          {text[props.language]}
        </span>
      ))}
    </>
  )
}
