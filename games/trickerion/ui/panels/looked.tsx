import type { ReactElement } from 'react'
import { effectiveCount } from '../../rules/components.ts'
import type { Board } from '../board.ts'
import { SpecialFace } from '../faces/power-face.tsx'
import { TrickFace } from '../faces/trick-face.tsx'
import { partsOf } from '../model/things.ts'
import type { Scene } from '../scene.ts'

/** The card that was tapped last, with everything it says. */
export function Looked({
  scene,
  board,
}: {
  readonly scene: Scene
  readonly board: Board
}): ReactElement | null {
  const { content, me } = scene
  const looked = board.tapped.map(partsOf).findLast(({ kind }) => kind === 'trick' || kind === 'card')
  if (looked?.kind === 'card') {
    return content.specials.has(looked.name) ? <SpecialFace press={scene} special={looked.name} /> : null
  }
  if (!looked || !content.tricks.has(looked.name)) return null
  return (
    <div className="tb-looked">
      <TrickFace
        press={scene}
        trick={looked.name}
        has={(kind) => (me ? effectiveCount(me, content, kind) : 0)}
      />
    </div>
  )
}
