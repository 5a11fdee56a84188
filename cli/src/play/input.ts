/** What a person may mean by a line. */
export type Wish =
  | { readonly wish: 'nothing' | 'undo' | 'hint' | 'score' | 'log' | 'quit' | 'next' | 'previous' | 'back' }
  | { readonly wish: 'help'; readonly rule: string | null }
  | { readonly wish: 'card'; readonly name: string }
  | { readonly wish: 'board'; readonly player: number }
  | { readonly wish: 'as'; readonly player: number }
  | { readonly wish: 'item'; readonly number: number }
  | { readonly wish: 'names'; readonly names: readonly string[] }

const SIMPLE = {
  '': 'nothing',
  u: 'undo',
  undo: 'undo',
  hint: 'hint',
  score: 'score',
  log: 'log',
  q: 'quit',
  quit: 'quit',
  n: 'next',
  p: 'previous',
  '0': 'back',
} as const

/** Reads a line; letters typed with the Russian layout on are read as if it were off, except in names of cards. */
export function readWish(line: string): Wish {
  const typed = line.trim()
  const text = withLatinLetters(typed)
  const words = text.split(/[\s+]+/).filter((word) => word !== '')
  const [first = '', second] = words
  const name = first.toLowerCase()
  if (isSimple(name) && words.length <= 1) return { wish: SIMPLE[name] }
  if (name === '?' || name === 'help') return { wish: 'help', rule: second?.toUpperCase() ?? null }
  if (name === 'card') return { wish: 'card', name: typed.slice(first.length).trim() }
  if (name === 'board' || name === 'as') return { wish: name, player: Number(second) }
  if (words.length === 1 && /^\d+$/.test(first)) return { wish: 'item', number: Number(first) }
  return { wish: 'names', names: words.map(asName) }
}

function isSimple(name: string): name is keyof typeof SIMPLE {
  return Object.hasOwn(SIMPLE, name)
}

/** (3;5) and 3,5 are both 3;5. */
function asName(word: string): string {
  const block = /^\(?(\d)[;,:](\d)\)?$/.exec(word)
  return block ? `${block[1]};${block[2]}` : word
}

const RUSSIAN_KEYS = 'йцукенгшщзфывапролдячсмить'
const LATIN_KEYS = 'qwertyuiopasdfghjklzxcvbnm'

/** As if it had been typed with the Latin layout on. */
export function withLatinLetters(text: string): string {
  return text.replace(/[а-я]/gi, (letter) => {
    const key = LATIN_KEYS[RUSSIAN_KEYS.indexOf(letter.toLowerCase())]
    if (key === undefined) return letter
    return letter === letter.toLowerCase() ? key : key.toUpperCase()
  })
}
