export interface Keyed<T> {
  readonly key: string
  /** How many like it come before. */
  readonly before: number
  readonly item: T
}

/** Things that may be alike, each with a name of its own: the first bones, the second bones. */
export function keyed<T>(items: readonly T[], name: (item: T) => string = String): readonly Keyed<T>[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const called = name(item)
    const before = seen.get(called) ?? 0
    seen.set(called, before + 1)
    return { key: `${called} ${before}`, before, item }
  })
}
