import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game } from '@curio/kernel'
import { caravan } from '@curio/kernel/test-games'
import { nextAtScreen } from '../src/table/dialogs/curtain-turn.ts'
import { person, TestBrowser, tableOf, until } from './support.ts'

test('a table without secrets turns to whoever is next once, when that copy of it is up to date', async (t) => {
  const here = new TestBrowser({ played: caravan as Game })
  t.after(() => here.close())
  const link = await here.begin([person('P'), person('Q')], { game: 'caravan' })
  const viewers: unknown[] = [tableOf(link).viewer]
  link.subscribe(() => {
    const snapshot = link.snapshot()
    if (!snapshot) return
    const { viewer } = snapshot.table
    if (viewer !== viewers.at(-1)) viewers.push(viewer)
    const next = nextAtScreen(snapshot)
    if (next !== null) link.turnTo(next)
  })
  for (const seat of [0, 1, 0]) {
    await until(link, () => tableOf(link).viewer === seat && tableOf(link).questions.length > 0)
    await link.answer(tableOf(link).questions[0]?.id ?? '', 0)
  }
  await until(link, () => tableOf(link).viewer === 1)
  assert.deepEqual(viewers, [0, 1, 0, 1])
  assert.deepEqual(here.failures, [])
})
