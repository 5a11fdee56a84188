import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { ScriptedTable, type TableTerms } from '@curio/kernel/testing'
import { type Evidence, SKILLS, type Skill, TERRAINS, type Terrain } from '../../content/vocabulary.ts'
import { cryptids } from '../../index.ts'
import type { Act, ActType } from '../../rules/acts.ts'
import { type CryptidsContent, cardOf, tileOf } from '../../rules/content.ts'
import { slotFor } from '../../rules/display.ts'
import type { CryptidsNote } from '../../rules/notes.ts'
import { addCell } from '../../rules/polyomino.ts'
import type { CryptidsState, Found, Player, Poacher, Slot } from '../../rules/state.ts'
import { playerOf } from '../../rules/table.ts'
import { actIn } from './acts.ts'

export interface TestOptions extends Partial<TableTerms> {
  readonly options?: { readonly [key: string]: Json }
}

/** A match of Cryptids under a test's control. */
export class TestGame extends ScriptedTable<CryptidsState, CryptidsContent> {
  constructor({ seats = 2, options = {}, chance = [] }: TestOptions = {}) {
    const seating = Array.from({ length: seats }, (_, seat) => seat)
    super(cryptids, { seats, options: { seating, ...options }, chance })
  }

  /** The bag yields these tokens next; where one lies elsewhere it changes places with one of its face. */
  draws(...tokens: readonly string[]): this {
    const { bag, map, market, players, discard } = this.state
    for (const wanted of tokens) {
      if (bag.rest.includes(wanted)) continue
      const other = bag.rest.find(
        (token) => !tokens.includes(token) && this.faces([token])[0] === this.faces([wanted])[0],
      )
      assert.ok(other, `nothing in the bag looks like ${wanted}`)
      const exchange = (list: (string | null)[]): void => {
        const index = list.indexOf(wanted)
        if (index >= 0) list[index] = other
      }
      for (const each of map) if (each.token === wanted) each.token = other
      for (const list of [market, discard, ...players.map(({ evidence }) => evidence)]) exchange(list)
      bag.rest[bag.rest.indexOf(other)] = wanted
    }
    return this.script(...tokens)
  }

  /** The answers that are offered of such acts, those by a skill excepted. */
  offers(types: ActType | readonly ActType[], seat = 0): string[] {
    const meant = [types].flat()
    return this.#offered(seat, (act) => meant.includes(act.type) && !('by' in act && act.by === 'skill'))
  }

