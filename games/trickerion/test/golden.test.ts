import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLogs } from '@curio/kernel/testing'
import { trickerion } from '../index.ts'

/** With two, three and four players, and in every mode. */
const MODES = [
  'rounds-2',
  'rounds-3',
  'rounds-4',
  'quick',
  'alley',
  'alley-quick',
  'prophecies',
  'random',
  'thefts',
]

const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const names = readdirSync(`${import.meta.dirname}/golden`).sort()
const logs = Object.fromEntries(names.map((name) => [name, read(`golden/${name}`)]))

test('there is a golden log for each mode of Trickerion', () => {
  for (const mode of MODES)
    assert.ok(
      names.some((name) => name.startsWith(mode)),
      mode,
    )
})

for (const { name, check } of goldenLogs(trickerion, logs, read('golden-told.json')))
  test(`${name} still plays as it was played`, check)
