import { type Outcome, winnersOf } from '@curio/kernel'
import type { Names } from './names.ts'
import type { TrickerionView } from './view.ts'

/** How the game ended, in a sentence: who won, and by what (TR-FIN-12). */
export function endingLines(names: Names, outcome: Outcome, view: TrickerionView): string[] {
  const { words } = names
  const [winner = 0] = winnersOf(outcome, view.players.length)
  const total = (seat: number): number => outcome.points[seat]?.total ?? 0
  const isTied = view.players.some((_, seat) => seat !== winner && total(seat) === total(winner))
  const facts = {
    winner: names.player(winner),
    you: names.who(winner).you,
    fame: names.counted(total(winner), 'fame'),
  }
  return [isTied ? words.endings.turnOrder(facts) : words.endings.fame(facts)]
}
