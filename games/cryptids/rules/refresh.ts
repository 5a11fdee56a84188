import type { Flow } from '@curio/kernel'
import { actOf, write } from './acts.ts'
import { type CryptidsContent, tokenOf } from './content.ts'
import { fillPendingMarks, isComplete, replaceCards } from './display.ts'
import {
  canDraw,
  discardToken,
  drawToken,
  gainCoins,
  gainExperience,
  layOnMap,
  tellMarket,
} from './evidence.ts'
import { followSteps, helperSteps } from './initiative.ts'
import type { RefreshCause } from './notes.ts'
import type { CryptidsState, Slot } from './state.ts'
import { type CryptidsTable, choose, faceOf, pick, tell } from './table.ts'

/** CR-REFR-8. */
export const REFRESH_BONUS = { coins: 3, experience: 1, steps: 2 }
/** CR-REFR-5. */
const MOST_CARDS = 2

/** CR-REFR-1. */
export function canRefresh({ map }: CryptidsState, { pack }: CryptidsContent): boolean {
  return map.length < pack.constants.mapTarget.value
}

/** The five steps of a Refresh. */
export function* refresh(t: CryptidsTable, seat: number, cause: 'action' | 'ability'): Flow {
  yield* refreshMap(t, seat, cause)
  yield* refreshCards(t, seat)
  const answer = yield* choose(t, seat, 'refresh.bonus', () => [
    write.bonus({ gain: 'coins' }),
    write.bonus({ gain: 'exp' }),
    ...helperSteps(t.state, t.content, seat, REFRESH_BONUS.steps),
    write.noBonus(),
  ])
  const act = actOf('refresh.bonus', answer)
  switch (act.type) {
    case 'bonus':
      if (act.gain === 'coins') return gainCoins(t, seat, REFRESH_BONUS.coins, 'refresh')
      return gainExperience(t, seat, REFRESH_BONUS.experience, 'refresh')
    case 'steps':
      return followSteps(t, seat, act, 'refresh')
    case 'noBonus':
      return
  }
}

/** CR-REFR-2 to CR-REFR-4, CR-REFR-11: steps 1 to 3. */
export function* refreshMap(t: CryptidsTable, seat: number, cause: RefreshCause): Flow {
  const { state, content } = t
  const filled = (): number[] => state.market.flatMap((token, slot) => (token === null ? [] : [slot]))
  const slots = filled()
  let slot = slots[0] ?? 0
  if (slots.length > 1) slot = yield* choose(t, seat, 'refresh.market', filled)
  const removed = state.market[slot] ?? null
  tell(t, { kind: 'refresh', seat, cause, removed: removed === null ? null : faceOf(content, removed) })
  if (removed !== null) discardToken(t, removed)
  const token = drawToken(t) ?? null
  state.market[slot] = token
  tellMarket(t, 'replaced')
  if (token !== null) layOnMap(t, tokenOf(content, token).back)
}

/** CR-REFR-5 to CR-REFR-7, CR-NOBID-2: step 4. */
function* refreshCards(t: CryptidsTable, seat: number): Flow {
  if (replaceable(t.state, seat).length === 0) return
  const limits = { min: 0, max: Math.min(MOST_CARDS, replaceable(t.state, seat).length) }
  const cards = yield* pick(t, seat, 'refresh.cards', () => replaceable(t.state, seat), limits)
  yield* replaceCards(t, seat, cards, 0)
}

/** CR-REFR-5: why a card stays in a refresh. */
export function replaceForbidden(slot: Slot, seat: number): 'othersBid' | null {
  return slot.bids.every((each) => each === seat) ? null : 'othersBid'
}

function replaceable({ display, options }: CryptidsState, seat: number): string[] {
  if (options.noBids) return []
  if (display.every((slot) => slot === null || slot.bids.length > 0)) return []
  return display.flatMap((slot) => (slot && replaceForbidden(slot, seat) === null ? [slot.card] : []))
}

/** Whether something must happen by itself before the next act. */
export function isUnsettled(state: CryptidsState): boolean {
  if (state.map.length === 0) return canDraw(state)
  for (const slot of state.display) if (slot && !isComplete(slot)) return canDraw(state)
  return false
}

/**
 * What happens by itself between two acts of a turn: waiting marks are filled (CR-CARD-9), and an empty map is
 * refreshed before anything else is chosen (CR-AUTO-1 to CR-AUTO-4).
 */
export function* settle(t: CryptidsTable, seat: number): Flow {
  const { state } = t
  fillPendingMarks(t)
  while (state.map.length === 0 && canDraw(state)) {
    yield* refreshMap(t, seat, 'automatic')
    fillPendingMarks(t)
  }
}
