import { fastChance, type Json, sameJson, sidesOf } from '@curio/kernel'
import { type Bot, imagine, type Position, play, questionOf, withoutUnseen } from './position.ts'
import { shares } from './priors.ts'
import { sideWorth } from './worth.ts'

/** What a bot would answer, and what there was to choose from: as much of its reasons as can be said in words. */
export interface Advice {
  readonly value: Json
  /** How many answers there are; null where they cannot be listed one by one. */
  readonly among: number | null
  readonly rival: Rival | null
  /** Why the game finds the answer good, for its own words to say; null where there is nothing to say. */
  readonly reason: Json | null
}

/** The best of the answers that were not chosen, and how much worse the game finds it. */
export interface Rival {
  readonly value: Json
  readonly worse: 'hardly' | 'somewhat' | 'clearly'
}

/** More than this are not worth looking at one by one. */
const MOST_JUDGED = 300
/** Parts of the span between the best and the worst answer. */
const HARDLY = 0.1
const SOMEWHAT = 0.4

export function advise(position: Position, bot: Bot): Advice {
  const value = bot.decide(position)
  const question = questionOf(play(position, fastChance(0)), position.seat).question('')
  const among = question.form === 'choose' ? question.options.length : null
  return { value, among, rival: rivalOf(position, value), reason: reasonFor(position, value) }
}

/** What the game says for an answer, with everything unseen imagined: the reason cannot give away what it does not know. */
function reasonFor(given: Position, chosen: Json): Json | null {
  const { game, seat } = given
  const run = imagine(withoutUnseen(given), fastChance(1))
  const ask = questionOf(run, seat)
  return game.advice.reason?.(run.state, seat, ask.kind, chosen, ask.candidates(), run.content) ?? null
}

/** Judges what the position would be right after each answer, with everything unseen imagined; null where there is no choice. */
export function rivalOf(given: Position, chosen: Json): Rival | null {
  const position = withoutUnseen(given)
  const run = play(position, fastChance(0))
  const ask = questionOf(run, position.seat)
  const candidates = ask.candidates()
  if (candidates.length > MOST_JUDGED) return null
  // What changes nothing leaves the position as good as it is, and is no alternative.
  const of = shares(run, ask, candidates)
  const others = candidates.filter((each, index) => !sameJson(each, chosen) && of[index] !== 0)
  if (others.length === 0) return null
  const judged = others.map((value) => ({ value, worth: worthAfter(position, value) }))
  const own = worthAfter(position, chosen)
  const worths = [own, ...judged.map(({ worth }) => worth)]
  const span = Math.max(...worths) - Math.min(...worths)
  const best = judged.reduce((one, other) => (other.worth > one.worth ? other : one))
  const gap = span === 0 ? 0 : (own - best.worth) / span
  return { value: best.value, worse: gap <= HARDLY ? 'hardly' : gap <= SOMEWHAT ? 'somewhat' : 'clearly' }
}

function worthAfter(position: Position, answer: Json): number {
  const { game, setup, seat } = position
  const run = imagine(position, fastChance(1))
  run.answer(questionOf(run, seat), answer)
  return sideWorth(run, sidesOf(game, setup), seat)
}
