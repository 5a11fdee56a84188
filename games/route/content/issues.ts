/** One thing that is wrong with a pack: where, and what would be allowed instead. */
export interface PackIssue {
  /** Like `map.roads[12].a`; `.` is the pack itself. */
  readonly path: string
  readonly message: string
}

export type Report = (path: string, message: string) => void

/** Reports every difference between a list without repeats and what it has to hold, in any order. */
export function reportDifference(
  report: Report,
  path: string,
  actual: readonly string[],
  expected: readonly string[],
  why: string,
): void {
  const allowed = expected.length === 0 ? 'none' : expected.join(', ')
  for (const [index, each] of actual.entries()) {
    if (!expected.includes(each))
      report(`${path}[${index}]`, `${each} is wrong here: ${why}; allowed: ${allowed}`)
  }
  for (const each of expected) {
    if (!actual.includes(each)) report(path, `${each} is missing: ${why}; allowed: only with it`)
  }
}

export function reportCount(report: Report, path: string, what: string, count: number, range: Range): void {
  const [least, most] = range
  if (count >= least && count <= most) return
  const allowed =
    least === most ? `exactly ${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`
  report(path, `there are ${count} ${what}; allowed: ${allowed}`)
}

/** The least and the most that is allowed. */
type Range = readonly [number, number]
