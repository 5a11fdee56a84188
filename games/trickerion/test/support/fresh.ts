import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import type { TableTerms } from '@curio/kernel/testing'
import type { Component, Location, Suit } from '../../content/vocabulary.ts'
import { trickerion } from '../../index.ts'
import type { ActType } from '../../rules/acts.ts'
import { trickOf } from '../../rules/content.ts'
import { isQuestionKind, readAct } from '../../rules/grammar.ts'
import { showInRow } from '../../rules/links.ts'
import {
  type Character,
  type Direction,
  type Disc,
  HOME,
  type OwnTrick,
  SUPPLY,
  type TrickerionState,
} from '../../rules/state.ts'
import { characterOf, isPlaced } from '../../rules/table.ts'
import { freeSymbols, takeTrick } from '../../rules/tricks.ts'
import { type TrickerionView, viewTrickerion } from '../../view.ts'
import { PlayedGame } from './base.ts'

export interface TestOptions extends Partial<TableTerms> {
  readonly options?: { readonly [key: string]: Json }
}

type Plan = Partial<Readonly<Record<Disc, string>>>

/** Riverside cards that start in the row, from the left. */
const ROW = ['R01', 'R02', 'R03', 'R04']

/**
 * A match of Trickerion under a test's control. Seat 0 chooses first and is first in turn order, and the row begins with
 * R01; everything else that chance decides is scripted or does not matter.
 */
export class FreshGame extends PlayedGame {
  constructor({ seats = 2, options = {}, packs = {}, chance }: TestOptions = {}) {
    const order = Array.from({ length: seats }, (_, seat) => seat)
    const cards = ROW.slice(0, options.quickGame ? seats : seats - 1)
    super(trickerion, { seats, options, packs, chance: chance ?? [0, ...cards, ...order] })
  }

  /** The answers that are offered of such acts. */
  offers(types: ActType | readonly ActType[], seat = this.asker()): string[] {
    const { kind } = this.ask(seat)
    const meant = [types].flat()
    return this.options(seat).flatMap((option) => {
      const act = isQuestionKind(kind) ? readAct(kind, option) : null
      return typeof option === 'string' && act !== null && meant.includes(act.type) ? [option] : []
    })
  }

  /** The seat that is asked. */
  asker(): number {
    const [ask] = this.run.questions
    assert.ok(ask, 'nobody is asked')
    return ask.seat
  }

  /** Answers of whoever is asked. */
  does(...values: readonly Json[]): this {
    for (const value of values) this.answer(this.asker(), value)
    return this
  }

  /** Asserts that the open question takes none of these answers. */
  refuses(...values: readonly Json[]): this {
    return this.refusesSeat(this.asker(), ...values)
  }

  /** The same, where several seats are asked at once. */
  refusesSeat(seat: number, ...values: readonly Json[]): this {
    for (const value of values) this.refusal(seat, value)
    return this
  }

  character(disc: Disc, seat = 0): Character {
    return characterOf(this.player(seat), disc)
  }

  view(viewer: number | null): TrickerionView {
    return viewTrickerion(this.state, viewer, this.content)
  }

  /** The seat has exactly this. */
  rich(seat: number, fame: number, coins: number, shards: number): this {
    Object.assign(this.player(seat), { fame, coins, shards })
    return this
  }

  /** Gets over the setup: every seat takes the first of everything. */
  setUp(): this {
    while (this.state.phase === 'setup') this.first()
    return this
  }

  /** Whoever is asked takes the first option. */
  first(): this {
    const [ask] = this.run.questions
    assert.ok(ask)
    this.run.answer(ask, ask.candidates()[0] as Json)
    return this
  }

  /** Plays on, doing as little as possible, until the condition holds. */
  until(holds: (game: this) => boolean): this {
    for (let answers = 0; !holds(this); answers++) {
      assert.ok(answers < 1_000 && !this.run.over, 'it never comes to that')
      this.pass()
    }
    return this
  }

  /** Plays on until the seat is asked this. */
  untilAsked(kind: string, seat: number): this {
    return this.until((game) => game.asked().includes(`${seat} ${kind}`))
  }

  toPhase(phase: TrickerionState['phase']): this {
    return this.until(({ state }) => state.phase === phase)
  }

