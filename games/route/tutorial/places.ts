import { isRecord } from '@curio/kernel'
import type { TableState } from '@curio/ui/tutorial'

/** Parts of the screen that the lesson points to. */
export const PLACES = {
  tasks: '.rt-task-cards',
  dice: '.rt-dice',
  ways: '.rt-ways',
  decision: '.rt-decision',
  score: '.rt-score',
  shop: '.rt-shop-card',
  effects: '.rt-effects',
  ancient: '.rt-ancient',
  encounter: '.rt-encounter-dice',
  hint: '.acts > :first-child',
  undo: '.acts [aria-keyshortcuts="U"]',
  finish: '.acts [aria-keyshortcuts="E"]',
  log: '.tabs [id$="-log"]',
  results: '.end__part',
} as const

const LAST_ROUND = 10

export function isAsked(...kinds: readonly string[]): (table: TableState) => boolean {
  return ({ questions }) => kinds.includes(questions[0]?.kind ?? '')
}

/** The same in the last round only. */
export function isAskedLast(...kinds: readonly string[]): (table: TableState) => boolean {
  const asked = isAsked(...kinds)
  return (table) => asked(table) && isRecord(table.view) && table.view.round === LAST_ROUND
}

export const isOver = ({ outcome }: TableState): boolean => outcome !== null
