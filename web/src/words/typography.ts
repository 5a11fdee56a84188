import type { Language } from '@curio/ui/language'

/** A figure as the language writes it, with at most one digit after the comma. */
export function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(value)
}

/** A text in which no line ends between a number and its word: "21 point", "Bot 3". */
export function withNumbersKept(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0')
}
