import { type RoutePack, TOURIST_TYPES } from '../../content/pack.ts'
import { bestRoute } from '../../rules/best-route.ts'
import { type City, cityOf } from '../../rules/city.ts'
import type { RouteBoard } from '../../rules/final-route.ts'
import { calledType } from '../../rules/player-board.ts'
import { toAnswer } from '../../rules/route-answer.ts'
import { type PlayerView, type RouteView, type Standing, standingWith } from '../../text/index.ts'

/** Little enough for one frame; the worker searches to the end. */
const STEP_LIMIT = 4000

/** What a position is worth with the route kept, or with a good one that is found at once. */
export function quickStanding(pack: RoutePack, view: RouteView, seat: number): Standing | null {
  const player = view.players[seat]
  if (!player) return null
  if (player.ending) return standingWith(pack, view, seat, player.ending.route)
  const city = cityOf(pack, view.ancient)
  const { route } = bestRoute(routeBoard(city, player), { stepLimit: STEP_LIMIT })
  return standingWith(pack, view, seat, toAnswer(city, route))
}

/** What the search needs to know of a player, from what is seen of them. */
function routeBoard(city: City, { board, task, call }: PlayerView): RouteBoard {
  const tourists: number[] = new Array(city.blocks.length * TOURIST_TYPES.length).fill(0)
  for (const [id, counts] of Object.entries(board.tourists)) {
    const block = city.blockAt.get(id) ?? 0
    for (const [type, count] of counts.entries()) tourists[block * TOURIST_TYPES.length + type] = count
  }
  const crossings = city.pack.tasks.find((each) => each.id === task)?.crossings ?? []
  const isHeld = (tome: keyof typeof board.tomes): boolean => board.tomes[tome] === 'held'
  return {
    city,
    drawn: board.segments.map((id) => city.segmentAt.get(id) ?? -1).sort((one, other) => one - other),
    tourists,
    task: crossings.map((id) => city.vertexAt.get(id) ?? -1),
    call: calledType(city, call),
    tomes: {
      reroll: isHeld('TOME_REROLL'),
      upgrade: isHeld('TOME_UPGRADE'),
      blessing: isHeld('TOME_BLESSING'),
    },
  }
}
