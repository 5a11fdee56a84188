import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastChance, type Json, plainAnswer } from '@curio/kernel'
import { Place, Visitor } from './client.ts'
import { freePort, startProcess } from './process.ts'

/** One player at two seats of one table, on one connection, answering as fast as it can. */
class Driver {
  readonly #siege: Siege
  readonly #number: number
  readonly #chance
  #match: string | null = null
  #visitor: Visitor | null = null
  /** Sent, but not acknowledged when the server died: sent again, with the same id. */
  #pending: { id: string; seat: number; q: string; v: Json } | null = null
  #sent = 0

  constructor(siege: Siege, number: number) {
    this.#siege = siege
    this.#number = number
    this.#chance = fastChance(number)
  }

  /** Plays until the connection breaks. */
  async drive(): Promise<void> {
    try {
      for (;;) {
        const places = await this.#sit()
        if (this.#pending) await this.#repeat(places)
        while (await this.#step(places));
        await places[0]?.line.close()
      }
    } catch (cause) {
      if (!this.#siege.isDown) throw cause
    }
  }

  async #sit(): Promise<Place[]> {
    this.#visitor = this.#visitor?.at(this.#siege.address) ?? (await Visitor.come(this.#siege.address))
    this.#match ??= await this.#visitor.createMatch({ seats: ['me', 'me'], options: { ancient: 'DAGON' } })
    const line = await this.#visitor.connect()
    const places = [0, 1].map((seat) => new Place(line, this.#match ?? '', seat, seat))
    for (const place of places) await place.watch()
    return places
  }

  async #repeat(places: readonly Place[]): Promise<void> {
    const { id, seat, q, v } = this.#pending ?? assert.fail()
    const place = places[seat] ?? assert.fail()
    await place.line.do({ t: 'answer', c: seat, q, v }, id)
    this.#siege.acknowledged.add(id)
    this.#siege.repeated += 1
    this.#pending = null
  }

  /** False when the match is over. */
  async #step(places: readonly Place[]): Promise<boolean> {
    const asked = places.filter((place) => place.question !== null)
    const place = asked[this.#chance.below(Math.max(1, asked.length))]
    if (!place?.question || place.seat === null) {
      this.#match = null
      return false
    }
    const { id: q } = place.question
    const v = plainAnswer(place.question, (options) => options[this.#chance.below(options.length)])
    this.#pending = { id: `${this.#number}-${++this.#sent}`, seat: place.seat, q, v }
    await place.line.do({ t: 'answer', c: place.channel, q, v }, this.#pending.id)
    this.#siege.acknowledged.add(this.#pending.id)
    this.#pending = null
    return true
  }
}

/** A server in a process of its own, under load, and killed without warning. */
export class Siege {
  readonly #folder: string
  readonly #drivers: Driver[]
  readonly acknowledged = new Set<string>()
  repeated = 0
  isDown = true
  #process: ChildProcess | null = null
  #port = 0

  constructor(folder: string, drivers: number) {
    this.#folder = folder
    this.#drivers = Array.from({ length: drivers }, (_, number) => new Driver(this, number))
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts the server, drives it for a number of answers and a little longer, and kills it. */
  async round(answers: number): Promise<void> {
    await this.#start()
    const enough = this.acknowledged.size + answers
    const driving = Promise.all(this.#drivers.map((driver) => driver.drive()))
    const reached = async (): Promise<void> => {
      while (this.acknowledged.size < enough) await sleep(2)
      await sleep(Math.random() * 20)
    }
    await Promise.race([reached(), driving])
    await this.kill()
    await driving
  }

  async kill(): Promise<void> {
    if (this.#process === null) return
    const dead = once(this.#process, 'exit')
    this.isDown = true
    this.#process.kill('SIGKILL')
    await dead
    this.#process = null
  }

  /** Everything that was acknowledged is there, nothing is there twice, and no log has a gap. */
  check(): void {
    const database = new DatabaseSync(join(this.#folder, 'curio.db'))
    const rows = database.prepare('SELECT match, "index", message FROM entries ORDER BY match, "index"').all()
    database.close()
    const messages = rows.flatMap(({ message }) => (message === null ? [] : [String(message)]))
    const stored = new Set(messages)
    assert.equal(stored.size, messages.length, 'an answer is there twice')
    for (const id of this.acknowledged) assert.ok(stored.has(id), `answer ${id} is lost`)
    const next = new Map<string, number>()
    for (const { match, index } of rows) {
      assert.equal(index, next.get(String(match)) ?? 0, 'a log has a gap')
      next.set(String(match), Number(index) + 1)
    }
  }

  async #start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort()
    this.#process = await startProcess(this.#folder, this.#port)
    this.isDown = false
  }
}
