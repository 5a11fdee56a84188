import type { ReactElement } from 'react'
import type { Decision } from '../decision.ts'
import { optionsOf } from '../draft.ts'
import type { Scene } from '../scene.ts'

interface StepsProps {
  readonly scene: Scene
  readonly decision: Decision | null
  /** Which of the two coordinates. */
  readonly cell: number
  /** What the die or card is called. */
  readonly name: string
}

/** RT-BON-17: a coordinate is changed at the die or card that gives it. */
export function CoordinateSteps({ scene, decision, cell, name }: StepsProps): ReactElement {
  const { board } = scene
  const change = (step: 1 | -1): ReactElement | null => {
    const option = optionsOf(scene).find(
      ({ answer: { kind, act } }) =>
        kind === 'block' && act.act === 'coordinate' && act.die === cell && act.step === step,
    )?.value
    if (!decision || option === undefined) return null
    const label = step === 1 ? board.increase(name) : board.decrease(name)
    return (
      <button
        type="button"
        className="rt-step"
        aria-pressed={decision.value === option}
        aria-label={label}
        data-tip={label}
        onClick={() => decision.choose(decision.value === option ? undefined : option)}
        onDoubleClick={scene.props.confirm}
      >
        {step === 1 ? '+' : '−'}
      </button>
    )
  }
  return (
    <div className="rt-steps">
      {change(1)}
      {change(-1)}
    </div>
  )
}
