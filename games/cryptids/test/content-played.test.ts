import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import { conformance, type LawName } from '@curio/kernel/conformance'
import { edited } from '@curio/kernel/testing'
import { EUROPE } from '../content/index.ts'
import { cryptids } from '../index.ts'

/** All that it takes to be played to its end and written down. */
const LAWS: readonly LawName[] = [
  'a game is over within its bound',
  'every question can be answered',
  'there is an outcome at the end and not before',
  'a match that is written, read and continued ends the same',
]

const packs: Readonly<Record<string, Json>> = {
  'one changed card': changed({
    'cryptids<selma>.loc': '?',
    'cryptids<selma>.evidence': ['R', 'R'],
    'cryptids<selma>.tile': '###/.#.',
    'cryptids<selma>.ability': { trigger: 'onFound', effect: 'terrainExtra', n: 2 },
  }),
  'a longer track, larger boards and kinder dice': changed({
    'constants.track': { rows: 12, highlighted: 5, origin: 'authored' },
    'constants.evidenceSlots.player': 6,
    'trackingDice.faces': ['success', 'success', 'success', 'success', 'luck', 'failure'],
  }),
  'a reserve of another size': changed({
    'reserve.height': 10,
    'reserve.fences<long-1>.to': [1, 9],
    'reserve.fences<long-2>.to': [12, 9],
    'reserve.fences<short>.to': [10, 9],
  }),
}

function changed(edits: Readonly<Record<string, unknown>>): Json {
  return edited(EUROPE, { id: 'changed', ...edits }) as Json
}

for (const [what, europe] of Object.entries(packs)) {
  const optionSets = [1, 2, 3, 4].map((seats) => ({ seats, packs: { europe } }))
  const laws = conformance(cryptids, { optionSets, games: 1, samples: 1 })
  for (const { law, check } of laws) if (LAWS.includes(law)) test(`played with ${what}: ${law}`, check)
}

test('a match with a broken pack does not begin', () => {
  const broken = checkSetup(cryptids, 2, {}, { europe: changed({ 'cryptids<selma>.loc': 'N9' }) })
  const message = 'pack "europe": cryptids[0].loc: there is no region N9; allowed: a region of the map'
  assert.deepEqual(broken, { ok: false, message })
})
