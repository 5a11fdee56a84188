/** Places as near as can be to the wanted ones, at least a gap apart and none beyond the limit; the order stays. */
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
