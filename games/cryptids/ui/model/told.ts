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

/** What the rules told of the Poacher's last turn, in order; empty where he has not acted yet. */
export function lastPoacherTurn(told: readonly Note[]): readonly Note[] {
  const begin = told.findLastIndex(({ kind }) => kind === 'poacher.row')
  if (begin < 0) return []
  const first = told[begin - 1]?.kind === 'poacher.card' ? begin - 1 : begin
  const after = told.slice(begin + 1)
  const end = after.findIndex(({ kind }) => kind === 'turn' || kind === 'phase' || kind === 'dice')
  const turn = told.slice(first, end < 0 ? undefined : begin + 1 + end)
  return turn.filter(({ kind }) => TOLD.some((each) => kind.startsWith(each)))
}

const TOLD = ['poacher.', 'laid', 'market', 'revealed', 'terrain', 'lost', 'bids.returned']

/** What the rules tell by themselves when a turn begins. */
const OPENING = ['turn', 'turn.ended', 'dice', 'phase']

/** Whether the player has done something since the Poacher acted: then his turn is not news any more. */
export function hasActedSince(told: readonly Note[]): boolean {
  const last = told.findLastIndex(({ kind }) => kind.startsWith('poacher.'))
  return told.slice(last + 1).some(({ kind, seat }) => seat === 0 && !OPENING.includes(kind))
}

/** Which row of the active card he used last: the number of his evidence, or where he stood. */
export function usedRow(
  turn: readonly Note[],
): { readonly row: string; readonly done: string | null } | null {
  const row = turn.find(({ kind }) => kind === 'poacher.row')?.row
  if (row === undefined) return null
  const done = turn.find((note) => note.kind === 'poacher.action' && note.done === true)?.action
  return { row: String(row), done: done === undefined ? null : String(done) }
}
