import type { Json } from '@curio/kernel'
import type { Act, ActType } from '../../rules/acts.ts'
import { isQuestionKind, readAct } from '../../rules/grammar.ts'

/** What an answer means, where it means anything. */
export function actIn(kind: string, answer: Json): Act | null {
  return isQuestionKind(kind) ? readAct(kind, answer) : null
}

/** What brings a show nearer, or at least does not undo what was done. */
const EAGER: readonly ActType[] = [
  'advertise',
  'place',
  'hire',
  'learn',
  'prepare',
  'setUp',
  'perform',
  'draw',
  'effect',
  'copy',
  'applyEffect',
  'possess',
  'steal',
  'weaveFate',
  'order',
  'end',
  'ready',
  'decline',
]

/** Tricks that the components of a first-game kit prepare. */
const EASY_TRICKS = ['linking-rings', 'mind-reading', 'barricaded-barrels', 'enchanted-butterflies']

/** Whether an answer makes something happen, which players without a plan seldom manage. */
export function isEager(kind: string, answer: Json): boolean {
  const act = actIn(kind, answer)
  if (act === null) return false
  switch (act.type) {
    case 'assign':
      return act.card === 'theater' || act.disc !== 'magician'
    case 'components':
      return act.loads.every(({ count }) => count > 1)
    case 'trick':
      return EASY_TRICKS.includes(act.trick)
    case 'hire':
    case 'buy':
      return act.by === 'special' || act.type === 'hire'
    default:
      return EAGER.includes(act.type)
  }
}
