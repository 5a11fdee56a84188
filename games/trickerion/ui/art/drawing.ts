/** One picture of a lithograph: a wash under it, full shapes, lines of one weight, and what is cut out of the full ones. */
export interface Drawing {
  readonly wash?: string
  readonly solid?: string
  readonly line?: string
  /** Lines in the colour of the ground, over the full shapes. */
  readonly cut?: string
}
