import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { type Json, Match, type Packs, setupOf } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { BotPool } from '../src/bot-pool.ts'
import { makeBot } from '../src/bots.ts'
import { Pool } from '../src/pool.ts'
import type { Position } from '../src/position.ts'
import type { Job } from '../src/protocol.ts'
import { findGame } from '../src/registry.ts'

function newMatch(): Match {
  const game = findGame('route')
  assert.ok(game)
  const match = Match.create(game, { seats: 2, seed: new Uint8Array(32).fill(3) })
  assert.ok(match.ok)
  return match.value
}

/** A thread that counts, over all threads of a test, how often it was asked, and does something about it. */
function threadThat(does: string): URL {
  const code = `
    import { parentPort } from 'node:worker_threads'
    const hang = () => { for (;;); }
    const crash = () => { throw new Error('broken inside') }
    parentPort.on('message', ({ id, job }) => {
      const times = 1 + Atomics.add(job.counter, 0, 1)
      const answer = () => parentPort.postMessage({ id, ok: true, value: times })
      ${does}
    })`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

const countedJob = (): Job => ({ counter: new Int32Array(new SharedArrayBuffer(4)) }) as unknown as Job

test('a bot in a thread decides as it does here, from nothing but the log', async () => {
  const match = newMatch()
  const log = match.log()
  const game = findGame(log.header.game)
  assert.ok(game)
  const setup = setupOf(game, log.header, {})
  assert.ok(setup.ok)
  const bot = { name: 'greedy', seed: 9 } as const
  const pool = new BotPool({ size: 1 })
  try {
    for (const seat of match.awaited()) {
      const position: Position = {
        game,
        setup: setup.value,
        rules: log.header.rules,
        from: null,
        entries: log.entries,
        seat,
      }
      const alone = makeBot(bot).decide(position)
      const { header } = log
      assert.deepEqual(await pool.decide({ header, from: null, entries: log.entries, seat, bot }), alone)
      // From a checkpoint the decision is the same.
      const rest = match.continuation()
      assert.ok(rest.from)
      assert.deepEqual(await pool.decide({ header, ...rest, seat, bot }), alone)
    }
  } finally {
    await pool.close()
  }
})

test('a bot in a thread plays with a pack that somebody brought, again and again', async () => {
  const game = findGame('route')
  assert.ok(game)
  const city = edited(game.packs.city, { 'map.blocks[5].star': 8 }) as Json
  const made = Match.create(game, { seats: 2, seed: new Uint8Array(32).fill(3), packs: { city } })
  assert.ok(made.ok)
  const { header } = made.value
  const continuation = made.value.continuation()
  const [seat = 0] = made.value.awaited()
  const bot = { name: 'random', seed: 9 } as const
  const pool = new BotPool({ size: 1 })
  try {
    const decide = (packs: Packs) => pool.decide({ header, ...continuation, packs, seat, bot })
    await assert.rejects(decide({}), /another pack "city"/)
    await assert.rejects(decide({ city: game.packs.city ?? null }), /another pack "city"/)
    const first = await decide({ city })
    assert.deepEqual(await decide({ city }), first)
  } finally {
    await pool.close()
  }
})

test('a bot that fails says why, and the thread goes on', async () => {
  const log = newMatch().log()
  const pool = new BotPool({ size: 1 })
  const bot = { name: 'random', seed: 1 } as const
  try {
    await assert.rejects(pool.decide({ ...log, from: null, seat: 5, bot }), /seat 5 is not asked anything/)
    const header = { ...log.header, game: 'chess' }
    await assert.rejects(
      pool.decide({ ...log, header, from: null, seat: 0, bot }),
      /there is no game "chess"/,
    )
    assert.equal(typeof (await pool.decide({ ...log, from: null, seat: 0, bot })), 'string')
  } finally {
    await pool.close()
  }
})

for (const [what, does] of [
  ['crashes', 'times === 1 ? crash() : answer()'],
  ['ends itself', 'times === 1 ? process.exit(3) : answer()'],
  ['hangs', 'times === 1 ? hang() : answer()'],
] as const) {
  test(`a thread that ${what} is replaced, and its job is done by the next one`, async () => {
    const pool = new Pool({ size: 1, timeout: 1_000, script: threadThat(does) })
    try {
      assert.equal(await pool.run(countedJob()), 2)
      assert.equal(await pool.run(countedJob()), 2)
    } finally {
      await pool.close()
    }
  })
}

test('a job that costs two threads fails with the reason, and the pool still works', async () => {
  const script = threadThat('if (times <= 2) crash(); else answer()')
  const pool = new Pool({ size: 1, timeout: 5_000, script })
  try {
    const job = countedJob()
    await assert.rejects(pool.run(job), /lost 2 threads over one job: broken inside/)
    assert.equal(await pool.run(job), 3)
  } finally {
    await pool.close()
  }
})

test('a job that hangs twice fails after the timeout, while the main thread goes on', async () => {
  const pool = new Pool({ size: 1, timeout: 200, script: threadThat('hang()') })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 20)
  try {
    await assert.rejects(pool.run(countedJob()), /no answer within 200 ms/)
    assert.ok(ticks > 0)
  } finally {
    clearInterval(timer)
    await pool.close()
  }
})

test('more jobs than threads wait for their turn', async () => {
  const pool = new Pool({ size: 2, timeout: 10_000, script: threadThat('answer()') })
  const job = countedJob()
  try {
    const times = await Promise.all(Array.from({ length: 7 }, () => pool.run(job)))
    assert.deepEqual(
      times.map(Number).sort((one, other) => one - other),
      [1, 2, 3, 4, 5, 6, 7],
    )
  } finally {
    await pool.close()
  }
})

test('closing ends what runs, and refuses what comes after', async () => {
  const pool = new Pool({ size: 1, timeout: 60_000, script: threadThat('hang()') })
  const running = assert.rejects(pool.run(countedJob()), /closed/)
  const waiting = assert.rejects(pool.run(countedJob()), /closed/)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await pool.close()
  await Promise.all([running, waiting])
  await assert.rejects(pool.run(countedJob()), /closed/)
})

/** A program that closes a pool when its thread has answered and nobody has heard it yet. */
const CLOSING = `
  import { Pool } from '${new URL('../src/pool.ts', import.meta.url)}'
  const script = new URL(${JSON.stringify(threadThat('answer(); for (const until = Date.now() + 500; Date.now() < until; );'))})
  const counter = new Int32Array(new SharedArrayBuffer(4))
  const pool = new Pool({ size: 1, timeout: 60_000, script })
  await pool.run({ counter })
  const last = pool.run({ counter })
  await null
  while (Atomics.load(counter, 0) < 2);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await Promise.all([pool.close(), last])
`

test('a program that closes its pool waits for the thread, also if it has just answered', async () => {
  const started = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', CLOSING])
  assert.equal((await started).stderr, '')
})
