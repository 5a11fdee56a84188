import { chanceOfSuccess } from '../../text/index.ts'
import type { SlotView } from '../../view.ts'
import { type Needs, needsOf } from '../model/needs.ts'
import type { Scene } from '../scene.ts'

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
