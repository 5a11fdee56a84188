import type { ReactElement } from 'react'
import { SPECIALISTS, type Specialist } from '../../content/vocabulary.ts'
import { SUPPLY } from '../../rules/state.ts'
import { hasBoard, playerOf } from '../../rules/table.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Scene } from '../scene.ts'

/** What the boards of the viewer's specialists give as things lie on them. */
export function BoardsGive({ scene }: { readonly scene: Scene }): ReactElement {
  const { state, own } = scene
  const there = SPECIALISTS.filter((specialist) => hasBoard(playerOf(state, own), specialist))
  return (
    <>
      {there.map((specialist) => {
        const lying = lyingOn(scene, specialist)
        return lying.length === 0 ? null : (
          <p key={specialist} className="tb-board-gives">
            <Glyph name={specialist} />
            <span>{scene.board.gives[specialist](scene.text.names.list(lying))}</span>
          </p>
        )
      })}
    </>
  )
}

/** The names of what a board holds. */
function lyingOn({ me, text }: Scene, specialist: Specialist): readonly string[] {
  const { names, words } = text
  if (!me) return []
  switch (specialist) {
    case 'manager':
      return me.components.filter(({ on }) => on === 'manager').map(({ kind }) => words.components[kind])
    case 'engineer':
      return me.tricks.filter(({ on }) => on === 'engineer').map(({ trick }) => names.trick(trick))
    case 'assistant':
      return me.characters
        .filter(({ home, at }) => home === 'assistant' && at !== SUPPLY)
        .map(({ disc }) => names.character(disc))
  }
}
