import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { trickerion } from '../index.ts'
import { isEager as prefers } from './support/acts.ts'

const OPTIONS = [
  {},
  { quickGame: true },
  { firstGameKits: true },
  { quickGame: true, firstGameKits: true },
].flatMap((options) => [
  options,
  { ...options, darkAlley: true },
  { ...options, darkAlley: true, prophecies: true },
])

/** Every number of players with every legal combination of options. */
const optionSets = [2, 3, 4].flatMap((seats) => OPTIONS.map((options) => ({ seats, options, prefers })))

for (const { law, check } of conformance(trickerion, { optionSets, games: 1, samples: 3, close: 40 }))
  test(`Trickerion: ${law}`, check)
