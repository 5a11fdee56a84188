import { editionsOf, holdsIn, type Rule } from './rules-file.ts'

/** A test in the tree: its name and its file. */
export type NamedTest = { readonly name: string; readonly file: string }

/** A rule that a test names but no rules file states. */
type UnknownRule = { readonly rule: string; readonly test: string; readonly file: string }

export type Coverage = {
  readonly rules: number
  readonly covered: number
  readonly uncovered: readonly string[]
}

export type GameCoverage = Coverage & {
  readonly unknown: readonly UnknownRule[]
  readonly editions: Readonly<Record<string, Coverage>>
}

/** Which rules of a game have a test whose name begins with their id, overall and for each edition. */
export function coverGame(rules: readonly Rule[], tests: readonly NamedTest[]): GameCoverage {
  const ids = new Set(rules.map((rule) => rule.id))
  const prefixes = new Set(rules.map((rule) => rule.id.slice(0, rule.id.indexOf('-') + 1)))
  const cited = tests.flatMap(({ name, file }) =>
    citedRules(name, prefixes).map((rule) => ({ rule, test: name, file })),
  )
  const named = new Set(cited.map(({ rule }) => rule))
  return {
    ...cover(rules, named),
    unknown: cited.filter(({ rule }) => !ids.has(rule)),
    editions: Object.fromEntries(
      editionsOf(rules).map((edition) => [
        edition,
        cover(
          rules.filter((rule) => holdsIn(rule, edition)),
          named,
        ),
      ]),
    ),
  }
}

/**
 * The ids before the first colon of a test's name, separated by commas. Anything else that begins like a rule of the
 * game is returned as it is, and so shows up as an unknown rule.
 */
function citedRules(name: string, prefixes: ReadonlySet<string>): string[] {
  const [head = ''] = name.split(':')
  return prefixes.has(head.slice(0, head.indexOf('-') + 1)) ? head.split(', ') : []
}

function cover(rules: readonly Rule[], named: ReadonlySet<string>): Coverage {
  const uncovered = rules.filter((rule) => !named.has(rule.id)).map((rule) => rule.id)
  return { rules: rules.length, covered: rules.length - uncovered.length, uncovered }
}
