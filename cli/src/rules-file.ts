import { readFileSync } from 'node:fs'
import type { Language } from '@curio/ui/language'

const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (?:\{(\w+)\} )?(?:\[\w+\] )?(?:\([\w ]+ texts?\) )?(.*)$/gm

/** The text of a numbered rule, or null. Rules that are not in the players' rulebook come from the specification. */
export function ruleOf(game: string, id: string, language: Language): string | null {
  return ruleIn(game, `RULES.${language}.md`, id) ?? ruleIn(game, 'RULES.md', id)
}

function ruleIn(game: string, file: string, id: string): string | null {
  const text = readFileSync(new URL(file, import.meta.resolve(`@curio/${game}`)), 'utf8')
  for (const [, found, edition, words = ''] of text.matchAll(RULE)) {
    if (found === id) return `${id}${edition ? ` (${edition})` : ''}: ${words.replaceAll('`', '')}`
  }
  return null
}
