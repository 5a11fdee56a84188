/** A rule of a game, and the edition in which it holds. */
export type Rule = { readonly id: string; readonly edition: string }

/** The edition of a rule that holds in every edition of its game. */
const EVERY_EDITION = 'both'

const RULE_LINE = /^- \*\*(?<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\*\* \{(?<edition>[a-z-]+)\} \[[a-z]+\] \S/
const NEARLY_A_RULE = /^- \*\*[A-Z][A-Z0-9]*-/

/** The rules of a RULES.md, one on each line `- **ID** {edition} [tag] text`. Throws at a line that nearly fits. */
export function parseRules(text: string): Rule[] {
  const rules = new Map<string, Rule>()
  for (const [index, line] of text.split('\n').entries()) {
    const fields = RULE_LINE.exec(line)?.groups
    if (fields !== undefined) {
      const { id = '', edition = '' } = fields
      if (rules.has(id)) throw new Error(`line ${index + 1}: ${id} is stated twice`)
      rules.set(id, { id, edition })
    } else if (NEARLY_A_RULE.test(line)) {
      throw new Error(`line ${index + 1}: a rule reads "- **ID** {edition} [tag] text"`)
    }
  }
  return [...rules.values()]
}

export function editionsOf(rules: readonly Rule[]): string[] {
  return [...new Set(rules.map((rule) => rule.edition))].filter((edition) => edition !== EVERY_EDITION)
}

export function holdsIn(rule: Rule, edition: string): boolean {
  return rule.edition === edition || rule.edition === EVERY_EDITION
}
