import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { route } from '../index.ts'

/** By number of players, from one on. */
const EVENTS = [
  { red: 4, yellow: 4 },
  { red: 4, yellow: 4 },
  { red: 2, yellow: 2 },
  { red: 1, yellow: 1, without: ['EV_CRIME', 'EV_BOOKING'] },
] as const

const withEvents = (city: string, seats: number) => ({
  name: `${seats} in ${city} with events`,
  seats,
  options: { edition: 'booklet', city, events: structuredClone(EVENTS[seats - 1] ?? EVENTS[0]) },
})

const optionSets = [
  ...['las-vegas', 'arkham'].flatMap((city) => [1, 2, 3, 4].map((seats) => withEvents(city, seats))),
  ...['venice', 'sydney'].map((city) => withEvents(city, 2)),
]

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 4, close: 60 }))
  test(`Starting Events: ${law}`, check)
