import type { TimeControl } from '@curio/protocol'
import type { SeatClock } from './link.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Plenty, little, or almost none. */
export type Urgency = 'calm' | 'short' | 'last'

/** Below which the time is short, and below which it is almost over. */
const LIMITS: Readonly<Record<'days' | 'minutes', { readonly short: number; readonly last: number }>> = {
  days: { short: 6 * HOUR, last: HOUR },
  minutes: { short: 2 * MINUTE, last: 30 * SECOND },
}

/** Milliseconds that a seat has left. */
export function timeLeft(clock: SeatClock, now: number): number {
  return Math.max(0, 'until' in clock ? clock.until - now : clock.left)
}

export function urgencyOf(kind: TimeControl['kind'], left: number): Urgency {
  if (kind === 'none') return 'calm'
  const { short, last } = LIMITS[kind]
  return left <= last ? 'last' : left <= short ? 'short' : 'calm'
}

/** 1:05:09, 12:34, 0:07; rounded up to a whole second. */
export function clockFace(left: number): string {
  const all = Math.ceil(left / SECOND)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number): string => `${value}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Whole days and whole hours. */
export function daysAndHours(left: number): { readonly days: number; readonly hours: number } {
  return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) }
}
