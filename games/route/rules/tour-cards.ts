import type { Flow } from '@curio/kernel'
import { discardRoundCards, HAND_SIZE, selectCards } from './card-draft.ts'
import { discardInitialCards, giveInitialCards, ownCards } from './card-initial.ts'
import { layQueue, openQueue, SOLO_HAND_SIZE, selectAlone } from './card-queue.ts'
import { changeByCards, raiseByCards } from './card-ratings.ts'
import { dealHands, layDeck, refill } from './cards.ts'
import type { CoordinateSource } from './city-rules.ts'
import { hasEffects } from './options.ts'
import type { PlayedCard } from './played.ts'
import { markPurpleCorners } from './ratings.ts'
import { initialRounds } from './round.ts'
import { clockwise, type RouteTable } from './table.ts'

/** Section 4.9: the cards of the booklet, with regular rating. */
export const TOUR_CARDS: CoordinateSource = {
  prepare: prepareCards,
  led: selectAndRaise,
  alone: selectAloneAndRaise,
  initial: giveInitialCards,
  ownPair: ownCards,
  refresh,
}

/** RT-BASE-24: the same with advanced rating. */
export const ADVANCED_CARDS: CoordinateSource = {
  ...TOUR_CARDS,
  prepare: (t) => {
    prepareCards(t)
    markPurpleCorners(t)
  },
  led: selectAndChange,
}

const handSize = (t: RouteTable): number => (t.seats === 1 ? SOLO_HAND_SIZE : HAND_SIZE)

/** RT-BASE-1, RT-BASE-2, RT-BASE-47. */
function prepareCards(t: RouteTable): void {
  const { pack } = t.content
  layDeck(t, deckOf(pack.cards ?? [], hasEffects(t.state)))
  if (t.seats === 1) {
    layQueue(t)
    openQueue(t)
  }
  dealHands(t, handSize(t))
}

/** RT-FX-2: with the Effects module trigger cards take the place of repeat cards. */
function deckOf(cards: readonly PlayedCard[], withEffects: boolean): string[] {
  return cards
    .filter(({ tourists, symbol }) => tourists !== undefined || (symbol !== undefined) === withEffects)
    .map(({ id }) => id)
}

function* selectAndRaise(t: RouteTable): Flow {
  yield* selectCards(t)
  raiseByCards(t)
}

function* selectAndChange(t: RouteTable): Flow {
  yield* selectCards(t)
  yield* changeByCards(t)
}

function* selectAloneAndRaise(t: RouteTable): Flow {
  yield* selectAlone(t)
  raiseByCards(t)
}

/** RT-BASE-12, RT-BASE-20, RT-BASE-49: used cards are discarded, and everybody draws back, but not after the last round. */
function refresh(t: RouteTable): void {
  const { state } = t
  if (state.round < initialRounds(t.seats)) return
  discardRoundCards(t)
  discardInitialCards(t)
  if (state.round === t.content.pack.rounds.value) return
  if (t.seats === 1) openQueue(t)
  for (const seat of clockwise(t, state.lead)) refill(t, seat, handSize(t))
}
