import type { Json, Table } from '@curio/kernel'
import type { Acts } from './acts.ts'
import type { City } from './city.ts'
import { cityIn, type RouteContent, sectionsIn } from './content.ts'
import type { QuestionKind } from './question-kinds.ts'
import type { Sections } from './sections.ts'
import type { RouteState } from './state.ts'
import { type ListKind, readAct, type TextKind } from './vocabulary.ts'

export type RouteTable = Table<RouteState, RouteContent>

/** The city as it is with this match's Ancient. */
export function cityAt(t: RouteTable): City {
  return cityIn(t.content, t.state)
}

export function sectionsAt(t: RouteTable): Sections {
  return sectionsIn(t.content, t.state)
}

const SEATS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]] as const

export function allSeats(t: RouteTable): readonly number[] {
  return SEATS[t.seats] ?? []
}

/** Seats clockwise from one of them. */
export function clockwise(t: RouteTable, from: number): number[] {
  return Array.from({ length: t.seats }, (_, step) => (from + step) % t.seats)
}

/** What an accepted answer means. The kernel accepts only what is offered, so one without a meaning is a mistake. */
export function actOf<K extends TextKind>(t: RouteTable, kind: K, answer: Json): Acts[K] {
  // One look into a map: playouts come here at every decision.
  return t.content.vocabulary[kind].get(answer) ?? meaningless(kind, answer)
}

/** The same for answers that are lists. */
export function listActOf<K extends ListKind>(t: RouteTable, kind: K, answer: Json): Acts[K] {
  return readAct(t.content.vocabulary, kind, answer) ?? meaningless(kind, answer)
}

function meaningless(kind: QuestionKind, answer: Json): never {
  throw new Error(`${JSON.stringify(answer)} is no answer to "${kind}"`)
}
