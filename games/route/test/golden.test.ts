import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLogs } from '@curio/kernel/testing'
import { route } from '../index.ts'
import { ENDINGS } from '../text/words.ts'

const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const names = readdirSync(`${import.meta.dirname}/golden`).sort()
const logs = Object.fromEntries(names.map((name) => [name, read(`golden/${name}`)]))

test('there is a golden log for each way Route can end', () => {
  const endings = new Set(names.map((name) => name.replace(/-\d\.json$/, '')))
  assert.deepEqual([...endings].sort(), [...ENDINGS].sort())
})

for (const { name, check } of goldenLogs(route, logs, read('golden-told.json')))
  test(`${name} still plays as it was played`, check)
