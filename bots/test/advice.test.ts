import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Game, Match } from '@curio/kernel'
import { advise, rivalOf } from '../src/advice.ts'
import { BotPool } from '../src/bot-pool.ts'
import { makeBot } from '../src/bots.ts'
import { type Position, play, questionOf } from '../src/position.ts'
import { findGame } from '../src/registry.ts'
import { positions } from './support/positions.ts'

/** The question of a position; worked out anew, since the game it was taken from has gone on. */
const askedAt = (position: Position) => questionOf(play(position, fastChance(0)), position.seat)

const bot = { name: 'greedy', seed: 4 } as const

test('advice is what the bot decides, out of how many, and the best of the rest', () => {
  for (const { position } of positions(2, {}, 11, 9)) {
    const ask = askedAt(position)
    const question = ask.question('0')
    const { value, among, rival } = advise(position, makeBot(bot))
    assert.equal(ask.fault(value), null)
    assert.equal(among, question.form === 'choose' ? question.options.length : null)
    if (rival === null) continue
    assert.equal(ask.fault(rival.value), null)
    assert.notDeepEqual(rival.value, value)
  }
})

test('where there is nothing else to choose there is no rival', () => {
  const only = positions(2, {}, 3, 1)
    .map(({ position }) => position)
    .find((position) => askedAt(position).candidates().length === 1)
  assert.ok(only)
  assert.equal(rivalOf(only, askedAt(only).candidates()[0] ?? null), null)
})

test('what the game calls pointless is no rival', () => {
  const reached = positions(2, {}, 11, 9).find(({ ask }) => ask.candidates().length > 2)
  assert.ok(reached)
  const { position } = reached
  const [chosen = null] = askedAt(position).candidates()
  const best = rivalOf(position, chosen)?.value
  assert.ok(best !== undefined)
  const game: Game = {
    ...position.game,
    advice: {
      ...position.game.advice,
      priors: (_state, _seat, _kind, options) => options.map((option) => (option === best ? 0 : 1)),
    },
  }
  assert.notEqual(rivalOf({ ...position, game }, chosen)?.value, best)
})

test('judging leaves the position as it was, and says the same again', () => {
  const [, { position } = assert.fail('no position')] = positions(1, {}, 5, 3)
  const before = JSON.stringify(position.entries)
  const [first = null] = askedAt(position).candidates()
  assert.deepEqual(rivalOf(position, first), rivalOf(position, first))
  assert.equal(JSON.stringify(position.entries), before)
})

test('a rival does not depend on what another seat answered unseen', () => {
  // Both keep a task at the same time; which one the other keeps is a secret.
  const [reached] = positions(2, {}, 21, 1).filter(({ ask }) => ask.kind === 'task.keep')
  assert.ok(reached)
  const { position } = reached
  const seat = 1 - position.seat
  const [mine = null] = askedAt(position).candidates()
  const secrets = askedAt({ ...position, seat }).candidates()
  const rivals = secrets.map((answer) =>
    rivalOf({ ...position, entries: [...position.entries, { seat, answer, chance: [] }] }, mine),
  )
  assert.ok(rivals.length > 1)
  for (const rival of rivals) assert.deepEqual(rival, rivals[0])
})

test('a reason is what the game says for the answer, made of nothing that the seat cannot know', () => {
  const [reached] = positions(2, {}, 21, 1).filter(({ ask }) => ask.kind === 'task.keep')
  assert.ok(reached)
  const { position } = reached
  const seat = 1 - position.seat
  const game: Game = {
    ...position.game,
    advice: {
      ...position.game.advice,
      // Whatever it is given, hidden or not.
      reason: (state, asked, kind, answer, options) => ({
        state: JSON.stringify(state),
        ...{ asked, kind, answer, options: options.length },
      }),
    },
  }
  const secrets = askedAt({ ...position, seat }).candidates()
  const reasons = secrets.map((answer) => {
    const entries = [...position.entries, { seat, answer, chance: [] }]
    return advise({ ...position, game, entries }, makeBot(bot))
  })
  assert.ok(reasons.length > 1)
  for (const { value, reason } of reasons) {
    assert.deepEqual(reason, reasons[0]?.reason)
    assert.ok(reason !== null && typeof reason === 'object' && 'answer' in reason)
    const { asked, kind, answer, options } = reason
    assert.deepEqual([asked, kind, answer], [position.seat, 'task.keep', value])
    assert.equal(options, askedAt(position).candidates().length)
  }
})

test('a game that gives no reasons has none', () => {
  const [reached = assert.fail('no position')] = positions(2, {}, 11, 1)
  const { reason: _, ...advice } = reached.position.game.advice
  const game: Game = { ...reached.position.game, advice }
  assert.equal(advise({ ...reached.position, game }, makeBot(bot)).reason, null)
})

test('a thread gives the same advice', async () => {
  const game = findGame('route')
  assert.ok(game)
  const match = Match.create(game, { seats: 1, seed: new Uint8Array(32).fill(3) })
  assert.ok(match.ok)
  const pool = new BotPool({ size: 1 })
  try {
    const log = match.value.log()
    const { value, among } = await pool.advise({ ...log, from: null, seat: 0, bot })
    assert.equal(value, await pool.decide({ ...log, from: null, seat: 0, bot }))
    assert.ok(among !== null && among > 1)
  } finally {
    await pool.close()
  }
})
