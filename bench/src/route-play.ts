import { type Chance, checkSetup, type Game, type Json, Match, Run, type Setup } from '@curio/kernel'
import { anyAnswer } from '@curio/kernel/testing'
import { route } from '@curio/route'

type RouteContent = ReturnType<typeof route.content>
export type RouteState = ReturnType<typeof route.setup>

const SEATS = 4

export const ROUTE_SETUP: Setup = setupFor(SEATS)

function setupFor(seats: number): Setup {
  const setup = checkSetup(route as Game, seats, {}, {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

interface SeededMatch {
  readonly match: Match<RouteState, RouteContent>
  readonly seed: Uint8Array
}

export function newRouteMatch(seed: number): SeededMatch {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, seed)
  const match = Match.create(route, { seats: SEATS, seed: bytes })
  if (!match.ok) throw new Error(match.message)
  return { match: match.value, seed: bytes }
}

/** Plays a random game as a playout does, up to the final routes or to the end; gives the number of decisions. */
export function playOut(chance: Chance, until: 'route' | 'over'): number {
  const run = new Run(route, ROUTE_SETUP, route.rules, chance)
  let decisions = 0
  for (; !run.over && run.state.phase !== until; decisions++) {
    const { questions } = run
    const ask = questions[questions.length === 1 ? 0 : chance.below(questions.length)]
    if (!ask) throw new Error('nobody is asked')
    const candidates = ask.candidates()
    run.answer(ask, candidates[chance.below(candidates.length)] as Json)
  }
  return decisions
}

/** Makes one random decision, with everything that a match does about it. */
export function answerOnce(match: Match, chance: Chance): void {
  const awaited = match.awaited()
  const seat = awaited[chance.below(awaited.length)] as number
  const [question] = match.questions(seat)
  if (!question) throw new Error(`seat ${seat} is not asked`)
  const done = match.answer({ seat, question: question.id, value: anyAnswer(question, chance) })
  if (!done.ok) throw new Error(done.refusal.message)
}
