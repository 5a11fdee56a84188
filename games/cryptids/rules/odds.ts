import { oncePer } from '@curio/kernel'
import type { CryptidsPack } from '../content/pack.ts'
import type { TrackingResult } from '../content/vocabulary.ts'

/** What can still save a roll: how often dice may be rolled again, and whether luck is ready (CR-TRY-6, CR-TRY-7). */
export interface Help {
  readonly rerolls: number
  readonly luck: boolean
}

const sharesOf = oncePer(({ trackingDice: { faces } }: CryptidsPack) => {
  const share = (result: TrackingResult): number =>
    faces.filter((face) => face === result).length / faces.length
  return { success: share('success'), luck: share('luck') }
})

/**
 * The chance that a Try with this many dice succeeds if all help is used well. Luck comes last (CR-TRY-8), so
 * each die that would do stays, and the others are rolled again as long as they may be.
 */
export function chanceOfSuccess(pack: CryptidsPack, { rerolls, luck }: Help, dice: number): number {
  const shares = sharesOf(pack)
  const once = shares.success + (luck ? shares.luck : 0)
  return (1 - (1 - once) ** (1 + rerolls)) ** dice
}
