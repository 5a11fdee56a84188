import { isList, type Json, type Question } from '@curio/kernel'
import { type Act, DIE, isQuestionKind, readAct } from '../../rules/acts.ts'
import type { Offer } from './offers.ts'

/** Why an answer cannot be taken back once it is given. */
export type Finality = 'rolls' | 'reveals' | 'irreversible'

/** Null where an answer can be taken back, as far as it can be known before it is given. */
export function finalityOf({ kind }: Pick<Question, 'kind'>, value: Json): Finality | null {
  // Cards that are replaced are followed by others.
  if (isList(value)) return kind === 'refresh.cards' && value.length > 0 ? 'reveals' : null
  const act = isQuestionKind(kind) ? readAct(kind, value) : null
  return act === null ? null : finalityOfAct(act)
}

function finalityOfAct(act: Act): Finality | null {
  switch (act.type) {
    case 'track':
      // Who is found makes room for the next card.
      return act.cover.includes(DIE) ? 'rolls' : 'reveals'
    case 'reroll':
      return 'rolls'
    case 'luck':
    case 'search':
    case 'refresh':
    case 'refreshNow':
    case 'clearSlot':
    case 'payMarket':
    case 'payCard':
    case 'replace':
      return 'reveals'
    case 'cash':
      return act.face === 'evidence' ? 'reveals' : null
    case 'end':
    case 'endTrade':
      return 'irreversible'
    default:
      return null
  }
}

const MARKERS = ['movement', 'action'] as const

/** What could still be used in this turn: the main movement, the main action. */
export function unspentIn(offers: readonly Offer[]): readonly (typeof MARKERS)[number][] {
  return MARKERS.filter((marker) =>
    offers.some(({ things, act }) => act.type !== 'stay' && things.includes(`marker:${marker}`)),
  )
}
