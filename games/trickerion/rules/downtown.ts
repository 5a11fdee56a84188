import type { TrickerionContent } from './content.ts'
import { addCoins, rerollForbidden, settingForbidden } from './dice.ts'
import { type TextList, write } from './grammar.ts'
import { addHires } from './hire.ts'
import { addLessons } from './learn.ts'
import { effectTerms } from './special.ts'
import type { TrickerionState } from './state.ts'

/** Everything that may be done Downtown now. */
export function addDowntown(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'hire' | 'learn' | 'takeCoins' | 'reroll' | 'setDie'>,
): void {
  const { terms } = content
  addHires(state, content, seat, 'action', terms.hire, to)
  addLessons(state, content, seat, 'action', terms.learn, to)
  addCoins(state, content, seat, 'action', terms.takeCoins, to)
  const [hiring, learning, taking] = [
    effectTerms(state, content, 'hire'),
    effectTerms(state, content, 'learn'),
    effectTerms(state, content, 'takeCoins'),
  ]
  if (hiring) addHires(state, content, seat, 'special', hiring, to)
  if (learning) addLessons(state, content, seat, 'special', learning, to)
  if (taking) addCoins(state, content, seat, 'special', taking, to)
  if (rerollForbidden(state, content) !== null) return
  for (let die = 0; die < state.dice.length; die++) {
    to.push(write.reroll({ die }))
    for (const face of content.faces[die] ?? []) {
      if (settingForbidden(state, content, die, face) === null) to.push(write.setDie({ die, face }))
    }
  }
}
