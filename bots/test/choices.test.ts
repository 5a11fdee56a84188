import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { suite, test } from 'node:test'
import { type Game, type Json, Match, setupOf } from '@curio/kernel'
import { type BotSpec, makeBot } from '../src/bots.ts'
import type { Position } from '../src/position.ts'
import { findGame } from '../src/registry.ts'

/** At regular distances in a game the greedy bot is asked too, and at some of these the searching one. */
const EVERY = 5
const BOTS = {
  greedy: { spec: { name: 'greedy', seed: 5 }, every: 1 },
  search: { spec: { name: 'search', seed: 5, budget: { iterations: 40 } }, every: 7 },
} as const satisfies Readonly<Record<string, { readonly spec: BotSpec; readonly every: number }>>

/**
 * What bots chose in games by casual bots, as hashes of all their answers. Judging faster must not change them; whoever
 * changes the judgment itself on purpose records them anew, and shows by the arena that it got better.
 */
const CHOSEN = {
  route: { greedy: 'a3d57bd50199e4c1', search: '4655f8ddf8fd2ae2' },
  cryptids: { greedy: '8f1a48ed42ef2ad0', search: '1e003670e91fd738' },
  trickerion: { greedy: 'fa7bdb1fb674a7d9', search: '0ac09789a4ee641c' },
} as const

/** Positions of games between casual bots, for every number of players. */
function* positionsOf(game: Game): Generator<Position> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const created = Match.create(game, { seats, seed: new Uint8Array(32).fill(seats) })
    assert.ok(created.ok)
    const match = created.value
    const setup = setupOf(game, match.header, {})
    assert.ok(setup.ok)
    const casual = makeBot({ name: 'easy', seed: seats })
    for (let answers = 0; !match.over; answers++) {
      const [seat] = match.awaited()
      assert.ok(seat !== undefined)
      const position = {
        ...{ game, setup: setup.value, rules: match.header.rules, seat },
        ...match.continuation(),
      }
      if (answers % EVERY === 0) yield position
      const [question] = match.questions(seat)
      assert.ok(question)
      const given = match.answer({ seat, question: question.id, value: casual.decide(position) })
      assert.ok(given.ok)
    }
  }
}

for (const id of ['route', 'cryptids', 'trickerion'] as const)
  suite(`${id}: bots choose as before`, () => {
    const game = findGame(id)
    assert.ok(game)
    const positions = [...positionsOf(game)]
    for (const name of ['greedy', 'search'] as const)
      test(name, () => {
        const { spec, every } = BOTS[name]
        const chosen: Json[] = positions
          .filter((_, index) => index % every === 0)
          .map((position) => makeBot(spec).decide(position))
        assert.ok(chosen.length > 10)
        assert.equal(
          createHash('sha256').update(JSON.stringify(chosen)).digest('hex').slice(0, 16),
          CHOSEN[id][name],
        )
      })
  })
