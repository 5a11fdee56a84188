import type { Table } from '@curio/kernel'
import type { City } from './city.ts'
import type { Sections } from './sections.ts'
import type { RouteContent, RouteState } from './state.ts'

export type RouteTable = Table<RouteState, RouteContent>

/** The city as it is with this match's Ancient. */
export function cityAt(t: RouteTable): City {
  return t.content.cities[t.state.ancient]
}

export function sectionsAt(t: RouteTable): Sections {
  return t.content.sections[t.state.ancient]
}

const SEATS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]] as const

export function allSeats(t: RouteTable): readonly number[] {
  return SEATS[t.seats] ?? []
}

/** Seats clockwise from one of them. */
export function clockwise(t: RouteTable, from: number): number[] {
  return Array.from({ length: t.seats }, (_, step) => (from + step) % t.seats)
}
