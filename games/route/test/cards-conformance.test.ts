import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { route } from '../index.ts'

const VENICE = { edition: 'booklet', city: 'venice' } as const
const TWO = { dark: 'FX_CORRECTION', light: 'FX_JOINING_PATHS' } as const

/** Regular and advanced rating, repeat cards and trigger cards, with every number of players. */
const optionSets = [
  { name: 'alone', seats: 1, options: { ...VENICE, mode: 'cards', effects: 'none' } },
  { name: 'alone with effects', seats: 1, options: { ...VENICE, mode: 'cards' } },
  { name: 'two', seats: 2, options: { ...VENICE, mode: 'cards', effects: 'none' } },
  { name: 'two, advanced', seats: 2, options: { ...VENICE, mode: 'advanced', effects: TWO } },
  { name: 'three', seats: 3, options: { ...VENICE, mode: 'cards', tasks: false } },
  { name: 'four, advanced', seats: 4, options: { ...VENICE, mode: 'advanced' } },
]

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 4 }))
  test(`Venice with cards: ${law}`, check)
