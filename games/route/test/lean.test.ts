import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, Match, packHashes } from '@curio/kernel'
import { route } from '../index.ts'
import { leanRoute } from '../lean.ts'

const SEED = new Uint8Array(32).fill(7)

const booklet = (options: Record<string, Json>): Json => ({ edition: 'booklet', ...options })

test('RT-GEN-4: a match loads the packs it is played with and no others', async () => {
  const names = async (options: Json) => Object.keys((await leanRoute(options)).packs)
  assert.deepEqual(await names({}), ['city'])
  assert.deepEqual(await names(booklet({ city: 'venice' })), ['city', 'booklet', 'venice'])
  assert.deepEqual(await names(booklet({ city: 'arkham', mode: 'dice' })), [
    'city',
    'booklet',
    'arkham-booklet',
  ])
  const among = ['venice', 'sydney', 'arkham']
  assert.deepEqual(
    (await names(booklet({ campaign: { among } }))).sort(),
    ['city', 'booklet', 'venice', 'sydney', 'arkham-booklet'].sort(),
  )
  assert.equal((await names(booklet({ campaign: {} }))).length, 6)
})

test('what is loaded plays like what comes with the whole game', async () => {
  for (const options of [{}, booklet({ city: 'sydney' }), booklet({ campaign: {} })]) {
    const [lean, whole] = await Promise.all(
      [await leanRoute(options), route].map((game) =>
        Match.create(game, { seats: 2, options, packs: {}, seed: SEED }),
      ),
    )
    assert.ok(lean?.ok && whole?.ok)
    assert.deepEqual(lean.value.header, whole.value.header)
    assert.deepEqual(lean.value.view(0), whole.value.view(0))
  }
})

test('the same packs are loaded, and hashed, once', async () => {
  const venice = booklet({ city: 'venice' })
  const game = await leanRoute(venice)
  assert.equal(await leanRoute(booklet({ city: 'venice', mode: 'dice' })), game)
  assert.equal(game.packs.venice, (await leanRoute(booklet({ campaign: {} }))).packs.venice)
  assert.deepEqual(packHashes(game, { venice: game.packs.venice ?? null }), {
    venice: packHashes(route, { venice: route.packs.venice ?? null }).venice,
  })
})
