import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import type { TableTerms } from '@curio/kernel/testing'
import type { Component } from '../../content/vocabulary.ts'
import { trickerion } from '../../index.ts'
import type { ActNamed, ActType } from '../../rules/acts.ts'
import { trickOf } from '../../rules/content.ts'
import { isLocation, layUnder } from '../../rules/plan.ts'
import {
  type Character,
  type Direction,
  type Disc,
  HOME,
  type OwnTrick,
  type Player,
  SUPPLY,
} from '../../rules/state.ts'
import { characterOf, isPlaced } from '../../rules/table.ts'
import { freeSymbols, takeTrick } from '../../rules/tricks.ts'
import { actIn } from './acts.ts'
import { PlayedGame } from './base.ts'

export interface TestOptions extends Partial<TableTerms> {
  readonly options?: { readonly [key: string]: Json }
  /** By seat; whoever is not named takes the first that is left. */
  readonly magicians?: readonly string[]
}

/** Parts of a player that a test sets. */
export type Has = Partial<Pick<Player, 'fame' | 'coins' | 'shards'>>

/** A marker on a performance card: seat, trick, place, direction of its own school, and the size of a pile. */
export type Laid = readonly [seat: number, trick: string, place: string, direction: Direction, size?: number]

/** A match of Trickerion under a test's control, with the Dark Alley unless the options say otherwise. */
export class TestGame extends PlayedGame {
  /** Opens in the Assignment phase of the first round: seats in turn order, bare workshops, 10 coins, 1 shard each. */
  constructor({ seats = 2, options = {}, packs = {}, chance = [], magicians = [] }: TestOptions = {}) {
    super(trickerion, { seats, options: { darkAlley: true, ...options }, packs, chance: [0, ...chance] })
    while (this.state.phase !== 'assignment') this.#first(magicians)
    this.state.order = this.state.players.map((_, seat) => seat)
    for (const seat of this.state.order) this.#strip(seat)
  }

  #first(magicians: readonly string[]): void {
    const [ask] = this.run.questions
    assert.ok(ask)
    const [first] = ask.candidates()
    const wanted = ask.kind === 'setup.magician' ? magicians[ask.seat] : undefined
    this.answer(ask.seat, ask.kind === 'advertise' ? 'none' : (wanted ?? (first as Json)))
  }

  #strip(seat: number): void {
    const player = this.player(seat)
    for (const { trick } of player.tricks) {
      this.state.decks[trickOf(this.content, trick).entry.school].push(trick)
    }
    player.tricks = []
    player.components = []
    for (const character of player.characters) {
      if (character.disc !== 'magician') character.at = SUPPLY
      character.home = 'board'
    }
    this.has(seat, { fame: 10, coins: 10, shards: 1 })
  }

  has(seat: number, { fame, coins, shards }: Has): this {
    const player = this.player(seat)
    if (fame !== undefined) {
      player.fameBy.start += fame - player.fame
      player.fame = fame
    }
    player.coins = coins ?? player.coins
    player.shards = shards ?? player.shards
    return this
  }

  /** Tokens on the player board, or on that of the Manager. */
  owns(
    seat: number,
    tokens: Readonly<Partial<Record<Component, number>>>,
    on: 'board' | 'manager' = 'board',
  ): this {
    for (const [kind, count] of Object.entries(tokens)) {
      this.player(seat).components.push({ kind: kind as Component, count, on })
    }
    return this
  }

  /** How many tokens of each kind. */
  tokens(seat = 0): Record<string, number> {
    return Object.fromEntries(this.player(seat).components.map(({ kind, count }) => [kind, count]))
  }

  knows(seat: number, trick: string, markers = 0, on: OwnTrick['on'] = 'board'): this {
    const [symbol] = freeSymbols(this.player(seat))
    assert.ok(symbol)
    takeTrick(this.state, this.content, seat, trick, symbol, on).markers = markers
    return this
  }

  trick(seat: number, trick: string): OwnTrick {
    const own = this.player(seat).tricks.find((each) => each.trick === trick)
    assert.ok(own, trick)
    return own
  }

  character(seat: number, disc: Disc): Character {
    return characterOf(this.player(seat), disc)
  }

  /** These are on the team and at home. */
  team(seat: number, ...discs: readonly Disc[]): this {
    for (const disc of discs) this.character(seat, disc).at = HOME
    return this
  }

  /** A card under each character, which joins the team for it. */
  plans(seat: number, cards: Readonly<Partial<Record<Disc, string>>>): this {
    for (const [disc, card] of Object.entries(cards) as [Disc, string][]) {
      this.team(seat, disc)
      const player = this.player(seat)
      if (isLocation(card)) player.permanents[card] = Math.max(1, player.permanents[card])
      else this.holds(seat, card)
      layUnder(player, disc, card)
    }
    return this
  }

  /** Special assignments in hand, taken from their decks. */
  holds(seat: number, ...specials: readonly string[]): this {
    for (const special of specials) {
      const { location } = this.content.specials.get(special)?.entry ?? {}
      assert.ok(location, special)
      const { rest } = this.state.specialDecks[location]
      if (rest.includes(special)) rest.splice(rest.indexOf(special), 1)
      this.player(seat).specials.push(special)
    }
    return this
  }

  /** Everybody is ready, and the cards are turned up. */
  reveals(): this {
    for (const ask of [...this.run.questions]) if (ask.kind === 'plan') this.answer(ask.seat, 'ready')
    return this
  }

  /** Markers on a card of the row. */
  lays(card: string, ...markers: readonly Laid[]): this {
    const show = this.state.row.find((each) => each?.card === card)
    assert.ok(show, card)
    for (const [seat, trick, place, direction, size = 1] of markers) {
      show.markers.push({ seat, trick, place, direction, size })
    }
    return this
  }

  prophecy(active: string | null, ...pending: readonly string[]): this {
    this.state.prophecies.active = active
    if (pending.length > 0) this.state.prophecies.pending = [...pending]
    return this
  }

  /** The open answers that begin like this. */
  offers(start: string, seat = 0): string[] {
    return this.options(seat).filter((each) => typeof each === 'string' && each.startsWith(start)) as string[]
  }

  /** Asserts that the open question takes none of these answers. */
  refuses(seat: number, ...values: readonly Json[]): this {
    for (const value of values) this.refusal(seat, value)
    return this
  }

  /** The open answers of a type, as acts. */
  acts<T extends ActType>(type: T, seat = 0): ActNamed<T>[] {
    const { kind } = this.ask(seat)
    return this.options(seat).flatMap((option) => {
      const act = actIn(kind, option)
      return act?.type === type ? [act as ActNamed<T>] : []
    })
  }

  /** Whoever has the turn makes every character idle, or ends what it is doing, until another phase begins. */
  idle(): this {
    while (this.state.phase === 'action') this.pass()
    return this
  }

  /** Goes on as quickly as possible until a question of the kind is open, or the round is over. */
  until(kind: string): this {
    const { round } = this.state
    while (!this.run.questions.some((ask) => ask.kind === kind)) {
      assert.ok(this.state.round === round && this.run.questions.length > 0, `${kind} is never asked`)
      this.pass()
    }
    return this
  }

  /** Everything else of the round goes by as quickly as possible. */
  endsRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.run.questions.length > 0) this.pass()
    return this
  }

  /** Puts a character on a slot without a turn. */
  stands(seat: number, disc: Disc, slot: string): this {
    const character = this.character(seat, disc)
    assert.ok(!isPlaced(character))
    character.at = slot
    return this
  }
}
