import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Game, Run } from '@curio/kernel'
import { anyCandidate } from '@curio/kernel/testing'
import { trickerion } from '../index.ts'
import type { TrickerionState } from '../rules/state.ts'

/** A game of three that is over, with these things brought about by hand. */
function measured(change: (state: TrickerionState) => void) {
  const setup = checkSetup(trickerion as Game, 3, { darkAlley: true }, {})
  assert.ok(setup.ok)
  const chance = fastChance(4)
  const run = new Run(trickerion, setup.value, trickerion.rules, chance)
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    run.answer(ask, anyCandidate(ask, chance))
  }
  for (const player of run.state.players) {
    player.tricks = []
    player.performed = []
  }
  change(run.state)
  return trickerion.measures?.(run.state, run.content) ?? assert.fail('no measures')
}

const own = (trick: string) => ({
  trick,
  symbol: 'clubs' as const,
  markers: 0,
  on: 'board' as const,
  extra: { fame: 0, coins: 0 },
})

test('a trick counts as learned in a workshop, or performed and returned, and once for each player', () => {
  const { numbers, counts } = measured(({ players: [one, two] }) => {
    assert.ok(one && two)
    one.tricks = [own('levitation'), own('mind-reading')]
    one.performed = ['levitation', 'paper-shred']
    two.tricks = [own('levitation')]
  })
  assert.equal(numbers.learned, 4 / 3)
  assert.equal(numbers.performed, 2 / 3)
  assert.deepEqual(
    Object.entries(counts.learned ?? {}).filter(([, times]) => times > 0),
    [
      ['levitation', 2],
      ['mind-reading', 1],
      ['paper-shred', 1],
    ],
  )
  assert.equal(counts.performed?.levitation, 1)
  assert.equal(counts.performed?.['mind-reading'], 0)
  assert.equal(Object.keys(counts.learned ?? {}).length, 48)
})

test('wins are counted by the magician and by the place at which it was chosen', () => {
  const { counts } = measured((state) => {
    state.selection = [2, 0, 1]
    const magicians = ['mechaniker', 'priestess', 'gentleman']
    for (const [seat, player] of state.players.entries()) {
      player.magician = magicians[seat] ?? null
      player.fame = seat === 1 ? 50 : 20
    }
  })
  assert.equal(Object.keys(counts['won by magician'] ?? {}).length, 8)
  assert.equal(counts['won by magician']?.priestess, 1)
  assert.equal(counts['won by magician']?.gentleman, 0)
  assert.deepEqual(counts['won by starting place'], { 1: 0, 2: 0, 3: 1 })
  assert.equal(counts['chosen by magician']?.gentleman, 1)
  assert.equal(counts['chosen by magician']?.yoruba, 0)
})
