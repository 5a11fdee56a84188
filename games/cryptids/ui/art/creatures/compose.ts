import { limb, type Point, sameWay, sampled, smooth, softened, softLine, type Vertex } from '../curve.ts'
import { hatching, texture } from './hatch.ts'
import type { Dots, Layer, Mass, Strokes } from './layer.ts'

/** How a path is inked; the style sheet knows the colours. */
type Role =
  | 'edge'
  | `fill-${Mass['fill']}`
  | 'shade'
  | 'hatch'
  | 'texture'
  | `line-${Strokes['weight']}`
  | `dot-${Dots['fill']}`

export interface Mark {
  readonly role: Role
  readonly d: string
}

interface Outline {
  readonly d: string
  readonly edge: string
  readonly points: readonly Point[]
}

function outlineOf(shape: readonly Vertex[]): Outline {
  if (shape.some((vertex) => vertex.w !== undefined)) {
    const { outline, edge } = limb(shape)
    const points = sameWay(outline)
    const d = softened(points)
    return { d, edge: shape[0]?.open ? softLine(edge) : d, points }
  }
  const turned = sameWay(shape)
  const d = smooth(turned, true)
  return { d, edge: d, points: sampled(turned, true) }
}

function massMarks(mass: Mass): readonly Mark[] {
  const outlines = mass.shapes.map(outlineOf)
  const d = outlines.map((outline) => outline.d).join('')
  const points = outlines.map((outline) => outline.points)
  const hatch = mass.fill === 'ink' ? '' : hatching(points, mass.tone)
  const marks: readonly Mark[] = [
    { role: 'edge', d: mass.bare ? '' : outlines.map((outline) => outline.edge).join('') },
    { role: `fill-${mass.fill}`, d },
    { role: 'shade', d: hatch },
    { role: 'texture', d: mass.texture === null ? '' : texture(points, mass.texture) },
    { role: 'hatch', d: hatch },
  ]
  return marks.filter((mark) => mark.d !== '')
}

function dotPath({ x, y, w = 1 }: Vertex): string {
  const r = Math.round(w * 100) / 100
  return `M${Math.round((x - r) * 10) / 10} ${Math.round(y * 10) / 10}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function layerMarks(layer: Layer): readonly Mark[] {
  if (layer.type === 'mass') return massMarks(layer)
  if (layer.type === 'dots') return [{ role: `dot-${layer.fill}`, d: layer.dots.map(dotPath).join('') }]
  return [{ role: `line-${layer.weight}`, d: layer.lines.map((line) => smooth(line, false)).join('') }]
}

/** Layers from back to front as paths. */
export function marksOf(layers: readonly Layer[]): readonly Mark[] {
  return layers.flatMap(layerMarks)
}
