import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Siege } from './support/siege.ts'
import { temporaryFolder } from './support/stand.ts'

const KILLS = 3

test('kill -9 under load loses nothing that was acknowledged, and nothing is there twice', async (t) => {
  const siege = new Siege(temporaryFolder(t), 6)
  t.after(() => siege.kill())
  for (let kill = 0; kill < KILLS; kill++) {
    await siege.round(20 + Math.random() * 100)
    siege.check()
  }
  assert.ok(siege.acknowledged.size >= 20 * KILLS)
})
