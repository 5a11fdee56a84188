import { type ReactElement, useId } from 'react'
import { cellsAt, hasCell } from '../../rules/polyomino.ts'
import { gridFor } from '../../rules/reserve.ts'
import { TerrainPatterns } from '../art/terrain.tsx'
import { type Frame, usedFrame } from '../model/placing.ts'
import { lastMoves } from '../model/told.ts'
import type { Placing } from '../placing.ts'
import type { Scene } from '../scene.ts'
import { Ghost } from './ghost.tsx'
import { LaidCryptids, LaidTiles } from './laid.tsx'

export const CELL = 40
/** How much of the fences is seen around the cells that are used. */
const MARGIN = 0.55

/** Left, top, width and height of the sheet. */
export const sheetOf = ({ x, y, width, height }: Frame): readonly [number, number, number, number] => [
  (x - MARGIN) * CELL,
  (y - MARGIN) * CELL,
  (width + 2 * MARGIN) * CELL,
  (height + 2 * MARGIN) * CELL,
]

interface ReserveMapProps {
  readonly scene: Scene
  readonly placing: Placing | null
  readonly detail: 'full' | 'inset'
}

/** The reserve: cells, fences, start places, what lies there, and the piece in the hand. */
export function ReserveMap({ scene, placing, detail }: ReserveMapProps): ReactElement {
  const { content, props } = scene
  const frame = usedFrame(scene.state, content)
  const id = useId()
  const { tiles } = lastMoves(props.table.told, props.table.viewer)
  return (
    <svg
      className={`cb-reserve-sheet cb-reserve-sheet--${detail}`}
      viewBox={sheetOf(frame).join(' ')}
      aria-hidden="true"
    >
      <defs>
        <TerrainPatterns id={id} cell={CELL} />
        <pattern id={`${id}fence`} width="14" height="14" patternUnits="userSpaceOnUse">
          <rect className="cb-fence-ground" width="14" height="14" />
          <path className="cb-fence-planks" d="M0 3H14M0 10H14M4 0V14M11 0V14" />
        </pattern>
        <pattern
          id={`${id}hatch`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="cb-hatch" d="M0 4H8" />
        </pattern>
      </defs>
      <rect
        x={(frame.x - MARGIN) * CELL}
        y={(frame.y - MARGIN) * CELL}
        width={(frame.width + 2 * MARGIN) * CELL}
        height={(frame.height + 2 * MARGIN) * CELL}
        fill={`url(#${id}fence)`}
      />
      <rect
        className="cb-ground"
        x={frame.x * CELL}
        y={frame.y * CELL}
        width={frame.width * CELL}
        height={frame.height * CELL}
      />
      <StartPlaces scene={scene} isLettered={detail === 'full'} />
      <path className="cb-grid" d={gridLines(frame)} />
      <LaidTiles scene={scene} id={id} fresh={tiles} />
      {placing && (
        <path
          className="cb-reachable"
          fill={`url(#${id}hatch)`}
          d={placing.reachable
            .map(({ x, y }) => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`)
            .join('')}
        />
      )}
      <LaidCryptids scene={scene} isLarge={detail === 'full'} />
      {placing?.spot && (
        <Ghost scene={scene} placing={placing} id={id} cells={cellsAt(placing.shape, placing.spot)} />
      )}
      <title>{content.pack.name[scene.language]}</title>
    </svg>
  )
}

function gridLines({ x, y, width, height }: Frame): string {
  const across = Array.from(
    { length: height + 1 },
    (_, row) => `M${x * CELL} ${(y + row) * CELL}h${width * CELL}`,
  )
  const down = Array.from(
    { length: width + 1 },
    (_, column) => `M${(x + column) * CELL} ${y * CELL}v${height * CELL}`,
  )
  return [...across, ...down].join('')
}

/** CR-DATA-29: darker cells, with the letter of the place. */
function StartPlaces({
  scene,
  isLettered,
}: {
  readonly scene: Scene
  readonly isLettered: boolean
}): ReactElement {
  const { startPlaces } = scene.content.pack.reserve
  const { usable } = gridFor(scene.state, scene.content)
  return (
    <>
      {Object.entries(startPlaces).flatMap(([name, cells]) =>
        cells
          .filter(([x, y]) => hasCell(usable, x, y))
          .map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <rect className="cb-start" x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
              {isLettered && (
                <text className="cb-start-name" x={(x + 0.5) * CELL} y={(y + 0.5) * CELL} dy=".36em">
                  {name}
                </text>
              )}
            </g>
          )),
      )}
    </>
  )
}
