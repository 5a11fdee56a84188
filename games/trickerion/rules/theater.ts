import type { TrickerionContent } from './content.ts'
import { type TextList, write } from './grammar.ts'
import { pointsForbidden } from './points.ts'
import { addReschedules, rescheduleAp } from './reschedule.ts'
import { addSetUps } from './set-up.ts'
import { effectTerms } from './special.ts'
import type { TrickerionState } from './state.ts'

/** Everything that may be done backstage now. */
export function addTheater(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'setUp' | 'reschedule' | 'takeOff'>,
): void {
  addSetUps(state, content, seat, 'action', content.terms.setUp, to)
  addReschedules(state, content, seat, 'action', content.terms.reschedule, to)
  const staging = effectTerms(state, content, 'setUp')
  if (staging) addSetUps(state, content, seat, 'special', staging, to)
  const moving = effectTerms(state, content, 'reschedule')
  if (!moving) return
  if (moving.takesOff) addTakeOffs(state, content, seat, to)
  else addReschedules(state, content, seat, 'special', moving, to)
}

/** With a special assignment the player's own markers may leave for their yield. */
function addTakeOffs(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'takeOff'>,
): void {
  if (pointsForbidden(state, rescheduleAp(state, content)) !== null) return
  for (const show of state.row) {
    for (const { seat: owner, place } of show?.markers ?? []) {
      if (show && owner === seat) to.push(write.takeOff({ card: show.card, place }))
    }
  }
}
