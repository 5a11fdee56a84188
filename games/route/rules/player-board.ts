import { TOURIST_TYPES } from '../content/pack.ts'
import { drawnSegments } from './board.ts'
import type { City } from './city.ts'
import type { RouteBoard } from './final-route.ts'
import type { Player } from './state.ts'

/** What the search and the measure of final routes need to know of a player. */
export function routeBoardOf(player: Player, city: City): RouteBoard {
  const board = player.pencil ?? player.board
  return {
    city,
    drawn: drawnSegments(board),
    tourists: board.tourists,
    task: taskVertices(city, player.task),
    call: calledType(city, player.call),
    tomes: {
      reroll: board.tomes.TOME_REROLL === 'held',
      upgrade: board.tomes.TOME_UPGRADE === 'held',
      blessing: board.tomes.TOME_BLESSING === 'held',
    },
  }
}

/** The type named by a Call card, or -1. */
export function calledType(city: City, call: string | null): number {
  const card = city.pack.calls.find((each) => each.id === call)
  return card ? TOURIST_TYPES.indexOf(card.tourist) : -1
}

function taskVertices(city: City, task: string | null): number[] {
  const card = city.pack.tasks.find((each) => each.id === task)
  return card ? card.crossings.map((id) => city.vertexAt.get(id) ?? -1) : []
}
