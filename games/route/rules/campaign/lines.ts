import { oncePer } from '@curio/kernel'
import type { City, Segment } from '../city.ts'

/** Three segments in a row, sorted by number. */
interface Line {
  readonly segments: readonly [Segment, Segment, Segment]
  readonly diagonals: number
  /** It changes once between land and water. */
  readonly transfer: boolean
}

/**
 * RT-CAMP-15: every line of three with few enough diagonals. Two segments of one kind go on where one turn may; where
 * the kind changes, which it does once at most, any crossing will do (RT-VEN-7).
 */
function linesOfThree(segments: readonly Segment[], mostDiagonals: number): Line[] {
  const lines = new Map<string, Line>()
  for (const middle of segments) {
    const before = segments.filter((each) => each !== middle && meetsAt(each, middle, 'a'))
    const after = segments.filter((each) => each !== middle && meetsAt(each, middle, 'b'))
    for (const one of before) {
      for (const other of after) {
        const line = one === other ? null : lineOf(one, middle, other)
        if (line && line.diagonals <= mostDiagonals)
          lines.set(line.segments.map(({ index }) => index).join(), line)
      }
    }
  }
  return [...lines.values()]
}

function meetsAt(one: Segment, { a, b, ja, jb, canal }: Segment, end: 'a' | 'b'): boolean {
  if (one.canal === canal) return [one.ja, one.jb].includes(end === 'a' ? ja : jb)
  return [one.a, one.b].includes(end === 'a' ? a : b)
}

/** Null where the kind would change twice. */
function lineOf(one: Segment, middle: Segment, other: Segment): Line | null {
  if (one.canal !== middle.canal && other.canal !== middle.canal) return null
  const [first, second, third] = [one, middle, other].sort((x, y) => x.index - y.index)
  if (!first || !second || !third) return null
  const segments = [first, second, third] as const
  const diagonals = segments.filter(({ diagonal }) => diagonal).length
  return { segments, diagonals, transfer: one.canal !== other.canal }
}

/** What each family of drawings that only travellers have takes: a Long Way, alleys for diagonals, a transfer. */
export const SUPPORTED = {
  twoAlleys: { longWay: false, alleys: 2, transfer: false },
  longWays: { longWay: true, alleys: 0, transfer: false },
  longAlleys: { longWay: true, alleys: 1, transfer: false },
  longTwoAlleys: { longWay: true, alleys: 2, transfer: false },
  transferLongWays: { longWay: true, alleys: 0, transfer: true },
  transferLongAlleys: { longWay: true, alleys: 1, transfer: true },
  transferLongTwoAlleys: { longWay: true, alleys: 2, transfer: true },
} as const satisfies Record<string, Support>

interface Support {
  readonly longWay: boolean
  readonly alleys: number
  readonly transfer: boolean
}

export type SupportedFamily = keyof typeof SUPPORTED
export const SUPPORTED_FAMILIES = Object.keys(SUPPORTED) as readonly SupportedFamily[]

/** RT-CAMP-16: the round's effect and a support bonus may each give a diagonal. */
const MOST_ALLEYS = 2

/** RT-CAMP-13 to RT-CAMP-16: by family, what can be drawn in a city that is visited on a campaign. */
export const supportedLines = oncePer(
  ({ pack, segments }: City): Readonly<Record<SupportedFamily, readonly (readonly Segment[])[]>> => {
    const existing = pack.tour?.travelled ? segments.filter(({ exists }) => exists) : []
    const lines = linesOfThree(existing, MOST_ALLEYS)
    const long = (family: SupportedFamily): readonly (readonly Segment[])[] => {
      const { alleys, transfer } = SUPPORTED[family]
      return lines
        .filter((line) => line.diagonals === alleys && line.transfer === transfer)
        .map((line) => line.segments)
    }
    return {
      twoAlleys: diagonalPairs(existing.filter(({ diagonal }) => diagonal)),
      longWays: long('longWays'),
      longAlleys: long('longAlleys'),
      longTwoAlleys: long('longTwoAlleys'),
      transferLongWays: long('transferLongWays'),
      transferLongAlleys: long('transferLongAlleys'),
      transferLongTwoAlleys: long('transferLongTwoAlleys'),
    }
  },
)

const diagonalPairs = (diagonals: readonly Segment[]): Segment[][] =>
  diagonals.flatMap((one) =>
    diagonals
      .filter((other) => one.index < other.index && (meetsAt(other, one, 'a') || meetsAt(other, one, 'b')))
      .map((other) => [one, other]),
  )
