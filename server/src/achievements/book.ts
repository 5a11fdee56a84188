import {
  type AchievementProgress,
  type Game,
  type Json,
  type Log,
  type Mark,
  type Packs,
  playedMatch,
  progressOf,
  reasonOf,
  sha256,
  toHex,
  unlockedBy,
  utf8,
  verify,
} from '@curio/kernel'
import type { AchievementsOfGame } from '@curio/protocol'
import type { Clock } from '../clock.ts'
import type { HandedLogRow } from '../db/schema.ts'
import { RequestRefused } from '../request-refused.ts'
import { type CountingParts, countHanded, countNew, marksOfHanded } from './counting.ts'
import { lockedPacks } from './locked.ts'

/** How many logs of their own a player may hand in; each has to bring something new. */
const MOST_HANDED = 100
/** All players together: a guest costs nothing. */
const MOST_BYTES = 128 * 1_048_576
/** Every seed has 32 bytes. With zeros behind it, the seed of a match of this server would bring the same chances. */
const SEED_DIGITS = 64

/** What people have achieved, counted from the logs of finished matches. */
export class AchievementBook {
  readonly #parts: CountingParts & { readonly clock: Clock }

  constructor(parts: CountingParts & { readonly clock: Clock }) {
    this.#parts = parts
  }

  /** A game with achievements; refuses any other. */
  gameNamed(id: string): Game & { readonly achievements: NonNullable<Game['achievements']> } {
    const game = this.#parts.games.find((each) => each.id === id)
    const { achievements } = game ?? {}
    if (!game || !achievements) throw new RequestRefused(404, 'not-found', 'there are no achievements')
    return { ...game, achievements }
  }

