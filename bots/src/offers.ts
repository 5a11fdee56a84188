import { type Ask, fastChance, type Json, type Run } from '@curio/kernel'
import { type Bot, imagine, type Position, type Taken, withoutUnseen } from './position.ts'
import { mostPromising, promising } from './priors.ts'
import { mixSeed } from './seeds.ts'

/** The most answers of one offer that are looked at. */
const MOST_CANDIDATES = 12
/** An answer is judged by the mean of this many tries, and all answers get the same chances. */
const TRIES = 16

/** Something that a seat may take now, with its index among the seat's open questions. */
interface Offered {
  readonly ask: Ask<unknown>
  readonly index: number
}

/** Whether the game wants its bots to be asked about offers. */
export const asksForOffers = ({ game }: Position): boolean => game.advice.offers === true

export function offersTo(run: Run, seat: number): readonly Offered[] {
  const asks = run.asksOf(seat).map((ask, index) => ({ ask, index }))
  return asks.filter(({ ask }) => run.offers.includes(ask))
}

/** A question of the flow of an offer, and not the offer itself. */
export const isOfFlow = (ask: Ask<unknown>): boolean => ask.fiber !== null

/** Another seed for each entry of the match, because the same offer is considered again and again. */
export const seedOfPosition = ({ seat, from, entries }: Position, seed: number): number =>
  mixSeed(seed, seat, (from?.entry ?? 0) + entries.length)

/**
 * Takes the best of what is offered, if the game finds the position better after it, with its flow completed as the game
 * advises. A flow that is under way is gone on with in any case. Games that do not ask for it are left alone.
 */
export function bestOffer(given: Position, seed: number): Taken | null {
  if (!asksForOffers(given)) return null
  const position = withoutUnseen(given)
  const run = imagine(position, fastChance(seed))
  const offers = offersTo(run, position.seat)
  const underWay = offers.filter(({ ask }) => isOfFlow(ask))
  let best: Taken | null = null
  let most = underWay.length > 0 ? Number.NEGATIVE_INFINITY : worthOf(run, position.seat)
  for (const { ask, index } of underWay.length > 0 ? underWay : offers)
    for (const { answer } of promising(run, ask, MOST_CANDIDATES)) {
      const worth = worthAfter(position, { ask: index, answer }, mixSeed(seed, ask.seat, ask.ordinal))
      if (worth <= most) continue
      most = worth
      best = { ask: index, answer }
    }
  return best
}

function worthAfter(position: Position, { ask, answer }: Taken, seed: number): number {
  let sum = 0
  for (let tries = 0; tries < TRIES; tries++) {
    const run = imagine(position, fastChance(mixSeed(seed, tries)))
    sum += worthOfTaking(run, position.seat, ask, answer)
  }
  return sum / TRIES
}

function worthOfTaking(run: Run, seat: number, index: number, answer: Json): number {
  const asked = run.askOf(seat, index)
  if (!asked) throw new Error(`seat ${seat} is not offered so much here`)
  run.answer(asked, answer)
  const next = (): Ask<unknown> | undefined => run.offers.find((ask) => ask.seat === seat && isOfFlow(ask))
  for (let ask = next(); ask; ask = next()) run.answer(ask, mostPromising(run, ask))
  return worthOf(run, seat)
}

const worthOf = ({ game, state, content }: Run, seat: number): number =>
  game.advice.evaluate(state, seat, content)

/** The first of these seats whose bot takes something that it is offered. */
export function firstTaken(
  bots: readonly Bot[],
  seats: Iterable<number>,
  positionOf: (seat: number) => Position,
): (Taken & { readonly seat: number }) | null {
  for (const seat of seats) {
    const taken = bots[seat]?.consider?.(positionOf(seat)) ?? null
    if (taken !== null) return { ...taken, seat }
  }
  return null
}
