import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { addRoundCard, type SeatCards } from './card-draft.ts'
import { layQueue, openQueue, takeFromQueue } from './card-queue.ts'
import { cardsOf, openCards } from './cards.ts'
import { colouredDice, dieId, effectDice, rollInto } from './dice.ts'
import type { Forbidden } from './reasons.ts'
import { assignDice, cardAndDieOf } from './round-die.ts'
import type { RouteState } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** RT-SYD-SOLO-1, RT-SYD-SOLO-2: a queue of cards, a die on each open one, and the effect die waiting. */
export function prepareAlone(t: RouteTable): void {
  const city = cityAt(t)
  const selection = cardAndDieOf(t.state)
  layQueue(t)
  selection.onCards = cardsOf(t.state).queue.map(() => -1)
  rollInto(t, [...city.dice.keys()], 'available')
  const coloured = colouredDice(city)
  for (const place of openQueue(t)) {
    const die = t.roll(coloured)
    coloured.splice(coloured.indexOf(die), 1)
    selection.onCards[place] = die
  }
  selection.waiting = effectDice(city)
}

/** RT-SYD-SOLO-4 to RT-SYD-SOLO-7. */
export function* aloneWithQueue(t: RouteTable): Flow {
  const { state } = t
  const city = cityAt(t)
  const selection = cardAndDieOf(state)
  const die = nextDie(t)
  // The first was rolled at setup.
  if (state.round > 1) rollInto(t, [die], 'available')
  t.note({ kind: 'die.next', die: dieId(city, die), number: state.dice[die]?.number ?? 0 })
  const answer = yield* t.choose(0, 'die.place', () =>
    openCards(state).map((card) => writeAct('die.place', { card })),
  )
  const { card } = actOf(t, 'die.place', answer)
  selection.waiting.shift()
  const place = placeOf(state, card)
  selection.offered = [selection.onCards[place] ?? -1, die]
  selection.onCards[place] = -1
  takeFromQueue(t, card)
  addRoundCard(t, card)
  t.note({ kind: 'die.place', card })
  yield* assignDice(t, 0)
}

const placeOf = (state: RouteState, card: string): number =>
  cardsOf(state).queue.findIndex((place) => place.card === card)

function nextDie(t: RouteTable): number {
  const [die] = cardAndDieOf(t.state).waiting
  if (die === undefined) throw new Error('no die waits')
  return die
}

/** RT-SYD-SOLO-8, RT-SYD-SOLO-9. */
export function refreshQueue(t: RouteTable): void {
  const selection = cardAndDieOf(t.state)
  selection.waiting.push(...selection.offered.filter((die) => die !== selection.landmarkDie))
  selection.waiting.push(selection.landmarkDie)
  for (const opened of openQueue(t)) {
    const die = nextDie(t)
    rollInto(t, [die], 'available')
    selection.waiting.shift()
    selection.onCards[opened] = die
  }
}

const NOT_OPEN: Forbidden = { why: 'cardClosed', rule: 'RT-SYD-SOLO-4' }

export function refusePlace({ shown }: SeatCards, card: string): Forbidden | null {
  return shown.includes(card) ? null : NOT_OPEN
}
