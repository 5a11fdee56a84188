/** How fast the best final route is found and proven (RT-OPT-7). */
import { ANCIENTS, ARKHAM_GUIDE, bestRoute, type City, cityOf, type RouteBoard } from '@curio/route'

export interface FinalRouteFigures {
  readonly positions: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
  readonly worstSteps: number
  /** Positions at which the step limit was hit. */
  readonly unproven: number
}

export function measureFinalRoute(positions: readonly RouteBoard[]): FinalRouteFigures {
  const warm = positions.slice(0, 20)
  for (const board of warm) bestRoute(board)
  let [unproven, worstSteps] = [0, 0]
  const times = positions.map((board) => {
    const start = performance.now()
    const { proven, steps } = bestRoute(board)
    const time = performance.now() - start
    if (!proven) unproven++
    worstSteps = Math.max(worstSteps, steps)
    return time
  })
  times.sort((one, other) => one - other)
  const share = (part: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    positions: positions.length,
    medianMs: share(0.5),
    p99Ms: share(0.99),
    worstMs: share(1),
    worstSteps,
    unproven,
  }
}

type Random = (below: number) => number

/** A small generator (mulberry32), so that the same seed gives the same positions. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** End positions of ten rounds in which a player mostly goes on with the own lines. */
function pretendPositions(count: number, seed: number): RouteBoard[] {
  return Array.from({ length: count }, (_, index) => pretendPosition(randomFrom(seed + index)))
}

function pretendPosition(random: Random): RouteBoard {
  const city = cityOf(ARKHAM_GUIDE, ANCIENTS[random(ANCIENTS.length)] ?? 'CTHULHU')
  const drawn = new Set<number>()
  const tourists: number[] = new Array(city.blocks.length * 4).fill(0)
  for (let round = 0; round < 10; round++) {
    const block = random(city.blocks.length)
    for (let left = 2 + random(3); left > 0; left--) {
      const at = block * 4 + random(4)
      tourists[at] = (tourists[at] ?? 0) + 1
    }
    for (let left = 2 + (random(3) === 0 ? 1 : 0); left > 0; left--) draw(city, drawn, random, block)
  }
  const task = ARKHAM_GUIDE.tasks[random(ARKHAM_GUIDE.tasks.length)]?.crossings ?? []
  return {
    city,
    drawn: [...drawn].sort((one, other) => one - other),
    tourists,
    task: task.map((id) => city.vertexAt.get(id) ?? -1),
    call: city.ancient === 'CTHULHU' ? random(4) : -1,
    tomes: { reroll: random(4) === 0, upgrade: random(4) === 0, blessing: random(4) === 0 },
  }
}

/** Mostly at an end of what is drawn, and of such roads mostly one that touches the block; seldom a diagonal. */
function draw(city: City, drawn: Set<number>, random: Random, block: number): void {
  const pool = random(8) === 0 ? city.diagonals : city.roads
  const free = pool.filter((index) => !drawn.has(index))
  const degree = (vertex: number): number =>
    city.vertices[vertex]?.segments.filter((index) => drawn.has(index)).length ?? 0
  const weights = free.map((index) => {
    const segment = city.segments[index]
    if (!segment) return 0
    const ends = [degree(segment.a), degree(segment.b)]
    const extends_ = ends.includes(1) ? 40 : ends.some((end) => end > 1) ? 8 : 1
    return extends_ * (segment.along.includes(block) ? 8 : 1)
  })
  let left = random(weights.reduce((sum, weight) => sum + weight, 0))
  const chosen = free.find((_, index) => {
    left -= weights[index] ?? 0
    return left < 0
  })
  if (chosen !== undefined) drawn.add(chosen)
}

if (import.meta.main) {
  console.table(measureFinalRoute(pretendPositions(2_000, 1)))
}
