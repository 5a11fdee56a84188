import assert from 'node:assert/strict'
import { makeBot, type Position, type Taken } from '@curio/bots/players'
import { type Game, type Json, type Log, type Packs, plainAnswer, setupOf } from '@curio/kernel'
import type { Level, Unsaved } from '@curio/protocol'
import { route } from '@curio/route'
import type { TableState } from '@curio/ui'
import type { OpenWire } from '../src/client/socket.ts'
import { TableClient, type TableParts } from '../src/client/table-client.ts'
import type { Thinker } from '../src/local/bots.ts'
import { Host } from '../src/local/host.ts'
import {
  type LocalSeat,
  logOf,
  type NewLocal,
  type Save,
  type SavedMatch,
  WrittenElsewhere,
} from '../src/local/save.ts'
import {
  createMatch,
  type MatchStore,
  recordSource,
  type Surroundings,
  savedSource,
  type TableSource,
} from '../src/local/table-source.ts'
import type { TableLink } from '../src/table/link.ts'

/** The game of tests that would work with any. */
export const game = route as Game

export const person = (name: string): LocalSeat => ({ name, kind: 'person', level: '' })
export const bot = (name: string): LocalSeat => ({ name, kind: 'bot', level: 'easy' })

/** Keeps matches like the browser's database, and remembers what was written. */
export class MemoryStore implements MatchStore {
  readonly matches = new Map<string, SavedMatch>()
  readonly written: Unsaved[] = []

  async getMatch(id: string): Promise<SavedMatch | null> {
    return structuredClone(this.matches.get(id) ?? null)
  }

  async addMatch(match: SavedMatch): Promise<void> {
    this.matches.set(match.save.id, structuredClone(match))
  }

  async keepPacks({ id, packs: named }: Save, packs: Packs): Promise<void> {
    const before = this.matches.get(id)
    if (before) this.matches.set(id, { ...before, save: { ...before.save, packs: named }, packs })
  }

  async keepMatch(save: Save, unsaved: Unsaved): Promise<void> {
    const before = this.matches.get(save.id)
    if (before?.save.writes !== save.writes - 1) throw new WrittenElsewhere()
    const entries = [...before.entries.slice(0, unsaved.from), ...unsaved.entries]
    assert.equal(entries.length, save.length)
    this.matches.set(save.id, structuredClone({ ...before, save, entries }))
    this.written.push(structuredClone(unsaved))
  }
}

/** Decides in the thread of the test, and remembers for which seat and level. */
export class TestThinker implements Thinker {
  readonly asked: string[] = []
  readonly #game: Game

  constructor(played: Game = game) {
    this.#game = played
  }

