import { type Chance, fastChance, type Json, type Run } from '@curio/kernel'
import { type Bot, imagine, type Position, questionOf, withoutUnseen } from './position.ts'
import { mostPromising, promising } from './priors.ts'
import { mixSeed } from './seeds.ts'

/** Where there are more candidates, only so many are looked at. */
const MOST_CANDIDATES = 24
/** A candidate with a smaller part than this of the best one's share is not looked at. */
const HOPELESS = 0.003
/** Where chance decides before the turn is over, each candidate is judged by the mean of so many tries. */
const TRIES = 32

/** Looks one decision ahead: completes its turn as the game advises, and takes what the game judges best. */
export function greedyBot({ seed }: { readonly seed: number }): Bot {
  return {
    decide(given) {
      const position = withoutUnseen(given)
      const run = imagine(position, fastChance(seed))
      const ask = questionOf(run, position.seat)
      const all = promising(run, ask, MOST_CANDIDATES)
      const candidates = all.filter(({ share }) => share >= HOPELESS * (all[0]?.share ?? 0))
      const decision = mixSeed(seed, ask.seat, ask.ordinal)
      const ties = fastChance(decision)
      let best: { answer: Json; worth: number; share: number; draw: number } | undefined
      if (candidates.length === 1) return candidates[0]?.answer ?? null
      for (const { answer, share } of candidates) {
        const found = { answer, worth: judge(position, answer, decision), share, draw: ties.below(2 ** 30) }
        if (!best || isBetter(found, best)) best = found
      }
      return best?.answer ?? null
    },
  }
}

interface Judged {
  readonly worth: number
  readonly share: number
  readonly draw: number
}

/** Of equals the more promising, and of those any one. */
function isBetter(one: Judged, other: Judged): boolean {
  return (one.worth - other.worth || one.share - other.share || one.draw - other.draw) > 0
}

function judge(position: Position, answer: Json, decision: number): number {
  let sum = 0
  let first = 0
  for (let tries = 1; ; tries++) {
    const chance = new WatchedChance(fastChance(mixSeed(decision, tries)))
    const run = imagine(position, chance)
    chance.used = false
    const worth = afterTurn(run, position.seat, answer)
    if (tries === 1) first = worth
    sum += worth
    // Chance that only opens the next turn changes nothing: a second try shows it.
    if (!chance.used || tries === TRIES || (tries === 2 && worth === first)) return sum / tries
  }
}

class WatchedChance implements Chance {
  used = false
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  below(n: number): number {
    this.used = true
    return this.#chance.below(n)
  }
}

/** What the game says of the position after an answer and the rest of the seat's turn. */
function afterTurn(run: Run, seat: number, answer: Json): number {
  const { advice } = run.game
  run.answer(questionOf(run, seat), answer)
  while (!run.over && !advice.turnOver(run.state, seat)) {
    const ask = run.questions.find((each) => each.seat === seat) ?? run.questions[0]
    if (!ask) throw new Error('nobody is asked, but the game is not over')
    run.answer(ask, mostPromising(run, ask))
  }
  return advice.evaluate(run.state, seat, run.content)
}
