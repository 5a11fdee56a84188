import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenLogs } from '@curio/kernel/testing'
import { route } from '../index.ts'
import { ENDINGS } from '../text/words.ts'

const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const namesIn = (folder: string): string[] => readdirSync(`${import.meta.dirname}/${folder}`).sort()
const logsIn = (folder: string) =>
  Object.fromEntries(namesIn(folder).map((name) => [name, read(`${folder}/${name}`)]))

test('there is a golden log for each way Route can end', () => {
  const endings = new Set(namesIn('golden').map((name) => name.replace(/-\d\.json$/, '')))
  assert.deepEqual([...endings].sort(), [...ENDINGS].sort())
})

test('there is a golden log of each city of the booklet in each of its modes, and one of a campaign', () => {
  const played = Object.values(logsIn('golden-tours')).map(({ header: { options } }) =>
    'campaign' in options ? 'campaign' : `${options.city} ${options.mode}`,
  )
  assert.deepEqual([...new Set(played)].sort(), [
    'arkham dice',
    'campaign',
    'las-vegas dice',
    'sydney special',
    'venice advanced',
    'venice cards',
    'venice dice',
  ])
})

for (const folder of ['golden', 'golden-tours']) {
  for (const { name, check } of goldenLogs(route, logsIn(folder), read(`${folder}-told.json`)))
    test(`${name} still plays as it was played`, check)
}
