import type { Json } from '@curio/kernel'
import type { SupportBonus } from '../../content/booklet/terms.ts'
import type { CityName } from '../../rules/options.ts'
import type { PlayedEffect } from '../../rules/played.ts'
import { TestGame } from './table.ts'

/** What the setup of a city draws. */
const GOALS: Readonly<Partial<Record<CityName, readonly Json[]>>> = {
  'las-vegas': ['A1', 'B1', 'C1'],
  venice: ['A1'],
}

interface TravelTurn {
  readonly city?: 'las-vegas' | 'venice'
  /** The numbers of the round dice: they lead to the block. */
  readonly at?: readonly [number, number]
  readonly effect?: PlayedEffect
  /** The support bonuses of the first player. */
  readonly support: readonly SupportBonus[]
  readonly before?: (game: TestGame) => void
}

/** The first player's turn in a city of a campaign, with an effect on the second die where one is asked for. */
export function atTravelTurn({
  city = 'las-vegas',
  at: [one, other] = [3, 2],
  effect,
  support,
  before,
}: TravelTurn): TestGame {
  const cities = [city, ...(['arkham', 'sydney'] as const)]
  const effects = { dark: effect ?? 'FX_REPEAT', light: effect ?? 'FX_REPEAT' }
  const campaign = { cities, modes: { venice: 'dice' } }
  const numbers = effect ? [6, one, 4, 5, other] : [other, one, 4, 5, 6]
  const game = new TestGame({
    options: { edition: 'booklet', campaign, effects, first: 0, tasks: false },
    chance: [...(GOALS[city] ?? []), ...numbers],
  })
  game.board(0).support = [...support]
  leavePlaces(game)
  before?.(game)
  game.answer(0, 'green')
  return effect
    ? game.answer(1, 'red', 'blue').answer(0, 'effect')
    : game.answer(1, 'blue', 'purple').answer(0, 'red')
}

/** Roads lead to no cafe and no casino that the first player does not know already. */
function leavePlaces(game: TestGame): void {
  const { casinos, circledShops } = game.board(0)
  circledShops.push(...game.city.vertices.keys())
  if (casinos) casinos.visited = [...game.city.blocks.keys()]
}
