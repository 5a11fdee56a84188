import type { Json, Outcome, Question } from '@curio/kernel'

/** What a player reads about one match of a game, as functions of what the kernel gives: the part that every game has. */
export interface GameText<Words, Names, View> {
  readonly words: Words
  readonly names: Names
  /** Who acts and what is awaited; the view is the asked player's. */
  readonly prompt: (question: Question, view: View) => string
  /** With the view, what they decide as well, as far as that is public. */
  readonly waitingFor: (seats: readonly number[], view?: View) => string
  /** An option, or a whole answer, in words alone; the view is the asked player's. */
  readonly spoken: (question: Question, answer: Json, view: View) => string
  readonly help: (kind: string) => string
  readonly ending: (outcome: Outcome, view: View) => string[]
}

interface WaitingNames {
  readonly words: {
    readonly gameOver: string
    readonly waitingFor: (who: string, many: boolean) => string
  }
  readonly player: (seat: number) => string
  readonly list: (items: readonly string[]) => string
}

/** What somebody reads who has to wait for these seats. */
export function waitingFor({ words, player, list }: WaitingNames, seats: readonly number[]): string {
  return seats.length === 0 ? words.gameOver : words.waitingFor(list(seats.map(player)), seats.length > 1)
}
