import { memo, type ReactElement, useId } from 'react'
import type { Habitat } from '../../content/vocabulary.ts'
import type { Polyomino, Turned } from '../../rules/polyomino.ts'
import { GlyphMarks } from '../art/symbols.tsx'
import { TerrainPatterns, terrainFill } from '../art/terrain.tsx'

const CELL = 40
const SYMBOL_GLYPH = { coin: 'coin', exp: 'experience', initiative: 'initiative' } as const

interface TileShapeProps {
  readonly shape: Polyomino
  readonly habitat: Habitat
  readonly turn?: number
  /** A cell's side on the screen; left out where the style says it by `--cb-cell`. */
  readonly size?: number
}

/** A polyomino by itself, with the pattern of its terrain and the symbols on it. */
export const TileShape = memo(function TileShape({
  shape,
  habitat,
  turn = 0,
  size,
}: TileShapeProps): ReactElement | null {
  const id = useId()
  const turned = shape.turns[turn % 4]
  if (!turned) return null
  const { width, height } = turned
  return (
    <svg
      className={`cb-tile cb-tile--${habitat}`}
      viewBox={`-2 -2 ${width * CELL + 4} ${height * CELL + 4}`}
      style={{ width: sideOf(width, size), height: sideOf(height, size) }}
      aria-hidden="true"
    >
      <defs>
        <TerrainPatterns id={id} cell={CELL} />
      </defs>
      <path
        className="cb-tile-body"
        d={cellsPath(turned)}
        fill={habitat === 'special' ? 'var(--cb-special)' : terrainFill(id, habitat)}
      />
      <path className="cb-tile-edge" d={outline(turned)} />
      <Symbols turned={turned} />
    </svg>
  )
})

const sideOf = (cells: number, size: number | undefined): number | string =>
  size === undefined ? `calc(${cells} * var(--cb-cell))` : cells * size

export function Symbols({ turned }: { readonly turned: Turned }): ReactElement {
  return (
    <>
      {turned.symbols.map((symbol, index) => {
        const [x, y] = [turned.xs[index] ?? 0, turned.ys[index] ?? 0]
        return symbol === null ? null : (
          <g key={`${x} ${y}`} className="cb-symbol" transform={`translate(${x * CELL + 6} ${y * CELL + 6})`}>
            <circle cx="14" cy="14" r="13.5" />
            <g transform="translate(3.8 3.8) scale(.85)">
              <GlyphMarks name={SYMBOL_GLYPH[symbol]} />
            </g>
          </g>
        )
      })}
    </>
  )
}

export function cellsPath({ xs, ys }: Pick<Turned, 'xs' | 'ys'>): string {
  return xs.map((x, index) => `M${x * CELL} ${(ys[index] ?? 0) * CELL}h${CELL}v${CELL}h${-CELL}Z`).join('')
}

/** The edges that only one cell has: the outline of the whole. */
export function outline({ xs, ys }: Pick<Turned, 'xs' | 'ys'>): string {
  const has = (x: number, y: number): boolean => xs.some((each, index) => each === x && ys[index] === y)
  return xs
    .map((x, index) => {
      const y = ys[index] ?? 0
      const [left, top, right, bottom] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL]
      return [
        has(x, y - 1) ? '' : `M${left} ${top}H${right}`,
        has(x, y + 1) ? '' : `M${left} ${bottom}H${right}`,
        has(x - 1, y) ? '' : `M${left} ${top}V${bottom}`,
        has(x + 1, y) ? '' : `M${right} ${top}V${bottom}`,
      ].join('')
    })
    .join('')
}
