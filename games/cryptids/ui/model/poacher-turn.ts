import type { Note } from '@curio/kernel'

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
