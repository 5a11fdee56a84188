import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { z } from 'zod'
import { lookKeyOf } from '../players/names.ts'

/** In order; a released migration is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: createTables },
  '0002-memory': { up: addMemory },
  '0003-numbers': { up: addNumbers },
  '0004-chat': { up: addChatIndex },
  '0005-guest-names': { up: addGuestNames },
  '0006-receipts': { up: addReceipts },
  '0007-looks': { up: addLooks },
  '0008-reports': { up: addReportedLogs },
  '0009-outcomes': { up: addOutcomeKinds },
  '0010-packs': { up: addPacks },
  '0011-rated': { up: addRated },
  '0012-achievements': { up: addAchievements },
  '0013-series': { up: addSeries },
  '0014-seeds': { up: addSeedIndex },
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createPlayers(db)
  await createMatches(db)
  await createResults(db)
}

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('session', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute()
}

async function createMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('clock_state', 'text')
    .addColumn('deadline', 'bigint')
    .addColumn('creator', 'text', (column) => column.notNull())
    .addColumn('seed', 'text')
    .addColumn('header', 'text')
    .addColumn('undone', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('finished', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('rematch', 'text')
    .execute()
  await db.schema
    .createIndex('matches_status')
    .on('matches')
    .columns(['status', 'visibility', 'created'])
    .execute()
  await db.schema.createIndex('matches_deadline').on('matches').column('deadline').execute()
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('bot', 'text')
    .addColumn('quit', 'bigint')
    .addColumn('reserved', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seats_player').on('seats').column('player').execute()
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    // Of two answers for the same place of a log, the second fails and is decided again.
    .addPrimaryKeyConstraint('entries_key', ['match', 'index'])
    .execute()
}

async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'player', 'message'])
    .execute()
  await db.schema
    .createTable('results')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer')
    .addColumn('quit', 'integer', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('results_player').on('results').columns(['player', 'finished']).execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('log', 'text')
    .execute()
}

/** What used to be forgotten when the server stopped, and sessions that can end one by one. */
async function addMemory(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('away', 'bigint').execute()
  await db.schema.alterTable('matches').addColumn('votes', 'text').execute()
  await db.schema.alterTable('matches').addColumn('undo_request', 'text').execute()
  await db.schema
    .alterTable('matches')
    .addColumn('bot_turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('matches_creator').on('matches').columns(['creator', 'status']).execute()
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await wakeBots(db as Kysely<Before>)
  await createSessions(db as Kysely<Before>)
}

/** The tables as this migration finds them, as far as it reads them. */
interface Before {
  readonly matches: { id: string; status: string; bot_turn: number }
  readonly seats: { match: string; bot: string | null }
  readonly players: { id: string; session: number; created: number }
  readonly sessions: { player: string; id: string; created: number }
}

/** Any match with a bot may be waiting for it; loading the match finds out. */
async function wakeBots(db: Kysely<Before>): Promise<void> {
  await db
    .updateTable('matches')
    .set({ bot_turn: 1 })
    .where('status', '=', 'playing')
    .where('id', 'in', (seats) => seats.selectFrom('seats').select('match').where('bot', 'is not', null))
    .execute()
}

/** The session that each player had goes on under its number. */
async function createSessions(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['player', 'id'])
    .execute()
  await db
    .insertInto('sessions')
    .columns(['player', 'id', 'created'])
    .expression((players) =>
      players
        .selectFrom('players')
        .select(({ cast, ref }) => [
          'players.id as player',
          cast<string>(ref('session'), 'text').as('id'),
          'created',
        ]),
    )
    .execute()
  await db.schema.alterTable('players').dropColumn('session').execute()
}

/** Matches get short numbers, under which their entries are kept from now on. */
async function addNumbers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('number', 'integer').execute()
  await numberMatches(db as Kysely<Numbered>)
  await db.schema.createIndex('matches_number').unique().on('matches').column('number').execute()
  await db.schema
    .createTable('numbered_entries')
    .addColumn('match', 'integer', (column) => column.notNull())
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    // Of two answers for the same place of a log, the second fails and is decided again.
    .addPrimaryKeyConstraint('numbered_entries_key', ['match', 'index'])
    .execute()
  await copyEntries(db as Kysely<Numbered>)
  await db.schema.dropTable('entries').execute()
  await db.schema.alterTable('numbered_entries').renameTo('entries').execute()
}

