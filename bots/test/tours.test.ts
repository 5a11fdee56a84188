import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { checkSetup, type Game, type Json } from '@curio/kernel'
import { route } from '@curio/route'
import { type ArenaGame, playGameOf } from '../src/arena-game.ts'
import type { BotName } from '../src/bots.ts'

const game = route as Game

const CITIES = [
  { city: 'arkham', ancient: 'YOG_SOTHOTH' },
  { city: 'las-vegas', events: { red: 2, yellow: 2 } },
  { city: 'sydney' },
  { city: 'venice', mode: 'cards', effects: 'none' },
  { city: 'venice', mode: 'advanced' },
  { city: 'venice', mode: 'dice' },
]

function play(options: Json, bots: readonly BotName[], seats: number, number: number): ArenaGame {
  const setup = checkSetup(game, seats, options, {})
  assert.ok(setup.ok)
  const entrants = bots.map((name) => ({ label: name, name }))
  return playGameOf({ game, setup: setup.value }, { entrants, seed: 15 }, number)
}

suite('bots know their way around the cities of the booklet', () => {
  for (const options of CITIES)
    test(`greedy beats random: ${JSON.stringify(options)}`, () => {
      for (const number of [0, 1]) {
        const { outcome, seating } = play({ edition: 'booklet', ...options }, ['greedy', 'random'], 2, number)
        assert.ok(outcome.kind === 'ranked')
        assert.deepEqual(outcome.winners, [seating.indexOf(0)])
      }
    })

  for (const options of CITIES.filter(({ mode }) => mode !== 'advanced'))
    test(`greedy comes near the challenges: ${JSON.stringify(options)}`, () => {
      const { outcome } = play({ edition: 'booklet', ...options }, ['greedy'], 1, 0)
      assert.ok(outcome.kind === 'solo')
      assert.ok((outcome.points[0]?.total ?? 0) > 100)
    })
})
