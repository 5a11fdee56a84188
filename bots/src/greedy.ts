import { type Ask, type Chance, fastChance, type Json, type Run, sidesOf } from '@curio/kernel'
import { nextQuestion } from './horizon.ts'
import { bestOffer } from './offers.ts'
import { OwnTurns } from './own-turns.ts'
import { type Bot, considered, Imagination, questionOf } from './position.ts'
import { mostPromising, type Promising, promising } from './priors.ts'
import { mixSeed } from './seeds.ts'
import { type SideLists, sideWorth } from './worth.ts'

/** A candidate with a smaller part than this of the best one's share is not looked at. */
const HOPELESS = 0.003
/** After this many tries, and each time the number has doubled, candidates that are clearly behind are given up. */
const FIRST_SIFTING = 4
/** How many standard errors behind the leader is clearly behind. */
const CLEARLY = 2

/** How closely a one-ply player looks. */
export interface Care {
  /** The most candidates that are looked at. */
  readonly candidates: number
  /** Where chance decides before the turn is over, a candidate is judged by the mean of at most this many tries. */
  readonly tries: number
}

const CAREFUL: Care = { candidates: 24, tries: 32 }
/** For many decisions in little time. */
export const HASTY: Care = { candidates: 6, tries: 2 }

/** Looks one decision ahead: completes its turn as the game advises, and takes what the game judges best. */
export function greedyBot({ seed, care = CAREFUL }: { readonly seed: number; readonly care?: Care }): Bot {
  return {
    decide(given) {
      const { position, run, ask, decision } = considered(given, seed)
      const candidates = worthALook(run, ask, care)
      if (candidates.length === 1) return candidates[0]?.answer ?? null
      const ties = fastChance(decision)
      const sides = sidesOf(position.game, position.setup)
      const contenders = candidates.map(
        (each) => new Contender(each.answer, each.share, ties.below(2 ** 30), sides),
      )
      return leaderOf(compete(new Imagination(position), position.seat, contenders, decision, care)).answer
    },
    consider: (position) => bestOffer(position, seed),
  }
}

/** The answers to a question that are promising enough to be looked at, the most promising one first. */
export function worthALook(
  run: Run,
  ask: Ask<unknown>,
  { candidates }: Care = CAREFUL,
): readonly Promising[] {
  const all = promising(run, ask, candidates)
  return all.filter(({ share }) => share >= HOPELESS * (all[0]?.share ?? 0))
}

/** An answer that may be given, and what it was worth in each try. */
class Contender {
  readonly answer: Json
  readonly share: number
  readonly draw: number
  readonly #sides: SideLists
  readonly #worths: number[] = []
  #isCertain = false
  /** Answers it took to complete the turn, in all tries together. */
  #answers = 0

  constructor(answer: Json, share: number, draw: number, sides: SideLists) {
    this.answer = answer
    this.share = share
    this.draw = draw
    this.#sides = sides
  }

  get mean(): number {
    return this.#worths.reduce((sum, worth) => sum + worth, 0) / this.#worths.length
  }

  /** How many answers it takes on average to complete the turn. */
  get length(): number {
    return this.#answers / this.#worths.length
  }

  /** In the same try all meet the same chances. */
  tryOnce(imagination: Imagination, seat: number, seed: number): void {
    if (this.#isCertain) return
    const { run, chance } = imagination.run(seed, (each) => new WatchedChance(each))
    chance.used = false
    this.#answers += completeTurn(run, seat, this.answer)
    this.#worths.push(sideWorth(run, this.#sides, seat))
    // Chance that only opens the next turn changes nothing: a second try shows it.
    const isSameAgain = this.#worths.length === 2 && this.#worths[0] === this.#worths[1]
    this.#isCertain = !chance.used || isSameAgain
  }

  isClearlyBehind(other: Contender, tries: number): boolean {
    const gaps = Array.from({ length: tries }, (_, index) => other.#worthIn(index) - this.#worthIn(index))
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / tries
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (tries - 1)
    return mean > CLEARLY * Math.sqrt(variance / tries)
  }

  #worthIn(index: number): number {
    return this.#worths[this.#isCertain ? 0 : index] as number
  }
}

/** Those that are left when all have been tried often enough. */
function compete(
  imagination: Imagination,
  seat: number,
  all: readonly Contender[],
  decision: number,
  { tries: most }: Care,
): readonly Contender[] {
  let left = all
  let nextSifting = FIRST_SIFTING
  for (let tries = 1; tries <= most && left.length > 1; tries++) {
    for (const each of left) each.tryOnce(imagination, seat, mixSeed(decision, tries))
    if (tries !== nextSifting) continue
    nextSifting *= 2
    const leader = leaderOf(left)
    left = left.filter((each) => each === leader || !each.isClearlyBehind(leader, tries))
  }
  return left
}

/** Of equals the one that takes fewer answers, then the more promising, and of those any one. */
function leaderOf(contenders: readonly Contender[]): Contender {
  return contenders.reduce((one, other) =>
    (other.mean - one.mean || one.length - other.length || other.share - one.share || other.draw - one.draw) >
    0
      ? other
      : one,
  )
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

/** Gives an answer and plays the rest of the seat's turn; says how many answers that took. */
export function completeTurn(run: Run, seat: number, answer: Json): number {
  const turns = new OwnTurns(run, seat)
  let answers = 1
  run.answer(questionOf(run, seat), answer)
  while (!run.over && !turns.isOver()) {
    const ask = nextQuestion(run, seat)
    run.answer(ask, mostPromising(run, ask))
    answers += 1
  }
  return answers
}
