import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Component } from '../content/vocabulary.ts'
import { finalScores } from '../rules/scoring.ts'
import { TestGame } from './support/table.ts'

/** Seat 0 owns a level 3 trick with all its components. */
function owner(trick: string): TestGame {
  const game = new TestGame().has(0, { coins: 0, shards: 0 }).knows(0, trick)
  const { needs } = game.content.tricks.get(trick)?.entry ?? { needs: {} }
  return game.owns(0, needs)
}

/** What the trick brings at the end. */
function ending(game: TestGame, trick: string): number {
  const scores = finalScores(game.state, game.content, 0)
  return scores.filter((score) => score.trick === trick).reduce((sum, { fame }) => sum + fame, 0)
}

/** What another source brings at the end. */
function source(game: TestGame, name: string): number {
  const scores = finalScores(game.state, game.content, 0)
  return scores
    .filter((score) => score.source === name && score.trick === null)
    .reduce((sum, { fame }) => sum + fame, 0)
}

function set(game: TestGame, kind: Component, count: number, on: 'board' | 'manager' = 'board'): TestGame {
  const { components } = game.player()
  const stack = components.find((each) => each.kind === kind)
  if (stack) Object.assign(stack, { count, on })
  else components.push({ kind, count, on })
  return game
}

test('TR-L3-1: Iron Maiden brings 4 Fame per level 1 trick, components for those not needed', () => {
  const game = owner('iron-maiden').knows(0, 'linking-rings').knows(0, 'levitation')
  assert.equal(ending(game, 'iron-maiden'), 8)
  assert.equal(ending(owner('iron-maiden').knows(0, 'walled'), 'iron-maiden'), 0)
})

test("TR-L3-2, TR-L3-17: Skeleton Dance brings 1 Fame per basic token, the Manager's virtual one too", () => {
  const game = set(set(owner('skeleton-dance'), 'wood', 2), 'rope', 3)
  assert.equal(ending(game, 'skeleton-dance'), 3 + 2)
  assert.equal(ending(set(game.team(0, 'manager'), 'wood', 2, 'manager'), 'skeleton-dance'), 3 + 3)
})

test('TR-L3-3: Automaton brings 4 Fame per level 2 trick', () => {
  assert.equal(ending(owner('automaton').knows(0, 'walled').knows(0, 'levitation'), 'automaton'), 4)
})

test('TR-L3-4, TR-L3-17: Stairs of Water bring 2 Fame per advanced token', () => {
  const game = set(owner('stairs-of-water'), 'saw', 1)
  assert.equal(ending(game, 'stairs-of-water'), 2 * (2 + 1))
  assert.equal(ending(set(game.team(0, 'manager'), 'saw', 1, 'manager'), 'stairs-of-water'), 2 * (2 + 2))
})

test('TR-L3-5: Transported Man brings 4 Fame per level 3 trick, itself included', () => {
  assert.equal(ending(owner('transported-man'), 'transported-man'), 4)
  assert.equal(
    ending(owner('transported-man').knows(0, 'automaton').knows(0, 'walled'), 'transported-man'),
    8,
  )
})

test("TR-L3-6, TR-L3-17: Balsamo's Skull brings 3 Fame per superior token", () => {
  const game = set(owner('balsamos-skull'), 'cog', 2)
  assert.equal(ending(game, 'balsamos-skull'), 3 * (1 + 2))
  assert.equal(ending(set(game.team(0, 'manager'), 'cog', 2, 'manager'), 'balsamos-skull'), 3 * (1 + 3))
})

test('TR-L3-7: Beast Within brings 10 Fame with 4 tricks of any level', () => {
  const three = owner('beast-within').knows(0, 'walled').knows(0, 'levitation')
  assert.equal(ending(three, 'beast-within'), 0)
  assert.equal(ending(three.team(0, 'engineer').knows(0, 'seance', 0, 'engineer'), 'beast-within'), 10)
})

test('TR-L3-8: Mutilation brings 12 Fame with Assistant, Manager and Engineer', () => {
  assert.equal(ending(owner('mutilation').team(0, 'assistant', 'manager'), 'mutilation'), 0)
  assert.equal(ending(owner('mutilation').team(0, 'assistant', 'manager', 'engineer'), 'mutilation'), 12)
})

test('TR-L3-9: Hellhound brings 2 more Fame per special assignment in hand', () => {
  const game = owner('hellhound').holds(0, 'SA-DT-1', 'SA-TH-1', 'SA-WS-1')
  assert.deepEqual([ending(game, 'hellhound'), source(game, 'hand')], [6, 6])
})

test('TR-L3-10: Séance brings 3 Fame per Apprentice', () => {
  assert.equal(ending(owner('seance').team(0, 'apprentice1', 'apprentice2', 'manager'), 'seance'), 6)
})

test('TR-L3-11: Horror Saws bring 1 more Fame per shard', () => {
  const game = owner('horror-saws').has(0, { shards: 4 })
  assert.deepEqual([ending(game, 'horror-saws'), source(game, 'shards')], [4, 4])
})

test('TR-L3-12: Buried Alive brings 7 Fame with an Engineer', () => {
  assert.equal(ending(owner('buried-alive'), 'buried-alive'), 0)
  assert.equal(ending(owner('buried-alive').team(0, 'engineer'), 'buried-alive'), 7)
})

test('TR-L3-13: Metamorphosis brings 1 more Fame per full 3 coins', () => {
  const game = owner('metamorphosis').has(0, { coins: 11 })
  assert.deepEqual([ending(game, 'metamorphosis'), source(game, 'coins')], [3, 3])
})

test("TR-L3-14: Assistant's Revenge brings 7 Fame with an Assistant", () => {
  assert.equal(ending(owner('assistants-revenge').team(0, 'manager', 'engineer'), 'assistants-revenge'), 0)
  assert.equal(ending(owner('assistants-revenge').team(0, 'assistant'), 'assistants-revenge'), 7)
})

test('TR-L3-15: Aztec Lady brings 2 Fame per marker on trick cards, not in the theater', () => {
  const game = owner('aztec-lady')
    .knows(0, 'linking-rings', 2)
    .row('R01')
    .lays('R01', [0, 'linking-rings', '00', 'down'])
  game.trick(0, 'aztec-lady').markers = 3
  assert.equal(ending(game, 'aztec-lady'), 2 * (2 + 3))
})

test('TR-L3-16: Vanishing Elephant brings 7 Fame with a Manager', () => {
  assert.equal(ending(owner('vanishing-elephant').team(0, 'engineer'), 'vanishing-elephant'), 0)
  assert.equal(ending(owner('vanishing-elephant').team(0, 'manager'), 'vanishing-elephant'), 7)
})

test("TR-L3-18: the team is counted after the last Return step, the Assistant's Apprentice included", () => {
  const game = owner('seance').team(0, 'assistant', 'apprentice1', 'apprentice2')
  game.character(0, 'apprentice2').home = 'assistant'
  game.character(0, 'apprentice3').at = 'inn'
  game.state.round = 7
  game.reveals()
  while (game.run.questions.length > 0) game.pass()
  assert.deepEqual(
    game.told('scored').flatMap(({ trick, fame }) => (trick === 'seance' ? [fame] : [])),
    [9],
  )
})
