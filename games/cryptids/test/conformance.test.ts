import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { conformance } from '@curio/kernel/conformance'
import { cryptids } from '../index.ts'
import { actIn, isEager } from './support/acts.ts'

const prefers = (kind: string, answer: Json): boolean =>
  isEager(kind, answer) || actIn(kind, answer)?.type === 'fly'

/** Every number of players with every option. */
const optionSets = [
  { seats: 1, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 1, options: { wolpertinger: true } },
  { seats: 2, options: { wolpertinger: true, surcharge: false } },
  { seats: 2, options: { noBids: true, seating: [1, 0] } },
  { seats: 3, options: { noBids: true, wolpertinger: true } },
  { seats: 4, options: { wolpertinger: true, seating: [3, 1, 0, 2] } },
].map((set) => ({ ...set, prefers }))

for (const { law, check } of conformance(cryptids, { optionSets, games: 1, samples: 4, close: 60 }))
  test(`Cryptids: ${law}`, check)
