import type { Flow } from '@curio/kernel'
import { bestRoute } from './best-route.ts'
import { playerOf } from './board.ts'
import { meetAncient } from './encounter.ts'
import { measureRoute } from './measure.ts'
import { remainsOf } from './odds.ts'
import { routeBoardOf } from './player-board.ts'
import { fromAnswer, type RouteAnswer, refuseRoute, toAnswer } from './route-answer.ts'
import { allSeats, cityAt, clockwise, type RouteTable } from './table.ts'

/**
 * RT-OPT-9: a whole table waits while a proposal is worked out. These are some milliseconds, and more than a proof
 * takes for what players draw who want to win.
 */
const PROPOSAL_STEPS = 20_000

/** RT-END-1: final routes, madness, encounters; the points are worked out from what is left. */
export function* chooseRoutes(t: RouteTable): Flow {
  const { state } = t
  state.phase = 'route'
  yield* t.together(allSeats(t), (seat) => chooseRoute(t, seat))
  t.reveal()
  for (const seat of allSeats(t)) noteRoute(t, seat)
  state.phase = 'encounter'
  state.encounterOrder = encounterOrder(t)
}

/** RT-END-5: the first of those who are left meets the Ancient. */
export function* meetNext(t: RouteTable): Flow {
  const { state } = t
  const [seat] = state.encounterOrder
  if (seat === undefined) return
  yield* meetAncient(t, seat)
  state.encounterOrder = state.encounterOrder.filter((each) => each !== seat)
}

export function endGame(t: RouteTable): void {
  const { state } = t
  state.phase = 'over'
  t.reveal()
  for (const seat of allSeats(t)) t.note({ kind: 'task.revealed', seat, task: playerOf(state, seat).task })
}

/** RT-END-2, RT-END-3, RT-FR-9: any legal route may be kept; the best one is proposed. */
function* chooseRoute(t: RouteTable, seat: number): Flow {
  const city = cityAt(t)
  const player = playerOf(t.state, seat)
  const board = routeBoardOf(player, city)
  let proposal: RouteAnswer | null = null
  const answer = yield* t.compose<RouteAnswer>(seat, 'route', {
    refuse: (given) => refuseRoute(board, given),
    examples: () => {
      proposal ??= toAnswer(city, bestRoute(board, { stepLimit: PROPOSAL_STEPS }).route)
      return [proposal]
    },
  })
  const route = fromAnswer(city, answer) ?? []
  const measure = measureRoute(board, route)
  player.ending = {
    route: route.map((part) => ({ start: part.start, segments: [...part.segments] })),
    blocks: [...measure.blocks],
    madness: measure.madness,
    gateLinks: measure.gateLinks,
    riverLinks: measure.riverLinks,
    task: measure.task,
    tourists: [...remainsOf(board, measure).tourists],
    crossed: [],
    dice: [],
    failures: 0,
    successes: 0,
    eliminated: false,
    encounter: 0,
  }
}

function noteRoute(t: RouteTable, seat: number): void {
  const city = cityAt(t)
  const { ending } = playerOf(t.state, seat)
  if (ending) t.note({ kind: 'route', seat, route: toAnswer(city, ending.route), madness: ending.madness })
}

/** RT-END-5, RT-END-6: most madness first, ties clockwise from the last lead player. */
function encounterOrder(t: RouteTable): number[] {
  const madness = (seat: number): number => playerOf(t.state, seat).ending?.madness ?? 0
  return clockwise(t, t.state.lead).sort((one, other) => madness(other) - madness(one))
}
