import { branchOf, MARK, type Run } from './run.ts'
import type { Tape } from './tape.ts'

export interface UndoRefusal {
  readonly code: 'nothing' | 'chance' | 'reveal' | 'committed' | 'other-seat'
  readonly message: string
}

/**
 * The entry that a seat may take back: its last answer, unless it was final, or chance was used, something was
 * revealed or another seat acted since. Flows side by side do not stand in each other's way.
 */
export function undoable(seat: number, tape: Tape, run: Run): number | UndoRefusal {
  const { marks, branches } = run
  let since = 0
  for (let index = marks.length - 1; index > 0; index--) {
    const mark = marks.at(index)
    since |= mark
    if (tape.seatOf(index) !== seat) continue
    if (since & MARK.chance) return { code: 'chance', message: 'chance has decided since' }
    if (since & MARK.reveal) return { code: 'reveal', message: 'something hidden was revealed since' }
    if (mark & MARK.commit) return { code: 'committed', message: 'the answer was final' }
    const later = marks.slice(index + 1, marks.length)
    if (later.every((each) => branches?.sideBySide(branchOf(mark), branchOf(each)))) return index
    return { code: 'other-seat', message: 'another seat has acted since' }
  }
  return { code: 'nothing', message: 'there is nothing to take back' }
}
