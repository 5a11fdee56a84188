import { test } from 'node:test'
import { conformance } from '@curio/kernel/conformance'
import { ANCIENTS, EFFECTS } from '../content/pack.ts'
import { route } from '../index.ts'

const effectAt = (place: number): string => EFFECTS[place % EFFECTS.length] ?? ''

/** Every number of players against every Ancient, so that every effect is met on both sides. */
const optionSets = ANCIENTS.flatMap((ancient, which) =>
  [1, 2, 3, 4].map((seats) => {
    const effects = { dark: effectAt(which + seats), light: effectAt(which + seats + 2) }
    return { name: `${seats} against ${ancient}`, seats, options: { ancient, effects } }
  }),
)

for (const { law, check } of conformance(route, { optionSets, games: 1, samples: 4 }))
  test(`Route: ${law}`, check)
