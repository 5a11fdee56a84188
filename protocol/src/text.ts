/** Characters that turn the direction of text or are invisible. Joiners of letters and emoji stay. */
const TRICKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** More marks on one letter than any language has; they would cover the lines around it. */
const PILES = /(\p{M}{4})\p{M}+/gu
const CONTROLS = /\p{Cc}+/gu
const CONTROLS_WITHIN_LINES = /[^\P{Cc}\n]+/gu
/** Letters that look empty. */
const BLANKS = /[\u115f\u1160\u3164\uffa0]/gu

/** A person's text as others may see it: one line, without characters that disguise or disturb it. */
export function oneLine(text: string): string {
  return harmless(text).replace(CONTROLS, ' ').trim()
}

/** The same, but keeps its lines. */
export function someLines(text: string): string {
  return harmless(text.replaceAll('\r\n', '\n')).replace(CONTROLS_WITHIN_LINES, ' ').trim()
}

/** Removes piles first, because normalizing a long one takes longer than everything else together. */
function harmless(text: string): string {
  const plain = text.toWellFormed().replace(TRICKS, '').replace(BLANKS, ' ').replace(PILES, '$1')
  return plain.normalize('NFC').replace(PILES, '$1')
}
