import type { Language } from '@curio/ui'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AncientId } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView, RoutePartView, RouteView } from '../../text/index.ts'
import { inksOf } from '../cities/index.ts'
import { shapesOf } from '../model/geometry.ts'
import { MAP_SIDE } from '../model/paper.ts'
import { ratingNow } from '../model/ratings.ts'
import { linkedGates } from '../model/route-ends.ts'
import { CasinoMarks } from './casinos.tsx'
import { type Detail, isLettered } from './detail.ts'
import { EventMarks } from './event-marks.tsx'
import { UNSPOKEN } from './glyphs.tsx'
import { FerryLines } from './harbour.tsx'
import { BlockHeads, LEAST_NAMED_SCALE } from './heads.tsx'
import { FreshMarks, SegmentMarks, TouristMarks } from './marks.tsx'
import { PrintedSheet } from './sheet.tsx'
import { Gate, PassedGate, Shop, TaskCrossing, Terror } from './symbols.tsx'
import { TourSymbol } from './tour-symbols.tsx'

export interface CityMapProps {
  readonly pack: Shown
  readonly ancient: AncientId | null
  /** In cities of the booklet. */
  readonly roundBoard?: RouteView['roundBoard'] | undefined
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
const WHOLE_BOX = `0 0 ${MAP_SIDE} ${MAP_SIDE}`
/** A map without coordinates needs no room for them; a plan shows the flags at its edge. */
const BOXES: Readonly<Record<Detail, string>> = {
  full: WHOLE_BOX,
  phone: WHOLE_BOX,
  plan: '24 24 672 672',
  thumb: '38 38 644 644',
}

/** The class that gives a player's lines their ink and pattern. */
export const inkOf = (seat: number): string => `rt-ink rt-ink--${seat}`

/** One player's map; the same for the large one and for a thumbnail. */
export function CityMap(props: CityMapProps): ReactElement {
  const { pack, ancient, language, label, seat, board, route = [], pencil = NOTHING, task = [] } = props
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const box = props.crop ?? BOXES[props.detail]
  const isSmall = useIsSmall(drawing, box)
  const detail = props.detail === 'full' && isSmall ? 'phone' : props.detail
  const interactive = props.children !== undefined
  return (
    <svg
      ref={drawing}
      className={`rt-map rt-map--${detail} ${inksOf(pack.id)} ${inkOf(seat)}`}
      viewBox={box}
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
      <FerryLines pack={pack} board={board} route={route} language={language} detail={detail} />
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
      <Symbols
        pack={pack}
        ancient={ancient}
        board={board}
        language={language}
        named={detail === 'full'}
        roundBoard={isLettered(detail) ? props.roundBoard : undefined}
        task={task}
        passed={detail === 'plan' ? [...new Set(linkedGates(pack, route))] : []}
      />
      {detail !== 'thumb' && (
        <BlockHeads pack={pack} language={language} detail={detail} roundBoard={props.roundBoard} />
      )}
      <TouristMarks
        pack={pack}
        tourists={board.tourists}
        detail={detail}
        ghost={props.ghost ?? null}
        crossed={[...(props.crossed ?? []), ...(board.harbour?.crossed ?? [])]}
      />
      <CasinoMarks pack={pack} board={board} detail={detail} />
      <EventMarks pack={pack} board={board} detail={detail} />
      {props.children}
    </svg>
  )
}

/** Whether a map is drawn too small for names. */
function useIsSmall(drawing: RefObject<SVGSVGElement | null>, box: string): boolean {
  const [isSmall, setSmall] = useState(false)
  const units = Number(box.split(' ')[2])
  useLayoutEffect(() => {
    const svg = drawing.current
    if (svg === null) return
    const measure = (): void => setSmall(svg.clientWidth < units * LEAST_NAMED_SCALE)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [drawing, units])
  return isSmall
}

interface SymbolsProps {
  readonly pack: Shown
  readonly ancient: AncientId | null
  readonly board: BoardView
  readonly language: Language
  readonly named: boolean
  /** Where ratings are written. */
  readonly roundBoard: RouteView['roundBoard'] | undefined
  readonly task: readonly string[]
  /** Gates that the route went through. */
  readonly passed: readonly string[]
}

function Symbols(props: SymbolsProps): ReactElement {
  const { pack, ancient, board, language, named, roundBoard, task, passed } = props
  const { vertices } = shapesOf(pack)
  const terrifying = pack.ancients.find((each) => each.id === ancient)?.terrifyingPlaces ?? []
  const there = pack.map.vertices.filter(
    (vertex) => vertex.onlyWith === undefined || vertex.onlyWith === ancient,
  )
  return (
    <g className="rt-symbols" {...UNSPOKEN}>
      {/* Under names and ratings: a ring through a number makes it another one. */}
      {task.map((id) => {
        const at = vertices.get(id)
        const isWide = there.some((vertex) => vertex.id === id && vertex.symbol === 'iconic')
        return at ? <TaskCrossing key={id} at={at} isWide={isWide} /> : null
      })}
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
        const visited = board.circledShops.includes(vertex.id)
        return (
          <TourSymbol
            key={vertex.id}
            pack={pack}
            worth={roundBoard ? ratingNow(pack, roundBoard, vertex.iconic) : null}
            vertex={vertex}
            at={at}
            visited={visited}
            language={language}
            named={named}
          />
        )
      })}
      {passed.map((id) => {
        const at = vertices.get(id)
        return at ? <PassedGate key={id} at={at} id={id} /> : null
      })}
    </g>
  )
}