  /** The end of the round comes and goes. */
  endRound(): this {
    const { round } = this.state
    return this.until(({ state, run }) => state.round > round || run.over)
  }

  toPlan(): this {
    return this.until((game) => game.kind(game.asker()) === 'plan')
  }

  /** The seat lays out these cards and is ready. */
  plan(seat: number, plan: Plan): this {
    for (const [disc, card] of Object.entries(plan)) this.answer(seat, `assign:${disc}:${card}`)
    return this.answer(seat, 'ready')
  }

  /** Everybody plans, seat by seat; whoever is left out stays at home. */
  plans(...plans: readonly Plan[]): this {
    this.toPlan()
    for (const seat of this.state.players.keys()) this.plan(seat, plans[seat] ?? {})
    return this
  }

  /** The team of the seat are these discs and nobody else; they are at home, but for one that is placed. */
  team(seat: number, ...discs: readonly Disc[]): this {
    for (const character of this.player(seat).characters) {
      const isMember = discs.includes(character.disc)
      if (!isMember || !isPlaced(character)) character.at = isMember ? HOME : SUPPLY
      character.home = 'board'
    }
    return this
  }

  /** The seat has this stack; with 0 tokens it has none of the kind. */
  stack(seat: number, kind: Component, count: number, on: 'board' | 'manager' = 'board'): this {
    const player = this.player(seat)
    player.components = player.components.filter((stack) => stack.kind !== kind)
    if (count > 0) player.components.push({ kind, count, on })
    return this
  }

  /** The seat has only these stacks on the player board. */
  stacks(seat: number, stacks: Partial<Readonly<Record<Component, number>>>): this {
    this.player(seat).components = []
    for (const [kind, count] of Object.entries(stacks)) this.stack(seat, kind as Component, count)
    return this
  }

  /** The seat has no tricks; its markers leave the theater. */
  noTricks(seat: number): this {
    const player = this.player(seat)
    for (const { trick } of player.tricks.splice(0)) {
      this.state.decks[trickOf(this.content, trick).entry.school].push(trick)
    }
    for (const show of this.state.row) {
      if (show) show.markers = show.markers.filter((marker) => marker.seat !== seat)
    }
    return this
  }

  /** The seat owns this trick, whoever had it. */
  trick(seat: number, trick: string, changes: Partial<OwnTrick> = {}): this {
    for (const player of this.state.players) {
      const index = player.tricks.findIndex((own) => own.trick === trick)
      if (index < 0) continue
      player.tricks.splice(index, 1)
      this.state.decks[trickOf(this.content, trick).entry.school].push(trick)
    }
    const symbol: Suit = changes.symbol ?? freeSymbols(this.player(seat))[0] ?? 'spades'
    Object.assign(takeTrick(this.state, this.content, seat, trick, symbol, 'board'), changes)
    return this
  }

  own(trick: string, seat = 0): OwnTrick {
    const own = this.player(seat).tricks.find((each) => each.trick === trick)
    assert.ok(own, `seat ${seat} has no ${trick}`)
    return own
  }

  /** A marker of the seat lies there. */
  marker(seat: number, trick: string, card: string, place: string, direction: Direction): this {
    showInRow(this.state, card).markers.push({ seat, trick, place, direction, size: 1 })
    return this
  }

  /** Action points left. */
  ap(): number {
    assert.ok(this.state.placement)
    return this.state.placement.ap
  }

  withAp(ap: number): this {
    assert.ok(this.state.placement)
    this.state.placement.ap = ap
    return this
  }
}

/** A game in the Assignment phase of its first round. */
export function atPlan(options: TestOptions = {}): FreshGame {
  return new FreshGame(options).setUp().toPlan()
}

interface Acting extends TestOptions {
  readonly disc?: Disc
  readonly slot?: string
}

/** Seat 0 has just placed a character, the Magician on the first slot by default; nobody else has a card. */
export function acting(location: Location, { disc = 'magician', slot, ...options }: Acting = {}): FreshGame {
  const game = atPlan(options)
  if (game.character(disc).at === SUPPLY) game.character(disc).at = HOME
  const first = location === 'theater' ? 'friday.0' : `${location}.0`
  return game.plans({ [disc]: location }).does(`place:${disc}:${slot ?? first}`)
}
