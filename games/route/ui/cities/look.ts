/** What the sheet of a city looks like; its inks are in the style sheet of the same name. */
export interface CityLook {
  /** By block, a line drawing in a box of 40 by 40. */
  readonly vignettes: Readonly<Record<string, string>>
  /** What covers the outskirts, and blocks without a landmark. */
  readonly ground: Ground
  /** What hangs over the blocks and under the roads, as one path over the sheet. */
  readonly haze?: string
}

/** A pattern, as one tile of it. */
interface Ground {
  readonly width: number
  readonly height: number
  /** In degrees. */
  readonly rotate: number
  readonly d: string
}
