import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { route } from '../index.ts'

/** Every city with every mode in which people play against each other. */
const optionSets = [
  { city: 'las-vegas', mode: 'dice' },
  { city: 'sydney', mode: 'special' },
  { city: 'venice', mode: 'cards' },
  { city: 'venice', mode: 'advanced' },
  { city: 'venice', mode: 'dice' },
  { city: 'arkham', mode: 'dice' },
].map(({ city, mode }) => ({
  name: `teams in ${city} with ${mode}`,
  seats: 4,
  options: { edition: 'booklet', city, mode, teams: true },
}))

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 2 }))
  test(`RT-BASE-46: teams: ${law}`, check)
