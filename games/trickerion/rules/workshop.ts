import type { TrickerionContent } from './content.ts'
import type { TextList } from './grammar.ts'
import { addMoves } from './moves.ts'
import { addPreparations } from './prepare.ts'
import { effectTerms } from './special.ts'
import type { TrickerionState } from './state.ts'

/** Everything that may be done in the Workshop now. */
export function addWorkshop(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'prepare' | 'moveTrick' | 'moveComponents' | 'moveApprentice'>,
): void {
  addPreparations(state, content, seat, 'action', content.terms.prepare, to)
  const preparing = effectTerms(state, content, 'prepare')
  if (preparing) addPreparations(state, content, seat, 'special', preparing, to)
  addMoves(state, content, seat, to)
}
