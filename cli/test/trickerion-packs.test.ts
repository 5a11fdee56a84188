import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findGame } from '@curio/bots'
import { edited } from '@curio/kernel/testing'
import { curio, folderFor } from './support/curio.ts'

const MAGORIA = fileURLToPath(new URL('../../games/trickerion/content/magoria.json', import.meta.url))

/** The city with some things changed, as somebody would bring it. */
function brought(t: TestContext, edits: Readonly<Record<string, unknown>>): string {
  const path = join(folderFor(t), 'brought.json')
  const pack = edited(findGame('trickerion')?.packs.magoria, { id: 'brought', ...edits })
  writeFileSync(path, JSON.stringify(pack))
  return path
}

const names = { ru: 'Новая карта', en: 'A new card', origin: 'authored' }

/** A trick that pays more, a card with another bonus, and a special assignment made of a known effect. */
const CHANGES = {
  'tricks<wolf-cage>.yields': { fame: 6, coins: 6, shards: 2 },
  'performances<R06>': {
    id: 'R13',
    theater: 'riverside',
    slots: ['00', '10', '11'],
    circles: [
      { between: ['00', '10'], shard: false },
      { between: ['10', '11'], shard: true },
    ],
    bonus: { fame: 5, coins: 0, shards: 0 },
    origin: 'authored',
  },
  'specials<SA-MR-6>': {
    id: 'bulk-order',
    location: 'marketRow',
    action: 'buy',
    power: { effect: 'mixedBuy', tokens: 6 },
    ...names,
  },
}

suite('packs of Trickerion', () => {
  test('the check reports how the published tricks are balanced', async () => {
    const { code, output } = await curio(['pack', 'check', MAGORIA])
    assert.equal(code, 0)
    assert.match(
      output,
      /^tricks: 48 tricks pay from -\d\.\d\d \(.+\) to \+\d\.\d\d \(.+\) more than expected, standard deviation \d\.\d\d\n.+: ok\n$/,
    )
  })

  test('a changed trick, a new card and a new special assignment are sound; what is out of balance is told', async (t) => {
    const { code, output } = await curio(['pack', 'check', brought(t, CHANGES)])
    assert.equal(code, 0)
    assert.match(output, /^tricks\[\d+\]: wolf-cage pays \+\d\.\d\d more than expected/m)
    assert.match(output, /^performances\[\d+\]\.bonus: R13 is worth 5 Fame to its performer/m)
    assert.match(output, /brought\.json: ok\n$/)
  })

  test('a special assignment outside the vocabulary is refused by its path', async (t) => {
    const pack = brought(t, { 'specials<SA-MR-6>.power': { effect: 'stealTheCity', tokens: 6 } })
    const { code, output } = await curio(['pack', 'check', pack])
    assert.equal(code, 1)
    assert.match(output, /^specials\[\d+\]\.power/m)
  })

  test('a changed pack is played, and its kept logs verify', async (t) => {
    const logs = join(folderFor(t), 'logs')
    const { code, output, errors } = await curio([
      ...['simulate', 'trickerion', '--players', '2', '--games', '1', '--bots', 'greedy'],
      ...['--options', '{"darkAlley":true}', '--pack', brought(t, CHANGES), '--save', logs],
    ])
    assert.equal(code, 0, errors)
    for (const line of [/^learned +mean /m, /^performed +mean /m, /times won by magician,/])
      assert.match(output, line)
    const [log = assert.fail('no log is kept')] = readdirSync(logs)
    assert.match((await curio(['verify', join(logs, log)])).output, /: ok, /)
  })
})
