import { cityIn, type RouteContent } from './rules/content.ts'
import { numberedRoute } from './rules/final-route.ts'
import { blocksAlong } from './rules/measure.ts'
import type { RouteOptions } from './rules/options.ts'
import { type Ending, firstState, type Player, type RouteState } from './rules/state.ts'
import { boardSeen, touristsSeen } from './seat-state.ts'
import type { PlayerView, RouteView } from './view.ts'

/**
 * The table out of a view, as far as points go: boards, routes and the round board. What the viewer does not know is as
 * if it did not exist.
 */
export function tableSeen(content: RouteContent, view: RouteView): RouteState {
  const { first, challenge, ancient, effects, lead, round, phase, roundBoard } = view
  // Which options were agreed decides no points.
  const options: RouteOptions = {
    edition: 'booklet',
    city: 'arkham',
    mode: 'dice',
    effects: 'random',
    first,
    challenge,
    tasks: true,
    ...(ancient !== null && { ancient }),
  }
  const state = firstState(options, view.players.length, content)
  return {
    ...state,
    ancient,
    effects: { ...effects },
    lead,
    round,
    phase,
    players: view.players.map((player, seat) => playerSeen(content, view, player, state.players[seat])),
    ...(roundBoard && { roundBoard: structuredClone(roundBoard) as NonNullable<RouteState['roundBoard']> }),
  }
}

function playerSeen(
  content: RouteContent,
  view: RouteView,
  seen: PlayerView,
  blank: Player | undefined,
): Player {
  if (!blank) throw new Error('a view has as many players as its match')
  const city = cityIn(content, view)
  return {
    ...blank,
    task: seen.task,
    call: seen.call,
    board: boardSeen(content.pack, city, seen.board),
    ending: seen.ending && endingSeen(content, view, seen.ending),
  }
}

function endingSeen(content: RouteContent, view: RouteView, seen: NonNullable<PlayerView['ending']>): Ending {
  const city = cityIn(content, view)
  const route = (numberedRoute(city, seen.route) ?? []).map(({ start, segments }) => ({
    start,
    segments: [...segments],
  }))
  return {
    ...seen,
    route,
    blocks: blocksAlong(
      city,
      route.flatMap(({ segments }) => segments),
    ),
    dice: [...seen.dice],
    task: seen.task ?? 0,
    tourists: touristsSeen(city, seen.tourists),
    crossed: seen.crossed.map((id) => city.blockAt.get(id) ?? -1),
  }
}
