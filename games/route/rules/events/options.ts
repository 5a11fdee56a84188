import { z } from 'zod'
import { EVENTS, RED_EVENTS, YELLOW_EVENTS } from '../../content/booklet/terms.ts'
import { optionsWith } from '../read-options.ts'

const count = z.int().nonnegative()

/** RT-EV-2: how many cards of each colour, and which are left in the box. */
export const eventOptions = optionsWith({
  red: count,
  yellow: count,
  without: z.array(z.enum(EVENTS)).optional(),
})

type EventOptions = z.infer<typeof eventOptions>

/** What is wrong with the events that somebody asks for, or null. */
export function refuseEvents({ red, yellow, without = [] }: EventOptions): string | null {
  return tooMany('red', red, RED_EVENTS, without) ?? tooMany('yellow', yellow, YELLOW_EVENTS, without)
}

function tooMany(
  colour: string,
  asked: number,
  events: readonly string[],
  without: readonly string[],
): string | null {
  const left = events.filter((event) => !without.includes(event)).length
  return asked > left ? `events.${colour}: there are ${left} such cards (RT-EV-2)` : null
}
