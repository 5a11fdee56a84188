import type { Json, Outcome, Question } from '@curio/kernel'

/** Somebody a sentence is about: the reader, or another player by name. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

/** Players in a list; the reader comes last, as politeness has it. */
export function readerLast(players: readonly Who[], you: string): string[] {
  const others = players.filter((player) => !player.you).map(({ name }) => name)
  return others.length < players.length ? [...others, you] : others
}

/** The texts that every game has about a match, as functions of what the kernel gives. */
export interface GameText<Words, Names, View> {
  readonly words: Words
  readonly names: Names
  /** Who acts and what the table waits for; the view is that of the player who is asked. */
  readonly prompt: (question: Question, view: View) => string
  /** Given a view, it also tells what they decide, as far as that is public. */
  readonly waitingFor: (seats: readonly number[], view?: View) => string
  /** An option or a whole answer in words; the view is that of the player who is asked. */
  readonly spoken: (question: Question, answer: Json, view: View) => string
  readonly help: (kind: string) => string
  /** Why an answer is a good one, as `advice.reason` of the rules says it: a sentence without its full stop. */
  readonly reason: (reason: Json) => string
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

/** What a player reads while waiting for these seats. */
export function waitingFor({ words, player, list }: WaitingNames, seats: readonly number[]): string {
  return seats.length === 0 ? words.gameOver : words.waitingFor(list(seats.map(player)), seats.length > 1)
}
