import type { AncientId, Direction } from '../pack.ts'

/** What the maps of all cities have, whatever else is on them. */
export interface CityMap {
  readonly vertices: readonly MapVertex[]
  readonly roads: readonly MapRoad[]
  readonly diagonals: readonly MapDiagonal[]
  readonly blocks: readonly MapBlock[]
}

export interface MapVertex {
  readonly id: string
  readonly i: number
  readonly j: number
  readonly at: readonly string[]
  readonly symbol?: string | undefined
  readonly deadEnd?: true | undefined
  readonly dagonOpposite?: string | undefined
  readonly onlyWith?: AncientId | undefined
}

export interface MapRoad {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly da: Direction
  readonly db: Direction
  readonly kind: string
  readonly along: readonly string[]
  readonly flags?: readonly string[] | undefined
  readonly onlyWith?: AncientId | undefined
}

interface MapDiagonal {
  readonly id: string
  readonly block: string
  readonly a: string
  readonly b: string
  readonly onlyWith?: AncientId | undefined
}

export interface MapBlock {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly type: string
}
