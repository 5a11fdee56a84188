import { isRecord } from '@curio/kernel'
import { isAsked, TABLE_PLACES, type TableState } from '@curio/ui/tutorial'

/** Parts of the screen that the lessons point to. */
export const PLACES = {
  ...TABLE_PLACES,
  tasks: '.rt-task-cards',
  dice: '.rt-dice',
  ways: '.rt-ways',
  decision: '.rt-decision',
  score: '.rt-score',
  shop: '.rt-shop-card',
  effects: '.rt-effects',
  ratings: '.rt-ratings',
  goals: '.rt-goals',
  ancient: '.rt-ancient',
  encounter: '.rt-encounter-dice',
} as const

const LAST_ROUND = 10

/** A question of the last round. */
export function isAskedLast(...kinds: readonly string[]): (table: TableState) => boolean {
  const asked = isAsked(...kinds)
  return (table) => asked(table) && isRecord(table.view) && table.view.round === LAST_ROUND
}
