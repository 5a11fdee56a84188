import type { Json } from '@curio/kernel'
import type { RouteContent, RouteState } from '../rules/state.ts'
import { blockWorths } from './blocks.ts'
import { pairWorths, removeWorths, takeWorths } from './draft.ts'
import { rerollWorths, upgradeWorths } from './encounter.ts'
import { addedRoadWorths, drawWorths, erasedWorths, tomeWorths, touristWorths } from './turn.ts'
import { WEIGHTS } from './weights.ts'

type Worths = (
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
) => readonly number[] | null

/** For each kind of question what its options are worth, in points. */
const WORTHS: Readonly<Record<string, Worths>> = {
  'task.keep': secretFirst,
  'initial.pair': pairWorths,
  'draft.pair': pairWorths,
  'draft.take': takeWorths,
  'draft.remove': removeWorths,
  block: blockWorths,
  'correction.erase': erasedWorths,
  'correction.draw': addedRoadWorths,
  'tourist.any': touristWorths,
  'tourist.extra': touristWorths,
  'tourist.repeat': touristWorths,
  draw: drawWorths,
  tome: tomeWorths,
  route: bestFirst,
  'encounter.reroll': rerollWorths,
  'encounter.upgrade': upgradeWorths,
  'penalty.called': bestFirst,
  'penalty.university': bestFirst,
  'penalty.riverside': bestFirst,
  'penalty.numerous': bestFirst,
}

/** How promising the options of a question are. */
export function priorsOf(
  state: RouteState,
  seat: number,
  kind: string,
  options: readonly Json[],
  content: RouteContent,
): readonly number[] | null {
  const worths = WORTHS[kind]?.(state, seat, options, content) ?? null
  if (worths === null) return null
  const best = Math.max(...worths)
  return worths.map((worth) => Math.exp((worth - best) / WEIGHTS.clearly))
}

/** RT-SETUP-12: nothing is gained by showing a task. */
function secretFirst(_state: RouteState, _seat: number, options: readonly Json[]): number[] {
  return options.map((option) => (typeof option === 'string' && option.includes(':') ? -WEIGHTS.clearly : 0))
}

/** RT-END-20, RT-FR-9: where the rules propose something, it comes first. */
function bestFirst(_state: RouteState, _seat: number, options: readonly Json[]): number[] {
  return options.map((_, index) => -index * WEIGHTS.clearly)
}
