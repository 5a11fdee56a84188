import type { Run } from '@curio/kernel'

/** The seats of each side; the seats of one side win and lose together. */
export type SideLists = readonly (readonly number[])[]

/** How much the worth of other sides counts against one's own. */
const RIVALRY = 0.5

/** What the position is worth to each seat as the game judges it: by what that seat may know. */
function worths({ game, state, content }: Run, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => game.advice.evaluate(state, seat, content))
}

/** What the position is worth to the side of a seat: the mean of its members, since they share the result. */
export function sideWorth({ game, state, content }: Run, sides: SideLists, seat: number): number {
  const side = sides.find((each) => each.includes(seat)) ?? [seat]
  const sum = side.reduce((total, member) => total + game.advice.evaluate(state, member, content), 0)
  return sum / side.length
}

/** What the position is worth to each seat: the worth of its own side against that of all others. */
export function judge(run: Run, sides: SideLists): number[] {
  const own = worths(run, sides.flat().length)
  const sum = own.reduce((total, worth) => total + worth, 0)
  const judged = own.map(() => 0)
  for (const side of sides) {
    const together = side.reduce((total, seat) => total + (own[seat] ?? 0), 0)
    const others = Math.max(1, own.length - side.length)
    const worth = together / side.length - (RIVALRY * (sum - together)) / others
    for (const seat of side) judged[seat] = worth
  }
  return judged
}
