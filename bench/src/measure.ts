/** The median of several measurements, and the lowest and highest of them. */
export interface Figure {
  readonly median: number
  readonly low: number
  readonly high: number
}

export function figureOf(samples: readonly number[]): Figure {
  const sorted = [...samples].sort((one, other) => one - other)
  const [low] = sorted
  const high = sorted.at(-1)
  if (low === undefined || high === undefined) throw new Error('nothing was measured')
  return { median: medianOf(sorted), low, high }
}

function medianOf(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] as number
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number
  return (lower + upper) / 2
}

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}

/**
 * Alternates between several measurements, so that a slow moment of the machine affects them all. Each first runs twice
 * untimed, to be compiled.
 */
export function interleaved<Name extends string>(
  repetitions: number,
  measurements: Readonly<Record<Name, () => number>>,
): Record<Name, number[]> {
  const names = Object.keys(measurements) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (let warmUp = 0; warmUp < 2; warmUp++) for (const name of names) measurements[name]()
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const name of names) samples[name].push(measurements[name]())
  }
  return samples
}

/** The median of the quotients of measurements that were taken side by side. */
export function quotient(ones: readonly number[], others: readonly number[]): number {
  return figureOf(ones.map((one, index) => one / (others[index] as number))).median
}

/** Repeats a piece of work, which returns how much it did; gives how much is done in a second of processor time. */
export function perSecond(milliseconds: number, work: () => number): number {
  const start = coreTime()
  let done = 0
  let passed = 0
  while (passed < milliseconds) {
    done += work()
    passed = coreTime() - start
  }
  return (done / passed) * 1_000
}

/** Wall-clock milliseconds for a piece of work: the median of `times` runs, each timed alone. */
export function typicalTime(times: number, work: (time: number) => void): number {
  const passed = Array.from({ length: times }, (_, time) => {
    const start = performance.now()
    work(time)
    return performance.now() - start
  })
  return figureOf(passed).median
}

/**
 * Milliseconds of processor time that this thread has used. On an idle machine they pass like wall-clock time; on a busy
 * one they leave out what other programs took. They come in steps of some milliseconds, so only long work is timed
 * with them.
 */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
