/** Turn the direction of whatever follows, or are not seen at all. What joins letters and emoji stays. */
const TRICKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** More marks on one letter than any language has: they are drawn over the lines around it. */
const PILES = /(\p{M}{4})\p{M}+/gu
const CONTROLS = /\p{Cc}+/gu
const CONTROLS_WITHIN_LINES = /[^\P{Cc}\n]+/gu
/** Letters that look like nothing. */
const BLANKS = /[\u115f\u1160\u3164\uffa0]/gu

/** Text of a person as others may be shown it: one line, without what could disguise or disturb it. */
export function oneLine(text: string): string {
  return harmless(text).replace(CONTROLS, ' ').trim()
}

/** The same, with its lines. */
export function someLines(text: string): string {
  return harmless(text.replaceAll('\r\n', '\n')).replace(CONTROLS_WITHIN_LINES, ' ').trim()
}

/** Piles go first: to put the marks of a long one in order takes longer than all else together. */
function harmless(text: string): string {
  const plain = text.toWellFormed().replace(TRICKS, '').replace(BLANKS, ' ').replace(PILES, '$1')
  return plain.normalize('NFC').replace(PILES, '$1')
}
