import type { Language } from '@curio/ui/language'

/** A number as the language writes it, with at most one decimal. */
export function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(value)
}

/** Keeps a letter and the word that it belongs to on one line: "T-junction". */
export function withLettersKept(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu, '\u2060')
}

/** Keeps a number and its word on one line: "21 points", "Bot 3". */
export function withNumbersKept(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0')
}
