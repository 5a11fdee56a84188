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
  readonly label?: string
}

/** One answer as a button: a tap selects it, a second one confirms. */
export function OptionButton({
  scene,
  decision,
  value,
  children,
  className = '',
  label,
}: OptionProps): ReactElement {
  const selected = decision.value === value
  return (
    <button
      type="button"
      className={`rt-option ${className}`}
      aria-pressed={selected}
      aria-label={label}
      onClick={() => decision.choose(value)}
      onDoubleClick={scene.props.confirm}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !selected) return
        event.preventDefault()
        scene.props.confirm()
      }}
    >
      {children}
    </button>
  )
}
