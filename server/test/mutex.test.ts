import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { KeyedMutex } from '../src/mutex.ts'

test('who has nothing in common with others does not wait; the rest come one after the other', async () => {
  const mutex = new KeyedMutex()
  const begun: string[] = []
  const take = async (name: string, keys: readonly string[]): Promise<() => void> => {
    const release = await mutex.take(keys)
    begun.push(name)
    return release
  }
  const first = await take('first', ['a', 'b'])
  const second = take('second', ['b', 'c'])
  const third = take('third', ['c'])
  const alone = await take('alone', ['d'])
  await take('nobody', [])
  await turnOfTheLoop()
  assert.deepEqual(begun, ['first', 'alone', 'nobody'])
  first()
  const releaseSecond = await second
  await turnOfTheLoop()
  assert.deepEqual(begun, ['first', 'alone', 'nobody', 'second'])
  releaseSecond()
  const releaseThird = await third
  releaseThird()
  alone()
  await take('again', ['a', 'b', 'c', 'd'])
  assert.deepEqual(begun.slice(4), ['third', 'again'])
})
