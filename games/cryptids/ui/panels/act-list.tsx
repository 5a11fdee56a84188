import type { ReactElement } from 'react'
import type { Board } from '../board.ts'
import { ACT_GROUPS, type Offer } from '../model/offers.ts'
import type { Scene } from '../scene.ts'

interface ActListProps {
  readonly scene: Scene
  readonly board: Board
  readonly acts: readonly Offer[]
}

/** Answers as buttons, grouped by what they do; a second press confirms. */
export function ActList({ scene, board, acts }: ActListProps): ReactElement | null {
  const groups = ACT_GROUPS.filter((group) => acts.some((act) => act.group === group))
  if (groups.length === 0) return null
  return (
    <div className="cb-acts">
      {groups.map((group) => (
        <div key={group} className="cb-act-group">
          {(groups.length > 1 || group !== 'answer') && (
            <h3 className="cb-label">{scene.board.groups[group]}</h3>
          )}
          {acts
            .filter((act) => act.group === group)
            .map((act) => (
              <ActButton key={String(act.option)} scene={scene} board={board} act={act} />
            ))}
        </div>
      ))}
    </div>
  )
}

export function ActButton({
  scene,
  board,
  act,
}: {
  readonly scene: Scene
  readonly board: Board
  readonly act: Offer
}): ReactElement {
  const { question, text, view, props } = scene
  const pressed = question?.form === 'pick' ? board.picked.includes(act.option) : board.value === act.option
  return (
    <button
      type="button"
      className="cb-act"
      aria-pressed={pressed}
      onClick={() => board.choose(act.option)}
      onDoubleClick={question?.form === 'pick' ? undefined : props.confirm}
    >
      {question ? text.spoken(question, act.option, view) : ''}
    </button>
  )
}
