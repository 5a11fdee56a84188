import type { CryptidsPack } from '../content/pack.ts'
import { chanceOfSuccess as chanceWith } from '../rules/odds.ts'
import type { PlayerView } from './view.ts'

/** The chance that a player's Try with this many dice succeeds. */
export function chanceOfSuccess(pack: CryptidsPack, player: PlayerView, dice: number): number {
  const { skills, wolpertingers } = player
  const tokens = wolpertingers.filter((face) => face === 'reroll').length
  const rerolls = tokens + Number(skills.secondChance === 'ready')
  return chanceWith(pack, { rerolls, luck: skills.luck === 'ready' }, dice)
}
