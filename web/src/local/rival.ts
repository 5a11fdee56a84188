import type { Position } from '@curio/bots'
import { fastChance, type Json, rerun, sameJson } from '@curio/kernel'

/** The best of the answers that were not chosen, and how much worse the game finds it. */
export interface Rival {
  readonly value: Json
  readonly worse: 'hardly' | 'somewhat' | 'clearly'
}

/** More than this are not worth looking at one by one. */
const MOST_JUDGED = 60
/** Parts of the span between the best and the worst answer. */
const HARDLY = 0.1
const SOMEWHAT = 0.4

/** Judges what the position would be right after each answer, with everything hidden dealt anew; null where there is no choice. */
export function rivalOf(position: Position, chosen: Json): Rival | null {
  const { seat } = position
  const candidates = candidatesOf(position)
  const others = candidates.filter((each) => !sameJson(each, chosen))
  if (others.length === 0 || candidates.length > MOST_JUDGED) return null
  const judged = others.map((value) => ({ value, worth: worthAfter(position, seat, value) }))
  const own = worthAfter(position, seat, chosen)
  const worths = [own, ...judged.map(({ worth }) => worth)]
  const span = Math.max(...worths) - Math.min(...worths)
  const best = judged.reduce((one, other) => (other.worth > one.worth ? other : one))
  const gap = span === 0 ? 0 : (own - best.worth) / span
  return { value: best.value, worse: gap <= HARDLY ? 'hardly' : gap <= SOMEWHAT ? 'somewhat' : 'clearly' }
}

function candidatesOf({ game, setup, rules, entries, seat }: Position): readonly Json[] {
  const run = rerun(game, setup, rules, entries, fastChance(0))
  return run.questions.find((ask) => ask.seat === seat)?.candidates() ?? []
}

function worthAfter({ game, setup, rules, entries }: Position, seat: number, answer: Json): number {
  const chance = fastChance(1)
  const run = rerun(game, setup, rules, entries, chance)
  game.determinize(run.state, seat, chance, run.content)
  const ask = run.questions.find((each) => each.seat === seat)
  if (ask) run.answer(ask, answer)
  return game.advice.evaluate(run.state, seat, run.content)
}
