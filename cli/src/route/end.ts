import { type Outcome, placeOf } from '@curio/kernel'
import { type RouteText, type RouteView, SOURCES } from '@curio/route/text'
import { gridLines } from '../terminal/grid.ts'

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

function pointsTable({ words, names }: RouteText, outcome: Outcome, view: RouteView): string[] {
  const { points } = outcome
  const rows = SOURCES.map((source) => [
    words.sources[source],
    ...points.map((each) => `${each.by[source] ?? 0}`),
  ])
  const total = [words.labels.total, ...points.map((each) => `${each.total}`)]
  const places = points.flatMap((_, seat) => placeOf(outcome, seat) ?? [])
  const place = [
    words.labels.place,
    ...places.map((each, seat) =>
      view.players[seat]?.ending?.eliminated ? words.labels.eliminated : `${each}`,
    ),
  ]
  const madness = [words.labels.madness, ...view.players.map((player) => `${player.ending?.madness ?? 0}`)]
  const head = ['', ...points.map((_, seat) => names.player(seat))]
  return gridLines([[head], rows, [total], [madness, ...(places.length > 0 ? [place] : [])]])
}
