import type { Flow } from '@curio/kernel'
import { EFFECTS } from '../content/pack.ts'
import { writeAct } from './acts.ts'
import { playerOf } from './board.ts'
import type { Forbidden } from './reasons.ts'
import { actOf, allSeats, clockwise, type RouteTable } from './table.ts'

/** RT-SETUP-2, RT-SETUP-3: a dark and a light card, which differ. */
export function chooseEffects(t: RouteTable): void {
  if (t.state.options.effects !== 'random') return
  const dark = t.roll(EFFECTS)
  const light = t.roll(EFFECTS.filter((effect) => effect !== dark))
  t.state.effects = { dark, light }
}

/** RT-SETUP-13. */
export function chooseFirst(t: RouteTable): void {
  const { state } = t
  if (state.options.first === 'random' && t.seats > 1) state.first = t.roll(allSeats(t))
  state.lead = state.first
}

/** RT-SETUP-10 to RT-SETUP-12: two cards each, one is kept, in secret or openly. */
export function* dealTasks(t: RouteTable): Flow {
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
