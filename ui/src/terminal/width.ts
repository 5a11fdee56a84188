const WIDE =
  /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation})/u

const graphemes = new Intl.Segmenter()

/** Letters without marks of their own, and signs: nearly everything we print, one column each. */
const SIMPLE = /^[ -ʯͰ-҂Ҋ-֏‐-⮿]*$/

/** What a person sees as single characters. */
export function characters(text: string): string[] {
  if (SIMPLE.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  if (SIMPLE.test(text)) return text.length
  return characters(text).reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

/** Cut to a width, with an ellipsis where something was lost. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const character of characters(text)) {
    if (widthOf(kept) + widthOf(character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Lines of at most that width, broken at spaces; a longer word is broken anywhere. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = broken(word, width)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

function broken(word: string, width: number): string[] {
  const pieces = ['']
  for (const character of characters(word)) {
    const piece = `${pieces.at(-1)}${character}`
    if (widthOf(piece) <= width) pieces[pieces.length - 1] = piece
    else pieces.push(character)
  }
  return pieces
}
