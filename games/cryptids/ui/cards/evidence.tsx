import type { ReactElement } from 'react'
import type { Evidence } from '../../content/vocabulary.ts'
import { chanceOfSuccess } from '../../text/index.ts'
import type { SlotView } from '../../view.ts'
import { EvidenceGlyph, EvidenceToken } from '../art/symbols.tsx'
import { keyed } from '../model/keyed.ts'
import { type Need, type Needs, needsOf } from '../model/needs.ts'
import type { Scene } from '../scene.ts'

/** A face as the drawings know it: the type, and whether it is a bonus rumour. */
export function evidenceOf(face: string): { readonly type: Evidence; readonly bonus: boolean } {
  return face === 'r' ? { type: 'R', bonus: true } : { type: face as Evidence, bonus: false }
}

export function FaceToken({ face, price }: { readonly face: string; readonly price?: number }): ReactElement {
  return <EvidenceToken {...evidenceOf(face)} {...(price === undefined ? {} : { price })} />
}

export type ShownNeed = Pick<Need, 'entry'> & { readonly how: Need['how'] | null }

/** The required evidence of a card: a tick for what is held, two dots for a pair of rumours, a gap for what is missing. */
export function NeedRow({
  press: { text, board },
  needs,
}: {
  readonly press: Pick<Scene, 'text' | 'board'>
  /** `how` is null on a card that nobody looks for now. */
  readonly needs: readonly ShownNeed[]
}): ReactElement {
  return (
    <span className="cb-needs">
      {keyed(needs, ({ entry }) => entry).map(({ key, item: { entry, how } }) => (
        <span
          key={key}
          className={`cb-need cb-need--${how ?? 'listed'}`}
          data-tip={[
            entry === '?' ? text.words.unknown : text.words.evidence[entry].name,
            ...(how === null ? [] : [board.how[how]]),
          ].join(': ')}
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

/** What the looking player has of a card's evidence, and how sure a Track would be. */
export function needsOfCard({ content, me }: Scene, { evidence }: Pick<SlotView, 'evidence'>): Needs {
  const { pack } = content
  return needsOf(evidence, me?.evidence ?? [], pack.trackingDice.count, (dice) =>
    me ? chanceOfSuccess(pack, me, dice) : 0,
  )
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

export function oddsWords({ board }: Scene, { odds, missing }: Needs): string {
  if (odds === null) return board.noChance
  return missing === 0 ? board.guaranteed : board.chance(missing, percent(odds))
}
