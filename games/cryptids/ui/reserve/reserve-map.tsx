import { type ReactElement, type ReactNode, useId } from 'react'
import { cellsAt, hasCell } from '../../rules/polyomino.ts'
import { gridFor } from '../../rules/reserve.ts'
import { TerrainPatterns } from '../art/terrain.tsx'
import { type Frame, usedFrame } from '../model/placing.ts'
import { lastMoves } from '../model/told.ts'
import type { Placing } from '../placing.ts'
import type { Scene } from '../scene.ts'
import { Ghost } from './ghost.tsx'
import { LaidCryptids, LaidTiles, type Land, type Marks } from './laid.tsx'

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

/** The reserve on the table, with the piece in the hand. */
export function ReserveMap({ scene, placing, detail }: ReserveMapProps): ReactElement {
  const { table, highlight } = scene.props
  const id = useId()
  const { tiles } = lastMoves(table.told, table.viewer)
  const marks: Marks = {
    fresh: new Set([...tiles].map((tile) => `tile:${tile}`)),
    lit: new Set(highlight?.ids ?? []),
    faded: new Set(),
    isStill: false,
  }
  return (
    <ReserveSheet land={scene} marks={marks} detail={detail} id={id} reachable={placing?.reachable ?? []}>
      {placing?.spot && (
        <Ghost scene={scene} placing={placing} id={id} cells={cellsAt(placing.shape, placing.spot)} />
      )}
    </ReserveSheet>
  )
}

interface ReserveSheetProps {
  readonly land: Land
  readonly marks: Marks
  readonly detail: 'full' | 'inset'
  /** Begins the names of the patterns: there may be several sheets on a page. */
  readonly id: string
  readonly reachable?: readonly { readonly x: number; readonly y: number }[]
  readonly children?: ReactNode
}

/** The reserve: cells, fences, start places and what lies there. */
export function ReserveSheet({
  land,
  marks,
  detail,
  id,
  reachable = [],
  children,
}: ReserveSheetProps): ReactElement {
  const { content } = land
  const frame = usedFrame(land.state, content)
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
      <StartPlaces land={land} isLettered={detail === 'full'} />
      <path className="cb-grid" d={gridLines(frame)} />
      <LaidTiles land={land} id={id} marks={marks} />
      {reachable.length > 0 && (
        <path
          className="cb-reachable"
          fill={`url(#${id}hatch)`}
          d={reachable.map(({ x, y }) => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`).join('')}
        />
      )}
      <LaidCryptids land={land} marks={marks} isLarge={detail === 'full'} />
      {children}
      <title>{content.pack.name[land.language]}</title>
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
  land,
  isLettered,
}: {
  readonly land: Land
  readonly isLettered: boolean
}): ReactElement {
  const { startPlaces } = land.content.pack.reserve
  const { usable } = gridFor(land.state, land.content)
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
