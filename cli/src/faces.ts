import { UserError } from './command.ts'
import { cryptidsLooks } from './cryptids/looks.ts'
import type { Looks } from './play/looks.ts'
import { routeLooks } from './route/looks.ts'

const LOOKS: Readonly<Record<string, Looks>> = { route: routeLooks, cryptids: cryptidsLooks }

/** Games that can be shown in a terminal. */
export const SHOWN_GAMES: readonly string[] = Object.keys(LOOKS)

/** How a game looks in a terminal. */
export function looksOf(game: string): Looks {
  const looks = LOOKS[game]
  if (!looks)
    throw new UserError(
      `${game} is played in the browser; in a terminal there are: ${SHOWN_GAMES.join(', ')}`,
    )
  return looks
}
