import { UserError } from './command.ts'
import type { Looks } from './play/looks.ts'
import { routeLooks } from './route/looks.ts'

const LOOKS: Readonly<Record<string, Looks>> = { route: routeLooks }

/** How a game looks in a terminal. */
export function looksOf(game: string): Looks {
  const looks = LOOKS[game]
  if (!looks) throw new UserError(`${game} cannot be shown in a terminal`)
  return looks
}
