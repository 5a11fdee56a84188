import { hasWon } from '@curio/kernel'
import { isAsked, TABLE_PLACES, type TableState } from '@curio/ui/tutorial'
import { asCryptidsView } from '../text/view.ts'

/** A phone shows one view at a time; this is the way to one of them while a part of it is out of sight. */
const VIEWS = ['europe', 'cards', 'own', 'track', 'reserve'] as const
const wayTo = (view: (typeof VIEWS)[number], part: string): string =>
  `.cb-phone:not(:has(${part})) .cb-views > :nth-child(${VIEWS.indexOf(view) + 1})`

/** The part itself, or on a phone the way to it. */
const partOf = (view: (typeof VIEWS)[number], part: string): string => `${part}, ${wayTo(view, part)}`

/** Parts of the screen that the lesson points to. */
export const PLACES = {
  ...TABLE_PLACES,
  toDossiers: wayTo('cards', '.cb-display'),
  toSkills: wayTo('own', '.cb-skills'),
  contracts: `.cb-hold:has(.cb-contract), ${wayTo('own', '.cb-holdings')}`,
  found: partOf('own', '.cb-hold--wide'),
  evidence: partOf('own', '.cb-evidence'),
  market: partOf('own', '.cb-market'),
  firstSlot: partOf('own', '[data-target="slot:0"]'),
  track: partOf('track', '.cb-track'),
  dice: partOf('track', '.cb-dice'),
  stepUp: partOf('track', '[data-target="step:up"]'),
  secondDie: partOf('track', '[data-target="die:1"]'),
  poacher: partOf('track', '.cb-poacher'),
  reserve: partOf('reserve', '.cb-reserve'),
  requests: partOf('reserve', '.cb-requests'),
  purse: '.cb-purse',
  score: '.cb-count--score',
  subject: '.cb-subject',
  stacks: '.cb-stacks',
  poacherTurn: '.cb-poacher-turn',
} as const

/** A question of the final round, whichever way the learner came there. */
export function isAskedLast(...kinds: readonly string[]): (table: TableState) => boolean {
  const asked = isAsked(...kinds)
  return (table) => {
    const { round, finalRound } = asCryptidsView(table.view)
    return round === finalRound && asked(table)
  }
}

export const isWon = ({ outcome }: TableState): boolean => outcome !== null && hasWon(outcome, 0)
export const isLost = ({ outcome }: TableState): boolean => outcome !== null && !hasWon(outcome, 0)
