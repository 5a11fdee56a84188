import type { Game, GameOver, Json, SeatResult } from '@curio/kernel'
import type { RatingChange, RatingForecast } from '@curio/protocol'
import type { CompiledQuery } from 'kysely'
import { dataIn } from '../data-in.ts'
import type { Database } from '../db/open.ts'
import type { GameResultRow, ResultColumns, ResultRow } from '../db/schema.ts'
import { KeyedMutex } from '../mutex.ts'
import {
  type Ended,
  isRated,
  NEW_SKILL,
  rated,
  type Skill,
  type Standing,
  shownRating,
  standings,
} from './ratings.ts'
import { FREE_SEAT, type Seat } from './seats.ts'

/** A match that is over. */
export interface Finished {
  readonly match: string
  readonly game: string
  readonly options: Json
  /** Whether the table was rated. */
  readonly rated: boolean
  readonly seats: readonly Seat[]
  readonly ended: Ended
  /** Of a match of several games. */
  readonly gamesOver: readonly GameOver[]
  readonly at: number
}

/** A match as it would end by a resignation. */
export interface Resigned extends Pick<Finished, 'game' | 'seats' | 'ended'> {
  /** Whose resignation it is. */
  readonly seat: number
}

/** What a finished match adds to the database. */
interface Stored {
  readonly queries: readonly CompiledQuery[]
  /** How ratings change, by seat; empty if the match does not change any. */
  readonly changes: ReadonlyMap<number, RatingChange>
}

/** Stores how matches ended, and the players' new ratings. */
export class Results {
  readonly #database: Database
  readonly #games: readonly Game[]
  /** Two matches of the same player that end at once must not read the same old rating. */
  readonly #mutex = new KeyedMutex()

  private constructor(database: Database, games: readonly Game[]) {
    this.#database = database
    this.#games = games
  }

  /** Also says what was played in matches from before this was stored. */
  static async open(database: Database, games: readonly Game[]): Promise<Results> {
    const results = new Results(database, games)
    for (const { id, subject } of games) if (subject) await results.#nameSubjects(id, subject)
    return results
  }

  /** Nobody else may read the ratings of these players until the returned function is called. */
  take(seats: readonly Seat[]): Promise<() => void> {
    return this.#mutex.take([...new Set(seats.flatMap(({ person }) => person?.id ?? []))])
  }

  async store(finished: Finished): Promise<Stored> {
    const { match, game, seats, ended, at } = finished
    const standing = standings(seats, ended)
    const isCounted = finished.rated && isRated(ended, standing, seats.length)
    const subject = this.#games.find(({ id }) => id === game)?.subject?.(finished.options) ?? null
    const rows = standing.map(
      ({ seat, player, result, quit }): ResultRow => ({
        match,
        seat,
        player,
        game,
        subject,
        players: seats.length,
        ...columnsOf(result),
        quit: Number(quit),
        rated: Number(isCounted),
        finished: at,
      }),
    )
    if (rows.length === 0) return { queries: [], changes: new Map() }
    const results = this.#database.statements.with(
      `${rows.length} results`,
      rows.flatMap(Object.values),
      () => this.#database.db.insertInto('results').values(rows).compile(),
    )
    const stored = [results, ...this.#storeGames(finished)]
    if (!isCounted) return { queries: stored, changes: new Map() }
    const { queries, changes } = await this.#rate(game, standing)
    return { queries: [...stored, ...queries], changes }
  }

  /** Whoever gave up has played the games that were over then; in later ones a bot played for them. */
  #storeGames({ match, game, seats, gamesOver }: Finished): CompiledQuery[] {
    const rows = gamesOver.flatMap(({ subject, results }, index) =>
      results.flatMap((result, seat): GameResultRow[] => {
        const { person, quit, quitAfter } = seats[seat] ?? FREE_SEAT
        if (person === null || (quit !== null && index >= (quitAfter ?? 0))) return []
        const { id: player } = person
        return [{ match, number: index + 1, seat, player, game, subject, ...columnsOf(result) }]
      }),
    )
    return rows.length === 0 ? [] : [this.#database.db.insertInto('game_results').values(rows).compile()]
  }

