import type { Flow } from '@curio/kernel'
import { ANCIENTS, EFFECTS } from '../content/pack.ts'
import { writeAct } from './acts.ts'
import { playerOf } from './board.ts'
import type { Forbidden } from './reasons.ts'
import { actOf, allSeats, cityAt, clockwise, type RouteTable } from './table.ts'

/** Section 4.2: everything before the first round. */
export function* setUp(t: RouteTable): Flow {
  chooseCards(t)
  if (t.seats === 1) rollSoloDice(t)
  buildShopDeck(t)
  yield* dealTasks(t)
}

/** RT-SETUP-2 to RT-SETUP-7, RT-SETUP-13: what was left to chance is decided now, in the open. */
function chooseCards(t: RouteTable): void {
  const { state } = t
  const { options } = state
  if (options.effects === 'random') {
    const dark = t.roll(EFFECTS)
    const light = t.roll(EFFECTS.filter((effect) => effect !== dark))
    state.effects = { dark, light }
  }
  if (options.ancient === 'random') state.ancient = t.roll(ANCIENTS)
  if (options.first === 'random' && t.seats > 1) state.first = t.roll(allSeats(t))
  state.lead = state.first
  t.note({ kind: 'setup', ancient: state.ancient, effects: { ...state.effects }, first: state.first })
  if (state.ancient !== 'CTHULHU') return
  for (const seat of allSeats(t)) {
    const call = t.draw(state.callDeck) ?? null
    playerOf(t.state, seat).call = call
    t.note({ kind: 'call', seat, call }, [seat])
  }
}

/** RT-SETUP-8, RT-SETUP-9. */
function buildShopDeck(t: RouteTable): void {
  const { shopDeck } = t.state
  const kept =
    t.state.ancient === 'CTHULHU'
      ? t.content.pack.shopCards.filter((card) => card.kind === 'BON_TOURISTS').map((card) => card.id)
      : []
  const removable = shopDeck.rest.filter((id) => !kept.includes(id))
  const removed = removable[
    t.chance.below(removable.length, (outcome) => removable[outcome] as string)
  ] as string
  t.state.removedShop = removed
  shopDeck.rest.splice(shopDeck.rest.indexOf(removed), 1)
}

/** RT-SETUP-10 to RT-SETUP-12: two cards each, one is kept, in secret or openly. */
function* dealTasks(t: RouteTable): Flow {
  const seats = clockwise(t, t.state.first)
  for (const seat of seats) {
    const dealt = [t.draw(t.state.taskDeck), t.draw(t.state.taskDeck)].filter((card) => card !== undefined)
    playerOf(t.state, seat).dealt = dealt
    t.note({ kind: 'tasks.dealt', seat, cards: dealt }, [seat], { kind: 'tasks.dealt', seat })
  }
  yield* t.together(seats, (seat) => keepTask(t, seat))
  t.reveal()
  for (const seat of seats) {
    const { task, taskShown } = playerOf(t.state, seat)
    if (taskShown) t.note({ kind: 'task.shown', seat, task })
  }
}

const NOT_DEALT: Forbidden = { why: 'notDealt', rule: 'RT-SETUP-10' }

export function refuseTask(dealt: readonly string[], task: string): Forbidden | null {
  return dealt.includes(task) ? null : NOT_DEALT
}

function* keepTask(t: RouteTable, seat: number): Flow {
  const player = playerOf(t.state, seat)
  const answer = yield* t.choose(seat, 'task.keep', () =>
    player.dealt.flatMap((task) => [false, true].map((openly) => writeAct('task.keep', { task, openly }))),
  )
  const { task, openly } = actOf(t, 'task.keep', answer)
  player.taskShown = openly
  player.task = task
  t.note({ kind: 'task.kept', seat, task: player.task }, [seat], { kind: 'task.kept', seat })
}

/** RT-SOLO-2: three random dice are available, the other two are not. */
function rollSoloDice(t: RouteTable): void {
  const { dice } = t.state
  const { dice: kinds } = cityAt(t)
  const waiting = kinds.map((_, die) => die)
  for (let left = 3; left > 0; left--) {
    const index = t.chance.below(waiting.length, (outcome) => kinds[waiting[outcome] as number]?.id ?? '')
    const [die] = waiting.splice(index, 1)
    if (die !== undefined) dice[die] = { number: 0, zone: 'available' }
  }
  for (const die of waiting) dice[die] = { number: 0, zone: 'unavailable' }
  for (const die of dice) die.number = t.roll([1, 2, 3, 4, 5, 6])
}
