import type { TimeControl } from '@curio/protocol'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Where the clocks of a table stand, in service time; stored with every answer. */
export interface ClockState {
  /** Seat by seat: since when its clock runs. */
  readonly since: readonly (number | null)[]
  /** Seat by seat: the milliseconds it had left then; null when each answer has its own time. */
  readonly left: readonly (number | null)[]
}

export function firstClocks(control: TimeControl, seats: number): ClockState {
  const left = control.kind === 'minutes' ? control.minutes * MINUTE : null
  return { since: new Array(seats).fill(null), left: new Array(seats).fill(left) }
}

/**
 * The clocks after something happened: those of the awaited people run. With days, whoever visibly moved gets a new
 * period. A secret step gives none, because everybody sees the deadline, and a new one would reveal the step.
 */
export function moveClocks(
  control: TimeControl,
  state: ClockState,
  awaited: readonly number[],
  visiblyMoved: readonly number[],
  now: number,
): ClockState {
  if (control.kind === 'none') return state
  const since = state.since.map((start, seat) => {
    if (!awaited.includes(seat)) return null
    return start === null || (control.kind === 'days' && visiblyMoved.includes(seat)) ? now : start
  })
  const left = state.left.map((milliseconds, seat) => {
    const start = state.since[seat] ?? null
    const hasStopped = start !== null && since[seat] === null
    return milliseconds === null || !hasStopped
      ? milliseconds
      : Math.max(0, milliseconds - Math.max(0, now - start))
  })
  return { since, left }
}

/** Seat by seat, when its time is up; null while the clock is stopped. */
export function deadlines(control: TimeControl, { since, left }: ClockState): (number | null)[] {
  return since.map((start, seat) => {
    if (start === null || control.kind === 'none') return null
    return start + (control.kind === 'days' ? control.days * DAY : (left[seat] ?? 0))
  })
}

export function firstDeadline(control: TimeControl, state: ClockState): number | null {
  if (control.kind === 'none') return null
  const running = deadlines(control, state).filter((deadline) => deadline !== null)
  return running.length === 0 ? null : Math.min(...running)
}
