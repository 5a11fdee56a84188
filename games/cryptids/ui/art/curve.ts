/** A point of an outline; `w` is half the thickness of a limb there, `corner` keeps the curve from rounding it. */
export interface Vertex {
  readonly x: number
  readonly y: number
  readonly w?: number
  readonly corner?: boolean
  /** A limb that grows out of what lies under it: no outline at this end. */
  readonly open?: boolean
}

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * `12,40 20,38,4 26,30!`: points by spaces, a third number is half the thickness, `!` is a corner, `^` before a limb
 * leaves its beginning open.
 */
export function vertices(text: string): readonly Vertex[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, w] = word.replace(/[!^]/g, '').split(',').map(Number)
      return {
        x,
        y,
        ...(w === undefined ? {} : { w }),
        ...(word.endsWith('!') ? { corner: true } : {}),
        ...(word.startsWith('^') ? { open: true } : {}),
      }
    })
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function at(point: Point): string {
  return `${rounded(point.x)} ${rounded(point.y)}`
}

interface Bend {
  readonly from: Vertex
  readonly first: Point
  readonly second: Point
  readonly to: Vertex
}

/** Catmull-Rom bends through the points; a corner has no tangent of its own. */
function bends(points: readonly Vertex[], closed: boolean): readonly Bend[] {
  const count = points.length
  const pick = (index: number): Vertex | undefined =>
    closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]
  return points.flatMap((from, index) => {
    const to = closed ? pick(index + 1) : points[index + 1]
    const before = pick(index - 1)
    const after = pick(index + 2)
    if (!to || !before || !after) return []
    const first = from.corner
      ? from
      : { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = to.corner ? to : { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return [{ from, first, second, to }]
  })
}

function along({ from, first, second, to }: Bend, t: number): Point {
  const s = 1 - t
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return {
    x: a * from.x + b * first.x + c * second.x + d * to.x,
    y: a * from.y + b * first.y + c * second.y + d * to.y,
  }
}

/** The path of a smooth line through the points. */
export function smooth(points: readonly Vertex[], closed: boolean): string {
  const [start] = points
  if (!start) return ''
  const body = bends(points, closed).map(({ first, second, to }) => `C${at(first)} ${at(second)} ${at(to)}`)
  return `M${at(start)}${body.join('')}${closed ? 'Z' : ''}`
}

const STEPS = 4

/** The same line as many points: what hatching is measured on. */
export function sampled(points: readonly Vertex[], closed: boolean): readonly Point[] {
  const inner = bends(points, closed).flatMap((bend) =>
    Array.from({ length: STEPS }, (_, step) => along(bend, step / STEPS)),
  )
  const last = points.at(-1)
  return closed || !last ? inner : [...inner, last]
}

interface Limb {
  readonly outline: readonly Point[]
  /** The outline without the end that is open. */
  readonly edge: readonly Point[]
}

/** How many steps of its first bend an open limb has no outline for. */
const MELTED = 2

/** A limb of changing thickness around a middle line, round at thick ends. */
export function limb(points: readonly Vertex[]): Limb {
  const middle = sampled(points, false)
  const widths = middle.map((_, index) => widthAt(points, index / STEPS))
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach((point, index) => {
    const before = middle[index - 1] ?? point
    const after = middle[index + 1] ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const w = widths[index] ?? 0
    const [nx, ny] = [(-(after.y - before.y) / length) * w, ((after.x - before.x) / length) * w]
    left.push({ x: point.x + nx, y: point.y + ny })
    right.unshift({ x: point.x - nx, y: point.y - ny })
  })
  const tip = cap(middle, widths, true)
  return {
    outline: [...cap(middle, widths, false), ...left, ...tip, ...right],
    edge: [...left.slice(MELTED), ...tip, ...right.slice(0, right.length - MELTED)],
  }
}

function widthAt(points: readonly Vertex[], place: number): number {
  const index = Math.floor(place)
  const from = points[index]?.w ?? 0
  const to = points[index + 1]?.w ?? from
  const t = place - index
  // Eased, so that a change of thickness shows no kink.
  return from + (to - from) * t * t * (3 - 2 * t)
}

function cap(middle: readonly Point[], widths: readonly number[], far: boolean): readonly Point[] {
  const end = far ? middle.at(-1) : middle[0]
  const inner = far ? middle.at(-2) : middle[1]
  const w = (far ? widths.at(-1) : widths[0]) ?? 0
  if (!end || !inner) return []
  const length = Math.hypot(end.x - inner.x, end.y - inner.y) || 1
  const [dx, dy] = [(end.x - inner.x) / length, (end.y - inner.y) / length]
  const spread = w * 0.7
  const place = (across: number, out: number): Point => ({
    x: end.x + dx * out - dy * across,
    y: end.y + dy * out + dx * across,
  })
  return [place(spread, spread), place(0, w), place(-spread, spread)]
}

/** A closed outline through the middles between its points: short and without facets. */
export function softened(points: readonly Point[]): string {
  const last = points.at(-1)
  const [start] = points
  if (!last || !start) return ''
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const body = points.map((point, index) => `Q${at(point)} ${at(between(point, points[index + 1] ?? start))}`)
  return `M${at(between(last, start))}${body.join('')}Z`
}

/** The same for a line that is not closed. */
export function softLine(points: readonly Point[]): string {
  const [start] = points
  const last = points.at(-1)
  if (!start || !last) return ''
  const body = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  return `M${at(start)}${body.join('')}L${at(last)}`
}

/** Outlines of one mass run the same way round, so that where they overlap nothing becomes a hole. */
export function sameWay<T extends Point>(points: readonly T[]): readonly T[] {
  const area = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return area < 0 ? [...points].reverse() : points
}
