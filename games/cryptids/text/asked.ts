import type { Names } from './names.ts'
import type { CryptidsView, PlayerView } from './view.ts'

/** What an answer is said about: who is asked, and what lies on the table. */
export interface Asked {
  readonly names: Names
  readonly seat: number
  readonly view: CryptidsView
}

export function playerAsked({ view, seat }: Asked): PlayerView {
  const player = view.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}
