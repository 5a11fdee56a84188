import type { Habitat } from '../../../content/vocabulary.ts'
import { type Vertex, vertices } from '../curve.ts'

export type Texture = 'fur' | 'scales' | 'feathers' | 'spots' | 'wool' | 'hair'

/** How dark hatching makes a mass: 0 leaves it white, 3 is black fur. */
type Tone = 0 | 1 | 2 | 3

export interface Mass {
  readonly type: 'mass'
  /** With thickness a limb, without it an outline. */
  readonly shapes: readonly (readonly Vertex[])[]
  /** `bone` and `dark` stay light and dark whatever the ink is: teeth, and the mouth behind them. */
  readonly fill: 'wash' | 'deep' | 'paper' | 'ink' | 'gold' | 'bone' | 'dark'
  readonly tone: Tone
  readonly texture: Texture | null
  /** Without an outline: mist, light, a patch. */
  readonly bare?: boolean
}

export interface Strokes {
  readonly type: 'strokes'
  readonly weight: 'ink' | 'fine'
  readonly lines: readonly (readonly Vertex[])[]
}

export interface Dots {
  readonly type: 'dots'
  readonly fill: 'ink' | 'paper'
  readonly dots: readonly Vertex[]
}

export type Layer = Mass | Strokes | Dots

function lines(text: string): readonly (readonly Vertex[])[] {
  return text.split('|').map(vertices)
}

type Manner = Partial<Pick<Mass, 'fill' | 'tone' | 'texture' | 'bare'>>

/** Shapes melted into one silhouette, with one outline. */
export function mass(text: string, manner: Manner = {}): Mass {
  return { type: 'mass', shapes: lines(text), fill: 'wash', tone: 1, texture: null, ...manner }
}

export function ink(text: string): Strokes {
  return { type: 'strokes', weight: 'ink', lines: lines(text) }
}

export function fine(text: string): Strokes {
  return { type: 'strokes', weight: 'fine', lines: lines(text) }
}

/** Round spots, the third number their radius. */
export function dots(text: string, fill: Dots['fill'] = 'ink'): Dots {
  return { type: 'dots', fill, dots: vertices(text) }
}

/** An eye: white with a pupil that looks to the left unless told. */
export function eye(x: number, y: number, r: number, look = -0.3): readonly Layer[] {
  return [
    dots(`${x},${y},${r + 0.8}`),
    dots(`${x},${y},${r}`, 'paper'),
    dots(`${x + r * look},${y},${r * 0.55}`),
  ]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly mirror?: boolean
}

/** A part set where it belongs: mirrored, scaled, turned by degrees, moved. Lines keep their weight. */
export function place(part: readonly Layer[], where: Place): readonly Layer[] {
  const { x, y, scale = 1, turn = 0, mirror = false } = where
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const move = (vertex: Vertex): Vertex => {
    const [px, py] = [vertex.x * (mirror ? -scale : scale), vertex.y * scale]
    return {
      ...vertex,
      x: x + px * cos - py * sin,
      y: y + px * sin + py * cos,
      ...(vertex.w === undefined ? {} : { w: vertex.w * scale }),
    }
  }
  return part.map((layer) => {
    if (layer.type === 'mass') return { ...layer, shapes: layer.shapes.map((shape) => shape.map(move)) }
    if (layer.type === 'strokes') return { ...layer, lines: layer.lines.map((line) => line.map(move)) }
    return { ...layer, dots: layer.dots.map(move) }
  })
}

/** The same part with another wash. */
export function tinted(part: readonly Layer[], manner: Manner): readonly Layer[] {
  return part.map((layer) => (layer.type === 'mass' ? { ...layer, ...manner } : layer))
}

/** Takes away the outline between two masses of one animal: a limb a little thinner than both. */
export function join(text: string, manner: Manner = {}): Mass {
  return mass(text, { tone: 0, ...manner, bare: true })
}

/** Ground under the animal, outlined above and fading below; the contour runs from left to right. */
export function ground(contour: string, fill: Mass['fill'] = 'deep'): readonly Layer[] {
  const line = vertices(contour)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const corner = (x: number): Vertex => ({ x, y: FLOOR, corner: true })
  const end = (vertex: Vertex): Vertex => ({ ...vertex, corner: true })
  const shape = [end(first), ...line.slice(1, -1), end(last), corner(last.x), corner(first.x)]
  return [
    { type: 'mass', shapes: [shape], fill, tone: 1, texture: null, bare: true },
    { type: 'strokes', weight: 'ink', lines: [line] },
  ]
}

const FLOOR = 99

export interface Drawing {
  readonly habitat: Habitat
  /** What the water hides below its line. */
  readonly sunk?: { readonly line: number; readonly layers: readonly Layer[] }
  readonly layers: readonly Layer[]
}
