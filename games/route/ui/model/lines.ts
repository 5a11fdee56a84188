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
const AFTER_VOWEL = /(?<=[аеёиоуыэюяaeiou])(?=[^аеёиоуыэюяaeiouйьъ])/giu
/** Fewer letters than this do not stand alone on a line. */
const FEWEST = 3
/** A word that is shorter than this, and not much longer than the line, is set smaller instead. */
const LONG = 13
const CRAMPED = 1.25

/** A long word in two parts, between syllables and as near to its middle as possible. */
function halves(word: string, longest: number): string[] {
  const fits = word.length <= longest || (word.length < LONG && word.length < longest * CRAMPED)
  if (fits) return [word]
  const places = [...word.matchAll(AFTER_VOWEL)]
    .map(({ index }) => index)
    .filter((index) => index >= FEWEST && word.length - index >= FEWEST)
  const [best] = places.sort(
    (one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2),
  )
  return best === undefined ? [word] : [word.slice(0, best) + HYPHEN, word.slice(best)]
}
