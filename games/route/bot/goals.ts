import { boardOf } from '../rules/board.ts'
import type { RouteContent } from '../rules/content.ts'
import { type Goal, goalResult, type RouteFacts } from '../rules/goals.ts'
import { sitesOf } from '../rules/sites.ts'
import type { RouteState } from '../rules/state.ts'
import { goalsIn } from '../rules/tour-scoring.ts'
import type { Judge } from './judge.ts'

/** Turns of a line, as a share of its segments. */
const TURNS = 0.5
/** How far a result may be off, as a share of what is required: at the end, and more with each round to go. */
const SPREAD = { end: 0.04, perRound: 0.025 }
/** How often a goal that is met is won. */
const WON = 0.5
/** What a goal is worth to somebody whose challenge asks for goals (RT-BASE-37). */
const CHALLENGE_GOAL = 12

/** RT-BASE-35 to RT-BASE-37: what the goals of a match are expected to pay a player. */
export function goalTerms(judge: Judge, state: RouteState, seat: number, content: RouteContent): number {
  if (!state.roundBoard) return 0
  const goals = goalsIn(state, content)
  if (goals.length === 0) return 0
  const facts = factsAbout(judge, state, seat)
  return goals.reduce((sum, goal) => sum + worthOf(goal, state) * chanceOf(goal, judge, facts), 0)
}

function worthOf({ met, win }: Goal, { players, options }: RouteState): number {
  if (players.length > 1) return met + WON * (win - met)
  return (options.challenge?.column ?? 0) > 0 ? CHALLENGE_GOAL : 0
}

export function goalOfDeck(state: RouteState, content: RouteContent, deck: string): Goal | undefined {
  return goalsIn(state, content).find((goal) => goal.deck === deck)
}

/** How likely a player is to meet a goal. */
export function goalChance(goal: Goal, judge: Judge, state: RouteState, seat: number): number {
  return chanceOf(goal, judge, factsAbout(judge, state, seat))
}

/** A usual game comes to what is required in the last round. */
function chanceOf(goal: Goal, { roundsLeft, atlas }: Judge, facts: RouteFacts): number {
  const { atLeast } = goal
  const result = goalResult(goal, facts)
  if (roundsLeft === 0) return result >= atLeast ? 1 : 0
  const coming = (atLeast * roundsLeft) / atlas.city.pack.rounds.value
  const spread = atLeast * (SPREAD.end + SPREAD.perRound * roundsLeft)
  return 1 / (1 + Math.exp((atLeast - result - coming) / spread))
}

/** The line as if everything drawn beside its blocks were part of it. */
function factsAbout({ atlas, line }: Judge, state: RouteState, seat: number): RouteFacts {
  const { drawn, tourists, circledShops } = boardOf(state, seat)
  const { city } = atlas
  const { along } = sitesOf(city)
  const cover = new Uint8Array(atlas.sites)
  let borderSegments = 0
  for (let index = 0; index < drawn.length; index++) {
    if (drawn[index] !== 1) continue
    if (city.segments[index]?.border) borderSegments += 1
    for (const site of along[index] ?? []) if (line.passes(site)) cover[site] = (cover[site] as number) + 1
  }
  return {
    city,
    segments: line.length,
    borderSegments,
    turns: line.length * TURNS,
    cover,
    table: tourists,
    landmarks: line.landmarks,
    cafes: circledShops.length,
  }
}
