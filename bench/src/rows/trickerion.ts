import { readFileSync } from 'node:fs'
import {
  type Chance,
  checkSetup,
  fastChance,
  type Game,
  type Json,
  type Log,
  Match,
  parseLog,
  Run,
  rerun,
  type Setup,
  setupOf,
} from '@curio/kernel'
import { trickerion } from '@curio/trickerion'
import type { Effort } from '../effort.ts'
import { usedBytes } from '../heap.ts'
import { figureOf, interleaved, perSecond, typicalTime } from '../measure.ts'
import { answerOnce } from '../route-play.ts'
import { atLeast, atMost, type Row, row } from '../row.ts'
import { bytesPerMove } from '../server/bytes.ts'

const SEATS = 4
/** The heaviest way to play: more rounds, more locations, cards with effects. */
const OPTIONS = { darkAlley: true }
/** A match is heaviest when its last round has been planned. */
const LAST_ROUND = 7

type TrickerionMatch = Match<ReturnType<typeof trickerion.setup>, ReturnType<typeof trickerion.content>>

/** A game between bots of four players with Dark Alley and prophecies. */
const RECORDED = new URL('../../../games/trickerion/test/golden/prophecies-rounds-4.json', import.meta.url)

/** Games of four players with Dark Alley: played at random, run again from a log, held in memory, and sent. */
export async function trickerionRows(effort: Effort): Promise<Row[]> {
  return [...speedRows(effort), memoryRow(effort), await bytesRow(effort)]
}

function speedRows({ repetitions, slice, games }: Effort): Row[] {
  const chance = fastChance(1)
  const setup = valueIn(checkSetup(trickerion as Game, SEATS, OPTIONS, {}))
  const recorded = valueIn(parseLog(JSON.parse(readFileSync(RECORDED, 'utf8'))))
  const itsSetup = valueIn(setupOf(trickerion as Game, recorded.header, {}))
  const samples = interleaved(repetitions, {
    playouts: () => perSecond(slice, () => playOut(setup, chance)),
    rerun: () => typicalTime(games, () => runAgain(recorded, itsSetup)),
  })
  return [
    row({
      name: 'trickerion.playouts',
      what: 'random playouts of four players with Dark Alley, every option listed',
      unit: 'decisions/s',
      ours: figureOf(samples.playouts),
      target: atLeast(200_000),
    }),
    row({
      name: 'trickerion.rerun',
      what: 'the rules run over the log of a whole game with Dark Alley and prophecies',
      unit: 'ms',
      ours: figureOf(samples.rerun),
      target: atMost(3),
    }),
  ]
}

function playOut(setup: Setup, chance: Chance): number {
  const run = new Run(trickerion, setup, trickerion.rules, chance)
  let decisions = 0
  for (; !run.over; decisions++) {
    const [ask] = run.questions
    if (!ask) throw new Error('nobody is asked')
    const candidates = ask.candidates()
    run.answer(ask, candidates[chance.below(candidates.length)] as Json)
  }
  return decisions
}

function runAgain({ header, entries }: Log, setup: Setup): void {
  if (!rerun(trickerion, setup, header.rules, entries).over) throw new Error('a recorded game is not over')
}

function memoryRow({ matches }: Effort): Row {
  const held: TrickerionMatch[] = []
  // The first match compiles and fills what all of them share.
  nearlyPlayed(matches)
  const before = usedBytes()
  for (let seed = 0; seed < matches; seed++) held.push(nearlyPlayed(seed))
  const each = (usedBytes() - before) / held.length / 1_024
  return row({
    name: 'trickerion.memory',
    what: `one of ${held.length.toLocaleString('en')} live matches of four players with Dark Alley, in the last round`,
    unit: 'KB',
    ours: figureOf([each]),
    target: atMost(60),
  })
}

/** Up to the first placement of the last round. */
function nearlyPlayed(seed: number): TrickerionMatch {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, seed)
  const match = valueIn(Match.create(trickerion, { seats: SEATS, options: OPTIONS, seed: bytes }))
  const chance = fastChance(seed)
  while (match.state.round < LAST_ROUND || match.state.phase !== 'action') answerOnce(match, chance)
  return match
}

async function bytesRow({ server }: Effort): Promise<Row> {
  return row({
    name: 'trickerion.bytes',
    what: 'received by a client of our server for each move, two players with Dark Alley',
    unit: 'bytes',
    ours: figureOf(await bytesPerMove('trickerion', server)),
    target: atMost(600),
  })
}

function valueIn<T>(
  checked: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string },
): T {
  if (!checked.ok) throw new Error(checked.message)
  return checked.value
}
