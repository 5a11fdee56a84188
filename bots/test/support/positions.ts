import { type Ask, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { route } from '@curio/route'
import type { Played, Position } from '../../src/position.ts'

export interface Reached {
  readonly position: Position
  readonly ask: Ask<unknown>
}

/** Positions of a random game at regular distances, as bots get them. */
export function positions(
  seats: number,
  options: Json,
  seed: number,
  every: number,
  game: Game = route,
): Reached[] {
  const setup = checkSetup(game, seats, options, {})
  if (!setup.ok) throw new Error(setup.message)
  const live = fastChance(seed)
  const choice = fastChance(seed + 1)
  let drawn: number[] = []
  const chance = {
    below(n: number): number {
      const outcome = live.below(n)
      drawn.push(outcome)
      return outcome
    },
  }
  const run = new Run(game, setup.value, game.rules, chance)
  const entries: Played[] = [{ seat: null, answer: null, chance: drawn }]
  const reached: Reached[] = []
  for (let number = 0; run.questions.length > 0; number++) {
    const ask = run.questions[choice.below(run.questions.length)] as Ask<unknown>
    if (number % every === 0) {
      const position = {
        game,
        setup: setup.value,
        rules: game.rules,
        from: null,
        entries: [...entries],
        seat: ask.seat,
      }
      reached.push({ position, ask })
    }
    const candidates = ask.candidates()
    const answer = candidates[choice.below(candidates.length)] as Json
    drawn = []
    run.answer(ask, answer)
    entries.push({ seat: ask.seat, answer, chance: drawn })
  }
  return reached
}
