import { keyedTextHmac } from './hash.ts'
import { type Json, sameJson } from './json.ts'

/**
 * Where outcomes come from. The rules only ever ask for a whole number below `n`; `shows` says what each outcome would
 * mean, for scripts and people.
 */
export interface Chance {
  below(n: number, shows?: (outcome: number) => Json): number
}

/**
 * Live chance: outcome `index` is taken from HMAC-SHA-256(seed, index), by rejection sampling so that every
 * outcome is equally likely. The published seed lets anybody recompute every outcome.
 */
export function liveChance(seed: Uint8Array, firstIndex = 0): Chance {
  const outcomeAt = liveOutcomes(seed)
  let index = firstIndex
  return {
    below(n) {
      const outcome = outcomeAt(index, n)
      index += 1
      return outcome
    },
  }
}

/** A word of 32 bits cannot tell more outcomes apart. */
const MOST_OUTCOMES = 2 ** 32

/** Throws when rules ask for one of no outcomes, or of too many. */
export function checkOutcomes(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > MOST_OUTCOMES) {
    throw new RangeError(`chance cannot choose among ${n} outcomes`)
  }
}

/** Gives the outcome at an index, one of `n`, that follows from the seed. */
export function liveOutcomes(seed: Uint8Array): (index: number, n: number) => number {
  const hmac = keyedTextHmac(seed)
  return (index, n) => {
    checkOutcomes(n)
    const limit = MOST_OUTCOMES - (MOST_OUTCOMES % n)
    for (let attempt = 0; ; attempt++) {
      const words = hmac(`${index}/${attempt}`)
      for (let each = 0; each < words.length; each++) {
        const word = (words[each] as number) >>> 0
        if (word < limit) return word % n
      }
    }
  }
}

/** Replays the outcomes of a log, entry by entry, and then takes those of `then`. */
export class ReplayChance implements Chance {
  readonly #then: Chance | undefined
  #outcomes: readonly number[] | null = []
  #used = 0

  constructor(then?: Chance) {
    this.#then = then
  }

  /** Goes on with the outcomes of an entry, after the first `used`; null when the log has ended. */
  begin(outcomes: readonly number[] | null, used = 0): void {
    this.#outcomes = outcomes
    this.#used = used
  }

  /** Ends an entry; throws if it has more outcomes than the rules asked for. */
  end(): void {
    const recorded = this.#outcomes?.length ?? 0
    if (this.#outcomes !== null && this.#used < recorded) {
      throw new Error(`the log has ${recorded} outcomes here, the rules ask for ${this.#used}`)
    }
  }

  below(n: number, shows?: (outcome: number) => Json): number {
    if (this.#outcomes === null && this.#then) return this.#then.below(n, shows)
    const outcome = this.#outcomes?.[this.#used]
    if (outcome === undefined) throw new Error('the log has no outcome here, but the rules ask for one')
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n) {
      throw new Error(`the log has outcome ${outcome} where the rules allow 0 to ${n - 1}`)
    }
    this.#used += 1
    return outcome
  }
}

/**
 * Chance for tests: each item of the script is what the next outcome shows (a die's face, a card) or, where
 * nothing is shown, the outcome itself. After the script the outcomes come from `then`.
 */
export function scriptedChance(
  script: readonly Json[],
  then?: Chance,
): Chance & { readonly left: () => number } {
  let index = 0
  return {
    left: () => script.length - index,
    below(n, shows) {
      const wanted = script[index]
      if (wanted === undefined) {
        if (!then) throw new Error('the script of chance is used up')
        return then.below(n, shows)
      }
      index += 1
      for (let outcome = 0; outcome < n; outcome++) {
        if (sameJson(shows ? shows(outcome) : outcome, wanted)) return outcome
      }
      const possible = Array.from({ length: n }, (_, outcome) =>
        JSON.stringify(shows ? shows(outcome) : outcome),
      )
      throw new Error(`the script wants ${JSON.stringify(wanted)}, possible are ${possible.join(', ')}`)
    },
  }
}

/** A small generator (sfc32) for playouts, reproducible from its seed. */
export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9 ^ seed
  let b = 0x243f6a88
  let c = 0xb7e15162
  let counter = 1
  const word = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  // A product is biased by less than n / 2^32, which no playout could notice.
  return { below: (n) => Math.floor((word() / MOST_OUTCOMES) * n) }
}

/** Puts a list in random order, in place. */
export function shuffle<T>(items: T[], chance: Chance): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const kept = items[last] as T
    items[last] = items[other] as T
    items[other] = kept
  }
}

/**
 * A lazy deck. `rest` has no order: which of its cards comes next is decided by chance when it is drawn, so
 * the future is nowhere in the state. Only what somebody put there knowingly lies on the top or the bottom.
 */
export interface Pool<T extends Json = Json> {
  /** The last item is drawn first. */
  readonly top: T[]
  readonly rest: T[]
  /** The first item is drawn first, after everything else. */
  readonly bottom: T[]
}

export function pool<T extends Json>(items: readonly T[]): Pool<T> {
  return { top: [], rest: [...items], bottom: [] }
}

export function poolSize(from: Pool): number {
  return from.top.length + from.rest.length + from.bottom.length
}

/** The next card, or undefined when none is left. */
export function drawFrom<T extends Json>(from: Pool<T>, chance: Chance): T | undefined {
  if (from.top.length > 0) return from.top.pop()
  if (from.rest.length === 0) return from.bottom.shift()
  const index = chance.below(from.rest.length, (outcome) => from.rest[outcome] as T)
  const drawn = from.rest[index] as T
  from.rest.splice(index, 1)
  return drawn
}
