import { type Game, type Json, packHashes, packTitle } from '@curio/kernel'
import { oneLine, type TableInfo, type TablePack } from '@curio/protocol'
import { untoldOptions } from '../achievements/seeing.ts'
import { deadlines } from './clocks.ts'
import type { LiveTableState } from './live-table-state.ts'
import type { KeptPack } from './packs.ts'
import type { MatchRecord } from './records.ts'

/** The most characters of a pack's title: whoever brings a pack can write anything there. */
const LONGEST_TITLE = 80

/** Everything about a table except the position. It is public, and the same for everybody who may see the match. */
export function infoOf(table: LiveTableState): TableInfo {
  const { context, record, seats, audience, clocks, votes, packs } = table
  const { id, game, status, visibility, options, clock, rated, creator, created, rematch, header } = record
  const running = deadlines(clock, clocks)
  return {
    match: id,
    game,
    status,
    visibility,
    options,
    clock,
    rated,
    deadlines: running,
    remaining: clocks.left.map((left, seat) => (running[seat] === null ? left : null)),
    seats: seats.map((seat, index) => ({
      person: seat.person,
      bot: seat.bot,
      quit: seat.quitReason,
      connected: audience.isConnected(index, seat),
      replaceable: table.replaceableFrom(index),
      reserved: seat.reserved,
      rating: seat.rating,
    })),
    spectators: audience.spectators,
    votes: votes.list((absent) => table.electors(absent).length),
    creator,
    rules: header?.rules ?? null,
    commitment: header?.commitment ?? null,
    rematch,
    created,
    packs: packLines(context.games, record, packs),
  }
}

/** The same for somebody for whom a part of what is played with is locked. */
export function forStrangers({ context }: Pick<LiveTableState, 'context'>, info: TableInfo): TableInfo {
  const { game, options } = info
  return { ...info, options: untoldOptions(context, { game, options: options as Json }) }
}

/** The packs of a match, for people who think of sitting down. */
function packLines(
  games: readonly Game[],
  { game: id, header }: MatchRecord,
  packs: Readonly<Record<string, KeptPack>>,
): TablePack[] {
  const game = games.find((each) => each.id === id)
  if (!game) return []
  return Object.entries(packs).map(([name, { file, pack, brought }]) => ({
    name,
    title: titleOf(pack),
    hash: header?.packs[name] ?? packHashes(game, { [name]: pack })[name] ?? '',
    file,
    brought,
  }))
}

function titleOf(pack: Json): TablePack['title'] {
  const said = Object.entries(packTitle(pack) ?? {})
  if (said.length === 0) return null
  return Object.fromEntries(said.map(([language, text]) => [language, oneLine(text).slice(0, LONGEST_TITLE)]))
}
