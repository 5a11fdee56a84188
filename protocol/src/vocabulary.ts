import type { Json } from '@curio/kernel'

/**
 * The options of the questions of one kind. Every option that was ever listed is a word, sent once, and a list of
 * options is runs of words: first, count, first, count… The next list of the same kind mostly repeats earlier words,
 * so it takes a few numbers instead of a kilobyte.
 *
 * Words are written in pieces. A text holds several words with spaces between them; each begins with a digit (0-9,
 * a-z), which says how many characters to copy from the start of the word before. A list holds one word of any kind.
 */
export type Words = readonly (string | readonly [Json])[]
export type Runs = readonly number[]

/** A vocabulary with many more words than are in use starts over, so that it does not grow without end. */
const FEW_WORDS = 256
const MOST_UNUSED = 8
const MOST_SHARED = 35

/** The sender's memory of the words it has sent. */
export class Vocabulary {
  readonly #places = new Map<Json, number>()
  #words: Words = []
  #lastText = ''

  /** How many words there are. */
  get size(): number {
    return this.#places.size
  }

  get words(): Words {
    return this.#words
  }

  /** Starts over if many more words are known than are used now. Earlier runs then mean nothing. */
  tidy(used: number): void {
    if (this.size > FEW_WORDS && this.size > MOST_UNUSED * used) this.#forget()
  }

  /** The options as runs of words; adds words that are new. */
  runsOf(options: readonly Json[]): Runs {
    const runs = new RunList()
    const added: (string | readonly [Json])[] = []
    let piece = ''
    for (const option of options) {
      const key = keyOf(option)
      const known = this.#places.get(key)
      runs.add(known ?? this.size)
      if (known !== undefined) continue
      this.#places.set(key, this.size)
      if (typeof option === 'string' && !option.includes(' ')) {
        piece += `${piece === '' ? '' : ' '}${this.#shortened(option)}`
      } else {
        if (piece !== '') added.push(piece)
        piece = ''
        added.push([option])
      }
    }
    if (piece !== '') added.push(piece)
    if (added.length > 0) this.#words = [...this.#words, ...added]
    return runs.runs
  }

  #shortened(text: string): string {
    const before = this.#lastText
    this.#lastText = text
    const most = Math.min(text.length, before.length, MOST_SHARED)
    let shared = 0
    while (shared < most && text[shared] === before[shared]) shared += 1
    return shared.toString(36) + text.slice(shared)
  }

  #forget(): void {
    this.#places.clear()
    this.#words = []
    this.#lastText = ''
  }
}

/** The options that the runs stand for. */
export function optionsIn(words: Words, runs: Runs): Json[] {
  const known = spelledOut(words)
  const options: Json[] = []
  for (let index = 0; index < runs.length; index += 2) {
    const start = runs[index] as number
    options.push(...known.slice(start, start + (runs[index + 1] as number)))
  }
  return options
}

/** A list of words never changes, so its spelling can be kept. */
const SPELLED = new WeakMap<Words, readonly Json[]>()

function spelledOut(words: Words): readonly Json[] {
  const known = SPELLED.get(words)
  if (known) return known
  let last = ''
  const spelled = words.flatMap((piece): Json[] => {
    if (typeof piece !== 'string') return [piece[0]]
    return piece.split(' ').map((word) => {
      last = last.slice(0, Number.parseInt(word[0] ?? '0', 36)) + word.slice(1)
      return last
    })
  })
  SPELLED.set(words, spelled)
  return spelled
}

/** Joins consecutive places into runs. */
class RunList {
  readonly runs: number[] = []
  /** The place that would continue the last run. */
  #next = -1

  add(place: number): void {
    const { runs } = this
    if (place === this.#next) runs[runs.length - 1] = (runs[runs.length - 1] as number) + 1
    else runs.push(place, 1)
    this.#next = place + 1
  }
}

/** Plain values are their own keys. The key of other data is its text, marked so that it equals no plain text. */
const keyOf = (option: Json): Json =>
  typeof option === 'object' && option !== null ? `\u0000${JSON.stringify(option)}` : option
