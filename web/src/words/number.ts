import type { Language } from '@curio/ui/language'

/** A figure as the language writes it, with at most one digit after the comma. */
export function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(value)
}
