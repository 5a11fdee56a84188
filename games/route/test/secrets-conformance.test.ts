import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { SECRET_BOX } from '../content/secret-box.ts'
import { secretRoute } from './support/secret.ts'

const ALL = SECRET_BOX.cards.map(({ number }) => number)
const EFFECTS = { dark: 'FX_TUNING', light: 'FX_T_JUNCTION' }
const EVENTS = { red: 5, yellow: 5 }

const optionSets = [
  { city: 'arkham', seats: 2, ancient: 'SHUB_NIGGURATH', effects: EFFECTS, events: EVENTS },
  { city: 'arkham', seats: 1, ancient: 'SHUB_NIGGURATH', effects: EFFECTS },
  { city: 'las-vegas', seats: 3, effects: EFFECTS, events: EVENTS },
  { city: 'venice', seats: 2, effects: EFFECTS, events: EVENTS },
  { city: 'venice', seats: 1, mode: 'dice', effects: EFFECTS },
  { city: 'sydney', seats: 2, effects: EFFECTS, events: EVENTS },
].map(({ seats, ...options }) => ({
  name: `${seats} in ${options.city} with all secret cards`,
  seats,
  options: { edition: 'booklet', ...options, secret: [...ALL] },
}))

for (const { law, check } of conformance(secretRoute(...ALL), {
  optionSets,
  games: 1,
  samples: 4,
  close: 60,
}))
  test(`secret cards: ${law}`, check)
