import type { Outcome } from '../game.ts'
import { Broken } from './broken.ts'
import { type Check, lastIndex, viewersOf } from './laws.ts'
import { asksOf, type Recording, walk } from './recording.ts'

/** The game is over after no more answers than it says. */
export const ends: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    if (recording.end.how === 'bound')
      throw new Broken(recording, lastIndex(recording), `the game is not over after ${game.bound} answers`)
  }
}

/** There is no outcome before the end, and a consistent one after it. */
export const outcomes: Check = ({ recordings }) => {
  for (const recording of recordings) {
    for (const [index, { outcome }] of recording.positions.entries()) {
      const over = recording.end.how === 'over' && index === lastIndex(recording)
      if (!over && outcome !== null) throw new Broken(recording, index, 'there is an outcome before the end')
      if (!over) continue
      const fault =
        outcome === null ? 'the game is over without an outcome' : outcomeFault(outcome, recording)
      if (fault !== null) throw new Broken(recording, index, fault)
    }
  }
}

function outcomeFault({ winners, places, points, ending }: Outcome, { setup }: Recording): string | null {
  if (places.length !== setup.seats || points.length !== setup.seats)
    return 'not every seat has a place and points'
  const expected = places.map((place) => 1 + places.filter((other) => other < place).length)
  if (places.some((place, seat) => place !== expected[seat]))
    return `the places are ${places}, should be ${expected}`
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length > 0 && `${[...winners].sort()}` !== `${first}`)
    return `the winners are ${winners}, in first place are ${first}`
  for (const [seat, { total, by }] of points.entries()) {
    const sum = Object.values(by).reduce((all, each) => all + each, 0)
    if (Math.abs(sum - total) > 1e-9)
      return `seat ${seat} has ${total} points, but its sources add up to ${sum}`
  }
  return ending === '' ? 'the ending has no name' : null
}

/** State, questions, answers, views, notes and outcome are data that text can carry, and nothing is in two places. */
export const plainData: Check = ({ game, recordings }) => {
  for (const recording of recordings) {
    walk(game, recording, (run, index) => {
      const told = run.notes.filter((each) => each.entry === index)
      const questions = asksOf(run).map((ask) => ask.question(''))
      const views = viewersOf(recording).map((viewer) => run.view(viewer))
      const { outcome } = recording.positions[index] ?? {}
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
