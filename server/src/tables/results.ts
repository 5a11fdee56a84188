import type { Outcome } from '@curio/kernel'
import type { CompiledQuery } from 'kysely'
import type { Database } from '../db/open.ts'
import { TurnsByKey } from '../turns.ts'
import { isRated, NEW_SKILL, rated, type Skill, type Standing, standings } from './ratings.ts'
import type { Seat } from './seats.ts'

/** A match that is over. */
export interface Finished {
  readonly match: string
  readonly game: string
  readonly seats: readonly Seat[]
  readonly outcome: Outcome | null
  readonly at: number
}

/** Writes down how matches ended, and what that says of the players' strength. */
export class Results {
  readonly #database: Database
  /** Two matches of the same player that end at once must not read the same old rating. */
  readonly #turns = new TurnsByKey()

  constructor(database: Database) {
    this.#database = database
  }

  /** Nobody else may read ratings of these players until the given function is called. */
  take(seats: readonly Seat[]): Promise<() => void> {
    return this.#turns.take([...new Set(seats.flatMap(({ person }) => person?.id ?? []))])
  }

  async queries(finished: Finished): Promise<CompiledQuery[]> {
    const { match, game, seats, outcome, at } = finished
    const standing = standings(seats, outcome)
    const isCounted = isRated(standing)
    const rows = standing.map(({ seat, player, place, won, points, quit }) => ({
      match,
      seat,
      player,
      game,
      place,
      players: seats.length,
      won: Number(won),
      points,
      quit: Number(quit),
      rated: Number(isCounted),
      finished: at,
    }))
    if (rows.length === 0) return []
    const results = this.#database.statements.with(
      `${rows.length} results`,
      rows.flatMap(Object.values),
      () => this.#database.db.insertInto('results').values(rows).compile(),
    )
    return isCounted ? [results, ...(await this.#ratings(game, standing))] : [results]
  }

  async #ratings(game: string, standing: readonly Standing[]): Promise<CompiledQuery[]> {
    const { db } = this.#database
    const players = standing.map(({ player }) => player)
    const query = this.#database.statements.with(`${players.length} ratings`, [game, ...players], () =>
      db.selectFrom('ratings').selectAll().where('game', '=', game).where('player', 'in', players).compile(),
    )
    const { rows } = await db.executeQuery(query)
    const before = players.map((player) => rows.find((row) => row.player === player))
    const skills = rated(
      standing,
      before.map((row): Skill => row ?? NEW_SKILL),
    )
    return skills.map(({ mu, sigma }, index) => {
      const skill = { mu, sigma, matches: (before[index]?.matches ?? 0) + 1 }
      const row = { player: players[index] ?? '', game, ...skill }
      const parameters = [...Object.values(row), ...Object.values(skill)]
      return this.#database.statements.with('rate', parameters, () =>
        db
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(skill))
          .compile(),
      )
    })
  }
}
