import { cryptidsTerminal } from '@curio/cryptids/terminal'
import { routeTerminal } from '@curio/route/terminal'
import { trickerionTerminal } from '@curio/trickerion/terminal'
import type { GameTerminal } from '@curio/ui/terminal'
import { UserError } from './command.ts'

/** The games that can be shown in a terminal, by id. Besides examples in the help, nothing else here names a game. */
const TERMINALS: Readonly<Record<string, GameTerminal>> = {
  route: routeTerminal,
  cryptids: cryptidsTerminal,
  trickerion: trickerionTerminal,
}

export const SHOWN_GAMES: readonly string[] = Object.keys(TERMINALS)

/** How a game shows itself in a terminal. */
export function terminalOf(game: string): GameTerminal {
  const terminal = TERMINALS[game]
  if (!terminal)
    throw new UserError(
      `${game} is played in the browser; in a terminal there are: ${SHOWN_GAMES.join(', ')}`,
    )
  return terminal
}