/** The tables as that migration finds or makes them. */
interface Numbered {
  readonly matches: { id: string; number: number; created: number }
  readonly entries: { match: string; index: number; entry: string; message: string | null }
  readonly numbered_entries: { match: number; index: number; entry: string; message: string | null }
}

async function numberMatches(db: Kysely<Numbered>): Promise<void> {
  const rows = await db.selectFrom('matches').select('id').orderBy('created').orderBy('id').execute()
  for (const [index, { id }] of rows.entries())
    await db
      .updateTable('matches')
      .set({ number: index + 1 })
      .where('id', '=', id)
      .execute()
}

async function copyEntries(db: Kysely<Numbered>): Promise<void> {
  await db
    .insertInto('numbered_entries')
    .columns(['match', 'index', 'entry', 'message'])
    .expression((query) =>
      query
        .selectFrom('entries')
        .innerJoin('matches', 'matches.id', 'entries.match')
        .select(['matches.number as match', 'entries.index', 'entries.entry', 'entries.message']),
    )
    .execute()
}

/** An index finds the last lines of a table without reading all of them. */
async function addChatIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('chat_at').on('chat').columns(['match', 'at']).execute()
}

/** Guests are found by their names from now on. */
async function addGuestNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('guest_key', 'text').execute()
  await keyGuests(db as Kysely<Named>)
  await db.schema.createIndex('players_guest_key').on('players').column('guest_key').execute()
}

/** The table as that migration makes it, as far as it reads it. */
interface Named {
  readonly players: { id: string; kind: string; name: string; guest_key: string }
}

async function keyGuests(db: Kysely<Named>): Promise<void> {
  const guests = await db.selectFrom('players').select(['id', 'name']).where('kind', '=', 'guest').execute()
  for (const { id, name } of guests)
    await db
      .updateTable('players')
      .set({ guest_key: name.normalize('NFKC').toLocaleLowerCase('en') })
      .where('id', '=', id)
      .execute()
}

/** Everybody is found by what their name looks like. Names that already look the same are kept. */
async function addLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('players')
    .addColumn('look_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await keyLooks(db as Kysely<Looking>)
  await db.schema.createIndex('players_look_key').on('players').column('look_key').execute()
  await db.schema.dropIndex('players_guest_key').execute()
  await db.schema.alterTable('players').dropColumn('guest_key').execute()
}

/** The table as that migration makes it, as far as it reads it. */
interface Looking {
  readonly players: { id: string; name: string; look_key: string }
}

/** Changing the table of look-alikes later needs a migration of its own. */
async function keyLooks(db: Kysely<Looking>): Promise<void> {
  const players = await db.selectFrom('players').select(['id', 'name']).execute()
  for (const { id, name } of players)
    await db
      .updateTable('players')
      .set({ look_key: lookKeyOf(name) })
      .where('id', '=', id)
      .execute()
}

/** An undo removes entries; from now on the ids of their messages are remembered here. */
async function addReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('receipts', 'text').execute()
}

/** The log of a report may be in an earlier report. */
async function addReportedLogs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('log_in', 'text').execute()
  await db.schema.createIndex('reports_match').on('reports').columns(['match', 'player', 'at']).execute()
}

