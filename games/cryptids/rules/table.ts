import type { Ask, Note, Table } from '@curio/kernel'
import type { Choices, Picks, TextOf } from './acts.ts'
import { type CryptidsContent, type Face, tokenOf } from './content.ts'
import type { CryptidsNote } from './notes.ts'
import type { CryptidsState, Player, Turn } from './state.ts'

export type CryptidsTable = Table<CryptidsState, CryptidsContent>

export function playerOf(state: CryptidsState, seat: number): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

export function turnOf(state: CryptidsState): Turn {
  const { turn } = state
  if (!turn) throw new Error('nobody has a turn')
  return turn
}

export function choose<K extends keyof Choices>(
  t: CryptidsTable,
  seat: number,
  kind: K,
  options: () => readonly TextOf<K>[],
): Ask<TextOf<K>> {
  return t.choose<TextOf<K>>(seat, kind, options)
}

export function pick<K extends keyof Picks>(
  t: CryptidsTable,
  seat: number,
  kind: K,
  options: () => readonly TextOf<K>[],
  limits: { readonly min: number; readonly max: number },
): Ask<readonly TextOf<K>[]> {
  return t.pick<TextOf<K>>(seat, kind, options, limits)
}

export function tell(t: CryptidsTable, note: CryptidsNote): void {
  t.note(note as Note)
}

/** Says something to one seat, and to the others that it happened. */
export function tellInPrivate(
  t: CryptidsTable,
  seat: number,
  note: CryptidsNote,
  others: CryptidsNote,
): void {
  t.note(note as Note, [seat], others as Note)
}

export function faceOf(content: CryptidsContent, token: string): Face {
  return tokenOf(content, token).face
}

export const isRumour = (face: string): boolean => face === 'R' || face === 'r'
