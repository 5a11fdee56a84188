import type { ReactElement } from 'react'
import { Die } from '../art/die.tsx'
import type { Board } from '../board.ts'
import { moving } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { ActList } from './act-list.tsx'

/** Dice that did not succeed, large, and what can still be done about them. */
export function AttemptPanel({
  scene,
  board,
}: {
  readonly scene: Scene
  readonly board: Board
}): ReactElement | null {
  const { view, text } = scene
  const attempt = view.turn?.attempt
  if (!attempt) return null
  return (
    <>
      <h2 className="cb-label">{scene.board.attempt(text.names.card(attempt.card))}</h2>
      <div className="cb-attempt">
        <div className="cb-attempt-dice">
          {attempt.dice
            .map((die, index) => ({ die, index }))
            .map(({ die, index }) => (
              <span key={index} className="cb-attempt-die" {...moving(`tracking:${index}`)}>
                <Die face={die} size="stage" />
                {text.words.tracking[die]}
              </span>
            ))}
        </div>
        <ActList scene={scene} board={board} acts={scene.acts} />
      </div>
    </>
  )
}