  async of(player: string, id: string): Promise<AchievementsOfGame> {
    const game = this.gameNamed(id)
    await countNew(this.#parts, player, game)
    const progress = await this.#progress(player, game)
    return { progress, unlocked: unlockedBy(game.achievements, progress) }
  }

  /** The packs of everything that the player has unlocked, for matches without this server. */
  async unlockedPacks(player: string, id: string): Promise<Packs> {
    const { unlocked } = await this.of(player, id)
    return unlocked.length > 0 ? (this.#parts.locked[id]?.packs(unlocked) ?? {}) : {}
  }

  /** Whether the player has unlocked all of these. */
  async hasUnlocked(player: string, id: string, names: readonly string[]): Promise<boolean> {
    const { unlocked } = await this.of(player, id)
    return names.every((name) => unlocked.includes(name))
  }

  /** The packs of everything unlocked that a match asks for; refuses what the player has not unlocked. */
  async packsFor(player: string, id: string, options: Json): Promise<Packs> {
    const game = this.#parts.games.find((each) => each.id === id)
    const asked = game?.achievements?.asks?.(options) ?? []
    if (!game || asked.length === 0) return {}
    const { unlocked } = await this.of(player, id)
    const missing = asked.find((name) => !unlocked.includes(name))
    if (missing !== undefined) throw new RequestRefused(403, 'locked', `you have not unlocked ${missing}`)
    return lockedPacks(this.#parts.locked, game, options)
  }

  /** Only what players judge themselves can be ticked. */
  async tick(player: string, id: string, achievement: string, isDone: boolean): Promise<AchievementsOfGame> {
    const { db } = this.#parts.database
    const item = this.gameNamed(id)
      .achievements.groups.flatMap(({ items }) => items)
      .find((each) => each.id === achievement)
    if (item?.kind !== 'ticked') throw new RequestRefused(409, 'not-possible', 'this is counted from matches')
    const row = { player, game: id, achievement }
    if (isDone)
      await db
        .insertInto('ticks')
        .values({ ...row, at: this.#parts.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await db
        .deleteFrom('ticks')
        .where('player', '=', player)
        .where('game', '=', id)
        .where('achievement', '=', achievement)
        .execute()
    return this.of(player, id)
  }

  /**
   * Takes the log of a match that was played elsewhere with the game's own content. It is kept only if it brings something
   * that was not there.
   */
  async hand(player: string, id: string, seat: number, given: Log): Promise<AchievementsOfGame> {
    const game = this.gameNamed(id)
    // With content of their own people could achieve anything.
    const { packs: _, ...log } = given
    const packs = await this.packsFor(player, id, log.header.options)
    const marks = this.#marksIn(game, log, packs, seat)
    if (await this.#parts.records.hasSeed(log.seed ?? ''))
      throw new RequestRefused(
        400,
        'wrong-log',
        'a match of this server is counted for those who stayed in it',
      )
    const { database, clock } = this.#parts
    const before = await this.#marks(player, id)
    if (!marks.some((mark) => isNew(mark, before))) return this.of(player, id)
    const text = JSON.stringify(log)
    const bytes = Buffer.byteLength(text)
    await this.#checkRoom(player, bytes)
    const row: HandedLogRow = {
      hash: toHex(sha256(utf8(text))),
      player,
      game: id,
      seat,
      log: text,
      bytes,
      at: clock.now(),
    }
    await database.batch([
      database.db
        .insertInto('handed_logs')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
      ...countHanded(this.#parts, game, row),
    ])
    return this.of(player, id)
  }

  #marksIn(game: Game, log: Log, packs: Packs, seat: number): Mark[] {
    const refuse = (why: string): never => {
      throw new RequestRefused(400, 'wrong-log', why)
    }
    if (log.header.game !== game.id || seat >= log.header.seats) refuse('the log is of something else')
    if (log.seed !== undefined && log.seed.length !== SEED_DIGITS) refuse('the seed is no seed of a match')
    const verdict = verify(game, log, packs)
    if (!verdict.ok) return refuse(verdict.message)
    if (!verdict.over || !verdict.seedChecked) refuse('the match is not over')
    try {
      const played = playedMatch(game, log, packs)
      return played ? marksOfHanded(game, played, seat) : []
    } catch (cause) {
      return refuse(reasonOf(cause))
    }
  }

  async #checkRoom(player: string, bytes: number): Promise<void> {
    const { db } = this.#parts.database
    const { count } = await db
      .selectFrom('handed_logs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    const { all } = await db
      .selectFrom('handed_logs')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('all'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_HANDED || Number(all ?? 0) + bytes > MOST_BYTES)
      throw new RequestRefused(409, 'too-many-logs', 'no more logs of yours can be kept')
  }

  async #progress(player: string, { id, achievements }: ReturnType<AchievementBook['gameNamed']>) {
    const marks = await this.#marks(player, id)
    const ticks = await this.#parts.database.db
      .selectFrom('ticks')
      .select('achievement')
      .where('player', '=', player)
      .where('game', '=', id)
      .execute()
    const beside = {
      ticked: ticks.map(({ achievement }) => achievement),
      people: await this.#people(player, id),
    }
    return achievements.groups.flatMap(({ items }) =>
      items.map((item): AchievementProgress => progressOf(item, marks, beside)),
    )
  }

  #marks(player: string, game: string): Promise<Mark[]> {
    return this.#parts.database.db
      .selectFrom('marks')
      .select(['achievement', 'mark', 'value'])
      .where('player', '=', player)
      .where('game', '=', game)
      .execute()
  }

  /** How many other people, programs not counted, sat in the matches that count for each achievement. */
  async #people(player: string, game: string): Promise<Record<string, number>> {
    const rows = await this.#parts.database.db
      .selectFrom('marks')
      .innerJoin('results', 'results.match', 'marks.match')
      .innerJoin('players', 'players.id', 'results.player')
      .select(({ fn }) => ['marks.achievement', fn.count<number>('results.player').distinct().as('people')])
      .where('marks.player', '=', player)
      .where('marks.game', '=', game)
      .whereRef('results.player', '!=', 'marks.player')
      .where('players.kind', '!=', 'program')
      .groupBy('marks.achievement')
      .execute()
    return Object.fromEntries(rows.map(({ achievement, people }) => [achievement, Number(people)]))
  }
}

/** Whether a mark is better than, or other than, all that are there. */
const isNew = (mark: Mark, before: readonly Mark[]): boolean =>
  !before.some(
    (each) => each.achievement === mark.achievement && each.mark === mark.mark && each.value >= mark.value,
  )
