import { readFileSync } from 'node:fs'
import type { Language } from '@curio/ui/language'

const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$/gm

/** The text of a numbered rule in the players' rulebook, or null. */
export function ruleOf(game: string, id: string, language: Language): string | null {
  const text = readFileSync(new URL(`RULES.${language}.md`, import.meta.resolve(`@curio/${game}`)), 'utf8')
  for (const [, found, words = ''] of text.matchAll(RULE)) {
    if (found === id) return `${id}: ${words.replaceAll('`', '')}`
  }
  return null
}
