import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { shortTours } from './support/tour.ts'

/** Every city, both ways to go on, and every number of players. */
const CAMPAIGNS = [
  { seats: 2, campaign: { cities: ['venice', 'las-vegas', 'arkham'], modes: { venice: 'advanced' } } },
  { seats: 3, campaign: { choice: 'winner' } },
  { seats: 4, campaign: { cities: ['arkham', 'sydney', 'las-vegas'] } },
]

const optionSets = CAMPAIGNS.map(({ seats, campaign }) => ({
  name: `${seats} travel`,
  seats,
  options: { edition: 'booklet', campaign, tasks: seats === 2 },
}))

for (const { law, check } of conformance(shortTours, { optionSets, games: 1, samples: 2 }))
  test(`a campaign: ${law}`, check)