  /** The answers that are offered of such acts by a skill; without types, of all of them. */
  bySkill(...types: readonly ActType[]): string[] {
    return this.#offered(
      0,
      (act) => 'by' in act && act.by === 'skill' && (types.length === 0 || types.includes(act.type)),
    )
  }

  /** The answers that lay a tile of the player's, of a terrain or this one. */
  layings(of: Terrain | string): string[] {
    return this.#offered(
      0,
      (act) => act.type === 'layTile' && [act.tile, tileOf(this.content, act.tile).type].includes(of),
    )
  }

  #offered(seat: number, isMeant: (act: Act) => boolean): string[] {
    const { kind = '' } = this.run.askOf(seat) ?? {}
    return this.options(seat).flatMap((option) => {
      const act = actIn(kind, option)
      return typeof option === 'string' && act !== null && isMeant(act) ? [option] : []
    })
  }

  /** Asserts that the open question takes none of these answers. */
  refuses(seat: number, ...values: readonly Json[]): this {
    for (const value of values) this.refusal(seat, value)
    return this
  }

  player(seat = 0): Player {
    return playerOf(this.state, seat)
  }

  poacher(): Poacher {
    assert.ok(this.state.poacher)
    return this.state.poacher
  }

  /** Gets over the setup: every seat takes the first of everything. */
  setUp(): this {
    while (this.state.phase === 'setup') {
      const [ask] = this.run.questions
      assert.ok(ask)
      const [first] = ask.candidates()
      this.run.answer(ask, first as Json)
    }
    return this
  }

  /** Everybody before the seat ends the cryptozoologist turn, and the helper turns up to that of the seat. */
  toHelper(seat = 0): this {
    for (;;) {
      const [ask] = this.run.questions
      assert.ok(ask)
      if (ask.kind === 'helper' && ask.seat === seat) return this
      this.pass()
    }
  }

  /** Answers the next question so that the game goes on as quickly as possible. */
  pass(): this {
    const [ask] = this.run.questions
    assert.ok(ask)
    const options = ask.candidates()
    const quick = ['end', 'none', 'fail'].find((option) => options.includes(option))
    this.run.answer(
      ask,
      quick ?? (options.find((option) => actIn(ask.kind, option)?.type !== 'rebid') as Json),
    )
    return this
  }

  /** Plays on until the seat is asked this. */
  until(kind: string, seat = 0): this {
    while (!this.asked().includes(`${seat} ${kind}`)) this.pass()
    return this
  }

  /** Puts the helpers on these rows, seat by seat. */
  rows(...rows: readonly number[]): this {
    rows.forEach((row, seat) => {
      this.player(seat).row = row
    })
    return this
  }

  at(seat: number, place: string): this {
    this.player(seat).place = place
    return this
  }

  /** The seat holds exactly this evidence. */
  hand(seat: number, ...faces: readonly string[]): this {
    const { evidence } = this.player(seat)
    for (const token of evidence.splice(0)) this.#putAway(token)
    for (const face of faces) evidence.push(this.#token(face))
    return this
  }

  faces(tokens: readonly (string | null)[]): string[] {
    return tokens.map((token) => (token === null ? '' : (this.content.tokens.get(token)?.face ?? '')))
  }

  handOf(seat = 0): string[] {
    return this.faces(this.player(seat).evidence)
  }

  /** Exactly this lies on the map, as `place:face`. */
  map(...evidence: readonly string[]): this {
    for (const { token } of this.state.map.splice(0)) this.#putAway(token)
    for (const each of evidence) {
      const [at = '', face = ''] = each.split(':')
      this.state.map.push({ at, token: this.#token(face) })
    }
    return this
  }

  mapFaces(): string[] {
    return this.state.map.map(({ at, token }) => `${at}:${this.faces([token])[0]}`)
  }

  market(...faces: readonly (string | null)[]): this {
    for (const token of this.state.market) if (token !== null) this.#putAway(token)
    this.state.market = this.state.market.map(() => null)
    faces.forEach((face, slot) => {
      this.state.market[slot] = face === null ? null : this.#token(face)
    })
    return this
  }

  /** Puts a card on display, with bid tokens of these seats that they take from elsewhere. */
  show(index: number, card: string, ...bids: readonly number[]): this {
    const { state } = this
    const old = state.display[index]
    const elsewhere = state.display.findIndex((slot) => slot?.card === card)
    if (elsewhere >= 0 && elsewhere !== index) state.display[elsewhere] = old ?? null
    else if (old && old.card !== card) this.#backToDeck(old)
    for (const deck of state.decks) remove(deck.rest, card)
    state.display[index] = slotFor(cardOf(this.content, card))
    for (const seat of bids) this.bid(seat, card)
    return this
  }

  /** A bid token of the seat lies on the card; it comes from another card if none is free. */
  bid(seat: number, card: string): this {
    const slot = this.slot(card)
    if (slot.bids.includes(seat)) return this
    const onBoard = this.state.display.filter((each) => each?.bids.includes(seat))
    if (onBoard.length >= 2) remove(onBoard[0]?.bids ?? [], seat)
    slot.bids.push(seat)
    slot.bids.sort()
    return this
  }

  /** The display bears no bid tokens but these. */
  bids(bids: Readonly<Record<string, readonly number[]>>): this {
    for (const slot of this.state.display) if (slot) slot.bids = [...(bids[slot.card] ?? [])]
    return this
  }

  slot(card: string): Slot {
    const slot = this.state.display.find((each) => each?.card === card)
    assert.ok(slot, `${card} is not on display`)
    return slot
  }

  shown(): string[] {
    return this.state.display.map((slot) => slot?.card ?? '')
  }

  /** The seat has found the card, and it waits to be relocated. */
  found(seat: number, card: string, changes: Partial<Found> = {}): this {
    const entry = this.content.cards.get(card)?.entry
    assert.ok(entry)
    for (const deck of this.state.decks) remove(deck.rest, card)
    this.player(seat).found.push({
      card,
      location: entry.loc === '?' ? 'N1' : entry.loc,
      evidence: entry.evidence.filter((each) => each !== '?') as Evidence[],
      relocated: null,
      inReserve: false,
      ...changes,
    })
    return this
  }

  skills(seat: number, ...skills: readonly Skill[]): this {
    const player = this.player(seat)
    for (const skill of SKILLS) player.skills[skill] = skills.includes(skill) ? 'ready' : 'none'
    return this
  }

  /** Terrain on these cells, `x,y`, with a symbol after a colon. */
  ground(type: Terrain, ...cells: readonly string[]): this {
    for (const cell of cells) {
      const [place = '', symbol] = cell.split(':')
      const [x = 0, y = 0] = place.split(',').map(Number)
      addCell(this.state.reserve.terrain[type], x, y)
      if (symbol === 'coin' || symbol === 'exp' || symbol === 'initiative') {
        addCell(this.state.reserve.symbols[symbol], x, y)
      }
    }
    return this
  }

  /** Every free cell of the reserve but these bears terrain of a type. */
  fill(type: Terrain, ...except: readonly string[]): this {
    const { width, height } = this.content.pack.reserve
    const { terrain } = this.state.reserve
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const isTaken = TERRAINS.some((each) => ((terrain[each][y] ?? 0) & (1 << x)) !== 0)
        if (!isTaken && !except.includes(`${x},${y}`)) addCell(terrain[type], x, y)
      }
    }
    return this
  }

  notes(kind: string): CryptidsNote[] {
    return this.run.notes
      .map(({ note }) => note as unknown as CryptidsNote)
      .filter((note) => note.kind === kind)
  }

  lastNote(kind: string): CryptidsNote | undefined {
    return this.notes(kind).at(-1)
  }

  /** A token with that face, out of the bag, the supply or the discard. */
  #token(face: string): string {
    const { bag, discard, bonusRumours } = this.state
    for (const from of [bag.rest, bonusRumours, discard]) {
      const token = from.find((each) => this.content.tokens.get(each)?.face === face)
      if (token !== undefined) {
        remove(from, token)
        return token
      }
    }
    throw new Error(`no token ${face} is left`)
  }

  #putAway(token: string): void {
    const isBonus = this.content.tokens.get(token)?.face === 'r'
    if (isBonus) this.state.bonusRumours.push(token)
    else this.state.bag.rest.push(token)
  }

  #backToDeck({ card, locationToken, evidenceTokens }: Slot): void {
    const level = this.content.cards.get(card)?.entry.level ?? 1
    this.state.decks[level - 1]?.rest.push(card)
    for (const token of evidenceTokens) this.#putAway(token)
    if (locationToken !== null) this.#putAway(locationToken)
  }
}

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item)
  if (index >= 0) list.splice(index, 1)
}

/** A game at the first cryptozoologist turn of seat 0, with a display of plain cards without marks. */
export function atTurn(options: TestOptions = {}): TestGame {
  const game = new TestGame(options).setUp()
  const plain = ['selma', 'skvader', 'trochus', 'dahu', 'pricolici', 'rasselbock']
  plain.forEach((card, index) => {
    game.show(index, card)
  })
  if (!game.state.options.noBids) {
    game.state.players.forEach((_, seat) => {
      game.bid(seat, plain[seat] ?? 'selma').bid(seat, plain[seat + 1] ?? 'dahu')
    })
  }
  return game
}

/** A game in the first helper turn of seat 0. */
export function atHelper(options: TestOptions = {}): TestGame {
  return atTurn(options).toHelper(0)
}
