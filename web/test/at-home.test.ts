import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, type Log, Match, plainAnswer } from '@curio/kernel'
import { climb } from '@curio/kernel/test-games'
import { handEach } from '../src/achievements/at-home.ts'
import { ApiRefusal } from '../src/online/api.ts'

const GAME = climb as Game
const ANSWER = { progress: [], unlocked: [] }

function climbed(seed: number): Log {
  const begun = Match.create(GAME, { seats: 1, options: {}, seed: new Uint8Array(32).fill(seed) })
  assert.ok(begun.ok)
  const match = begun.value
  while (!match.over) {
    const [question = assert.fail()] = match.questions(0)
    assert.ok(match.answer({ seat: 0, question: question.id, value: plainAnswer(question) }).ok)
  }
  return match.log()
}

const MATCHES = [1, 2, 3].map((seed) => ({ seat: 0, log: climbed(seed), seed }))

/** Hands in three matches, the second of which the server refuses; gives those that are not sent again. */
async function settledAfter(code: string): Promise<number[]> {
  const settled: number[] = []
  let sent = 0
  const send = async () => {
    sent += 1
    if (sent === 2) throw new ApiRefusal({ code, text: '' })
    return ANSWER
  }
  assert.equal(await handEach(GAME, MATCHES, send, ({ seed }) => settled.push(seed)), ANSWER)
  return settled
}

test('a log that the server never takes does not hold back those after it', async () => {
  assert.deepEqual(await settledAfter('wrong-log'), [1, 2, 3])
  assert.deepEqual(await settledAfter('locked'), [1, 2, 3])
})

test('a log that the server may take later is sent again, with all after it', async () => {
  assert.deepEqual(await settledAfter('too-fast'), [1])
  assert.deepEqual(await settledAfter('too-many-logs'), [1])
})
