import type { Language } from '@curio/ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { AncientId, RoutePack } from '../../content/pack.ts'
import type { BoardView, RoutePartView } from '../../text/index.ts'
import { MAP_SIDE, shapesOf } from '../model/geometry.ts'
import { UNSPOKEN } from './glyphs.tsx'
import { FreshMarks, SegmentMarks, TouristMarks } from './marks.tsx'
import { BlockHeads, type Detail, PrintedSheet } from './sheet.tsx'
import { Gate, Shop, TaskCrossing, Terror } from './symbols.tsx'

export interface CityMapProps {
  readonly pack: RoutePack
  readonly ancient: AncientId
  readonly language: Language
  readonly detail: Detail
  readonly label: string
  /** Whose map it is: every player draws in an ink and a pattern of their own. */
  readonly seat: number
  readonly board: BoardView
  readonly route?: readonly RoutePartView[]
  readonly pencil?: ReadonlySet<string>
  /** Crossings of a task that is known. */
  readonly task?: readonly string[]
  readonly ghost?: { readonly block: string; readonly counts: readonly number[] } | null
  readonly crossed?: readonly string[]
  readonly redraw?: boolean
  /** Of the last turn that was revealed: segments, and the block that was chosen. */
  readonly fresh?: ReadonlySet<string>
  /** The part of the sheet that is shown, as a view box; without it all of it. */
  readonly crop?: string
  /** Under the marks. */
  readonly under?: ReactNode
  /** Between the marks and the symbols of the sheet. */
  readonly over?: ReactNode
  /** Over everything. */
  readonly children?: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()
/** A thumbnail leaves out the frame. */
const THUMB_BOX = '38 38 644 644'

/** The class that gives a player's lines their ink and pattern. */
export const inkOf = (seat: number): string => `rt-ink rt-ink--${seat}`

/** One player's map; the same for the large one and for a thumbnail. */
export function CityMap(props: CityMapProps): ReactElement {
  const {
    pack,
    ancient,
    language,
    detail,
    label,
    seat,
    board,
    route = [],
    pencil = NOTHING,
    task = [],
  } = props
  const id = useId()
  const interactive = props.children !== undefined
  return (
    <svg
      className={`rt-map rt-map--${detail} ${inkOf(seat)}`}
      viewBox={props.crop ?? (detail === 'thumb' ? THUMB_BOX : `0 0 ${MAP_SIDE} ${MAP_SIDE}`)}
      data-motion-scope={`seat:${seat}`}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
    >
      <PrintedSheet
        pack={pack}
        ancient={ancient}
        language={language}
        detail={detail}
        id={id}
        crowded={Object.keys(board.tourists).join(' ')}
      />
      {props.under}
      <FreshMarks pack={pack} things={props.fresh ?? NOTHING} />
      <SegmentMarks
        pack={pack}
        segments={board.segments}
        route={route}
        pencil={pencil}
        {...(props.redraw === undefined ? {} : { redraw: props.redraw })}
      />
      {props.over}
      <Symbols pack={pack} ancient={ancient} board={board} task={task} />
      {detail !== 'thumb' && <BlockHeads pack={pack} language={language} detail={detail} />}
      <TouristMarks
        pack={pack}
        tourists={board.tourists}
        detail={detail}
        ghost={props.ghost ?? null}
        {...(props.crossed ? { crossed: props.crossed } : {})}
      />
      {props.children}
    </svg>
  )
}

interface SymbolsProps {
  readonly pack: RoutePack
  readonly ancient: AncientId
  readonly board: BoardView
  readonly task: readonly string[]
}

function Symbols({ pack, ancient, board, task }: SymbolsProps): ReactElement {
  const { vertices } = shapesOf(pack)
  const terrifying = pack.ancients.find((each) => each.id === ancient)?.terrifyingPlaces ?? []
  const there = pack.map.vertices.filter(
    (vertex) => vertex.onlyWith === undefined || vertex.onlyWith === ancient,
  )
  return (
    <g className="rt-symbols" {...UNSPOKEN}>
      {there.map((vertex) => {
        const at = vertices.get(vertex.id)
        if (!at) return null
        if (vertex.symbol === 'gate') return <Gate key={vertex.id} at={at} />
        if (vertex.symbol === 'shop') {
          return (
            <Shop key={vertex.id} at={at} id={vertex.id} visited={board.circledShops.includes(vertex.id)} />
          )
        }
        if (terrifying.includes(vertex.id)) return <Terror key={vertex.id} at={at} />
        return null
      })}
      {task.map((id) => {
        const at = vertices.get(id)
        return at ? <TaskCrossing key={id} at={at} /> : null
      })}
    </g>
  )
}
