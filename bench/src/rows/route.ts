import { fastChance } from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { figureOf, interleaved, perSecond } from '../measure.ts'
import { answerOnce, newRouteMatch, playOut, setupIn, TOURS } from '../route-play.ts'
import { atLeast, type Row, row } from '../row.ts'

const UNIT = 'decisions/s'

/** Random games of four players, on one core. */
export function routeRows({ repetitions, slice }: Effort): Row[] {
  const chance = fastChance(1)
  let matches = 0
  const samples = interleaved(repetitions, {
    unscored: () => perSecond(slice, () => playOut(chance, 'route')),
    scored: () => perSecond(slice, () => playOut(chance, 'over')),
    checked: () => perSecond(slice, () => playUnscored(matches++)),
  })
  return [
    row({
      name: 'route.unscored',
      what: 'random playouts up to the final routes',
      unit: UNIT,
      ours: figureOf(samples.unscored),
      target: atLeast(500_000),
    }),
    row({
      name: 'route.scored',
      what: 'random playouts to the end, every final route the best one',
      unit: UNIT,
      ours: figureOf(samples.scored),
    }),
    row({
      name: 'route.match',
      what: 'random matches up to the final routes: checked, logged and digested',
      unit: UNIT,
      ours: figureOf(samples.checked),
    }),
    ...tourRows(repetitions, slice),
  ]
}

/** The same in the cities of the booklet. */
function tourRows(repetitions: number, slice: number): Row[] {
  const chance = fastChance(1)
  return TOURS.map((city) => {
    const setup = setupIn(city)
    const samples = interleaved(repetitions, {
      unscored: () => perSecond(slice, () => playOut(chance, 'route', setup)),
    })
    return row({
      name: `route.${city}.unscored`,
      what: `random playouts in ${city} up to the final routes`,
      unit: UNIT,
      ours: figureOf(samples.unscored),
      target: atLeast(300_000),
    })
  })
}

function playUnscored(seed: number): number {
  const { match } = newRouteMatch(seed)
  const chance = fastChance(seed)
  while (match.state.phase !== 'route') answerOnce(match, chance)
  return match.length - 1
}
