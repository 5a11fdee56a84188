import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSettings } from '@curio/server'
import { percentile } from '../src/measure.ts'
import { syncTimes } from '../src/server/disk.ts'
import { withFolder } from '../src/server/folder.ts'
import { Load } from '../src/server/load.ts'
import { Stand } from '../src/server/stand.ts'
import type { Arrive, DrivenTable, Ear } from '../src/server/table.ts'
import { CurioTable, type Player } from '../src/server/tables/curio.ts'
import type { Listener } from '../src/server/tables/guest.ts'

/** Makes every move in the next turn of the event loop, and counts those that are on their way. */
class QuickTable implements DrivenTable {
  readonly #ear: Ear
  moves = 0
  onTheWay = 0
  mostOnTheWay = 0
  isClosed = false

  constructor(ear: Ear) {
    this.#ear = ear
  }

  move(): void {
    this.moves += 1
    this.onTheWay += 1
    this.mostOnTheWay = Math.max(this.mostOnTheWay, this.onTheWay)
    setImmediate(() => {
      this.onTheWay -= 1
      this.#ear.received(10)
      this.#ear.seen(this.moves)
      this.#ear.done()
    })
  }

  close(): void {
    this.isClosed = true
  }
}

/** A player without a server. */
class StillPlayer implements Player {
  isAsked = false
  isOver = false
  matches = 0
  answers = 0
  listener: Listener | null = null

  listen(listener: Listener): void {
    this.listener = listener
  }

  async createMatch(): Promise<string> {
    this.matches += 1
    return `match ${this.matches}`
  }

  async takeSeat(): Promise<void> {}

  async watch(_: string, seat: number): Promise<void> {
    this.isAsked = seat === 0
    this.isOver = false
  }

  answer(): void {
    this.answers += 1
  }

  close(): void {}
}

async function quickLoad(matches: number): Promise<{ load: Load; tables: readonly QuickTable[] }> {
  const tables: QuickTable[] = []
  const arrive: Arrive = async (_, count, earOf) => {
    for (let match = 0; match < count; match++) tables.push(new QuickTable(earOf(match)))
    return tables
  }
  return { load: await Load.arrive(arrive, 'nowhere', matches), tables }
}

test('a percentile is the value below which that share lies', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  assert.equal(percentile(hundred, 0.5), 51)
  assert.equal(percentile(hundred, 0.99), 100)
  assert.equal(percentile([7], 0.99), 7)
  assert.throws(() => percentile([], 0.5), /nothing was measured/)
})

test('a rush makes one move after the other at every table, and ends when none is on its way', async () => {
  const { load, tables } = await quickLoad(3)
  const { moves, bytes, latencies, seconds } = await load.drive(0.3, false)
  assert.ok(seconds > 0 && moves > 3)
  assert.equal(bytes, moves * 10)
  assert.equal(latencies.length, moves)
  for (const table of tables) {
    assert.equal(table.mostOnTheWay, 1)
    assert.equal(table.onTheWay, 0)
  }
})

test('each drive counts for itself', async () => {
  const { load } = await quickLoad(2)
  const first = await load.drive(0.03, false)
  const second = await load.drive(0.03, false)
  assert.equal(second.latencies.length, second.moves)
  assert.equal(second.bytes, second.moves * 10)
  assert.ok(
    Math.min(...second.latencies) > Math.min(...first.latencies),
    'moves of the first are counted again',
  )
})

test('a pace of one move each second is kept at every table', async () => {
  const { load, tables } = await quickLoad(20)
  const first = await load.drive(0.05, true)
  assert.ok(first.moves <= 20)
  const before = tables.map((table) => table.moves)
  assert.ok(new Set(before).size > 5, `tables are apart: ${before}`)
  const second = await load.drive(0.2, true)
  assert.ok(second.moves <= 20)
  // One in the second that is not counted, one in the part of a second that is.
  assert.ok(tables.every((table, index) => table.moves - (before[index] ?? 0) <= 2))
  load.close()
  assert.ok(tables.every((table) => table.isClosed))
})

test('a table that stands still ends the drive', async () => {
  const table: DrivenTable = { move: () => {}, close: () => {} }
  const load = await Load.arrive(async () => [table, table], 'nowhere', 2, 10)
  await assert.rejects(load.drive(0.01, false), /2 tables stand still/)
})

test('a table whose end one player hears of late begins its next match with the next move', async () => {
  const [host, guest] = [new StillPlayer(), new StillPlayer()]
  const made = Promise.withResolvers<void>()
  const ear: Ear = { seen: () => {}, received: () => {}, done: made.resolve }
  const table = new CurioTable('chess', {}, [host, guest], ear, 1)
  await table.begin()
  table.move()
  assert.equal(host.answers, 1)
  host.isAsked = false
  host.isOver = true
  host.listener?.acknowledged()
  await made.promise
  // Nobody has asked for another move when the news arrives, so nothing begins yet.
  guest.isOver = true
  guest.listener?.updated()
  assert.equal(host.matches, 1)
  table.move()
  await new Promise(setImmediate)
  assert.equal(host.matches, 2)
  assert.equal(host.answers, 2)
})

test('the disk is asked again and again, in the folder that is given', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'curio-bench-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const times = await syncTimes(folder, 0.05, 1_000)
  assert.ok(times.length > 0 && times.every((time) => time >= 0))
  assert.equal(readdirSync(folder).length, 1)
})

test('more players come from one address than a server lets in', () =>
  withFolder(async (folder) => {
    const { socketsPerAddress } = readSettings({})
    const stand = await Stand.start('curio', socketsPerAddress / 2 + 1, folder)
    const { moves } = await stand.drive({ seconds: 0.2, isPaced: false }).finally(() => stand.stop())
    assert.ok(moves > 0)
  }))
