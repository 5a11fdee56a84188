import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { fromHex, Match, parseLog, sha256, toHex, utf8, verify } from '@curio/kernel'
import { cryptids } from '../index.ts'

/** The hash of all that was told in a golden match, and to whom. */
const TOLD: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${import.meta.dirname}/golden-told.json`, 'utf8'),
)

/** With two, three and four players; alone, won or lost in either way. */
const ENDINGS = ['reserve-2', 'reserve-3', 'reserve-4', 'rank', 'lost-contract', 'lost-five']

const files = globSync('golden/*.json', { cwd: import.meta.dirname }).sort()

test('there is a golden log for each way Cryptids can end', () => {
  for (const ending of ENDINGS)
    assert.ok(
      files.some((file) => basename(file).startsWith(ending)),
      ending,
    )
  assert.deepEqual(
    files.map((file) => basename(file)),
    Object.keys(TOLD),
  )
})

for (const file of files) {
  test(`${basename(file)} still plays as it was played`, () => {
    const read = parseLog(JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
    assert.ok(read.ok)
    const log = read.value
    const verdict = verify(cryptids, log)
    assert.ok(verdict.ok, verdict.ok ? '' : `entry ${verdict.entry}: ${verdict.message}`)
    assert.ok(verdict.seedChecked)
    const loaded = Match.load(cryptids, log, fromHex(log.seed ?? '') ?? new Uint8Array())
    assert.ok(loaded.ok)
    assert.equal(
      toHex(sha256(utf8(JSON.stringify(loaded.value.notes)))),
      TOLD[basename(file)],
      'what is told',
    )
    const outcome = loaded.value.outcome()
    assert.equal(`${outcome?.ending}-${log.header.seats}.json`, basename(file))
  })
}
