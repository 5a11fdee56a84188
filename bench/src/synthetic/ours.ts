import {
  type Chance,
  checkSetup,
  type Flow,
  type Game,
  type Json,
  Match,
  type Pool,
  pool,
  poolSize,
  Run,
  rankedByPoints,
  type Setup,
  type Table,
} from '@curio/kernel'
import { CARDS, drawEdge, emptySheets, legalEdges, MOVES, SEATS, type Sheet } from './board.ts'

interface State {
  moves: number
  card: number
  deck: Pool<number>
  sheets: Sheet[]
}

/** The synthetic game for our kernel. `limit` is its number of moves; fewer seats share the sheets. */
export function syntheticGame(limit = MOVES, seats = SEATS): Game<State, null> {
  return {
    id: 'synthetic',
    rules: 1,
    seats: { min: seats, max: seats },
    bound: limit,
    packs: {},
    checkPack: () => [],
    options: (input) => ({ ok: true, value: input }),
    content: () => null,
    setup: () => ({ moves: 0, card: 0, deck: pool(CARDS), sheets: emptySheets() }),
    play: (table) => playMoves(table, limit),
    view: ({ moves, card, sheets }) => ({ moves, card, sheets }) as unknown as Json,
    determinize: () => {},
    outcome: (state) => (state.moves < limit ? null : outcomeOf(state, seats)),
    advice: { evaluate: () => 0, priors: () => null, turnOver: () => true, settled: () => false },
  }
}

function* playMoves(t: Table<State, null>, limit: number): Flow {
  const { state } = t
  while (state.moves < limit) {
    const seat = state.moves % t.seats
    const sheet = state.sheets[state.moves % SEATS] as Sheet
    if (poolSize(state.deck) === 0) state.deck = pool(CARDS)
    state.card = t.draw(state.deck) as number
    const edge = yield* t.choose(seat, 'edge', () => legalEdges(sheet, state.card))
    drawEdge(sheet, edge)
    state.moves += 1
  }
}

function outcomeOf({ sheets }: State, seats: number): ReturnType<Game['outcome']> {
  const scores = new Array<number>(seats).fill(0)
  for (const [index, { score }] of sheets.entries())
    scores[index % seats] = (scores[index % seats] ?? 0) + score
  return rankedByPoints(
    scores.map((total) => ({ total, by: { edges: total } })),
    'moves',
  )
}

const GAME = syntheticGame()
const SETUP = setupOf(GAME)

function setupOf(game: Game<State, null>): Setup {
  const setup = checkSetup(game as Game, SEATS, {}, {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

/** Plays a whole game as a playout does: nothing is recorded, and answers are not checked. */
export function playRun(chance: Chance, choose: Chance): Run<State, null> {
  const run = new Run(GAME, SETUP, GAME.rules, chance)
  while (!run.over) {
    const ask = run.questions[0]
    if (!ask) throw new Error('nobody is asked')
    const options = ask.candidates()
    run.answer(ask, options[choose.below(options.length)] as Json)
  }
  return run
}

export function newMatch(game: Game<State, null>, seed: Uint8Array): Match<State, null> {
  const match = Match.create(game, { seats: SEATS, seed })
  if (!match.ok) throw new Error(match.message)
  return match.value
}

/** Makes one move as a server does: the question goes out, and the answer is checked, recorded and digested. */
export function makeMove(match: Match, choose: Chance): void {
  const [seat] = match.awaited()
  const question = seat === undefined ? undefined : match.questions(seat)[0]
  if (question?.form !== 'choose') throw new Error('nobody is asked')
  const value = question.options[choose.below(question.options.length)] as Json
  const done = match.answer({ seat: question.seat, question: question.id, value })
  if (!done.ok) throw new Error(done.refusal.message)
}

/** Plays a whole game with full checking, digests and log. */
export function playMatch(seed: Uint8Array, choose: Chance): Match<State, null> {
  const match = newMatch(GAME, seed)
  while (!match.over) makeMove(match, choose)
  return match
}
