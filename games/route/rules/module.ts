import type { Chance, Flow, Viewer } from '@curio/kernel'
import { playerOf } from './board.ts'
import type { City } from './city.ts'
import type { Reached } from './city-rules.ts'
import { cityIn, type RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import type { Ending, RouteState, Turn } from './state.ts'
import type { RouteTable } from './table.ts'

/** What a module of the booklet adds, at the places where the shared flow asks for it. Most matches have none. */
export interface Module {
  /** After the setup of the city. */
  readonly setUp: (t: RouteTable) => Flow
  /** What new segments lead to besides what the city has there; null where they lead to nothing. */
  readonly reach: (t: RouteTable, seat: number, turn: Turn, reached: Reached) => Flow | null
  /** A player's board as it counts at the end. */
  readonly counted: (board: RouteBoard, state: RouteState, seat: number) => RouteBoard
  /** By site, the points that a final route gets for having it along. */
  readonly worth: (board: RouteBoard, state: RouteState, seat: number) => readonly number[]
  /** By block, the points for each tourist in it; null where there are none. They are part of `worth` as well. */
  readonly perTourist: (board: RouteBoard, state: RouteState, seat: number) => readonly number[] | null
  /** By segment, the points that a final route gets for having it; null where none has any. */
  readonly tolls: (board: RouteBoard, state: RouteState, seat: number) => readonly number[] | null
  /** The points for a final route, by source. */
  readonly points: (
    city: City,
    state: RouteState,
    seat: number,
    ending: Ending,
  ) => Readonly<Record<string, number>>
  /** Deals anew what a viewer cannot know of it. */
  readonly redeal: (state: RouteState, viewer: Viewer, chance: Chance, content: RouteContent) => void
}

/** After the setup of the city, in the order of the modules. */
export function* setUpModules(t: RouteTable): Flow {
  for (const module of t.content.modules) yield* module.setUp(t)
}

/** What new segments lead to: first what the city has there, then what modules have added. */
export function reachPlaces(t: RouteTable, seat: number, turn: Turn, reached: Reached): Flow | null {
  const { rules, modules } = t.content
  const own = rules.reach(t, seat, turn, reached)
  return modules.length === 0 ? own : reachBoth(t, seat, turn, reached, own)
}

function* reachBoth(t: RouteTable, seat: number, turn: Turn, reached: Reached, own: Flow | null): Flow {
  if (own) yield* own
  for (const module of t.content.modules) {
    const added = module.reach(t, seat, turn, reached)
    if (added) yield* added
  }
}

/** Points by the sources that modules have. */
export function modulePoints(
  state: RouteState,
  seat: number,
  content: RouteContent,
): Readonly<Record<string, number>> {
  const { ending } = playerOf(state, seat)
  if (!ending) return {}
  const city = cityIn(content, state)
  return Object.assign({}, ...content.modules.map((module) => module.points(city, state, seat, ending)))
}
