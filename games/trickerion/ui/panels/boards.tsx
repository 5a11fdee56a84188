import type { ReactElement } from 'react'
import { SPECIALISTS, type Specialist } from '../../content/vocabulary.ts'
import { hasBoard, playerOf } from '../../rules/table.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Scene } from '../scene.ts'

/** What the boards of the viewer's specialists give as things lie on them. */
export function BoardsGive({ scene }: { readonly scene: Scene }): ReactElement {
  const { state, own } = scene
  const there = SPECIALISTS.filter((specialist) => hasBoard(playerOf(state, own), specialist))
  return (
    <>
      {there.map((specialist) => (
        <p key={specialist} className="tb-board-gives">
          <Glyph name={specialist} />
          <span>{gives(scene, specialist)}</span>
        </p>
      ))}
    </>
  )
}

function gives({ me, text, board }: Scene, specialist: Specialist): string {
  const { names, words } = text
  switch (specialist) {
    case 'manager': {
      const kinds = me?.components
        .filter(({ on }) => on === 'manager')
        .map(({ kind }) => words.components[kind])
      return board.gives.manager(names.list(kinds ?? []))
    }
    case 'engineer': {
      const tricks = me?.tricks.filter(({ on }) => on === 'engineer').map(({ trick }) => names.trick(trick))
      return board.gives.engineer(names.list(tricks ?? []))
    }
    case 'assistant': {
      const living = me?.characters.filter(({ home, at }) => home === 'assistant' && at !== 'supply')
      return board.gives.assistant(names.list((living ?? []).map(({ disc }) => names.character(disc))))
    }
  }
}
