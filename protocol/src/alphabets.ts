/** Scripts whose letters may stand together in one word, as East Asian scripts do. */
const ALPHABETS = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
  ['Arabic'],
  ['Armenian'],
  ['Bengali'],
  ['Cherokee'],
  ['Coptic'],
  ['Devanagari'],
  ['Ethiopic'],
  ['Georgian'],
  ['Gujarati'],
  ['Gurmukhi'],
  ['Hebrew'],
  ['Kannada'],
  ['Khmer'],
  ['Lao'],
  ['Malayalam'],
  ['Mongolian'],
  ['Myanmar'],
  ['Oriya'],
  ['Sinhala'],
  ['Tamil'],
  ['Telugu'],
  ['Thaana'],
  ['Thai'],
  ['Tibetan'],
].map((scripts) => new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'))

/** A letter that belongs to particular alphabets, not to all. */
const LETTER = /[\p{L}--[\p{Script=Common}\p{Script=Inherited}]]/v

/** Whether each word keeps to one alphabet: mixed letters could spell a name that looks like somebody else's. */
export const isOfOneAlphabet = (text: string): boolean =>
  text
    .normalize('NFKC')
    .split(/[ ._-]/)
    .every((word) => alphabetsOf(word).size <= 1)

/** Scripts that are not listed count as one alphabet. */
const alphabetsOf = (word: string): ReadonlySet<number> =>
  new Set(
    [...word]
      .filter((letter) => LETTER.test(letter))
      .map((letter) => ALPHABETS.findIndex((alphabet) => alphabet.test(letter))),
  )
