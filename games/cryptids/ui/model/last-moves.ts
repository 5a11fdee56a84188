import type { Note } from '@curio/kernel'

/** What others did since the viewer's own last turn ended, as the map and the cards mark it. */
export interface LastMoves {
  readonly journeys: readonly { readonly seat: number; readonly from: string; readonly to: string }[]
  /** Places from which evidence was taken, cards that were bid on or revealed, tiles that were laid. */
  readonly places: ReadonlySet<string>
  readonly cards: ReadonlySet<string>
  readonly tiles: ReadonlySet<string>
}

export function lastMoves(told: readonly Note[], viewer: number | null): LastMoves {
  const own = told.findLastIndex(({ kind, seat }) => kind === 'turn.ended' && seat === viewer)
  // The setup is nobody's move.
  const since = own >= 0 ? own : told.findIndex(({ kind }) => kind === 'phase')
  const others = (since < 0 ? [] : told.slice(since + 1)).filter(({ seat }) => seat !== viewer)
  const named = (kinds: readonly string[], field: string): ReadonlySet<string> =>
    new Set(
      others.flatMap((note) => {
        const value = note[field]
        return kinds.includes(note.kind) && typeof value === 'string' ? [value] : []
      }),
    )
  return {
    journeys: others.flatMap(({ kind, seat, from, to }) =>
      kind === 'moved' && typeof seat === 'number' ? [{ seat, from: String(from), to: String(to) }] : [],
    ),
    places: named(['collected', 'poacher.took', 'searched'], 'at'),
    cards: named(['bid', 'revealed'], 'card'),
    tiles: named(['terrain', 'relocated'], 'tile'),
  }
}
