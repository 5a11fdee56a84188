import type { Evidence } from '../content/vocabulary.ts'

/** An entry that is left to a die. */
export const DIE = '-'

type Counts = Map<string, number>

/**
 * CR-TRACK-5, CR-COLL-7, CR-COLL-8: all the ways to cover some of the required evidence with what lies on a board.
 * Ways that differ only in which of two equal entries is covered by what are one way.
 */
export function coversOf(
  required: readonly Evidence[],
  faces: readonly string[],
  mostDice: number,
): string[][] {
  const counts: Counts = new Map()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  const ways: string[][] = []
  cover(required, counts, [], ways)
  const possible = ways.filter((way) => {
    const dice = way.filter((code) => code === DIE).length
    return dice < required.length && dice <= mostDice
  })
  return new Set(required).size === required.length ? possible : withoutTwins(required, possible)
}

function cover(required: readonly Evidence[], counts: Counts, chosen: string[], ways: string[][]): void {
  const entry = required[chosen.length]
  if (entry === undefined) {
    ways.push([...chosen])
    return
  }
  for (const code of [...codesFor(entry), DIE]) {
    const faces = facesOf(code)
    if (!spend(counts, faces)) continue
    chosen.push(code)
    cover(required, counts, chosen, ways)
    chosen.pop()
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  }
}

const RUMOUR_CODES = ['R', 'r']
const JOKERS = ['RR', 'Rr', 'rr']

function codesFor(entry: Evidence): readonly string[] {
  return entry === 'R' ? RUMOUR_CODES : [entry, ...JOKERS]
}

/** The faces of the tokens that a code stands for. */
export function facesOf(code: string): readonly string[] {
  return code === DIE ? [] : [...code]
}

function spend(counts: Counts, faces: readonly string[]): boolean {
  for (let index = 0; index < faces.length; index++) {
    const face = faces[index] as string
    const left = counts.get(face) ?? 0
    if (left === 0) {
      for (const back of faces.slice(0, index)) counts.set(back, (counts.get(back) ?? 0) + 1)
      return false
    }
    counts.set(face, left - 1)
  }
  return true
}

function withoutTwins(required: readonly Evidence[], ways: readonly string[][]): string[][] {
  const seen = new Set<string>()
  return ways.filter((way) => {
    const key = way
      .map((code, index) => `${required[index]}=${code}`)
      .sort()
      .join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
