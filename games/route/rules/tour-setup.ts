import type { Flow } from '@curio/kernel'
import { GOAL_DECKS } from '../content/booklet/terms.ts'
import { hasEffects } from './options.ts'
import { tourOf } from './played.ts'
import { chooseFirst, dealTasks } from './setup.ts'
import type { RouteTable } from './table.ts'

/** RT-BASE-1 to RT-BASE-5, RT-DICE-2, RT-SDI-1 to RT-SDI-4: a city of the booklet. */
export function* setUpTour(t: RouteTable): Flow {
  const { state } = t
  const tour = tourOf(t.content.pack)
  chooseTourEffects(t)
  state.roundBoard = {
    // RT-BASE-22: at the first value, unless the source of coordinates comes with advanced rating.
    ratings: tour.rating.order.map(() => 0),
    next: 0,
    goals: drawGoals(t),
    halfStars: 0,
    sevens: [],
  }
  chooseFirst(t)
  const { effects, first, roundBoard } = state
  const inForce = hasEffects(state) ? { ...effects } : null
  t.note({ kind: 'tour', effects: inForce, first, goals: [...roundBoard.goals] })
  t.content.rules.source.prepare(t)
  if (state.options.edition === 'booklet' && state.options.tasks) yield* dealTasks(t)
}

/** RT-FX-3. */
function chooseTourEffects(t: RouteTable): void {
  if (t.state.options.effects !== 'random') return
  const { effects } = tourOf(t.content.pack)
  const dark = t.roll(effects)
  const light = t.roll(effects.filter((effect) => effect !== dark))
  t.state.effects = { dark, light }
}

/** RT-BASE-3: the top card of each deck. */
function drawGoals(t: RouteTable): string[] {
  const { goals } = tourOf(t.content.pack)
  return GOAL_DECKS.flatMap((deck) => {
    const cards = goals.filter((goal) => goal.deck === deck).map(({ id }) => id)
    return cards.length > 0 ? [t.roll(cards)] : []
  })
}
