import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Game, type Json } from '@curio/kernel'
import { type BotSpec, makeBot } from '../src/bots.ts'
import { type Position, play, questionOf } from '../src/position.ts'
import { findGame } from '../src/registry.ts'
import { positions } from './support/positions.ts'

const candidatesAt = (position: Position): readonly Json[] =>
  questionOf(play(position, fastChance(0)), position.seat).candidates()

/** Positions of a random game of two in which there is a choice, the first ones of those some answers apart. */
function choicesIn(id: string, every: number, most: number): Position[] {
  const game = findGame(id)
  assert.ok(game)
  const found = positions(2, {}, 8, every, game)
    .map(({ position }) => position)
    .filter((position) => candidatesAt(position).length > 1)
    .slice(0, most)
  assert.equal(found.length, most)
  return found
}

const chosen = (spec: BotSpec, from: readonly Position[]): Json[] =>
  from.map((position) => makeBot(spec).decide(position))

const budget = { iterations: 12 }

test('the strongest level rehearses where the game asks for it, and searches elsewhere', () => {
  for (const [id, name, other] of [
    ['trickerion', 'rehearsal', 'search'],
    ['cryptids', 'search', 'rehearsal'],
  ] as const) {
    const choices = choicesIn(id, 5, 12)
    const hard = chosen({ name: 'hard', seed: 5, budget }, choices)
    assert.deepEqual(hard, chosen({ name, seed: 5, budget }, choices))
    assert.notDeepEqual(hard, chosen({ name: other, seed: 5, budget }, choices))
  }
})

test('what rehearsals show changes what would be chosen at once', () => {
  const choices = choicesIn('trickerion', 5, 12)
  const atOnce = chosen({ name: 'rehearsal', seed: 5, budget: { iterations: 0 } }, choices)
  assert.notDeepEqual(chosen({ name: 'rehearsal', seed: 5, budget }, choices), atOnce)
})

test('the same seed rehearses the same', () => {
  const choices = choicesIn('trickerion', 9, 4)
  const [once, again] = [1, 2].map(() => chosen({ name: 'rehearsal', seed: 6, budget }, choices))
  assert.deepEqual(once, again)
})

test('time may be the budget of rehearsals', () => {
  for (const position of choicesIn('trickerion', 9, 4)) {
    const answer = makeBot({ name: 'rehearsal', seed: 6, budget: { milliseconds: 5 } }).decide(position)
    assert.ok(candidatesAt(position).includes(answer), JSON.stringify(answer))
  }
})

test('players of a rehearsal begin from what the deciding seat imagines, never from what is true', () => {
  const begun: boolean[] = []
  for (const position of choicesIn('trickerion', 9, 8)) {
    const { game, seat } = position
    const watched: Game = {
      ...game,
      determinize: (state, viewer, chance, content) => {
        if (viewer !== seat) begun.push(Object.hasOwn(state as object, 'imagined'))
        game.determinize(state, viewer, chance, content)
        Object.assign(state as object, { imagined: true })
      },
    }
    makeBot({ name: 'rehearsal', seed: 6, budget }).decide({ ...position, game: watched })
  }
  assert.ok(begun.length > 50)
  assert.ok(begun.every((each) => each))
})
