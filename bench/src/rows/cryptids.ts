import { findGame } from '@curio/bots'
import {
  type Ask,
  type Chance,
  checkSetup,
  fastChance,
  type Game,
  type Json,
  type Log,
  Match,
  Run,
  rerun,
  type Setup,
} from '@curio/kernel'
import type { Effort } from '../effort.ts'
import { figureOf, interleaved, perSecond, typicalTime } from '../measure.ts'
import { answerOnce } from '../route-play.ts'
import { atLeast, atMost, type Row, row } from '../row.ts'

const SEATS = 4

/** Random games of four players on one core: played, run again from their logs, and the legal places of tiles. */
export function cryptidsRows({ repetitions, slice, games }: Effort): Row[] {
  const game = findGame('cryptids')
  if (!game) throw new Error('there is no game "cryptids"')
  const setup = setupFor(game)
  const chance = fastChance(1)
  const logs = Array.from({ length: games }, (_, seed) => record(game, seed))
  const laying = positionsAsking('terrain', game, games)
  const samples = interleaved(repetitions, {
    playouts: () => perSecond(slice, () => playOut(game, setup, chance)),
    rerun: () =>
      typicalTime(logs.length, (index) => {
        const { header, entries } = logs[index] as Log
        if (!rerun(game, setup, header.rules, entries).over) throw new Error('a recorded game is not over')
      }),
    placements: () =>
      MICROSECONDS * typicalTime(laying.length, (index) => listAll(laying[index] as Ask<unknown>)),
  })
  return [
    row({
      name: 'cryptids.playouts',
      what: 'random playouts to the end, every legal act and placement listed',
      unit: 'decisions/s',
      ours: figureOf(samples.playouts),
      target: atLeast(300_000),
    }),
    row({
      name: 'cryptids.rerun',
      what: 'the rules run over the log of a whole game',
      unit: 'ms',
      ours: figureOf(samples.rerun),
      target: atMost(3),
    }),
    row({
      name: 'cryptids.placements',
      what: 'every legal placement of the three terrain tiles of a player',
      unit: 'µs',
      ours: figureOf(samples.placements),
      target: atMost(50),
    }),
  ]
}

function setupFor(game: Game): Setup {
  const setup = checkSetup(game, SEATS, {}, {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

const anyOf = (candidates: readonly Json[], chance: Chance): Json =>
  candidates[chance.below(candidates.length)] as Json

function playOut(game: Game, setup: Setup, chance: Chance): number {
  const run = new Run(game, setup, game.rules, chance)
  let decisions = 0
  for (; !run.over; decisions++) {
    const [ask] = run.questions
    if (!ask) throw new Error('nobody is asked')
    run.answer(ask, anyOf(ask.candidates(), chance))
  }
  return decisions
}

function record(game: Game, number: number): Log {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const match = Match.create(game, { seats: SEATS, seed })
  if (!match.ok) throw new Error(match.message)
  const chance = fastChance(number)
  while (!match.value.over) answerOnce(match.value, chance)
  return match.value.log()
}

/** Questions of one kind from the middle of random games, one from each game. */
function positionsAsking(kind: string, game: Game, count: number): readonly Ask<unknown>[] {
  return Array.from({ length: count }, (_, seed) => {
    const chance = fastChance(seed)
    const run = new Run(game, setupFor(game), game.rules, chance)
    for (let left = 1 + chance.below(MOST_ASKED); !run.over; ) {
      const [ask] = run.questions
      if (!ask) throw new Error('nobody is asked')
      if (ask.kind === kind) left -= 1
      if (left === 0) return ask
      run.answer(ask, anyOf(ask.candidates(), chance))
    }
    throw new Error(`"${kind}" is not asked often enough`)
  })
}

/** In every game each player lays about this many tiles, one after the other. */
const MOST_ASKED = 30
const MICROSECONDS = 1_000

function listAll(ask: Ask<unknown>): void {
  if (ask.candidates().length === 0) throw new Error('there is no placement')
}
