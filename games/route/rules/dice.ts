import type { Flow } from '@curio/kernel'
import { playerOf } from './board.ts'
import type { City, CityCard, Face } from './city.ts'
import type { PlayedEffect } from './played.ts'
import type { Forbidden } from './reasons.ts'
import type { Player, RouteState, Zone } from './state.ts'
import { actOf, cityAt, clockwise, listActOf, type RouteTable } from './table.ts'

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const
export const PAIR = { min: 2, max: 2 } as const

/** Phase 2 of a normal round (RT-P2-1 to RT-P2-8). */
export function* draftDice(t: RouteTable): Flow {
  rollAll(t)
  yield* takeRoundDice(t)
}

/** RT-P2-1, RT-DICE-3. */
export function rollAll(t: RouteTable): void {
  t.state.roundDice = []
  rollInto(t, allDice(t), 'available')
  noteRoll(t)
}

/** RT-P2-2 to RT-P2-8, RT-DICE-5, RT-DICE-6. */
export function* takeRoundDice(t: RouteTable): Flow {
  const { state } = t
  const lead = state.lead
  const left = (lead + 1) % t.seats
  const right = (lead + t.seats - 1) % t.seats
  yield* moveDie(t, lead, 'draft.take', 'round')
  yield* moveDie(t, left, 'draft.remove', 'unavailable')
  yield* moveDie(t, right, 'draft.remove', 'unavailable')
  yield* moveDie(t, lead, 'draft.take', 'round')
  for (const die of diceIn(state, 'available')) setZone(state, die, 'unavailable')
}

/** RT-SOLO-2: three random dice are available, the other two are not. */
export function rollSoloDice(t: RouteTable): void {
  if (t.seats > 1) return
  const { dice } = t.state
  const { dice: kinds } = cityAt(t)
  const waiting = kinds.map((_, die) => die)
  for (let left = 3; left > 0; left--) {
    const index = t.chance.below(waiting.length, (outcome) => kinds[waiting[outcome] as number]?.id ?? '')
    const [die] = waiting.splice(index, 1)
    if (die !== undefined) dice[die] = { number: 0, zone: 'available' }
  }
  for (const die of waiting) dice[die] = { number: 0, zone: 'unavailable' }
  for (const die of dice) die.number = t.roll(NUMBERS)
}

/** RT-SOLO-4. */
export function* chooseSoloDice(t: RouteTable): Flow {
  const city = cityAt(t)
  const { state } = t
  const available = diceFor(state, 'draft.pair').map((die) => dieId(city, die))
  const { dice } = listActOf(t, 'draft.pair', yield* t.pick(0, 'draft.pair', available, PAIR))
  state.roundDice = dice.map((id) => dieAt(city, id))
  for (const die of state.roundDice) setZone(state, die, 'round')
  t.note({ kind: 'draft.pair', seat: 0, dice: [...dice] })
}

/** RT-SOLO-5: used dice are rolled and put aside, the others become available as they lie. */
export function turnSoloDice(t: RouteTable): void {
  const { state } = t
  if (t.seats > 1) return
  for (const die of diceIn(state, 'unavailable')) setZone(state, die, 'available')
  rollInto(t, state.roundDice, 'unavailable')
  state.roundDice = []
}

/** RT-INIT-4, RT-INIT-7: each takes a die in turn, then all taken dice are rolled; the others play no part. */
export function* takeInitialDice(t: RouteTable): Flow {
  const { state } = t
  putAllAside(t)
  for (const seat of clockwise(t, state.first)) yield* takeDie(t, seat)
  rollInto(t, diceIn(state, 'available'), 'available')
  noteRoll(t)
}

/** RT-DICE-13, RT-DICE-14: the same with the booklet, where each player rolls the die as it is taken. */
export function* takeAndRollInitialDice(t: RouteTable): Flow {
  putAllAside(t)
  for (const seat of clockwise(t, t.state.first)) {
    const die = yield* takeDie(t, seat)
    rollInto(t, [die], 'available')
    noteRoll(t)
  }
}

export function putAllAside(t: RouteTable): void {
  for (const die of allDice(t)) {
    setZone(t.state, die, 'waiting')
    dieOf(t.state, die).number = 0
  }
}

function* takeDie(t: RouteTable, seat: number): Flow<number> {
  const city = cityAt(t)
  const answer = yield* t.choose(seat, 'initial.take', () =>
    diceFor(t.state, 'initial.take').map((each) => dieId(city, each)),
  )
  const { die: id } = actOf(t, 'initial.take', answer)
  const die = dieAt(city, id)
  setZone(t.state, die, 'available')
  t.note({ kind: 'initial.take', seat, die: id })
  return die
}

/** RT-INIT-5, RT-INIT-7, RT-INIT-8: a player's own pair of an initial round. */
export function* ownPair(t: RouteTable, seat: number): Flow<[number, number]> {
  const city = cityAt(t)
  const player = playerOf(t.state, seat)
  const kept = takeKept(player)
  if (kept) return kept
  const rolled = diceFor(t.state, 'initial.pair')
  const ids = rolled.map((die) => dieId(city, die))
  const { dice } = listActOf(t, 'initial.pair', yield* t.pick(seat, 'initial.pair', ids, PAIR))
  return keepRest(
    player,
    rolled,
    dice.map((id) => dieAt(city, id)),
  )
}

