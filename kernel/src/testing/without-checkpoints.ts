import type { Game } from '../game.ts'
import { Table } from '../table.ts'

/** The same game without checkpoints, so that everything runs its whole log. */
export function withoutCheckpoints(game: Game): Game {
  const play: Game['play'] = (table) => {
    const recorder = {
      note: table.note.bind(table),
      reveal: table.reveal.bind(table),
      commit: table.commit.bind(table),
      offer: table.offer.bind(table),
      withdraw: table.withdraw.bind(table),
      checkpoint: () => {},
    }
    return game.play(new Table(table.state, table.content, table.seats, game.rules, table.chance, recorder))
  }
  return Object.create(game, { play: { value: play } })
}
