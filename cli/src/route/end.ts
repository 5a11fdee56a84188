import type { Outcome } from '@curio/kernel'
import { type RouteText, type RouteView, SOURCES } from '@curio/route/text'
import { padded, widthOf } from '../terminal/width.ts'

/** How the game ended, and a table of points whose columns sum to the totals. */
export function endLines(text: RouteText, outcome: Outcome, view: RouteView): string[] {
  const challenge = text.challenge(view)
  return [
    ...text.ending(outcome, view),
    ...(challenge === null ? [] : [`${text.words.labels.challenge}: ${challenge}.`]),
    '',
    ...pointsTable(text, outcome, view),
  ]
}

function pointsTable({ words, names }: RouteText, { points, places }: Outcome, view: RouteView): string[] {
  const rows = SOURCES.map((source) => [
    words.sources[source],
    ...points.map((each) => `${each.by[source] ?? 0}`),
  ])
  const total = [words.labels.total, ...points.map((each) => `${each.total}`)]
  const place = [
    words.labels.place,
    ...places.map((each, seat) =>
      view.players[seat]?.ending?.eliminated ? words.labels.eliminated : `${each}`,
    ),
  ]
  const madness = [words.labels.madness, ...view.players.map((player) => `${player.ending?.madness ?? 0}`)]
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  const all = [head, ...rows, total, madness, ...(points.length > 1 ? [place] : [])]
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  const line = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
  const shown = (row: readonly string[]): string =>
    `│${row.map((cell, column) => ` ${column === 0 ? padded(cell, widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)} `).join('│')}│`
  const rule = line('├', '┼', '┤')
  return [
    line('┌', '┬', '┐'),
    shown(head),
    rule,
    ...rows.map(shown),
    rule,
    shown(total),
    rule,
    ...[madness, ...(points.length > 1 ? [place] : [])].map(shown),
    line('└', '┴', '┘'),
  ]
}
