import { fastChance, type Json } from '@curio/kernel'
import type { Arrive, DrivenTable, Ear } from '../table.ts'
import { Guest } from './guest.ts'

/** Tables that are made at the same time. */
const AT_ONCE = 16
/** Milliseconds after the acknowledgement of an answer within which the other player is told, if at all. */
const PATIENCE = 2

/** What a table needs of its two guests. */
export type Player = Omit<Guest, 'arrive'>

/** A game on our server, played by the public protocol. */
export class CurioTable implements DrivenTable {
  readonly #guests: readonly [Player, Player]
  readonly #ear: Ear
  readonly #game: string
  readonly #options: Json
  readonly #chance
  #mover = 0
  #sent = 0
  #isWaiting = false
  /** The move is on its way, and the other player has not been told of it. */
  #isUnseen = false
  #patience: NodeJS.Timeout | null = null

  constructor(game: string, options: Json, guests: readonly [Player, Player], ear: Ear, seed: number) {
    this.#game = game
    this.#options = options
    this.#guests = guests
    this.#ear = ear
    this.#chance = fastChance(seed)
    guests.forEach((guest, seat) => {
      guest.listen({
        received: (bytes) => ear.received(bytes),
        updated: () => this.#updated(seat),
        acknowledged: () => this.#acknowledged(),
      })
    })
  }

  /** Whether both players know that the match is over. */
  get #isOver(): boolean {
    return this.#guests.every(({ isOver }) => isOver)
  }

  async begin(): Promise<void> {
    this.#isWaiting = false
    const [host, guest] = this.#guests
    const match = await host.createMatch(this.#game, this.#options)
    await guest.takeSeat(match, 1)
    await Promise.all(this.#guests.map((each, seat) => each.watch(match, seat)))
  }

  /**
   * Moves for whoever is asked; if both are, for the one who did not move last. If the match is over, the next one
   * begins here when the other player heard of the end only after the last move counted as made.
   */
  move(): void {
    const other = 1 - this.#mover
    const mover = [other, this.#mover].find((seat) => this.#guests[seat]?.isAsked)
    this.#isWaiting = mover === undefined
    if (mover === undefined) {
      if (this.#isOver) void this.begin().then(() => this.move())
      return
    }
    this.#mover = mover
    this.#isUnseen = true
    this.#sent = performance.now()
    this.#guests[mover]?.answer((options) => options[this.#chance.below(options.length)] as Json)
  }

  close(): void {
    for (const guest of this.#guests) guest.close()
  }

  #updated(seat: number): void {
    if (this.#isUnseen && seat !== this.#mover) {
      this.#isUnseen = false
      this.#ear.seen(performance.now() - this.#sent)
      if (this.#patience !== null) this.#done()
    }
    if (this.#isWaiting) this.move()
  }

  /** If the move changed anything for the other player, that was sent at the same time as the acknowledgement. */
  #acknowledged(): void {
    if (this.#isUnseen) this.#patience = setTimeout(() => this.#done(), PATIENCE)
    else this.#done()
  }

  #done(): void {
    if (this.#patience !== null) clearTimeout(this.#patience)
    this.#patience = null
    this.#isUnseen = false
    if (this.#isOver) void this.begin().then(() => this.#ear.done())
    else this.#ear.done()
  }
}

export const arriveAtCurio =
  (game: string, options: Json = {}): Arrive =>
  async (address, matches, earOf) => {
    const tables: CurioTable[] = []
    const arrive = async (): Promise<void> => {
      while (tables.length < matches) {
        const match = tables.length
        const guests = [new Guest(address), new Guest(address)] as const
        const table = new CurioTable(game, options, guests, earOf(match), match)
        tables.push(table)
        for (const guest of guests) await guest.arrive()
        await table.begin()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, arrive))
    return tables
  }
