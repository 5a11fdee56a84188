import type { ReactElement } from 'react'
import type { Board } from '../board.ts'
import { apOf } from '../model/costs.ts'
import type { Scene } from '../scene.ts'

/** The action points of the character who acts; those that the proposed act would spend are hollow. */
export function Points({
  scene,
  board,
}: {
  readonly scene: Scene
  readonly board: Board
}): ReactElement | null {
  const { state, content, view, question } = scene
  if (!view.placement || question?.kind !== 'act') return null
  const { ap } = view.placement
  const spent = board.current ? (apOf(state, content, board.current.act) ?? 0) : 0
  return (
    <p className="tb-points">
      <span className="tb-points-pips" aria-hidden="true">
        {Array.from({ length: ap }, (_, index) => (
          <i
            key={`point ${String(index)}`}
            className={index < ap - spent ? 'tb-point' : 'tb-point tb-point--spent'}
          />
        ))}
      </span>
      <b>{spent > 0 ? scene.board.apAfter(ap, ap - spent) : scene.board.apLeft(ap)}</b>
    </p>
  )
}
