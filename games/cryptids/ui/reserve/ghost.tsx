import type { ReactElement } from 'react'
import { turnedAt } from '../../rules/polyomino.ts'
import { terrainFill } from '../art/terrain.tsx'
import { cellsPath, outline, Symbols } from '../cards/tile-shape.tsx'
import type { Placing } from '../placing.ts'
import type { Scene } from '../scene.ts'
import { CreatureInCell } from './laid.tsx'
import { CELL } from './reserve-map.tsx'

interface GhostProps {
  readonly scene: Scene
  readonly placing: Placing
  readonly id: string
  readonly cells: readonly { readonly x: number; readonly y: number }[]
}

/** The piece where it would lie; cells where it may not are crossed. */
export function Ghost({ scene, placing, id, cells }: GhostProps): ReactElement | null {
  const { spot, shape, piece, answer, problems, isChosen } = placing
  if (spot === null) return null
  const turned = turnedAt(shape, spot)
  const tile = piece.kind === 'tile' ? scene.content.tiles.get(piece.id) : undefined
  const state = answer === null ? 'bad' : isChosen ? 'chosen' : 'good'
  const [first] = cells
  return (
    <g className={`cb-ghost cb-ghost--${state}`}>
      <g transform={`translate(${spot.x * CELL} ${spot.y * CELL})`}>
        <path
          className="cb-ghost-body"
          d={cellsPath(turned)}
          style={tile ? { fill: terrainFill(id, tile.type) } : {}}
        />
        {tile && <Symbols turned={turned} />}
        <path className="cb-ghost-edge" d={outline(turned)} />
      </g>
      {piece.kind === 'card' && first && <CreatureInCell cell={first} card={piece.id} detail="emblem" />}
      {problems.length > 0 && (
        <path
          className="cb-ghost-cross"
          d={cells
            .filter(({ x, y }) =>
              problems.some((problem) => problem.cells.some((cell) => cell.x === x && cell.y === y)),
            )
            .map(({ x, y }) => `M${x * CELL + 8} ${y * CELL + 8}l24 24m0 -24l-24 24`)
            .join('')}
        />
      )}
    </g>
  )
}