/** Outcomes name their kind, and results use the terms of that kind. */
async function addOutcomeKinds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results_by_kind')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer')
    .addColumn('place', 'integer')
    .addColumn('places', 'integer')
    .addColumn('points', 'integer')
    .addColumn('rank', 'integer')
    .addColumn('ranks', 'integer')
    .addColumn('rank_id', 'text')
    .addColumn('reached', 'integer')
    .addColumn('goal', 'integer')
    .addColumn('quit', 'integer', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('finished', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_by_kind_key', ['match', 'seat'])
    .execute()
  await copyResults(db as Kysely<Ranked>)
  await db.schema.dropTable('results').execute()
  await db.schema.alterTable('results_by_kind').renameTo('results').execute()
  await db.schema.createIndex('results_player').on('results').columns(['player', 'finished']).execute()
  await nameKinds(db as Kysely<Ranked>)
}

interface RankedResult {
  match: string
  seat: number
  player: string
  game: string
  place: number | null
  players: number
  won: number | null
  points: number | null
  quit: number
  rated: number
  finished: number
}

interface ResultByKind extends RankedResult {
  kind: string
  places: number | null
  rank: number | null
  ranks: number | null
  rank_id: string | null
}

/** The tables as that migration finds or makes them, as far as it reads them. */
interface Ranked {
  readonly results: RankedResult & ResultByKind
  readonly results_by_kind: ResultByKind
  readonly matches: { id: string; game: string; options: string; outcome: string | null }
}

/** Before, there were only rankings, and solo games, whose place meant nothing. */
async function copyResults(db: Kysely<Ranked>): Promise<void> {
  const kept = ['match', 'seat', 'player', 'game', 'players', 'points', 'quit', 'rated', 'finished'] as const
  await db
    .insertInto('results_by_kind')
    .columns([...kept, 'kind', 'won', 'place', 'places'])
    .expression((query) =>
      query
        .selectFrom('results')
        .select([...kept])
        .select(({ val }) => [val('ranked').as('kind'), 'won', 'place', 'players as places'])
        .where('players', '>', 1),
    )
    .execute()
  await db
    .insertInto('results_by_kind')
    .columns([...kept, 'kind', 'won'])
    .expression((query) =>
      query
        .selectFrom('results')
        .select([...kept])
        // Whoever gave up a solo game has neither won nor lost.
        .select(({ case: when, val, ref }) => [
          val('solo').as('kind'),
          when().when('quit', '=', 1).then(null).else(ref('won')).end().as('won'),
        ])
        .where('players', '=', 1),
    )
    .execute()
}

/** An outcome as it was before it had a kind. */
const unnamedOutcome = z.strictObject({
  winners: z.array(z.number()),
  places: z.array(z.number()),
  points: z.array(z.unknown()),
  ending: z.string(),
})

async function nameKinds(db: Kysely<Ranked>): Promise<void> {
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'game', 'options', 'outcome'])
    .where('outcome', 'is not', null)
    .execute()
  for (const { id, game, options, outcome } of matches) {
    // What cannot be read stays as it is; opening that match reports it.
    const old = unnamedOutcome.safeParse(dataIn(outcome ?? ''))
    if (!old.success) continue
    const { winners, places, points, ending } = old.data
    if (places.length > 1) {
      await setOutcome(db, id, { kind: 'ranked', winners, places, points, ending })
      continue
    }
    const won = winners.length > 0
    const rank = won ? rankOf(game, ending, dataIn(options)) : null
    // A game lost to the Poacher has no score; before, it had a score of 0.
    const scored = ending.startsWith('lost-') ? [] : points
    await setOutcome(db, id, { kind: 'solo', won, rank, points: scored, ending })
    await db
      .updateTable('results')
      .set({ rank: rank?.index ?? null, ranks: rank?.of ?? null, rank_id: rank?.id ?? null })
      .$if(scored.length === 0, (query) => query.set({ points: null }))
      .where('match', '=', id)
      .execute()
  }
}

