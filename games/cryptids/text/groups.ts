import type { Json, Question } from '@curio/kernel'
import { type Act, isQuestionKind, readAct } from '../rules/acts.ts'
import type { Names } from './names.ts'
import type { OptionGroup } from './words.ts'

/** What an act of a turn is about, so that a long list has an order; null where a question has no groups. */
function groupOf(act: Act): OptionGroup | null {
  switch (act.type) {
    case 'move':
    case 'stay':
      return 'movement'
    case 'actionMove':
    case 'refresh':
      return 'action'
    case 'fly':
      return 'skill'
    case 'collect':
    case 'track':
    case 'relocate':
    case 'request':
    case 'search':
      return act.by
    case 'up':
    case 'down':
    case 'downWithoutDie':
      return 'step'
    case 'learn':
    case 'restore':
      return 'learning'
    case 'buy':
    case 'sell':
    case 'sellInto':
    case 'swap':
      return 'market'
    case 'payStep':
    case 'payMarket':
    case 'payCard':
      return 'coins'
    case 'bid':
    case 'rebid':
      return 'bids'
    case 'cash':
      return 'tokens'
    case 'end':
    case 'endTrade':
      return 'end'
    case 'start':
    case 'startBid':
    case 'takeTile':
    case 'reroll':
    case 'luck':
    case 'fail':
    case 'lose':
    case 'settle':
    case 'firstAbility':
    case 'symbolStep':
    case 'clearSlot':
    case 'replace':
    case 'bonus':
    case 'noBonus':
    case 'collectAnywhere':
    case 'travel':
    case 'steps':
    case 'noSteps':
    case 'refreshNow':
    case 'learnCheaper':
    case 'restoreFree':
    case 'decline':
    case 'replaceToo':
    case 'layTile':
    case 'exchange':
    case 'placeBid':
    case 'poacherTakes':
    case 'poacherBuys':
    case 'poacherCatches':
    case 'poacherTile':
    case 'poacherLays':
      return null
  }
}

/** The heading under which a list shows an option; spots of terrain are grouped by their tile. */
export function groupWords(names: Names, { kind }: Question, option: Json): string | null {
  const act = isQuestionKind(kind) ? readAct(kind, option) : null
  if (act === null) return null
  if (act.type === 'layTile') return names.tile(act.tile)
  const group = groupOf(act)
  return group === null ? null : names.words.groups[group]
}
