import type { Theater } from '../content/vocabulary.ts'
import type { Show } from './state.ts'
import { type TrickerionTable, tell } from './table.ts'

/** The row of performance cards (TR-SETUP-8 to TR-SETUP-13, TR-END-6 to TR-END-12). */

/** A card of a theater that nobody has seen: which one it is, chance decides now. */
function unseenCard(t: TrickerionTable, theater: Theater): Show | null {
  const card = t.draw(t.state.performances[theater])
  return card === undefined ? null : { card, markers: [] }
}

/** The top card of the performance deck. */
function nextCard(t: TrickerionTable): Show | null {
  const theater = t.state.performanceDeck.shift()
  return theater === undefined ? null : unseenCard(t, theater)
}

/** TR-SETUP-11, TR-SETUP-12, TR-QUICK-2. */
export function layFirstRow(t: TrickerionTable): void {
  const { state } = t
  for (let place = 0; place < state.players.length - 1; place++) state.row[place] = unseenCard(t, 'riverside')
  if (state.options.quickGame) state.row[state.players.length - 1] = nextCard(t)
  tell(t, { kind: 'start.row', cards: state.row.flatMap((show) => (show ? [show.card] : [])) })
}

/** TR-PERF-7, TR-END-8: all markers of a card go to the supplies of their owners. */
export function clearShow(t: TrickerionTable, show: Show, why: 'performed' | 'discarded'): void {
  for (const { seat, trick, size } of show.markers.splice(0)) {
    tell(t, { kind: 'markersHome', seat, trick, card: show.card, size, why })
  }
}

/** TR-END-6 to TR-END-8, TR-END-11, TR-END-12: markers of a discarded card go to the supplies of their owners. */
export function renewRow(t: TrickerionTable): void {
  const { state, content } = t
  const isDiscarded = state.round >= content.pack.constants.renewal.discardFrom
  const last = state.row.pop() ?? null
  const laid = nextCard(t)
  state.row.unshift(laid)
  // Up to then the last place is empty, so no card is lost with it.
  if (last) clearShow(t, last, 'discarded')
  const discarded = isDiscarded && last !== null ? last.card : null
  tell(t, {
    kind: 'row',
    laid: laid?.card ?? null,
    discarded,
    cards: state.row.map((show) => show?.card ?? null),
  })
}
