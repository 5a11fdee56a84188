import type { Ask, Note, Table } from '@curio/kernel'
import type { CharacterKind, Specialist } from '../content/vocabulary.ts'
import type { Choices, Picks } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import type { TextOf } from './grammar.ts'
import type { TrickerionNote } from './notes.ts'
import {
  type Character,
  DISCS,
  type Disc,
  HOME,
  INN,
  type Placement,
  type Player,
  SUPPLY,
  type TrickerionState,
} from './state.ts'

export type TrickerionTable = Table<TrickerionState, TrickerionContent>

export function playerOf(state: TrickerionState, seat: number): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

export function characterOf(player: Player, disc: Disc): Character {
  const character = player.characters[PLACES[disc]]
  if (!character) throw new Error(`no disc ${disc}`)
  return character
}

export function placementOf(state: TrickerionState): Placement {
  const { placement } = state
  if (!placement) throw new Error('nobody spends action points')
  return placement
}

/** Characters keep the order of `DISCS`. */
const PLACES = Object.fromEntries(DISCS.map((disc, place) => [disc, place])) as Readonly<Record<Disc, number>>

const KINDS: Readonly<Record<Disc, CharacterKind>> = {
  magician: 'magician',
  manager: 'manager',
  engineer: 'engineer',
  assistant: 'assistant',
  apprentice1: 'apprentice',
  apprentice2: 'apprentice',
  apprentice3: 'apprentice',
  apprentice4: 'apprentice',
}

export const kindOf = (disc: Disc): CharacterKind => KINDS[disc]

/** Whether the character belongs to the team; one that waits in the Inn does not yet (TR-DT-HIRE-5). */
export function isOnTeam(player: Player, disc: Disc): boolean {
  const { at } = characterOf(player, disc)
  return at !== SUPPLY && at !== INN
}

/** Whether the specialist's board lies beside the player board (TR-DT-HIRE-6). */
export const hasBoard = (player: Player, specialist: Specialist): boolean => isOnTeam(player, specialist)

/** Whether the character stands in a location: it is busy (TR-ACT-5). */
export const isPlaced = ({ at }: Character): boolean => at !== HOME && at !== SUPPLY && at !== INN

export function choose<K extends keyof Choices>(
  t: TrickerionTable,
  seat: number,
  kind: K,
  options: () => readonly TextOf<K>[],
): Ask<TextOf<K>> {
  return t.choose<TextOf<K>>(seat, kind, options)
}

export function pick<K extends keyof Picks>(
  t: TrickerionTable,
  seat: number,
  kind: K,
  options: () => readonly TextOf<K>[],
  limits: { readonly min: number; readonly max: number },
): Ask<readonly TextOf<K>[]> {
  return t.pick<TextOf<K>>(seat, kind, options, limits)
}

export function tell(t: TrickerionTable, note: TrickerionNote): void {
  t.note(note as unknown as Note)
}

/** Says something to one seat, and to the others that it happened. */
export function tellInPrivate(
  t: TrickerionTable,
  seat: number,
  note: TrickerionNote,
  others: TrickerionNote,
): void {
  t.note(note as unknown as Note, [seat], others as unknown as Note)
}
