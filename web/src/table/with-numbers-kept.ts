/** A text in which no line ends between a number and its word: "21 point", "Bot 3". */
export function withNumbersKept(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0')
}
