import type { Point } from './geometry.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TouristPlaces {
  /** One for each tourist, row by row. */
  readonly places: readonly Point[]
  /** Half the side of a mark. */
  readonly size: number
}

const FEWEST_COLUMNS = 4
/** Half a mark, as a share of its cell: some air stays between neighbours. */
const FILL = 0.39

/** Marks in a grid of four columns, in more and smaller ones where the block is crowded. */
export function touristPlaces(count: number, box: Box, largest: number): TouristPlaces {
  const width = box.right - box.left
  const height = box.bottom - box.top
  let columns = FEWEST_COLUMNS
  while (Math.ceil(count / columns) * Math.min(largest, width / columns) > height && columns < count)
    columns++
  const cell = Math.min(largest, width / columns)
  const rows = Math.ceil(count / columns)
  const top = box.bottom - rows * cell
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = (box.left + box.right - inRow * cell) / 2
    return { x: left + (index % columns) * cell + cell / 2, y: top + row * cell + cell / 2 }
  })
  return { places, size: cell * FILL }
}
