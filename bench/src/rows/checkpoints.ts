import { GAMES, makeBot } from '@curio/bots'
import { fastChance, type Game, type Json, Match, type Packs, type Setup, setupOf } from '@curio/kernel'
import { withoutCheckpoints } from '@curio/kernel/testing'
import { Room } from '@curio/protocol'
import type { Effort } from '../effort.ts'
import { type Figure, figureOf, interleaved, perSecond, quotient, typicalTime } from '../measure.ts'
import { answerOnce } from '../route-play.ts'
import { atLeast, atMost, type Row, row } from '../row.ts'

const SEATS = 4
/** Answers between two positions that are decided on. */
const DISTANCE = 25

const botsWith = (iterations: number) =>
  ({
    greedy: { spec: { name: 'greedy', seed: 1 }, decisions: 1, unit: 'decisions/s', target: 5 },
    search: {
      spec: { name: 'search', seed: 1, budget: { iterations } },
      decisions: iterations,
      unit: 'iterations/s',
      target: 1.5,
    },
  }) as const

/** What is gained by starting at a checkpoint instead of running the log: the same games with and without, in turns. */
export function checkpointRows(effort: Effort): Row[] {
  return GAMES.flatMap((game) => [...botRows(game, effort), ...pastRows(game, effort)])
}

function botRows(game: Game, { repetitions, games, iterations }: Effort): Row[] {
  const positions = Array.from({ length: Math.max(1, Math.round(games / 40)) }, (_, seed) =>
    positionsOf(game, seed),
  ).flat()
  const plain = withoutCheckpoints(game)
  return Object.entries(botsWith(iterations)).map(([name, { spec, decisions, unit, target }]) => {
    const bot = makeBot(spec)
    const decideAll = (played: Game): number => {
      const packs = unseenPacks(game, positions)
      return perSecond(1, () => {
        for (const { from, entries, all, seat, setup, rules } of positions) {
          const given = played === game ? { from, entries } : { from: null, entries: all }
          bot.decide({ game: played, setup: { ...setup, packs }, rules, ...given, seat })
        }
        return positions.length * decisions
      })
    }
    const samples = interleaved(repetitions, {
      ours: () => decideAll(game),
      before: () => decideAll(plain),
    })
    return row({
      name: `checkpoints.${game.id}.${name}`,
      what: `${game.id}: ${name} bots decide, from checkpoints and from whole logs`,
      unit,
      ours: figureOf(samples.ours),
      peer: { name: 'whole logs', ...figureOf(samples.before) },
      ratio: quotient(samples.ours, samples.before),
      target: atLeast(target, 'ratio'),
    })
  })
}

/** Copies of the packs, made ready to play: what bots remember of positions they had before belongs to their packs. */
function unseenPacks(game: Game, [first]: readonly { readonly setup: Setup }[]): Packs {
  if (!first) throw new Error(`there is no position of ${game.id}`)
  const packs = structuredClone(first.setup.packs)
  game.content({ ...first.setup, packs })
  return packs
}

/** Positions of a random game, as bots get them from a match and from its log. */
function positionsOf(game: Game, number: number) {
  const { match } = newRoom(game, number)
  const setup = setupOf(game, match.header, {})
  if (!setup.ok) throw new Error(setup.message)
  const chance = fastChance(number)
  const positions = []
  for (let answers = 0; !match.over; answers++) {
    const [seat] = match.awaited()
    if (seat !== undefined && answers % DISTANCE === 0)
      positions.push({
        ...match.continuation(),
        all: match.entries,
        seat,
        setup: setup.value,
        rules: match.header.rules,
      })
    answerOnce(match, chance)
  }
  return positions
}

function newRoom(game: Game, number: number): { match: Match; seed: Uint8Array } {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const match = Match.create(game, { seats: SEATS, seed })
  if (!match.ok) throw new Error(match.message)
  return { match: match.value, seed }
}

/** Undo, and looking at moments of the past, in the middle of a match. */
function pastRows(game: Game, { repetitions, games }: Effort): Row[] {
  const rooms = Array.from({ length: Math.max(2, Math.round(games / 20)) }, (_, seed) => lateRoom(game, seed))
  const samples = interleaved(repetitions, {
    undo: () => figureOf(rooms.map(takeBack)).median,
    moment: () => typicalTime(rooms.length, (index) => lookBack(rooms[index] as LateRoom)),
  })
  const figures: readonly (readonly [name: string, what: string, figure: Figure])[] = [
    ['undo', 'an answer is taken back at a table', figureOf(samples.undo)],
    ['moment', 'a moment of the past is looked at', figureOf(samples.moment)],
  ]
  return figures.map(([name, what, ours]) =>
    row({
      name: `checkpoints.${game.id}.${name}`,
      what: `${game.id}: ${what}`,
      unit: 'ms',
      ours,
      target: atMost(0.5),
    }),
  )
}

interface LateRoom {
  readonly room: Room
  readonly seat: number
  /** Its last answer. */
  readonly answer: Json
  readonly moments: number
  looks: number
}

/** A room of a random game at its middle, with a seat that may take back its last answer. */
function lateRoom(game: Game, number: number): LateRoom {
  const { match, seed } = newRoom(game, number)
  const chance = fastChance(number)
  const undoable: { readonly length: number; readonly seat: number }[] = []
  while (!match.over) {
    answerOnce(match, chance)
    const seat = seatWithUndo(match)
    if (seat !== undefined) undoable.push({ length: match.length, seat })
  }
  const last = undoable[Math.floor(undoable.length * 0.5)]
  if (last === undefined) throw new Error(`nothing can be taken back in ${game.id}`)
  const { seed: _, ...log } = match.log()
  const until = { ...log, entries: log.entries.slice(0, last.length) }
  const room = Room.load({ game, seed, life: 'bench' }, until)
  if (!room.ok) throw new Error(room.message)
  room.value.open(last.seat)
  const moments = room.value.open(null).notes.list.length
  const { seat } = last
  const answer = until.entries.findLast((entry) => entry.seat === seat)?.answer ?? null
  return { room: room.value, seat, answer, moments, looks: 0 }
}

const seatWithUndo = (match: Match): number | undefined =>
  Array.from({ length: SEATS }, (_, seat) => seat).find((seat) => match.toldUndoRefusal(seat) === null)

/** Milliseconds to undo and publish. Then the same answer is given again, so that it can be undone again. */
function takeBack({ room, seat, answer }: LateRoom): number {
  const count = room.unsaved().undone[seat] ?? 0
  const start = performance.now()
  const done = room.undo(seat, count)
  if (!done.ok) throw new Error(done.text)
  room.publish()
  const passed = performance.now() - start
  if (!room.answerOpen(seat, answer).ok) throw new Error('the answer cannot be given again')
  room.publish()
  return passed
}

function lookBack(late: LateRoom): void {
  late.looks += 1
  const note = (late.looks * 37) % late.moments
  if (late.room.moment(null, note) === undefined) throw new Error(`there is no moment ${note}`)
}
