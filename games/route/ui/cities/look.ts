/** What the sheet of a city looks like; its inks are in the style sheet of the same name. */
export interface CityLook {
  /** By block, or by crossing with a landmark on it, a line drawing in a box of 40 by 40. */
  readonly vignettes: Readonly<Record<string, string>>
  /** What covers the outskirts, and blocks without a landmark. */
  readonly ground: Ground
  /** What covers blocks without a landmark, where it is not the ground. */
  readonly yards?: Ground
  /** What hangs over the blocks and under the roads, as one path over the sheet. */
  readonly haze?: string
  /** Open water around the city, as a path on the map. */
  readonly sea?: string
  /** By crossing with a pier. */
  readonly piers?: Readonly<Record<string, PierLook>>
}

/** Where a ferry goes from a pier, and what is written there. */
interface PierLook {
  readonly line: string
  /** The middle of the sign that counts those who wait. */
  readonly sign: Point
  /** Where the name of the remote landmark begins, or has its middle. */
  readonly name: Point & { readonly rotate: number; readonly anchor: 'start' | 'middle' }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A pattern, as one tile of it. */
interface Ground {
  readonly width: number
  readonly height: number
  /** In degrees. */
  readonly rotate: number
  readonly d: string
}
