import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, rerun } from '@curio/kernel'
import { ANCIENTS } from '@curio/route'
import { BOT_NAMES, type BotName, makeBot } from '../src/bots.ts'
import type { Position } from '../src/position.ts'
import { positions } from './support/positions.ts'

const QUICK = { iterations: 8 }

const decide = (name: BotName, position: Position, seed = 1): Json =>
  makeBot({ name, seed, budget: QUICK }).decide(position)

/** Whether the question that waits at a position takes an answer. */
function isLegal(position: Position, answer: Json): boolean {
  const { game, setup, rules, entries, seat } = position
  const run = rerun(game, setup, rules, entries, fastChance(0))
  const ask = run.questions.find((each) => each.seat === seat)
  return ask?.fault(answer) === null
}

for (const name of BOT_NAMES) {
  test(`${name} answers legally for every number of players and every Ancient`, () => {
    for (const [which, ancient] of ANCIENTS.entries()) {
      for (const { position, ask } of positions(which + 1, { ancient }, which, 17)) {
        const answer = decide(name, position)
        assert.ok(isLegal(position, answer), `${ask.kind}: ${JSON.stringify(answer)}`)
      }
    }
  })

  test(`${name} decides the same for the same seed`, () => {
    for (const { position } of positions(2, {}, 5, 23)) {
      assert.deepEqual(decide(name, position, 9), decide(name, position, 9))
    }
  })
}

test('greedy decides the same whatever the others hold', () => {
  for (const { position } of positions(3, { ancient: 'CTHULHU' }, 7, 11)) {
    for (const deal of [1, 2, 3]) {
      assert.deepEqual(decide('greedy', otherSecrets(position, deal)), decide('greedy', position))
    }
  }
})

/** The same position, in which the bot imagines other secrets of the other seats. */
function otherSecrets(position: Position, deal: number): Position {
  const { game } = position
  const determinize: typeof game.determinize = (state, viewer, _chance, content) =>
    game.determinize(state, viewer, fastChance(deal), content)
  return { ...position, game: { ...game, determinize } }
}
