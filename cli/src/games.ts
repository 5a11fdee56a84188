import { findGame, GAMES } from '@curio/bots'
import type { Game } from '@curio/kernel'
import { UserError } from './command.ts'

/** The game of that name. If there is none, the error lists the games that there are. */
export function gameNamed(id: string): Game {
  const game = findGame(id)
  if (!game) {
    throw new UserError(`there is no game "${id}"; there are: ${GAMES.map((each) => each.id).join(', ')}`)
  }
  return game
}
