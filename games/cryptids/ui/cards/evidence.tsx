import type { ReactElement } from 'react'
import type { Evidence } from '../../content/vocabulary.ts'
import { EvidenceGlyph, EvidenceToken } from '../art/symbols.tsx'
import { keyed } from '../model/keyed.ts'
import type { Need } from '../model/needs.ts'
import type { Scene } from '../scene.ts'

/** A face as the drawings know it: the type, and whether it is a bonus rumour. */
export function evidenceOf(face: string): { readonly type: Evidence; readonly bonus: boolean } {
  return face === 'r' ? { type: 'R', bonus: true } : { type: face as Evidence, bonus: false }
}

export function FaceToken({ face, price }: { readonly face: string; readonly price?: number }): ReactElement {
  return <EvidenceToken {...evidenceOf(face)} {...(price === undefined ? {} : { price })} />
}

/** The required evidence of a card: a tick for what is held, two dots for a pair of rumours, a gap for what is missing. */
export function NeedRow({
  scene,
  needs,
}: {
  readonly scene: Scene
  readonly needs: readonly Need[]
}): ReactElement {
  return (
    <span className="cb-needs">
      {keyed(needs, ({ entry }) => entry).map(({ key, item: { entry, how } }) => (
        <span
          key={key}
          className={`cb-need cb-need--${how}`}
          data-tip={`${entry === '?' ? scene.text.words.unknown : scene.text.words.evidence[entry].name}: ${scene.board.how[how]}`}
        >
          {entry === '?' ? <b>?</b> : <EvidenceGlyph type={entry} />}
          <i className="cb-need-mark" aria-hidden="true">
            {how === 'held' ? '✓' : how === 'joker' ? '··' : ''}
          </i>
        </span>
      ))}
    </span>
  )
}