/** RT-INIT-8: the pair that was kept for the second initial round. */
export function takeKept(player: Player): [number, number] | null {
  const { kept } = player
  player.kept = null
  return kept
}

/** RT-INIT-7: of four, the two that are not chosen are kept. */
export function keepRest(
  player: Player,
  all: readonly number[],
  chosen: readonly number[],
): [number, number] {
  const rest = all.filter((piece) => !chosen.includes(piece))
  if (rest.length === 2) player.kept = asPair(rest)
  return asPair(chosen)
}

export function asPair(dice: readonly number[]): [number, number] {
  const [one, other] = dice
  if (one === undefined || other === undefined || dice.length !== 2) throw new Error('two dice make a pair')
  return [one, other]
}

/** What a die or a card shows. Both go by one row of numbers: first the dice, then the cards. */
export function faceOf(dice: readonly { readonly number: number }[], city: City, piece: number): Face {
  const face = city.dice[piece]?.faces[(dice[piece]?.number ?? 0) - 1] ?? cardOf(city, piece)
  if (!face) throw new Error(`piece ${piece} shows nothing`)
  return face
}

export function cardOf(city: City, piece: number): CityCard | undefined {
  return city.cards[piece - city.dice.length]
}

export function pieceId(city: City, piece: number): string {
  return (city.dice[piece] ?? cardOf(city, piece))?.id ?? ''
}

/** The number of a die or card, or -1. */
export function pieceAt(city: City, id: string): number {
  const die = dieAt(city, id)
  if (die >= 0) return die
  const card = city.cards.findIndex((each) => each.id === id)
  return card < 0 ? card : city.dice.length + card
}

/** RT-P2-10, RT-FX-5: the effect that a pair of dice or cards puts in force; of two, the first. */
export function effectOf(state: RouteState, city: City, pair: readonly number[]): PlayedEffect | null {
  for (const die of pair) {
    const { symbol } = faceOf(state.dice, city, die)
    if (symbol) return state.effects[symbol]
  }
  return null
}

export const effectDice = ({ dice }: City): number[] =>
  dice.flatMap(({ effect }, die) => (effect ? [die] : []))
export const colouredDice = ({ dice }: City): number[] =>
  dice.flatMap(({ effect }, die) => (effect ? [] : [die]))

export function dieId(city: City, die: number): string {
  return city.dice[die]?.id ?? ''
}

type DiceKind = 'draft.take' | 'draft.remove' | 'draft.pair' | 'initial.take' | 'initial.pair'

const UNAVAILABLE: Forbidden = { why: 'dieUnavailable', rule: 'RT-P2-3' }
const UNAVAILABLE_ALONE: Forbidden = { why: 'dieUnavailable', rule: 'RT-SOLO-4' }
const IN_THE_ROUND: Forbidden = { why: 'dieRound', rule: 'RT-P2-7' }
const TAKEN: Forbidden = { why: 'dieTaken', rule: 'RT-INIT-4' }
const LEFT_OUT: Forbidden = { why: 'dieWaiting', rule: 'RT-INIT-10' }

/** Which dice may be taken: in the first round those that nobody has, later those that are available. */
export function refuseDie(kind: DiceKind, zone: Zone): Forbidden | null {
  if (kind === 'initial.take') return zone === 'waiting' ? null : TAKEN
  switch (zone) {
    case 'available':
      return null
    case 'unavailable':
      return kind === 'draft.pair' ? UNAVAILABLE_ALONE : UNAVAILABLE
    case 'round':
      return IN_THE_ROUND
    case 'waiting':
      return LEFT_OUT
  }
}

function diceFor(state: RouteState, kind: DiceKind): number[] {
  const found: number[] = []
  for (let die = 0; die < state.dice.length; die++)
    if (refuseDie(kind, dieOf(state, die).zone) === null) found.push(die)
  return found
}

function diceIn(state: RouteState, zone: Zone): number[] {
  const found: number[] = []
  for (let die = 0; die < state.dice.length; die++) if (state.dice[die]?.zone === zone) found.push(die)
  return found
}

function* moveDie(
  t: RouteTable,
  seat: number,
  kind: 'draft.take' | 'draft.remove',
  zone: 'round' | 'unavailable',
): Flow {
  const city = cityAt(t)
  const answer = yield* t.choose(seat, kind, () => diceFor(t.state, kind).map((each) => dieId(city, each)))
  const { die: id } = actOf(t, kind, answer)
  const die = dieAt(city, id)
  setZone(t.state, die, zone)
  if (zone === 'round') t.state.roundDice.push(die)
  t.note({ kind, seat, die: id })
}

export function rollInto(t: RouteTable, dice: readonly number[], zone: Zone): void {
  for (const die of dice) {
    setZone(t.state, die, zone)
    dieOf(t.state, die).number = t.roll(NUMBERS)
  }
}

export function noteRoll(t: RouteTable): void {
  t.note({ kind: 'roll', numbers: t.state.dice.map((die) => die.number) })
}

function dieAt(city: City, id: string): number {
  return city.dice.findIndex((die) => die.id === id)
}

function allDice(t: RouteTable): number[] {
  return t.state.dice.map((_, die) => die)
}

function dieOf(state: RouteState, die: number): { number: number; zone: Zone } {
  const found = state.dice[die]
  if (!found) throw new Error(`no die ${die}`)
  return found
}

function setZone(state: RouteState, die: number, zone: Zone): void {
  dieOf(state, die).zone = zone
}
