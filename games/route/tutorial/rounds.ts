import type { Json } from '@curio/kernel'

/** Answers of a lesson, round after round. */
export type Rounds = readonly (readonly Json[])[]

/** The number of a question by its round and its place within it; `before` questions come before the first round. */
export function questionsIn(rounds: Rounds, before = 0): (round: number, within?: number) => number {
  return (round, within = 0) => before + rounds.slice(0, round - 1).flat().length + within
}
