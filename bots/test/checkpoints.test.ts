import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, type Game, Match, setupOf } from '@curio/kernel'
import { playAtRandom, withoutCheckpoints } from '@curio/kernel/testing'
import { makeBot } from '../src/bots.ts'
import type { Position } from '../src/position.ts'
import { GAMES } from '../src/registry.ts'

const BOTS = [
  { name: 'easy', seed: 3 },
  { name: 'greedy', seed: 3 },
  { name: 'search', seed: 3, budget: { iterations: 30 } },
] as const

/** Positions of a random game from the checkpoint that a match keeps, and the same from the whole log. */
function positionsOf(game: Game, number: number, every: number): { short: Position; whole: Position }[] {
  const created = Match.create(game, { seats: game.seats.max, seed: new Uint8Array(32).fill(number) })
  assert.ok(created.ok)
  const match = created.value
  const setup = setupOf(game, match.header, {})
  assert.ok(setup.ok)
  const found: { short: Position; whole: Position }[] = []
  let answers = 0
  playAtRandom(match, fastChance(number), ({ seat }) => {
    answers += 1
    if (answers % every !== 0) return
    const known = { setup: setup.value, rules: match.header.rules, seat }
    found.push({
      short: { ...known, game, ...match.continuation() },
      whole: { ...known, game: withoutCheckpoints(game), from: null, entries: match.entries },
    })
  })
  return found
}

for (const game of GAMES)
  suite(`${game.id}: bots decide the same from a checkpoint as from the whole log`, () => {
    const positions = positionsOf(game, 1, 17)
    for (const spec of BOTS)
      test(spec.name, () => {
        assert.ok(positions.filter(({ short }) => short.from !== null).length > 5)
        for (const { short, whole } of positions)
          assert.deepEqual(makeBot(spec).decide(short), makeBot(spec).decide(whole))
      })
  })
