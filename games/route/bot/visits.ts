import { TOURIST_TYPES } from '../content/pack.ts'
import type { RouteContent } from '../rules/content.ts'
import type { Board, RouteState, Turn } from '../rules/state.ts'
import { NONE } from './atlas.ts'
import type { Judge } from './judge.ts'
import { nearness } from './sites.ts'
import { WEIGHTS } from './weights.ts'

/** What new segments of a turn lead to, in points. */
export interface Visits {
  /** The first shop. */
  readonly shop: number
  /** Each cafe, by what it gives. */
  readonly cafes: Readonly<Record<keyof Required<Board['stored']>, number>>
}

/** What visits bring in the turn of a player who places tourists in that block. */
export function visitsIn(
  judge: Judge,
  state: RouteState,
  content: RouteContent,
  turn: Turn | null,
  block: number,
): Visits {
  return {
    shop: shopWorth(judge, state, content, turn, block),
    cafes: {
      ...BONUS_WORTH,
      BON_COORD: Math.min(WEIGHTS.storedCoordinate, judge.roundsLeft),
      BON_TRANSFER: Math.min(WEIGHTS.storedTransfer, judge.roundsLeft),
    },
  }
}

/** RT-BON-7, RT-BON-8, RT-BON-14: what the visit of a shop brings in this turn. */
function shopWorth(
  judge: Judge,
  state: RouteState,
  { pack }: RouteContent,
  turn: Turn | null,
  block: number,
): number {
  const card = pack.shopCards.find(({ id }) => id === state.openShop)
  if (!card || !turn || turn.shopVisited) return 0
  switch (card.kind) {
    case 'TOME':
      return WEIGHTS.tome
    case 'BON_TOURISTS': {
      const tourists = card.tourists.map((type) => judge.touristWorth(TOURIST_TYPES.indexOf(type)))
      return tourists.reduce((sum, worth) => sum + worth, 0) * (block === NONE ? 1 : nearness(judge, block))
    }
    case 'BON_DOUBLE':
      return card.bonuses.reduce((sum, bonus) => sum + BONUS_WORTH[bonus], 0)
  }
}

/** What each bonus is worth to somebody who has time to use it. */
export const BONUS_WORTH = {
  BON_SEGMENT: WEIGHTS.storedSegment,
  BON_DIAGONAL: WEIGHTS.storedDiagonal,
  BON_COORD: WEIGHTS.storedCoordinate,
  BON_TRANSFER: WEIGHTS.storedTransfer,
} as const
