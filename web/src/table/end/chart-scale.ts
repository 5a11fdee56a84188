/** The step between marks: 1, 2 or 5 times a power of ten, so that there are about five marks. */
export function niceStep(most: number): number {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

/** A chapter on the axis. */
export interface AxisName {
  /** The number in its name, or else the name. */
  readonly text: string
  /**
   * Numbers stand in the first row, side by side. A name is wider and has a row of its own below them, unless there are only
   * a few short ones.
   */
  readonly row: number
}

/** How many names, of how many letters, have room side by side. */
const FEW = 4
const SHORT = 12

export function axisNames(names: readonly string[]): readonly AxisName[] {
  if (names.length <= FEW && names.every((name) => name.length <= SHORT && !/\d/.test(name)))
    return names.map((text) => ({ text, row: 0 }))
  let rows = 0
  return names.map((name) => {
    const number = /\d+/.exec(name)?.[0]
    if (number !== undefined) return { text: number, row: 0 }
    rows += 1
    return { text: name, row: rows }
  })
}

/** Places as close as possible to the wanted ones, in the same order, at least a gap apart and within the limit. */
export function spread(wanted: readonly number[], gap: number, limit: number): number[] {
  const order = wanted
    .map((_, index) => index)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const places = [...wanted]
  let least = Number.NEGATIVE_INFINITY
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? 0, least)
    least = (places[index] ?? 0) + gap
  }
  let most = limit
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most)
    most = (places[index] ?? 0) - gap
  }
  return places
}
