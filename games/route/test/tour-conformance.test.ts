import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { route } from '../index.ts'

const EFFECTS = [
  { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' },
  { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' },
] as const

/** By number of players, from one on; nobody is dealt a task where three play. */
const ANCIENTS = ['YOG_SOTHOTH', 'DAGON', 'CTHULHU', 'random'] as const

/** What a city lets its players choose besides. */
const CITIES: Readonly<Record<string, (seats: number) => Readonly<Record<string, string>>>> = {
  'las-vegas': () => ({}),
  sydney: () => ({}),
  arkham: (seats) => ({ ancient: ANCIENTS[seats - 1] ?? 'random' }),
}

/** Every city with rules, with every number of players and every effect. */
const optionSets = Object.entries(CITIES).flatMap(([city, more]) =>
  [1, 2, 3, 4].map((seats) => ({
    name: `${seats} in ${city}`,
    seats,
    options: {
      edition: 'booklet',
      city,
      tasks: seats !== 3,
      effects: EFFECTS[seats % 2] ?? 'random',
      ...more(seats),
    },
  })),
)

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 4 }))
  test(`the booklet: ${law}`, check)
