import { ARKHAM_GUIDE } from '../../content/index.ts'
import { ANCIENTS, type AncientId, BLOCK_TYPES } from '../../content/pack.ts'
import { cityOf } from '../../rules/city.ts'
import type { RouteBoard } from '../../rules/final-route.ts'
import { boardIn, type SmallBlock, type SmallSegment, type SmallVertex, smallCity } from './small-city.ts'

export type Random = (below: number) => number

/** A small repeatable generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const BLOCKS = ['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7']

/**
 * A board of at most twelve segments on any multigraph: several components, parallel segments and loops; gates,
 * dead ends that face crossings or each other, diagonals to dead ends, terrifying places; all Ancients, tomes
 * and tasks. Ids are not in the order of the numbers.
 */
export function randomBoard(random: Random): RouteBoard {
  const ancient = ANCIENTS[random(ANCIENTS.length)] ?? 'CTHULHU'
  const deadEnds = random(3)
  return smallBoard(random, ancient, deadEnds, deadEnds === 2 && random(3) === 0)
}

/** The same at the river of Dagon: two to four dead ends, the first two of which face each other. */
export function randomWatersideBoard(random: Random): RouteBoard {
  return smallBoard(random, 'DAGON', 2 + random(3), true)
}

function smallBoard(random: Random, ancient: AncientId, deadEnds: number, areFacing: boolean): RouteBoard {
  const names = [...'hbfdagce'].slice(0, 3 + random(6))
  const any = (): string => names[random(names.length)] ?? 'h'
  const vertices: Record<string, SmallVertex> = {}
  for (const name of names) vertices[name] = { gate: random(3) === 0, terrifying: random(4) === 0 }
  const segments: Record<string, SmallSegment> = {}
  const segment = (from: string, to: string, diagonal = false): void => {
    const along = [
      ...new Set([BLOCKS[random(8)] ?? 'B0', ...(random(2) === 0 ? [BLOCKS[random(8)] ?? 'B0'] : [])]),
    ]
    if (from !== to) segments[`s${(Object.keys(segments).length * 7) % 13}`] = { from, to, along, diagonal }
  }
  for (let left = 1 + random(random(4) === 0 ? 12 - 2 * deadEnds : 6); left > 0; left--) segment(any(), any())
  for (let number = 0; number < deadEnds; number++) {
    const opposite = areFacing && number < 2 ? `x${1 - number}` : any()
    vertices[`x${number}`] = { gate: random(3) === 0, terrifying: random(6) === 0, opposite }
    segment(any(), `x${number}`)
    if (random(3) === 0) segment(any(), `x${number}`, true)
  }
  const city = smallCity({ ancient, vertices, segments, blocks: randomBlocks(random) })
  const crossings = [...city.vertexAt.keys()]
  return boardIn(city, {
    tourists: randomTourists(random),
    task: [...new Set(Array.from({ length: random(5) }, () => crossings[random(crossings.length)] ?? 'h'))],
    call: ancient === 'CTHULHU' ? random(5) - 1 : -1,
    tomes: { reroll: random(2) === 0, upgrade: random(2) === 0, blessing: random(2) === 0 },
  })
}

/** Four university blocks, every other block at the river. */
function randomBlocks(random: Random): Record<string, SmallBlock> {
  return Object.fromEntries(
    BLOCKS.map((id, index) => {
      const type = BLOCK_TYPES[random(BLOCK_TYPES.length)] ?? 'white'
      const star = type === 'yellow' ? 1 + random(8) : 0
      return [id, { type, star, university: index < 4, riverside: index % 2 === 0 }]
    }),
  )
}

function randomTourists(random: Random): Record<string, number[]> {
  return Object.fromEntries(
    BLOCKS.map((id) => [id, [0, 1, 2, 3].map(() => (random(3) === 0 ? random(4) : 0))]),
  )
}

/** A board of segments of Arkham itself, six to twelve if nothing else is said, grown from gates. */
export function randomArkhamBoard(random: Random, segments?: number): RouteBoard {
  const city = cityOf(ARKHAM_GUIDE, ANCIENTS[random(ANCIENTS.length)] ?? 'CTHULHU')
  const reached = new Set(
    Array.from({ length: 2 + random(2) }, () => city.gates[random(city.gates.length)] ?? 0),
  )
  const drawn = new Set<number>()
  for (let left = segments ?? 6 + random(7); left > 0; left--) {
    const from = [...reached][random(reached.size)] ?? 0
    const free = city.vertices[from]?.segments.filter((index) => !drawn.has(index)) ?? []
    const segment = city.segments[free[random(free.length)] ?? -1]
    if (!segment) continue
    drawn.add(segment.index)
    reached.add(segment.a).add(segment.b)
  }
  const passed = [...reached]
  return {
    city,
    drawn: [...drawn].sort((one, other) => one - other),
    tourists: city.blocks.flatMap(() => [0, 1, 2, 3].map(() => (random(3) === 0 ? random(3) : 0))),
    stars: city.stars,
    task: [...new Set(Array.from({ length: random(4) }, () => passed[random(passed.length)] ?? 0))],
    call: city.ancient === 'CTHULHU' ? random(4) : -1,
    tomes: { reroll: random(2) === 0, upgrade: random(2) === 0, blessing: random(2) === 0 },
  }
}
