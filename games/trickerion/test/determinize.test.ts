import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance } from '@curio/kernel'
import { determinizeTrickerion } from '../determinize.ts'
import type { TrickerionState } from '../rules/state.ts'
import { viewTrickerion } from '../view.ts'
import { TestGame } from './support/table.ts'

const VIEWER = 1

/** Seat 0 has laid two cards and holds two special ones; everybody knows SA-TH-1, and that SA-MR-1 lies at a bottom. */
function planning(): TestGame {
  const game = new TestGame({ magicians: ['electra', 'gentleman'] })
    .plans(0, { magician: 'SA-DT-8', apprentice1: 'theater' })
    .holds(0, 'SA-TH-1', 'SA-TH-2')
    .plans(VIEWER, { magician: 'SA-WS-1' })
  game.player(0).shown.push('SA-TH-1')
  const { marketRow } = game.state.specialDecks
  marketRow.rest.splice(marketRow.rest.indexOf('SA-MR-1'), 1)
  marketRow.bottom.push('SA-MR-1')
  game.state.bottomSeenBy.marketRow.push(null)
  return game
}

/** What seat 1 could imagine, many times. */
function imagined(game: TestGame): readonly TrickerionState[] {
  return Array.from({ length: 60 }, (_, seed) => {
    const state = structuredClone(game.state)
    determinizeTrickerion(state, VIEWER, fastChance(seed), game.content)
    return state
  })
}

const under = (disc: number) => (state: TrickerionState) => state.players[0]?.characters[disc]?.card
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size

test('TR-GEN-15, TR-GEN-16, TR-ASG-11: whoever imagines the face-down cards of others does not know them', () => {
  const states = imagined(planning())
  const magicians = states.map(under(0))
  assert.ok(different(magicians) > 5, 'a card that is laid out may be any of the hand')
  assert.ok(magicians.includes('workshop') && magicians.includes('SA-TH-1'))
  assert.ok(different(states.map(under(4))) > 5)
  assert.ok(different(states.map(({ players }) => players[0]?.specials.toSorted())) > 5, 'other special ones')
  assert.ok(different(states.map(({ specialDecks }) => specialDecks.downtown.rest)) > 5, 'and other decks')
})

test('TR-GEN-14, TR-GEN-15, TR-GEN-20: what is imagined looks the same, and keeps what everybody has seen', () => {
  const game = planning()
  const seen = viewTrickerion(game.state, VIEWER, game.content)
  for (const state of imagined(game)) {
    assert.deepEqual(viewTrickerion(state, VIEWER, game.content), seen)
    const owned = [...(state.players[0]?.specials ?? []), under(0)(state), under(4)(state)]
    assert.ok(owned.includes('SA-TH-1'), 'a card that has lain face up is still there')
    assert.deepEqual(state.players[VIEWER], game.state.players[VIEWER])
    assert.deepEqual(state.specialDecks.marketRow.bottom, ['SA-MR-1'])
  }
})
