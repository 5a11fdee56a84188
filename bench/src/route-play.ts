import { type Chance, checkSetup, type Game, type Json, Match, Run, type Setup } from '@curio/kernel'
import { anyAnswer } from '@curio/kernel/testing'
import { route } from '@curio/route'

type RouteContent = ReturnType<typeof route.content>
export type RouteState = ReturnType<typeof route.setup>

const SEATS = 4

/** The cities of the booklet, each in the mode that is its default. */
export const TOURS = ['las-vegas', 'sydney', 'venice', 'arkham'] as const
export type BenchCity = 'guide' | (typeof TOURS)[number]

const optionsIn = (city: BenchCity): Json => (city === 'guide' ? {} : { edition: 'booklet', city })

export function setupIn(city: BenchCity): Setup {
  const setup = checkSetup(route as Game, SEATS, optionsIn(city), {})
  if (!setup.ok) throw new Error(setup.message)
  return setup.value
}

export const ROUTE_SETUP: Setup = setupIn('guide')

interface SeededMatch {
  readonly match: Match<RouteState, RouteContent>
  readonly seed: Uint8Array
}

export function newRouteMatch(seed: number, city: BenchCity = 'guide'): SeededMatch {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, seed)
  const match = Match.create(route, { seats: SEATS, options: optionsIn(city), seed: bytes })
  if (!match.ok) throw new Error(match.message)
  return { match: match.value, seed: bytes }
}

/** Plays a random game as a playout does, up to the final routes or to the end; gives the number of decisions. */
export function playOut(chance: Chance, until: 'route' | 'over', setup = ROUTE_SETUP): number {
  const run = new Run(route, setup, route.rules, chance)
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
