import type { Game, Json } from '@curio/kernel'
import type { Context } from '../context.ts'
import type { KeptPack } from '../tables/packs.ts'
import type { Seat } from '../tables/seats.ts'
import { AchievementBook } from './book.ts'

/** A match by what is known of it. */
interface Known {
  readonly game: string
  readonly options: Json
}

type Games = Pick<Context, 'games'>

const gameOf = ({ games }: Games, { game }: Known): Game | undefined => games.find(({ id }) => id === game)

/** The names of what a match uses of what achievements keep locked. */
const lockedIn = (context: Games, match: Known): readonly string[] =>
  gameOf(context, match)?.achievements?.asks?.(match.options) ?? []

/** The options of a match for everybody: nothing in them is named that is locked. */
export function untoldOptions(context: Games, match: Known): Json {
  if (lockedIn(context, match).length === 0) return match.options
  return gameOf(context, match)?.achievements?.untold?.(match.options) ?? match.options
}

/** Whether somebody may see a match: they sit there, or may look on. */
export async function maySee(
  context: Context,
  player: string | null,
  match: Known & { readonly seats: readonly Pick<Seat, 'person'>[] },
): Promise<boolean> {
  const sits = match.seats.some(({ person }) => person !== null && person.id === player)
  return sits || mayLookOn(context, player, match)
}

/**
 * Whether somebody who does not sit at a match may see it: what it is played with is free for all, or they have unlocked
 * it themselves.
 */
export async function mayLookOn(context: Context, player: string | null, match: Known): Promise<boolean> {
  const asked = lockedIn(context, match)
  if (asked.length === 0) return true
  return player !== null && (await new AchievementBook(context).hasUnlocked(player, match.game, asked))
}

/** What is locked in a pack that some match is or was played with; null if nothing is. */
export async function lockedInPack(
  { database, locked }: Context,
  { file, pack }: KeptPack,
): Promise<LockedPack | null> {
  const row = await database.db
    .selectFrom('packs')
    .select(['game', 'name'])
    .where('hash', '=', file)
    .executeTakeFirst()
  const names = row ? (locked[row.game]?.namesIn(row.name, pack) ?? []) : []
  return row && names.length > 0 ? { file, game: row.game, names } : null
}

interface LockedPack {
  readonly file: string
  readonly game: string
  /** Of what is locked. */
  readonly names: readonly string[]
}

/** Whether somebody may have such a pack: they have unlocked all of it, or sit at a match that is played with it. */
export async function mayHave(
  context: Context,
  player: string | null,
  { file, game, names }: LockedPack,
): Promise<boolean> {
  if (player === null) return false
  const seat = await context.database.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.seat')
    .where('seats.player', '=', player)
    .where('matches.packs', 'like', `%${file}%`)
    .executeTakeFirst()
  return seat !== undefined || new AchievementBook(context).hasUnlocked(player, game, names)
}