async function setOutcome(db: Kysely<Ranked>, match: string, outcome: object): Promise<void> {
  await db
    .updateTable('matches')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', match)
    .execute()
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The upper bound of each level of Route's challenge card: the sum of the cell's row and column. */
const ROUTE_LEVELS = [1, 3, 5, 6] as const
const CRYPTIDS_RANKS = 5

const challengeOptions = z.object({ challenge: z.object({ row: z.number(), column: z.number() }) })

/** The rank of a solo game that was won, by the tables of the two games that existed then. */
function rankOf(
  game: string,
  ending: string,
  options: unknown,
): { readonly id: string; readonly index: number; readonly of: number } | null {
  const named = /^rank-(\d+)$/.exec(ending)
  if (game === 'cryptids' && named) return { id: ending, index: Number(named[1]), of: CRYPTIDS_RANKS }
  const chosen = challengeOptions.safeParse(options)
  if (game !== 'route' || !chosen.success) return null
  const { row, column } = chosen.data.challenge
  const index = 1 + ROUTE_LEVELS.findIndex((upTo) => row + column <= upTo)
  return index === 0 ? null : { id: `level-${index}`, index, of: ROUTE_LEVELS.length }
}

/** The packs of matches, by hash, and which packs each match uses. */
async function addPacks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('packs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pack', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('packs_player').on('packs').columns(['player', 'bytes']).execute()
  await db.schema.alterTable('matches').addColumn('packs', 'text').execute()
}

/** Tables say whether they are rated, why somebody does not play on, and how ratings changed. */
async function addRated(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('matches').addColumn('request_key', 'text').execute()
  await db.schema.alterTable('matches').addColumn('request_hash', 'text').execute()
  await db.schema.alterTable('seats').addColumn('quit_reason', 'text').execute()
  await db.schema.alterTable('seats').addColumn('rating_before', 'integer').execute()
  await db.schema.alterTable('seats').addColumn('rating_after', 'integer').execute()
  await db.schema
    .createIndex('matches_request_key')
    .on('matches')
    .columns(['creator', 'request_key'])
    .execute()
  // Seats that a rematch keeps are found by the player they are kept for.
  await db.schema.createIndex('seats_reserved').on('seats').column('reserved').execute()
  await markRated(db as Kysely<Unmarked>)
  await nameQuits(db as Kysely<Unmarked>)
}

/** The tables as that migration makes them, as far as it reads them. */
interface Unmarked {
  readonly matches: {
    id: string
    status: string
    clock: string
    clock_state: string | null
    rated: number
  }
  readonly seats: {
    match: string
    seat: number
    player: string | null
    bot: string | null
    quit: number | null
    quit_reason: string | null
  }
  readonly results: { match: string; rated: number }
}

/** What is over is what it was; what goes on is rated if only different people play, and nobody alone. */
async function markRated(db: Kysely<Unmarked>): Promise<void> {
  await db
    .updateTable('matches')
    .set({ rated: 1 })
    .where('id', 'in', (results) => results.selectFrom('results').select('match').where('rated', '=', 1))
    .execute()
  await db
    .updateTable('matches')
    .set({ rated: 1 })
    .where('status', 'in', ['open', 'playing'])
    .where('id', 'in', (seats) =>
      seats
        .selectFrom('seats')
        .select('match')
        .groupBy('match')
        .having(({ fn }) => fn.countAll<number>(), '>', 1)
        .having(({ eb, fn }) => eb(fn.count('player'), '=', fn.count('player').distinct())),
    )
    .where('id', 'not in', (seats) =>
      seats.selectFrom('seats').select('match').where('player', 'is', null).where('bot', 'is not', null),
    )
    .execute()
}

const clockKind = z.object({ kind: z.string() })
const timesLeft = z.object({ left: z.array(z.number().nullable()) })

/** Without a clock nobody was late; a clock for the whole match says whether time was left; one of days does not. */
async function nameQuits(db: Kysely<Unmarked>): Promise<void> {
  const quits = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['match', 'seat', 'clock', 'clock_state'])
    .where('quit', 'is not', null)
    .execute()
  for (const { match, seat, clock, clock_state } of quits) {
    const kind = clockKind.safeParse(dataIn(clock)).data?.kind
    const left = timesLeft.safeParse(dataIn(clock_state ?? '')).data?.left[seat]
    if (kind !== 'none' && kind !== 'minutes') continue
    await db
      .updateTable('seats')
      .set({ quit_reason: kind === 'minutes' && left === 0 ? 'late' : 'resigned' })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute()
  }
}

async function addAchievements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('marks')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('achievement', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('marks_key', ['player', 'match', 'seat', 'achievement', 'mark'])
    .execute()
  await db.schema
    .createTable('counted')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('ticks')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('achievement', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ticks_key', ['player', 'game', 'achievement'])
    .execute()
  await db.schema
    .createTable('handed_logs')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('handed_logs_key', ['player', 'hash', 'seat'])
    .execute()
}

/** Matches of several games. Subjects of matches that are over already are named when the server starts. */
async function addSeries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('stage', 'text').execute()
  await db.schema.alterTable('seats').addColumn('quit_after', 'integer').execute()
  await db.schema.alterTable('results').addColumn('subject', 'text').execute()
  await db.schema
    .createTable('game_results')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('won', 'integer')
    .addColumn('place', 'integer')
    .addColumn('places', 'integer')
    .addColumn('points', 'integer')
    .addColumn('rank', 'integer')
    .addColumn('ranks', 'integer')
    .addColumn('rank_id', 'text')
    .addColumn('reached', 'integer')
    .addColumn('goal', 'integer')
    .addPrimaryKeyConstraint('game_results_key', ['match', 'number', 'seat'])
    .execute()
  await db.schema.createIndex('game_results_player').on('game_results').column('player').execute()
}

/** An index finds whether the log of a match that somebody hands in is one of this server. */
async function addSeedIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('matches_seed').on('matches').column('seed').execute()
}
