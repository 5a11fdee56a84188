import type { CryptidsPack } from '../content/pack.ts'
import type { TrackingResult } from '../content/vocabulary.ts'
import type { PlayerView } from './view.ts'

/** What can still save a roll: how often dice may be rolled again, and whether luck is ready (CR-TRY-6, CR-TRY-7). */
interface Help {
  readonly rerolls: number
  readonly luck: boolean
}

/** The chance that a Try with so many dice succeeds, if everything that helps is used well. */
export function chanceOfSuccess(pack: CryptidsPack, player: PlayerView, dice: number): number {
  const { skills, wolpertingers } = player
  const tokens = wolpertingers.filter((face) => face === 'reroll').length
  const help = { rerolls: tokens + Number(skills.secondChance === 'ready'), luck: skills.luck === 'ready' }
  return rolling(pack, [], dice, help)
}

/** The chance after some dice are rolled again beside those that stay. */
function rolling(pack: CryptidsPack, kept: readonly TrackingResult[], dice: number, help: Help): number {
  if (dice === 0) return standing(pack, kept, help)
  const { faces } = pack.trackingDice
  return faces.reduce((sum, face) => sum + rolling(pack, [...kept, face], dice - 1, help), 0) / faces.length
}

function standing(pack: CryptidsPack, dice: readonly TrackingResult[], help: Help): number {
  if (dice.every((die) => die === 'success')) return 1
  if (help.luck && !dice.includes('failure')) return 1
  if (help.rerolls === 0) return 0
  const after = { ...help, rerolls: help.rerolls - 1 }
  // A success stays; with luck it may be better to keep a luck face than to roll it again.
  const successes = dice.filter((die) => die === 'success')
  const lucky = dice.filter((die) => die !== 'failure')
  const again = (kept: readonly TrackingResult[]): number =>
    rolling(pack, kept, dice.length - kept.length, after)
  return Math.max(again(successes), help.luck && lucky.length > successes.length ? again(lucky) : 0)
}
