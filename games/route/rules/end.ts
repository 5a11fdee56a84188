import type { Flow, Json } from '@curio/kernel'
import { bestOrder, bestRoute } from '../solver/best-route.ts'
import { writeAct } from './acts.ts'
import { playerOf } from './board.ts'
import { meetAncient } from './encounter.ts'
import {
  type FinalRoute,
  namedRoute,
  numberedRoute,
  ROUTE_FAULTS,
  type RouteBoard,
  type RouteFault,
  validateRoute,
} from './final-route.ts'
import { measureRoute } from './measure.ts'
import { remainsOf } from './odds.ts'
import { routeBoardIn } from './route-board.ts'
import { allSeats, cityAt, listActOf, type RouteTable } from './table.ts'
import { readAct, vocabularyOf } from './vocabulary.ts'

/**
 * RT-OPT-9: the whole table waits while a proposal is worked out. This many steps take a few milliseconds, and are
 * more than a proof needs for what players draw when they want to win.
 */
const PROPOSAL_STEPS = 20_000

/** RT-TASK-5: in older matches a route is walked as it was tapped. */
const ORDERED = 3

/** RT-END-1: final routes, madness, encounters; the points are worked out from what is left. */
export function* chooseRoutes(t: RouteTable): Flow {
  const { state } = t
  state.phase = 'route'
  yield* t.together(allSeats(t), (seat) => chooseRoute(t, seat))
  t.reveal()
  for (const seat of allSeats(t)) noteRoute(t, seat)
  t.content.rules.afterRoutes(t)
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
  for (const seat of allSeats(t)) {
    const { task } = playerOf(state, seat)
    if (task !== null) t.note({ kind: 'task.revealed', seat, task })
  }
}

/** RT-END-2, RT-END-3, RT-FR-9: any legal route may be kept; the best one is proposed. */
function* chooseRoute(t: RouteTable, seat: number): Flow {
  const player = playerOf(t.state, seat)
  const board = routeBoardIn(t.state, seat, t.content)
  const { city } = board
  let proposal: Json | null = null
  const answer = yield* t.compose<Json>(seat, 'route', {
    refuse: (given) => refuseRoute(board, given),
    examples: () => {
      const best = (): FinalRoute => bestRoute(board, { stepLimit: PROPOSAL_STEPS }).route
      proposal ??= writeAct('route', { parts: namedRoute(city, best()) })
      return [proposal]
    },
  })
  const chosen = numberedRoute(city, listActOf(t, 'route', answer).parts) ?? []
  const route = t.since(ORDERED) ? bestOrder(board, chosen) : chosen
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

const FAULTS: Readonly<Record<RouteFault['fault'], string>> = {
  'no-route': 'a player with segments has a route of at least one part',
  'empty-part': 'every part has at least one segment',
  'not-drawn': 'the segment is not drawn',
  'used-twice': 'the segment is used twice',
  'not-connected': 'the segment does not go on where the part has come to',
  'no-link': 'no link leads from the part before to this one',
  'flown-twice': 'a helicopter goes to each green crossing only once',
  'second-trip': 'a route takes one trip at most',
}

/** RT-ERR-41: why a route is refused, or null. */
function refuseRoute(board: RouteBoard, answer: Json): string | null {
  const { city } = board
  const act = readAct(vocabularyOf(city.pack), 'route', answer)
  const route = act && numberedRoute(city, act.parts)
  if (!route) return 'a route is a list of parts, each { start: crossing, segments: [segment, …] }'
  const found = validateRoute(board, route)
  if (found === null) return null
  const { fault, part, segment } = found
  return `${ROUTE_FAULTS[fault]}: ${FAULTS[fault]} (part ${part + 1}, segment ${segment + 1})`
}

function noteRoute(t: RouteTable, seat: number): void {
  const city = cityAt(t)
  const { ending } = playerOf(t.state, seat)
  if (ending) t.note({ kind: 'route', seat, route: namedRoute(city, ending.route), madness: ending.madness })
}