  async #nameSubjects(game: string, subject: NonNullable<Game['subject']>): Promise<void> {
    const { db } = this.#database
    const unnamed = db
      .selectFrom('results')
      .innerJoin('matches', 'matches.id', 'results.match')
      .where('results.game', '=', game)
      .where('results.subject', 'is', null)
    for (const { options } of await unnamed.select('options').distinct().execute())
      await db
        .updateTable('results')
        .set({ subject: subject(dataIn(options)) })
        .where('subject', 'is', null)
        .where('match', 'in', (ids) =>
          ids.selectFrom('matches').select('id').where('game', '=', game).where('options', '=', options),
        )
        .execute()
  }

  /** How the rating of the one who resigns would change; null if it would not. */
  async forecast({ game, seats, ended, seat }: Resigned): Promise<RatingForecast | null> {
    const standing = standings(seats, ended)
    if (!isRated(ended, standing, seats.length)) return null
    const { skills } = await this.#skills(game, standing)
    const change = changesOf(standing, skills, rated(standing, skills)).get(seat)
    const rivals = ended.sides.filter(
      (side) => !side.includes(seat) && side.some((other) => seats[other]?.quit === null),
    )
    return change ? { ...change, exact: rivals.length < 2 } : null
  }

  async #skills(game: string, standing: readonly Standing[]): Promise<Known> {
    const { db } = this.#database
    const players = standing.map(({ player }) => player)
    const query = this.#database.statements.with(`${players.length} ratings`, [game, ...players], () =>
      db.selectFrom('ratings').selectAll().where('game', '=', game).where('player', 'in', players).compile(),
    )
    const { rows } = await db.executeQuery(query)
    const before = players.map((player) => rows.find((row) => row.player === player))
    return {
      skills: before.map((row): Skill => row ?? NEW_SKILL),
      matches: before.map((row) => row?.matches ?? 0),
    }
  }

  async #rate(game: string, standing: readonly Standing[]): Promise<Stored> {
    const { db } = this.#database
    const { skills, matches } = await this.#skills(game, standing)
    const after = rated(standing, skills)
    const queries = after.map(({ mu, sigma }, index) => {
      const skill = { mu, sigma, matches: (matches[index] ?? 0) + 1 }
      const row = { player: standing[index]?.player ?? '', game, ...skill }
      const parameters = [...Object.values(row), ...Object.values(skill)]
      return this.#database.statements.with('rate', parameters, () =>
        db
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(skill))
          .compile(),
      )
    })
    return { queries, changes: changesOf(standing, skills, after) }
  }
}

/** What was known of the players before the match, in the order of the standings. */
interface Known {
  readonly skills: readonly Skill[]
  /** How many rated matches they had played. */
  readonly matches: readonly number[]
}

function changesOf(
  standing: readonly Standing[],
  before: readonly Skill[],
  after: readonly Skill[],
): Map<number, RatingChange> {
  const shown = (skills: readonly Skill[], index: number): number => shownRating(skills[index] ?? NEW_SKILL)
  return new Map(
    standing.map(({ seat }, index) => [seat, { before: shown(before, index), after: shown(after, index) }]),
  )
}

const NOTHING = {
  place: null,
  places: null,
  rank: null,
  ranks: null,
  rank_id: null,
  reached: null,
  goal: null,
}

/** A result as the columns of its row. */
function columnsOf(result: SeatResult): ResultColumns {
  const { kind, points } = result
  const won = result.won === null ? null : Number(result.won)
  const common = { kind, won, points, ...NOTHING }
  switch (result.kind) {
    case 'ranked':
    case 'teams':
      return { ...common, place: result.place, places: result.of }
    case 'cooperative': {
      const { progress } = result
      return { ...common, reached: progress?.reached ?? null, goal: progress?.of ?? null }
    }
    case 'solo': {
      const { rank } = result
      return { ...common, rank: rank?.index ?? null, ranks: rank?.of ?? null, rank_id: rank?.id ?? null }
    }
  }
}

/** The result that a row holds. */
export function resultIn(row: ResultColumns): SeatResult {
  const { kind, points } = row
  const won = row.won === 1
  switch (kind) {
    case 'ranked':
    case 'teams':
      return { kind, won, place: row.place ?? 1, of: row.places ?? 1, points }
    case 'cooperative': {
      const { reached, goal: of } = row
      return { kind, won, progress: reached === null || of === null ? null : { reached, of }, points }
    }
    case 'solo': {
      const { rank: index, ranks: of, rank_id: id } = row
      const rank = index === null || of === null || id === null ? null : { id, index, of }
      return { kind, won: row.won === null ? null : won, rank, points }
    }
  }
}
