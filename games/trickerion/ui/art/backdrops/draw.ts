/** The inks of a backdrop, from the sky to the lamps; each has a value by day and one by gaslight. */
export type SceneInk = 'far' | 'near' | 'dark' | 'trim' | 'light' | 'line'
export type Backdrop = readonly (readonly [ink: SceneInk, path: string])[]

/** Where the street begins, in drawings of 720 by 150. */
export const STREET = 132

/** A house with a gable. */
export const gabled = (x: number, width: number, top: number, gable: number): string =>
  `M${x} ${STREET}V${top}L${x + width / 2} ${top - gable}L${x + width} ${top}V${STREET}Z`

/** A house with a flat roof and a cornice. */
export const flat = (x: number, width: number, top: number): string =>
  `M${x} ${STREET}V${top}H${x - 3}V${top - 5}H${x + width + 3}V${top}H${x + width}V${STREET}Z`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`

interface Grid {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly stepX: number
  readonly stepY: number
}

/** The same shape in rows and columns. */
export const repeated = (
  { x, y, columns, rows, stepX, stepY }: Grid,
  shape: (x: number, y: number) => string,
): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    shape(x + (index % columns) * stepX, y + Math.floor(index / columns) * stepY),
  ).join('')

/** Windows with round tops. */
export const windows = (grid: Grid): string =>
  repeated(grid, (x, y) => `M${x} ${y + 10}V${y + 3}Q${x + 3.5} ${y - 2} ${x + 7} ${y + 3}V${y + 10}Z`)

/** The post of a gas lamp, and its flame. */
export const lampPost = (x: number): string =>
  `M${x} ${STREET}V72M${x - 6} 84H${x + 6}M${x - 7} 60H${x + 7}L${x + 5} 72H${x - 5}ZM${x - 4} 60L${x} 54L${x + 4} 60`
export const lampFlame = (x: number): string => `M${x - 5} 61H${x + 5}L${x + 3.6} 71H${x - 3.6}Z`

/** A wave of drapery along the upper edge, between two points. */
export function swags(from: number, to: number, top: number, width: number, drop: number): string {
  const count = Math.round((to - from) / width)
  const arcs = Array.from({ length: count }, (_, index) => {
    const right = to - index * width
    return `Q${right - width / 2} ${top + drop} ${right - width} ${top}`
  })
  return `M${from} 0H${to}V${top}${arcs.join('')}Z`
}
