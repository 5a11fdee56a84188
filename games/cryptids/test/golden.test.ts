import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLogs } from '@curio/kernel/testing'
import { cryptids } from '../index.ts'

/** With two, three and four players; alone, won or lost in either way. */
const ENDINGS = ['reserve-2', 'reserve-3', 'reserve-4', 'rank', 'lost-contract', 'lost-five']

const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const names = readdirSync(`${import.meta.dirname}/golden`).sort()
const logs = Object.fromEntries(names.map((name) => [name, read(`golden/${name}`)]))

test('there is a golden log for each way Cryptids can end', () => {
  for (const ending of ENDINGS)
    assert.ok(
      names.some((name) => name.startsWith(ending)),
      ending,
    )
})

for (const { name, check } of goldenLogs(cryptids, logs, read('golden-told.json')))
  test(`${name} still plays as it was played`, check)
