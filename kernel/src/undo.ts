import { branchOf, MARK, type Run } from './run.ts'
import type { Tape } from './tape.ts'

export interface UndoRefusal {
  readonly code: 'nothing' | 'chance' | 'reveal' | 'committed' | 'other-seat'
  readonly message: string
}

/**
 * The entry that a seat may take back: its last answer, unless that was final, or since then chance was used, something
 * was revealed or another seat acted. Flows side by side do not stand in each other's way.
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

/** One text for both cases, because the seat must not learn which of them it is. */
const MAY_HAVE_ACTED: UndoRefusal = {
  code: 'other-seat',
  message: 'another seat has acted since, or may have acted in secret',
}

/**
 * Why a seat may not take back its last answer, as far as it may know. Whoever else is asked in flows side by side that
 * were opened since counts as having acted; otherwise the moment at which undo is refused would betray a secret step.
 */
export function toldRefusal(seat: number, tape: Tape, run: Run): UndoRefusal | null {
  const found = undoable(seat, tape, run)
  if (typeof found !== 'number') return found.code === 'other-seat' ? MAY_HAVE_ACTED : found
  const { marks, branches, questions } = run
  const own = branchOf(marks.at(found))
  const mayHaveActed = questions.some(
    (ask) => ask.seat !== seat && branches?.isOpenedSince(own, ask.fiber?.branch ?? 0),
  )
  return mayHaveActed ? MAY_HAVE_ACTED : null
}

/**
 * Whether a seat's last answer does not concern the others yet: it was given in a flow beside which others still run, it
 * used no chance and revealed nothing.
 */
export function isBeside(seat: number, tape: Tape, { marks, branches }: Run): boolean {
  let index = marks.length - 1
  while (index > 0 && tape.seatOf(index) !== seat) index -= 1
  const mark = marks.at(index)
  return !(mark & (MARK.chance | MARK.reveal)) && branches?.isRunning(branchOf(mark)) === true
}
