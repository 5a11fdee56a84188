import { SUPPORTED, type SupportedFamily } from './campaign/lines.ts'
import { hasSupport, spendSupport } from './campaign/support.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, Turn } from './state.ts'
import { refuseTransfer } from './transfers.ts'

const NO_DIAGONAL: Forbidden = { why: 'noDiagonal', rule: 'RT-EFG-7' }
const ALLEY_USED: Forbidden = { why: 'alleyUsed', rule: 'RT-EFG-10' }
export const NO_LONG_WAY: Forbidden = { why: 'noBonus', rule: 'RT-CAMP-9' }

/** RT-EFG-7, RT-EFG-10, RT-EFG-17, and RT-CAMP-13: as many diagonals as the round's effect and a support bonus give. */
export function refuseAlley(board: Board, turn: Turn, alleys = 1): Forbidden | null {
  const bySupport = hasSupport(board, 'SUP_ALLEY') ? 1 : 0
  if ((isAlleyOpen(turn) ? 1 : 0) + bySupport >= alleys) return null
  return turn.effect === 'FX_SECRET_ALLEY' ? ALLEY_USED : NO_DIAGONAL
}

const isAlleyOpen = ({ effect, effectUsed }: Turn): boolean => effect === 'FX_SECRET_ALLEY' && !effectUsed

/** The round's effect goes first: it does not stay. */
export function spendAlleys(board: Board, turn: Turn, alleys: number): void {
  for (let spent = 0; spent < alleys; spent++) {
    if (isAlleyOpen(turn)) turn.effectUsed = true
    else spendSupport(board, turn, 'SUP_ALLEY')
  }
}

/** RT-CAMP-13, RT-CAMP-14, RT-CAMP-16. */
export function refuseSupported(family: SupportedFamily, board: Board, turn: Turn): Forbidden | null {
  const { longWay, alleys, transfer } = SUPPORTED[family]
  if (longWay && !hasSupport(board, 'SUP_LONG_WAY')) return NO_LONG_WAY
  return refuseAlley(board, turn, alleys) ?? (transfer ? refuseTransfer(board, turn) : null)
}
