import type { Point } from './paper.ts'

/** Breaks a name into lines of about `longest` letters: between words, and within a word that is too long. */
export function brokenInto(name: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ').flatMap((each) => halves(each, longest))) {
    const last = lines.at(-1)
    if (last !== undefined && !last.endsWith(HYPHEN) && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const HYPHEN = '-'
/** A Russian syllable begins with one consonant; «море-ходства», not «морехо-дства». */
const RUSSIAN = /(?<=[аеёиоуыэюя][^аеёиоуыэюя]*)(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/giu
const LATIN = /(?<=[aeiou])(?=[^aeiou])/giu
/** Fewer letters than this do not stand alone on a line. */
const FEWEST = 3
/** A word that is shorter than this, and hardly longer than the line, is not broken. */
const LONG = 13
const CRAMPED = 1.15

/** A long word in two parts, between syllables and as near to its middle as possible. */
function halves(word: string, longest: number): string[] {
  const fits = word.length <= longest || (word.length < LONG && word.length < longest * CRAMPED)
  if (fits) return [word]
  const own = word.indexOf(HYPHEN) + 1
  if (own > 0) return [word.slice(0, own), word.slice(own)]
  const places = [RUSSIAN, LATIN]
    .flatMap((syllables) => [...word.matchAll(syllables)])
    .map(({ index }) => index)
    .filter((index) => index >= FEWEST && word.length - index >= FEWEST)
  const fromMiddle = (index: number): number => Math.abs(index - word.length / 2)
  const [best] = places.sort((one, other) => fromMiddle(one) - fromMiddle(other) || other - one)
  return best === undefined ? [word] : [word.slice(0, best) + HYPHEN, word.slice(best)]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TouristPlaces {
  /** One for each tourist, row by row. */
  readonly places: readonly Point[]
  /** Half the side of a mark. */
  readonly size: number
}

const FEWEST_COLUMNS = 4
/** Half a mark, as a share of its cell: some air stays between neighbours. */
const FILL = 0.39

/** Marks in a grid of four columns, in more and smaller ones where the block is crowded. */
export function touristPlaces(count: number, box: Box, largest: number): TouristPlaces {
  const width = box.right - box.left
  const height = box.bottom - box.top
  let columns = Math.min(FEWEST_COLUMNS, Math.max(1, Math.floor(width / largest)))
  while (Math.ceil(count / columns) * Math.min(largest, width / columns) > height && columns < count)
    columns++
  const cell = Math.min(largest, width / columns)
  const rows = Math.ceil(count / columns)
  const top = box.bottom - rows * cell
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = (box.left + box.right - inRow * cell) / 2
    return { x: left + (index % columns) * cell + cell / 2, y: top + row * cell + cell / 2 }
  })
  return { places, size: cell * FILL }
}
