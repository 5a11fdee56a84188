import { createRequire } from 'node:module'
import type { Chance } from '@curio/kernel'
import type { Game, State as PeerState } from 'boardgame.io'
import { CARDS, drawEdge, emptySheets, isLegal, legalEdges, MOVES, SEATS, type Sheet } from './board.ts'

interface State {
  moves: number
  card: number
  deck: number[]
  sheets: Sheet[]
}

/** The parts of boardgame.io that are used here; a module cannot import its own types. */
interface Internal {
  InitializeGame(options: { game: Game<State>; numPlayers: number }): PeerState<State>
  CreateGameReducer(options: {
    game: Game<State>
  }): (state: PeerState<State>, action: Move) => PeerState<State>
}

interface Move {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
}

interface Clients {
  Client(options: { game: Game<State>; numPlayers: number; debug: false }): {
    getState(): PeerState<State>
    readonly moves: { readonly edge: (edge: number) => void }
  }
}

// While it is loaded, NODE_ENV decides whether it checks and logs as in development.
process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal
const { Client } = require('boardgame.io/client') as Clients
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' }

type Random = { readonly Die: (sides: number) => number }

/**
 * The synthetic game for boardgame.io, made as fast as possible: the card for the next seat is drawn within the move, so
 * that a turn needs no hook, and undo, which copies its stack at every move, is off.
 */
export function peerGame(limit: number): Game<State> {
  return {
    name: 'synthetic',
    setup: ({ random }) => {
      const state = { moves: 0, card: 0, deck: [], sheets: emptySheets() }
      nextCard(state, random)
      return state
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      edge: ({ G, random }, edge: number) => {
        const sheet = G.sheets[G.moves % SEATS] as Sheet
        if (!isLegal(sheet, G.card, edge)) return INVALID_MOVE
        drawEdge(sheet, edge)
        G.moves += 1
        if (G.moves < limit) nextCard(G, random)
      },
    },
    endIf: ({ G }) => (G.moves < limit ? undefined : { scores: G.sheets.map((sheet) => sheet.score) }),
    disableUndo: true,
  }
}

function nextCard(state: State, random: Random): void {
  if (state.deck.length === 0) state.deck = [...CARDS]
  const drawn = random.Die(state.deck.length) - 1
  state.card = state.deck[drawn] as number
  // The deck has no order, and moving its last card into the gap costs less than closing the gap.
  state.deck[drawn] = state.deck.at(-1) as number
  state.deck.pop()
}

/** An edge that the card allows to the seat whose turn it is. */
function chooseEdge(state: State, choose: Chance): number {
  const edges = legalEdges(state.sheets[state.moves % SEATS] as Sheet, state.card)
  return edges[choose.below(edges.length)] as number
}

export interface PeerMove {
  readonly card: number
  readonly edge: number
}

const GAME = peerGame(MOVES)
const reduce = CreateGameReducer({ game: GAME })

/** Plays a whole game with the bare reducer, its fastest form: no store, no log. */
export function playReducer(choose: Chance, played?: PeerMove[]): PeerState<State> {
  let state = InitializeGame({ game: GAME, numPlayers: SEATS })
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state
    const edge = chooseEdge(G, choose)
    played?.push({ card: G.card, edge })
    const payload = { type: 'edge', args: [edge], playerID: ctx.currentPlayer }
    state = reduce(state, { type: 'MAKE_MOVE', payload })
  }
  return state
}

/** A match that keeps its log and goes on for ever. */
export interface PeerMatch {
  readonly move: (choose: Chance) => void
  readonly over: () => boolean
}

export function peerMatch(limit = MOVES): PeerMatch {
  const client = Client({ game: peerGame(limit), numPlayers: SEATS, debug: false })
  return {
    move: (choose) => {
      client.moves.edge(chooseEdge(client.getState().G, choose))
    },
    over: () => client.getState().ctx.gameover !== undefined,
  }
}
