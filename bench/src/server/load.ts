import type { Arrive, DrivenTable } from './table.ts'

/** What a driver counted while it drove. */
export interface Drive {
  readonly seconds: number
  readonly moves: number
  /** Received by both players together. */
  readonly bytes: number
  /** Milliseconds from sending a move until the other player gets the update, for each move that the other may see. */
  readonly latencies: readonly number[]
}

/** Milliseconds between two moves of a match that is paced. */
const PACE = 1_000
/** Roughly the moves of one match: paced matches start this far apart at most. */
const SPREAD = 120
/** Milliseconds; the slowest of machines makes a move in less. */
const STILL = 60_000

interface Place {
  readonly table: DrivenTable
  isBusy: boolean
  /** Moves to make before it is paced. */
  ahead: number
}

/** Scripted players at many tables. */
export class Load {
  #places: readonly Place[] = []
  #latencies: number[] = []
  #moves = 0
  #bytes = 0
  /** What to do at a table when its move has been made. */
  #next: (place: Place) => void = () => {}
  readonly #still: number

  private constructor(still: number) {
    this.#still = still
  }

  /** A move that has not been made `still` milliseconds after the last one at any table is given up. */
  static async arrive(arrive: Arrive, address: string, matches: number, still = STILL): Promise<Load> {
    const load = new Load(still)
    const tables = await arrive(address, matches, (match) => ({
      seen: (milliseconds) => load.#latencies.push(milliseconds),
      received: (bytes) => {
        load.#bytes += bytes
      },
      done: () => load.#done(match),
    }))
    load.#places = tables.map((table) => ({
      table,
      isBusy: false,
      ahead: Math.floor(Math.random() * SPREAD),
    }))
    return load
  }

  /** Plays for `seconds`: at every table one move after the other or, if paced, one a second at a random moment. */
  async drive(seconds: number, isPaced: boolean): Promise<Drive> {
    if (isPaced) await this.#spread()
    const timers = isPaced ? this.#pace() : this.#rush()
    // A server that idled meanwhile is back at work after one move at every table.
    if (isPaced) await sleep(PACE)
    this.#latencies = []
    this.#moves = 0
    this.#bytes = 0
    const started = performance.now()
    await sleep(seconds * 1_000)
    const drive = {
      seconds: (performance.now() - started) / 1_000,
      moves: this.#moves,
      bytes: this.#bytes,
      latencies: [...this.#latencies],
    }
    for (const timer of timers) clearTimeout(timer)
    this.#next = () => {}
    await this.#rest()
    return drive
  }

  close(): void {
    for (const { table } of this.#places) table.close()
  }

  /** Matches that begin together and are played at one speed would all end together, unlike those of people. */
  async #spread(): Promise<void> {
    this.#next = (place) => {
      place.ahead -= 1
      if (place.ahead > 0) this.#move(place)
    }
    for (const place of this.#places) if (place.ahead > 0) this.#move(place)
    await this.#rest()
    this.#next = () => {}
  }

  /** Waits until no move is on its way, but not for ever. */
  async #rest(): Promise<void> {
    let moves = this.#moves
    let since = performance.now()
    for (;;) {
      const busy = this.#places.filter(({ isBusy }) => isBusy).length
      if (busy === 0) return
      if (this.#moves !== moves) since = performance.now()
      moves = this.#moves
      if (performance.now() - since > this.#still) throw new Error(`${busy} tables stand still`)
      await sleep(1)
    }
  }

  #rush(): NodeJS.Timeout[] {
    this.#next = (place) => this.#move(place)
    for (const place of this.#places) this.#move(place)
    return []
  }

  #pace(): NodeJS.Timeout[] {
    const timers: NodeJS.Timeout[] = []
    this.#places.forEach((place, match) => {
      const beat = (): void => {
        timers[match] = setTimeout(beat, PACE)
        if (!place.isBusy) this.#move(place)
      }
      timers[match] = setTimeout(beat, Math.random() * PACE)
    })
    return timers
  }

  #move(place: Place): void {
    place.isBusy = true
    place.table.move()
  }

  #done(match: number): void {
    const place = this.#places[match]
    if (!place) throw new Error(`there is no match ${match}`)
    this.#moves += 1
    place.isBusy = false
    this.#next(place)
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
