import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { tours } from './support/tour.ts'

const EFFECTS = [
  { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' },
  { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' },
] as const

/** Every city with rules, with every number of players and every effect. */
const optionSets = ['las-vegas', 'venice'].flatMap((city) =>
  [1, 2, 3, 4].map((seats) => ({
    name: `${seats} in ${city}`,
    seats,
    options: {
      edition: 'booklet',
      city,
      mode: 'dice',
      tasks: seats !== 1,
      effects: EFFECTS[seats % 2] ?? 'random',
    },
  })),
)

for (const { law, check } of conformance(tours, { optionSets, games: 1, samples: 4 }))
  test(`the booklet: ${law}`, check)
