import type { Game, Setup } from '../game.ts'
import { sameJson } from '../json.ts'
import {
  type CooperativeOutcome,
  firsts,
  type Outcome,
  outcomeKind,
  type Points,
  type RankedOutcome,
  type SoloOutcome,
  sidesOf,
  type TeamsOutcome,
} from '../outcome.ts'
import { Broken, type Check, lastIndex, viewersOf } from './laws.ts'
import { asksOf, walk } from './recording.ts'

/** The game is over after no more answers than it says. */
export const ends: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    if (recording.end.how === 'bound')
      throw new Broken(recording, lastIndex(recording), `the game is not over after ${game.bound} answers`)
  }
}

/** There is no outcome before the end, and a consistent one after it. */
export const outcomes: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    for (const [index, { outcome }] of recording.after.entries()) {
      const over = recording.end.how === 'over' && index === lastIndex(recording)
      if (!over && outcome !== null) throw new Broken(recording, index, 'there is an outcome before the end')
      if (!over) continue
      const fault =
        outcome === null
          ? 'the game is over without an outcome'
          : outcomeFault(game, outcome, recording.setup)
      if (fault !== null) throw new Broken(recording, index, fault)
    }
  }
}

function outcomeFault(game: Game, outcome: Outcome, setup: Setup): string | null {
  const kind = outcomeKind(game, setup)
  if (outcome.kind !== kind) return `the outcome is ${outcome.kind}, the sides of the game say ${kind}`
  if (outcome.ending === '') return 'the ending has no name'
  return pointsFault('seat', outcome.points, setup.seats) ?? kindFault(game, outcome, setup)
}

function kindFault(game: Game, outcome: Outcome, setup: Setup): string | null {
  switch (outcome.kind) {
    case 'ranked':
      return outcome.points.length === setup.seats
        ? placesFault('seat', outcome, setup.seats)
        : 'not every seat has points'
    case 'teams':
      return teamsFault(game, outcome, setup)
    case 'cooperative':
      return progressFault(outcome)
    case 'solo':
      return rankFault(outcome)
  }
}

function teamsFault(game: Game, outcome: TeamsOutcome, setup: Setup): string | null {
  const { teams, teamPoints } = outcome
  const members = teams.flat().sort((one, other) => one - other)
  if (members.length !== setup.seats || members.some((seat, index) => seat !== index))
    return `the teams have the seats ${members}, not each of ${setup.seats} once`
  if (!sameJson(teams, sidesOf(game, setup))) return 'the teams are not those the game began with'
  return (
    placesFault('team', outcome, teams.length) ??
    (teams.length < 2 ? 'one team alone has nobody to play against' : null) ??
    pointsFault('team', teamPoints, teams.length)
  )
}

function placesFault(
  who: 'seat' | 'team',
  { winners, places }: Pick<RankedOutcome, 'winners' | 'places'>,
  count: number,
): string | null {
  if (places.length !== count) return `not every ${who} has a place`
  const expected = places.map((place) => 1 + places.filter((other) => other < place).length)
  if (places.some((place, index) => place !== expected[index]))
    return `the places are ${places}, should be ${expected}`
  const first = firsts(places)
  return winners.length > 0 && `${[...winners].sort()}` !== `${first}`
    ? `the winners are ${winners}, in first place are ${first}`
    : null
}

function pointsFault(who: 'seat' | 'team', points: readonly Points[], count: number): string | null {
  if (points.length !== 0 && points.length !== count) return `some have points, but not every ${who}`
  for (const [index, { total, by }] of points.entries()) {
    const sum = Object.values(by).reduce((all, each) => all + each, 0)
    if (Math.abs(sum - total) > 1e-9)
      return `${who} ${index} has ${total} points, but its sources add up to ${sum}`
  }
  return null
}

function progressFault({ won, progress: { reached, of } }: CooperativeOutcome): string | null {
  if (!(of > 0 && reached >= 0 && reached <= of)) return `the progress is ${reached} of ${of}`
  return won && reached < of ? `the group has won with ${reached} of ${of}` : null
}

function rankFault({ won, rank }: SoloOutcome): string | null {
  if (rank === null) return won === null ? 'there is neither a rank nor a win or loss' : null
  const { id, index, of } = rank
  if (id === '') return 'the rank has no name'
  return Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of
    ? null
    : `the rank is ${index} of ${of}`
}

/** State, questions, answers, views, notes and outcome are data that text can carry, and nothing is in two places. */
export const plainData: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    walk(game, recording, (run, index) => {
      const told = run.notes.filter((each) => each.entry === index)
      const questions = asksOf(run).map((ask) => ask.question(''))
      const views = viewersOf(recording).map((viewer) => run.view(viewer))
      const { outcome } = recording.after[index] ?? {}
      const fault =
        sharedFault(run.state) ??
        plainFault({
          questions,
          views,
          notes: told.map(({ note, others }) => [note, others ?? null]),
          outcome,
        })
      if (fault !== null) throw new Broken(recording, index, fault)
    })
  }
}

/** Plain, and a tree: changing one place changes no other. What is frozen may be shared. */
function sharedFault(state: unknown): string | null {
  const places = new Map<object, string>()
  return plainFault(state, 'state', (item, path) => {
    const other = places.get(item)
    places.set(item, path)
    return other === undefined || Object.isFrozen(item) ? null : `${path} is the same object as ${other}`
  })
}

type Meet = (item: object, path: string) => string | null

function plainFault(value: unknown, path = '', meet: Meet = () => null): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path} is of type ${typeof value}`
  const met = meet(value, path)
  if (met !== null) return met
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = plainFault(value[index], `${path}[${index}]`, meet)
      if (fault !== null) return fault
    }
    return null
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor?.name}`
  for (const [key, member] of Object.entries(value)) {
    const fault = plainFault(member, `${path}.${key}`, meet)
    if (fault !== null) return fault
  }
  return null
}
