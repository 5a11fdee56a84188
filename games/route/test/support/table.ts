import assert from 'node:assert/strict'
import { type Json, type Note, noteFor, type Viewer } from '@curio/kernel'
import { ScriptedTable, type TableTerms } from '@curio/kernel/testing'
import { route } from '../../index.ts'
import { boardOf, playerOf } from '../../rules/board.ts'
import type { City } from '../../rules/city.ts'
import { cityIn, type RouteContent } from '../../rules/content.ts'
import type { Board, Player, RouteState, Turn } from '../../rules/state.ts'

export interface TestOptions extends Partial<TableTerms> {
  readonly options?: { readonly [key: string]: Json }
}

/** The dice in the order of the pack: red, green, blue, purple, effect. */
type Numbers = readonly [number, number, number, number, number]

const FIXED = { ancient: 'DAGON', effects: { dark: 'FX_REPEAT', light: 'FX_CORRECTION' }, first: 0 }

/** A match of Route under a test's control. */
export class TestGame extends ScriptedTable<RouteState, RouteContent> {
  constructor({ seats = 2, options = {}, chance = [] }: TestOptions = {}, game = route) {
    super(game, { seats, options: 'edition' in options ? options : { ...FIXED, ...options }, chance })
  }

  get city(): City {
    return cityIn(this.content, this.state)
  }

  /** What has been told, as a viewer reads it. */
  told(viewer: Viewer = null): Note[] {
    return this.run.notes.flatMap((each) => noteFor(each, viewer) ?? [])
  }

  player(seat: number): Player {
    return playerOf(this.state, seat)
  }

  board(seat: number): Board {
    return boardOf(this.state, seat)
  }

  turn(seat: number): Turn {
    const { turn } = this.player(seat)
    assert.ok(turn, `seat ${seat} has no turn`)
    return turn
  }

  /** Gets over the setup: every seat keeps its first task. */
  keepTasks(): this {
    for (let seat = 0; seat < this.state.players.length; seat++) {
      this.answer(seat, this.player(seat).dealt[0] as string)
    }
    return this
  }

  block(id: string): number {
    return found(this.city.blockAt, id)
  }

  segment(id: string): number {
    return found(this.city.segmentAt, id)
  }

  /** Marks segments on a seat's board as if drawn in earlier rounds. */
  drawn(seat: number, ...ids: readonly string[]): this {
    for (const id of ids) this.board(seat).drawn[this.segment(id)] = 1
    return this
  }

  /** Puts tourists into a block: red, green, blue, purple. */
  tourists(seat: number, id: string, counts: readonly number[]): this {
    counts.forEach((count, type) => {
      this.board(seat).tourists[this.block(id) * 4 + type] = count
    })
    return this
  }

  touristsIn(seat: number, id: string): number[] {
    return this.board(seat).tourists.slice(this.block(id) * 4, this.block(id) * 4 + 4)
  }

  segmentsOf(seat: number): string[] {
    return this.city.segments
      .filter((each) => this.board(seat).drawn[each.index] === 1)
      .map((each) => each.id)
  }

  /** Completes a seat's turn by the first options, so that a test can go on. */
  finishTurn(seat: number): this {
    while (this.player(seat).turn?.done === false || this.kind(seat) === 'initial.pair') {
      const ask = this.ask(seat)
      const options = ask.candidates()
      const answer = ask.kind === 'draw' ? (options.includes('end') ? 'end' : 'c') : options[0]
      this.answer(seat, answer as Json)
      if (this.state.phase !== 'turns') return this
    }
    return this
  }

  finishRound(): this {
    const { round } = this.state
    for (let seat = 0; seat < this.state.players.length; seat++) {
      if (this.state.round === round && this.state.phase === 'turns') this.finishTurn(seat)
    }
    return this
  }
}

/** Sections of the chance of a game with the fixed options: the removed shop card and the tasks dealt. */
export function setupChance(seats: number, removed = 'S7'): Json[] {
  return [removed, ...['TG1', 'TG2', 'TG3', 'TG4', 'TG5', 'TG6', 'TG7', 'TG8'].slice(0, seats * 2)]
}

/** A game at the start of its first round: the shop card is open and the dice are rolled. */
export function atFirstRound({ seats = 2, options = {}, chance = [] }: TestOptions = {}): TestGame {
  const game = new TestGame({ seats, options, chance: setupChance(seats) })
  const last = seats - 1
  for (let seat = 0; seat < last; seat++) game.answer(seat, game.player(seat).dealt[0] as string)
  game.script(...chance)
  return game.answer(last, game.player(last).dealt[0] as string)
}

export interface DraftedRound extends TestOptions {
  readonly shop?: string
  readonly numbers: Numbers
  /** The two round dice. */
  readonly dice: readonly [string, string]
  /** Changes the position before the turns begin. */
  readonly before?: (game: TestGame) => void
}

/** A two-player game in the turns of its first round, with the given round dice. */
export function atTurns({ shop = 'S5', numbers, dice, before, ...rest }: DraftedRound): TestGame {
  const game = atFirstRound({ ...rest, chance: [shop, ...numbers] })
  before?.(game)
  const others = ['red', 'green', 'blue', 'purple', 'effect'].filter((die) => !dice.includes(die))
  game.answer(0, dice[0]).answer(1, others[0] as string, others[1] as string)
  return game.answer(0, dice[1])
}

function found(at: ReadonlyMap<string, number>, id: string): number {
  const index = at.get(id)
  assert.ok(index !== undefined, `no ${id}`)
  return index
}
