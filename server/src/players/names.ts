/** The name by which an account logs in: case and width of letters do not matter. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')

/**
 * Each line: a letter, and what looks like it. Names are compared without case, so a letter stands for its capital too.
 * Where the two look like different letters (ν like v, Ν like N), the capital counts, because capitals alone are enough
 * to spell whole words in a foreign alphabet.
 */
const LOOK_ALIKES = [
  'a аαɑ',
  'b вβь',
  'c сϲ',
  'd ԁ',
  'e еε',
  'g ɡ',
  'h нηһ',
  'j јϳȷ',
  'k кκ',
  'l i1іιıӏ',
  'm мμ',
  'n ν',
  'o 0оο',
  'p рρ',
  'q ԛ',
  's ѕ',
  't тτ',
  'w ԝωѡ',
  'x хχ',
  'y уυү',
  'z ζ',
  'б 6',
  'г γ',
  'з 3ӡ',
  'л λ',
  'п π',
  'ф φ',
] as const

const LOOKS = new Map(
  LOOK_ALIKES.flatMap((line) => {
    const [look = '', others = ''] = line.split(' ')
    return [...others].map((letter) => [letter, look] as const)
  }),
)

/** What a name looks like: two names with the same look are one name to a reader. */
export const lookKeyOf = (name: string): string =>
  [...nameKeyOf(name).normalize('NFKD')].map((letter) => LOOKS.get(letter) ?? letter).join('')

/** The name of a guest who has not chosen one. */
export const guestName = (number: number): string => `Guest ${number}`

/** The word as pages show it, in each language. */
const GUEST_WORDS = ['Guest', 'Гость']
const GIVEN = new RegExp(
  `^(?:${GUEST_WORDS.map(lookKeyOf).join('|')})[ ._-][${lookKeyOf('0123456789')}]+$`,
  'u',
)

/** Nobody may choose such a name, or one that looks like it, because the server gives them to guests. */
export const isGuestName = (name: string): boolean => GIVEN.test(lookKeyOf(name))
