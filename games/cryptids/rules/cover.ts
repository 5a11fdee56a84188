import { type Evidence, type Face, PAIRS } from '../content/vocabulary.ts'
import { type Cover, DIE } from './acts.ts'

type Counts = Map<string, number>

/**
 * CR-TRACK-5, CR-COLL-7, CR-COLL-8: all the ways to cover some of the required evidence with what lies on a board.
 * Ways that only swap the covers of two equal entries count as one.
 */
export function coversOf(required: readonly Evidence[], faces: readonly Face[], mostDice: number): Cover[][] {
  const counts: Counts = new Map()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  const ways: Cover[][] = []
  cover(required, counts, [], ways)
  const possible = ways.filter((way) => {
    const dice = way.filter((code) => code === DIE).length
    return dice < required.length && dice <= mostDice
  })
  return new Set(required).size === required.length ? possible : withoutTwins(required, possible)
}

function cover(required: readonly Evidence[], counts: Counts, chosen: Cover[], ways: Cover[][]): void {
  const entry = required[chosen.length]
  if (entry === undefined) {
    ways.push([...chosen])
    return
  }
  for (const code of [...codesFor(entry), DIE] as const) {
    const faces = facesOf(code)
    if (!spend(counts, faces)) continue
    chosen.push(code)
    cover(required, counts, chosen, ways)
    chosen.pop()
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  }
}

const RUMOURS: readonly Cover[] = ['R', 'r']

function codesFor(entry: Evidence): readonly Cover[] {
  return entry === 'R' ? RUMOURS : [entry, ...PAIRS]
}

/** The faces of the tokens that a cover takes. */
export function facesOf(code: Cover): readonly Face[] {
  return FACES_OF[code]
}

const FACES_OF: Readonly<Record<Cover, readonly Face[]>> = {
  V: ['V'],
  B: ['B'],
  E: ['E'],
  F: ['F'],
  S: ['S'],
  W: ['W'],
  R: ['R'],
  r: ['r'],
  RR: ['R', 'R'],
  Rr: ['R', 'r'],
  rr: ['r', 'r'],
  [DIE]: [],
}

function spend(counts: Counts, faces: readonly Face[]): boolean {
  for (let index = 0; index < faces.length; index++) {
    const face = faces[index] as Face
    const left = counts.get(face) ?? 0
    if (left === 0) {
      for (const back of faces.slice(0, index)) counts.set(back, (counts.get(back) ?? 0) + 1)
      return false
    }
    counts.set(face, left - 1)
  }
  return true
}

function withoutTwins(required: readonly Evidence[], ways: readonly Cover[][]): Cover[][] {
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
