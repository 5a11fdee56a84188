import type { Json, Question } from '@curio/kernel'
import type { Act } from '../rules/acts.ts'
import { isQuestionKind, readAct } from '../rules/grammar.ts'
import type { Names } from './names.ts'
import type { OptionGroup } from './words.ts'

/** What an act is about, so that a long list has an order; null where a question has no groups. */
function groupOf(act: Act): OptionGroup | null {
  switch (act.type) {
    case 'place':
      return 'placing'
    case 'makeIdle':
      return 'idle'
    case 'assign':
    case 'takeBack':
      return 'plan'
    case 'hire':
    case 'learn':
    case 'takeCoins':
    case 'reroll':
    case 'setDie':
      return 'downtown'
    case 'buy':
    case 'order':
    case 'orderBeside':
    case 'quickOrder':
      return 'marketRow'
    case 'prepare':
    case 'moveTrick':
    case 'moveComponents':
    case 'moveApprentice':
      return 'workshop'
    case 'setUp':
    case 'reschedule':
    case 'takeOff':
      return 'theater'
    case 'draw':
    case 'fortune':
    case 'weaveFate':
      return 'darkAlley'
    case 'point':
    case 'effect':
    case 'copy':
      return 'special'
    case 'giveBack':
    case 'returnTrick':
    case 'returnComponent':
      return 'giveUp'
    case 'ready':
    case 'endTurn':
    case 'end':
      return 'end'
    case 'magician':
    case 'components':
    case 'noComponents':
    case 'trick':
    case 'specialist':
    case 'deck':
    case 'advertise':
    case 'decline':
    case 'linkPay':
    case 'keep':
    case 'bury':
    case 'perform':
    case 'takeYield':
    case 'home':
    case 'possess':
    case 'steal':
    case 'swapCards':
    case 'keepMarker':
    case 'premiere':
    case 'applyEffect':
    case 'otherTrick':
    case 'stage':
    case 'assignNow':
    case 'stall':
      return null
  }
}

/** The heading under which a list shows an option. */
export function groupWords({ words }: Names, { kind }: Question, option: Json): string | null {
  const act = isQuestionKind(kind) ? readAct(kind, option) : null
  const group = act === null ? null : groupOf(act)
  return group === null ? null : words.groups[group]
}
