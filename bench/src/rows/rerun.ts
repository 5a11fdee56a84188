import { fastChance, type Log, Match, rerun, verify } from '@curio/kernel'
import { route } from '@curio/route'
import type { Effort } from '../effort.ts'
import { figureOf, interleaved, typicalTime } from '../measure.ts'
import { answerOnce, type BenchCity, newRouteMatch, ROUTE_SETUP, setupIn, TOURS } from '../route-play.ts'
import { atMost, type Row, row } from '../row.ts'

interface Recorded {
  readonly log: Log
  readonly seed: Uint8Array
}

/** Recorded random games of four players, run again from their logs. */
export function rerunRows({ repetitions, games }: Effort): Row[] {
  const recorded = Array.from({ length: games }, (_, seed) => record(seed, 'guide'))
  const samples = interleaved(repetitions, {
    rerun: () => eachOf(recorded, ({ log }) => rerun(route, ROUTE_SETUP, log.header.rules, log.entries).over),
    load: () => eachOf(recorded, ({ log, seed }) => Match.load(route, log, seed).ok),
    verify: () => eachOf(recorded, ({ log }) => verify(route, log).ok),
  })
  const about = { unit: 'ms' }
  return [
    row({
      ...about,
      name: 'rerun.rules',
      what: 'the rules run over the log of a whole game',
      ours: figureOf(samples.rerun),
      target: atMost(1),
    }),
    row({
      ...about,
      name: 'rerun.load',
      what: 'the same as a match that goes on, with its notes and the digest checked',
      ours: figureOf(samples.load),
    }),
    row({
      ...about,
      name: 'rerun.verify',
      what: 'the same with every answer, digest and outcome of chance verified',
      ours: figureOf(samples.verify),
    }),
    ...TOURS.map((city) => tourRow(city, repetitions, games)),
  ]
}

/** The same in a city of the booklet. */
function tourRow(city: BenchCity, repetitions: number, games: number): Row {
  const recorded = Array.from({ length: games }, (_, seed) => record(seed, city))
  const setup = setupIn(city)
  const samples = interleaved(repetitions, {
    rerun: () => eachOf(recorded, ({ log }) => rerun(route, setup, log.header.rules, log.entries).over),
  })
  return row({
    name: `rerun.${city}.rules`,
    what: `the rules run over the log of a whole game in ${city}`,
    unit: 'ms',
    ours: figureOf(samples.rerun),
    target: atMost(1.5),
  })
}

function record(number: number, city: BenchCity): Recorded {
  const { match, seed } = newRouteMatch(number, city)
  const chance = fastChance(number)
  while (!match.over) answerOnce(match, chance)
  return { log: match.log(), seed }
}

/** Milliseconds for one of the games. */
function eachOf(games: readonly Recorded[], work: (game: Recorded) => boolean): number {
  return typicalTime(games.length, (index) => {
    if (!work(games[index] as Recorded)) throw new Error('a recorded game cannot be played again')
  })
}