  async decide(position: Parameters<Thinker['decide']>[0], level: Level): Promise<Json> {
    this.asked.push(`decide ${position.seat} ${level}`)
    return makeBot({ name: level, seed: 1 }).decide(this.#given(position))
  }

  async consider(position: Parameters<Thinker['consider']>[0], level: Level): Promise<Taken | null> {
    return makeBot({ name: level, seed: 1 }).consider?.(this.#given(position)) ?? null
  }

  #given({ header, from, entries, packs = {}, seat }: Parameters<Thinker['decide']>[0]): Position {
    const setup = setupOf(this.#game, header, packs)
    assert.ok(setup.ok)
    return { game: this.#game, setup: setup.value, rules: header.rules, from, entries, seat }
  }

  async advise(position: Parameters<Thinker['advise']>[0], level: Level): ReturnType<Thinker['advise']> {
    this.asked.push(`advise ${position.seat} ${level}`)
    return { value: 'this', among: 2, rival: null, reason: null }
  }
}

interface BrowserParts {
  readonly played?: Game
  readonly thinker?: Thinker
  /** What it has kept already. */
  readonly store?: MemoryStore
}

/** A browser without a screen: what it keeps and what is open in it. */
export class TestBrowser {
  readonly store: MemoryStore
  readonly thinker: Thinker
  readonly surroundings: Surroundings
  /** Failures that hosts reported. */
  readonly failures: unknown[] = []
  #open: TableClient[] = []

  constructor({ played = game, thinker, store = new MemoryStore() }: BrowserParts = {}) {
    this.store = store
    this.thinker = thinker ?? new TestThinker(played)
    this.surroundings = { store: this.store, loadGame: async () => played, now: () => 5 }
  }

  create(seats: readonly LocalSeat[], change: Partial<NewLocal> = {}): Promise<string> {
    const usual = { game: game.id, options: {}, packs: {}, seed: '07'.repeat(32), tutorial: null }
    return createMatch({ ...usual, seats, ...change }, this.surroundings)
  }

  /** A worker's host, without the worker. */
  wire(find: (match: string) => TableSource): OpenWire {
    return (events) => {
      let isOpen = false
      const close = (): void => {
        isOpen = false
        events.closed()
      }
      const host = new Host(find, {
        thinker: this.thinker,
        send: (text) => queueMicrotask(() => isOpen && events.received(text)),
        fail: (cause) => {
          this.failures.push(cause)
          close()
        },
      })
      queueMicrotask(() => {
        isOpen = true
        events.opened()
      })
      return { isOpen: () => isOpen, send: (text) => host.receive(text), close }
    }
  }

  /** Opens a match kept here; resolves when it can be seen or has failed. */
  async open(match: string): Promise<TableLink> {
    const save = this.store.matches.get(match)?.save
    const seats = (save?.seats ?? []).flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const link = this.#link({
      where: 'local',
      match,
      seats,
      tutorial: save?.tutorial ?? null,
      open: this.wire((id) => savedSource(id, this.surroundings)),
      record: async () => this.log(match),
      packs: async ({ packs }) => {
        const kept = this.store.matches.get(match)?.packs ?? {}
        return Object.fromEntries(packs.map(({ name }) => [name, kept[name] ?? null]))
      },
    })
    return seen(link)
  }

  async openRecord(log: Log, names: readonly string[]): Promise<TableLink> {
    return seen(this.recordLink(log, names))
  }

  /** A record that is still being opened. */
  recordLink(log: Log, names: readonly string[]): TableLink {
    return this.#link({
      where: 'record',
      match: 'record',
      seats: [],
      open: this.wire((id) => recordSource(id, log, names, this.surroundings.loadGame)),
      record: async () => log,
      packs: async () => log.packs ?? {},
    })
  }

  /** A new table, open. */
  async begin(seats: readonly LocalSeat[], change: Partial<NewLocal> = {}): Promise<TableLink> {
    return this.open(await this.create(seats, change))
  }

  log(match: string): Log {
    const found = this.store.matches.get(match)
    assert.ok(found)
    return logOf(structuredClone(found))
  }

  /** The log of the only match. */
  get onlyLog(): Log {
    const [only] = this.store.matches.keys()
    return this.log(only ?? '')
  }

  close(): void {
    for (const client of this.#open) client.close()
    this.#open = []
  }

  #link(parts: TableParts): TableLink {
    const client = new TableClient(parts)
    this.#open.push(client)
    return client.link
  }
}

/** The table when it can be seen, or has failed. */
async function seen(link: TableLink): Promise<TableLink> {
  await until(link, () => link.snapshot() !== null || link.failure() !== null)
  return link
}

/** Waits until a condition holds; checks it after every change of the table. */
export async function until(link: TableLink, holds: () => boolean): Promise<void> {
  while (!holds())
    await new Promise<void>((resolve) => {
      const forget = link.subscribe(() => {
        forget()
        resolve()
      })
    })
}

export function tableOf(link: TableLink): TableState {
  const snapshot = link.snapshot()
  assert.ok(snapshot)
  return snapshot.table
}

/** Answers for everybody at this screen, with the first option each time. */
export async function playOn(link: TableLink, answers: number): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const next = (): number | undefined =>
      link.snapshot()?.here.find((seat) => tableOf(link).awaited.includes(seat))
    await until(link, () => tableOf(link).outcome !== null || next() !== undefined)
    if (tableOf(link).outcome !== null) return
    link.look(next() ?? 0)
    const [question] = tableOf(link).questions
    assert.ok(question)
    assert.deepEqual(await link.answer(question.id, plainAnswer(question)), { ok: true })
  }
}
