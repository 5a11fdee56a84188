import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepUnlocked, keptUnlocked } from '../src/achievements/unlocked.ts'
import { keep } from '../src/store/kept.ts'

test('a browser keeps what it was told to be unlocked, game by game, and nothing that it cannot read', () => {
  assert.deepEqual(keptUnlocked('climb'), {})
  keepUnlocked('climb', { rope: { length: 9 } })
  assert.deepEqual(keptUnlocked('climb'), { rope: { length: 9 } })
  assert.deepEqual(keptUnlocked('tug'), {})
  keep('curio.unlocked.climb', 'no JSON')
  assert.deepEqual(keptUnlocked('climb'), {})
})
