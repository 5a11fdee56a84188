import type { Json, Question } from '@curio/kernel'
import type { Names } from './names.ts'
import type { OptionGroup } from './words.ts'

const TURN: Readonly<Record<string, OptionGroup>> = {
  move: 'movement',
  fly: 'skill',
  bid: 'bids',
  cash: 'tokens',
  end: 'end',
}
const HELPER: Readonly<Record<string, OptionGroup>> = {
  up: 'step',
  down: 'step',
  learn: 'learning',
  restore: 'learning',
  buy: 'market',
  sell: 'market',
  swap: 'market',
  pay: 'coins',
  market: 'coins',
  card: 'coins',
  rebid: 'bids',
  bid: 'bids',
  cash: 'tokens',
  end: 'end',
}

/** What an option of a turn is about, so that a long list has an order; null where a question has no groups. */
function groupOf(kind: string, option: string): OptionGroup | null {
  const act = option.split(':', 1)[0] ?? ''
  if (kind === 'turn') return TURN[act] ?? (act.startsWith('skill.') ? 'skill' : 'action')
  return kind === 'helper' || kind === 'ability.trade' ? (HELPER[act] ?? 'end') : null
}

/** The same in words; spots of terrain are grouped by their tile. */
export function groupWords(names: Names, { kind }: Question, option: Json): string | null {
  const text = `${option}`
  const [tile = ''] = text.split('@')
  if (tile !== text) return names.tile(tile)
  const group = groupOf(kind, text)
  return group === null ? null : names.words.groups[group]
}
