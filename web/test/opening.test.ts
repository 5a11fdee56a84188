import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Opening } from '../src/local/opening.ts'

test('what is asked while a table opens is asked of the open table', async () => {
  const opening = new Opening()
  const { promise: loaded, resolve: load } = Promise.withResolvers<string>()
  let table: string | null = null
  const opened = opening.open(async () => {
    table = await loaded
  })
  const asked = opening.whenOpen(() => table)
  load('a table')
  await opened
  assert.equal(await asked, 'a table')
})

test('a table that does not open says so once, and another can be opened after it', async () => {
  const opening = new Opening()
  await assert.rejects(
    opening.open(() => Promise.reject(new Error('missing'))),
    /missing/,
  )
  assert.equal(await opening.whenOpen(() => 'asked'), 'asked')
  assert.equal(await opening.open(() => 'opened'), 'opened')
})
