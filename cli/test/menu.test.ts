import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { curio, folderFor, type Ran } from './support/curio.ts'

test('the menu starts a game, keeps it, and goes on with it', async (t) => {
  const folder = folderFor(t)
  // Russian, new game, alone, Arkham of the Guide, Dagon, the second level, then the first task, and away.
  const first = await curio(['menu'], ['1', '1', '1', '1', '4', '2', '1', 'q'], folder)
  assert.equal(first.errors, '')
  assert.equal(first.code, 0)
  assert.match(first.output, /1 {2}Русский/)
  assert.match(first.output, /1 {2}Новая партия: Маршрут построен/)
  assert.match(first.output, /2 {2}Новая партия: Криптиды/)
  assert.match(first.output, /3 {2}Новая партия: Трикерион/)
  assert.match(first.output, /Маршрут построен · Аркхэм · Дагон/)
  assert.match(first.output, /Опытный экскурсовод/)
  const [file = ''] = readdirSync(join(folder, 'saves'))
  assert.match(file, /^route-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json$/)
  const saved = JSON.parse(readFileSync(join(folder, 'saves', file), 'utf8'))
  assert.equal(saved.log.header.options.ancient, 'DAGON')

  const second = await curio(['menu', '--lang', 'en'], ['nonsense', '4', 'q'], folder)
  assert.match(second.output, /“nonsense” means nothing here/)
  assert.match(second.output, new RegExp(`4 {2}Resume ${join(folder, 'saves', file)}`))
  assert.match(second.output, /Route · Arkham · Dagon/)
})

test('the menu seats bots, and can be left', async (t) => {
  const folder = folderFor(t)
  const bots = await curio(['menu', '--lang', 'en'], ['1', '3', '1', '1', '1', 'q'], folder)
  assert.equal(bots.code, 0)
  const [file = ''] = readdirSync(join(folder, 'saves'))
  assert.deepEqual(JSON.parse(readFileSync(join(folder, 'saves', file), 'utf8')).players, [
    'human',
    'easy',
    'easy',
  ])
  const left = await curio(['menu', '--lang', 'en'], ['1', 'q'], folderFor(t))
  assert.equal(left.code, 0)
  assert.match(left.output, /See you\./)
})

test('the menu asks in which city Route is played, and how', async (t) => {
  const folder = folderFor(t)
  // Route, two at one screen, Venice, dice, one starting event of each colour.
  const { code, output, errors } = await curio(
    ['menu', '--lang', 'en'],
    ['1', '5', '4', '3', '2', '', 'q'],
    folder,
  )
  assert.equal(errors, '')
  assert.equal(code, 0)
  assert.match(output, /6 {2}Travel campaign/)
  const [file = ''] = readdirSync(join(folder, 'saves'))
  const { options } = JSON.parse(readFileSync(join(folder, 'saves', file), 'utf8')).log.header
  assert.deepEqual([options.city, options.mode, options.events], ['venice', 'dice', { red: 1, yellow: 1 }])
})

test('the menu asks what a game of Cryptids shall be like', async (t) => {
  const folder = folderFor(t)
  // Cryptids, two at one screen, with the Wolpertinger, with bids, skills at the usual price.
  const { code, output, errors } = await curio(
    ['menu', '--lang', 'en'],
    ['2', '5', '2', '1', '1', '', 'q'],
    folder,
  )
  assert.equal(errors, '')
  assert.equal(code, 0)
  assert.match(output, /1 {2}no\n {2}2 {2}yes\. /)
  assert.match(output, / Cryptids · Europe /)
  const [file = ''] = readdirSync(join(folder, 'saves'))
  const { players, log } = JSON.parse(readFileSync(join(folder, 'saves', file), 'utf8'))
  assert.deepEqual(players, ['human', 'human'])
  assert.equal(log.header.game, 'cryptids')
  assert.deepEqual(
    { ...log.header.options, seating: null },
    { wolpertinger: true, noBids: false, surcharge: true, seating: null },
  )
})

/** What was agreed in the menu for a game of Trickerion for two at one screen. */
async function agreed(t: TestContext, answers: readonly string[]): Promise<Ran & { options: unknown }> {
  const folder = folderFor(t)
  const ran = await curio(['menu', '--lang', 'en'], ['3', '4', ...answers, '', 'q'], folder)
  assert.equal(ran.errors, '')
  assert.equal(ran.code, 0)
  const [file = ''] = readdirSync(join(folder, 'saves'))
  const { players, log } = JSON.parse(readFileSync(join(folder, 'saves', file), 'utf8'))
  assert.deepEqual([players, log.header.game], [['human', 'human'], 'trickerion'])
  return { ...ran, options: log.header.options }
}

test('the menu offers every mode of Trickerion', async (t) => {
  const plain = { darkAlley: false, prophecies: false, quickGame: false, firstGameKits: false }
  const base = await agreed(t, ['2', '1'])
  assert.deepEqual(base.options, plain)
  assert.doesNotMatch(base.output, /alone/)
  assert.match(base.output, / Trickerion · Magoria /)
  assert.deepEqual((await agreed(t, ['1', '1'])).options, { ...plain, firstGameKits: true })
  assert.deepEqual((await agreed(t, ['2', '2'])).options, { ...plain, quickGame: true })
  assert.deepEqual((await agreed(t, ['3', '1', '1'])).options, { ...plain, darkAlley: true })
  const all = await agreed(t, ['4', '2', '2'])
  assert.deepEqual(all.options, { darkAlley: true, prophecies: true, quickGame: true, firstGameKits: true })
})
