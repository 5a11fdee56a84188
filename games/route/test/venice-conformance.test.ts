import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { route } from '../index.ts'

const EFFECTS = [
  { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' },
  { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' },
] as const

/** Venice with every number of players and every effect. */
const optionSets = [1, 2, 3, 4].map((seats) => ({
  name: `${seats} with dice`,
  seats,
  options: {
    edition: 'booklet',
    city: 'venice',
    mode: 'dice',
    effects: EFFECTS[seats % 2] ?? 'random',
  },
}))

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 4 }))
  test(`Venice: ${law}`, check)
