import type { Measures } from '@curio/kernel'

interface NumberReport {
  readonly mean: number
  readonly low: number
  readonly high: number
}

interface CountReport {
  /** How often each came up in all games together, the most frequent first. */
  readonly times: Readonly<Record<string, number>>
  readonly median: number
  /** The highest count divided by the median; null where the median is 0. */
  readonly mostToMedian: number | null
}

/** What the game itself measures, over many games. */
export interface MeasuresReport {
  readonly numbers: Readonly<Record<string, NumberReport>>
  readonly counts: Readonly<Record<string, CountReport>>
}

export function reportOnMeasures(all: readonly Measures[]): MeasuresReport {
  const numbers: Record<string, number[]> = {}
  const counts: Record<string, Record<string, number>> = {}
  for (const measures of all) {
    for (const [name, value] of Object.entries(measures.numbers)) {
      numbers[name] = [...(numbers[name] ?? []), value]
    }
    for (const [sort, times] of Object.entries(measures.counts)) {
      counts[sort] = added(counts[sort] ?? {}, times)
    }
  }
  return { numbers: mapped(numbers, reportOnNumbers), counts: mapped(counts, reportOnCounts) }
}

function added(
  sums: Readonly<Record<string, number>>,
  times: Readonly<Record<string, number>>,
): Record<string, number> {
  const more = { ...sums }
  for (const [name, count] of Object.entries(times)) more[name] = (more[name] ?? 0) + count
  return more
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

function reportOnNumbers(values: readonly number[]): NumberReport {
  const sum = values.reduce((total, value) => total + value, 0)
  return { mean: sum / values.length, low: Math.min(...values), high: Math.max(...values) }
}

function reportOnCounts(times: Readonly<Record<string, number>>): CountReport {
  const sorted = Object.entries(times).sort(([, one], [, other]) => other - one)
  const counts = sorted.map(([, count]) => count)
  const upper = counts[Math.floor(counts.length / 2)] ?? 0
  const lower = counts[Math.ceil(counts.length / 2) - 1] ?? 0
  const median = (upper + lower) / 2
  return {
    times: Object.fromEntries(sorted),
    median,
    mostToMedian: median === 0 ? null : (counts[0] ?? 0) / median,
  }
}
