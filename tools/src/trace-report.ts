import type { Coverage, GameCoverage } from './coverage.ts'

const WIDTH = 110

/** The coverage of all games as text for a terminal. */
export function traceReport(games: Readonly<Record<string, GameCoverage>>): string {
  return Object.entries(games)
    .map(([game, coverage]) => gameReport(game, coverage))
    .join('\n\n')
}

function gameReport(game: string, coverage: GameCoverage): string {
  const editions = Object.entries(coverage.editions)
  return [
    row([game, 'rules', 'covered', 'uncovered']),
    ...editions.map(([edition, part]) => coverageRow(`  ${edition}`, part)),
    coverageRow('  together', coverage),
    ...editions.flatMap(([edition, part]) => uncoveredList(edition, part)),
    ...coverage.unknown.map(({ rule, test, file }) => `\n${file}: "${test}" names ${rule}, which is no rule`),
  ].join('\n')
}

function coverageRow(name: string, { rules, covered, uncovered }: Coverage): string {
  return row([name, String(rules), String(covered), String(uncovered.length)])
}

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(16) + figures.map((figure) => figure.padStart(10)).join('')
}

function uncoveredList(edition: string, { uncovered }: Coverage): string[] {
  return uncovered.length === 0 ? [] : [`\n${edition}, rules without a test:`, ...wrap(uncovered)]
}

function wrap(words: readonly string[]): string[] {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 2 > WIDTH) lines.push(`  ${word}`)
    else lines[lines.length - 1] = line === '' ? `  ${word}` : `${line} ${word}`
  }
  return lines
}
