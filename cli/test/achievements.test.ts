import assert from 'node:assert/strict'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { readSettings, recountAchievements } from '@curio/server/operations'
import { curio, curioProcess, folderFor } from './support/curio.ts'

const RECOUNT = ['achievements', 'recount']

/** The name of a database that is not there yet. */
function databaseFor(t: TestContext): string {
  process.env.CURIO_DB = join(folderFor(t), 'curio.db')
  t.after(() => delete process.env.CURIO_DB)
  return process.env.CURIO_DB
}

suite('curio achievements', () => {
  test('recount counts the matches of the database', async (t) => {
    const database = databaseFor(t)
    await recountAchievements(readSettings({ CURIO_DB: database }))
    const { code, output } = await curioProcess(RECOUNT)
    assert.deepEqual([code, output], [0, 'counted 0 matches\n'])
  })

  test('recount makes no database where there is none', async (t) => {
    const database = databaseFor(t)
    const { code, errors } = await curioProcess(RECOUNT)
    assert.deepEqual([code, errors], [2, `curio: there is no database ${database}\n`])
  })

  test('anything else is refused with its usage', async () => {
    const { code, errors } = await curio(['achievements', 'forget'])
    assert.equal(code, 2)
    assert.match(errors, /usage: curio achievements recount/)
  })
})
