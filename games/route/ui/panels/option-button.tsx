import type { Json } from '@curio/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'

interface OptionProps {
  readonly scene: Scene
  readonly decision: Decision
  readonly value: Json
  readonly children: ReactNode
  readonly className?: string
}

/** One answer as a button: a tap selects it, a double one confirms. */
export function OptionButton({
  scene,
  decision,
  value,
  children,
  className = '',
}: OptionProps): ReactElement {
  return (
    <button
      type="button"
      className={`rt-option ${className}`}
      aria-pressed={decision.value === value}
      onClick={() => decision.choose(value)}
      onDoubleClick={scene.props.confirm}
    >
      {children}
    </button>
  )
}
