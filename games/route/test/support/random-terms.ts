import { PACKS } from '../../content/index.ts'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { RouteBoard } from '../../rules/final-route.ts'
import type { Goal } from '../../rules/goals.ts'
import type { Guess, RouteTerms } from '../../rules/terms.ts'
import type { Random } from './random-board.ts'

/** Some bets, goals that small boards can meet, and points for single sites, some of them below 0. */
export function randomTerms(random: Random, { city, tourists }: RouteBoard): RouteTerms {
  const sites = tourists.length / TOURIST_TYPES.length
  const guess = (on: Guess['on']): Guess => {
    const isTask = on === 'task'
    return {
      site: random(city.blocks.length),
      on,
      number: random(isTask ? 7 : 9),
      exact: isTask ? 'sameAgain' : 15,
      near: isTask ? 5 : 10,
    }
  }
  const subjects = [0, 1, 2, 3, 'task'] as const
  return {
    bonuses: Array.from({ length: sites }, () => (random(5) === 0 ? random(16) - 5 : 0)),
    guesses: subjects.flatMap((on) => (random(4) === 0 ? [guess(on)] : [])),
    goals: ['A', 'B', 'C'].flatMap((deck) => (random(2) === 0 ? [randomGoal(random, deck)] : [])),
  }
}

function randomGoal(random: Random, deck: string): Goal {
  const cards = PACKS.booklet.goals.filter((goal) => goal.deck === deck)
  const goal = cards[random(cards.length)]
  if (!goal) throw new Error(`no deck ${deck}`)
  return { ...goal, atLeast: 1 + random(5) }
}
