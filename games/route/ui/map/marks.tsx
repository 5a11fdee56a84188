import type { ReactElement } from 'react'
import { TOURIST_TYPES } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import type { BoardView, RoutePartView } from '../../text/index.ts'
import { touristPlaces } from '../model/block-layout.ts'
import { shapesOf } from '../model/geometry.ts'
import { handDrawn } from '../model/hand.ts'
import { CASINO_STRIP } from './casinos.tsx'
import { type Detail, isLettered } from './detail.ts'
import { TouristGlyph, UNSPOKEN } from './glyphs.tsx'
import { RouteLinks } from './links.tsx'

const TREMBLE = 2.1
const CALM = 1.1
const CELL = 18
/** Where the whole map is small. */
const LARGE_CELL = 24
/** On a thumbnail a mark is only its colour. */
const THUMB_CELL = 36
const PLAN_CELL = 29

interface SegmentMarksProps {
  readonly pack: Shown
  readonly segments: readonly string[]
  /** The route that counts: a band. */
  readonly route: readonly RoutePartView[]
  /** Drawn in a turn that is not finished. */
  readonly pencil: ReadonlySet<string>
  /** The band draws itself, segment after segment. */
  readonly redraw?: boolean
}

/** Segments as a hand drew them: the route in a solid band, the rest thin, this turn's in pencil. */
export function SegmentMarks({ pack, segments, route, pencil, redraw }: SegmentMarksProps): ReactElement {
  const shapes = shapesOf(pack).segments
  const inRoute = new Set(route.flatMap((part) => part.segments))
  const ordered = route.flatMap((part) => part.segments)
  const drawn = (id: string, amount: number): string => handDrawn(shapes.get(id)?.points ?? [], id, amount)
  return (
    <g className="rt-marks" {...UNSPOKEN}>
      <Wakes pack={pack} segments={segments} route={inRoute} />
      {segments
        .filter((id) => !inRoute.has(id))
        .map((id) => (
          <path
            key={id}
            className={pencil.has(id) ? 'rt-mark rt-mark--pencil' : 'rt-mark'}
            data-motion={`segment:${id}`}
            d={drawn(id, TREMBLE)}
          />
        ))}
      {!redraw && <path className="rt-band-edge" d={ordered.map((id) => drawn(id, CALM)).join('')} />}
      {ordered.map((id, index) => (
        <path
          key={id}
          className={bandClass(pencil.has(id), redraw === true)}
          data-motion={`segment:${id}`}
          d={drawn(id, CALM)}
          pathLength="1"
          {...(redraw ? { style: { animationDelay: `calc(var(--motion) * ${index * 0.6})` } } : {})}
        />
      ))}
      <path className="rt-band-pattern" d={ordered.map((id) => drawn(id, CALM)).join('')} />
      <RouteLinks pack={pack} route={route} />
    </g>
  )
}

/** RT-VEN-18: what was drawn on the water, outside the band of the route. */
function Wakes({
  pack,
  segments,
  route,
}: {
  readonly pack: Shown
  readonly segments: readonly string[]
  readonly route: ReadonlySet<string>
}): ReactElement | null {
  const shapes = shapesOf(pack).segments
  const canals = pack.map.roads.filter(
    ({ id, kind }) => kind === 'canal' && segments.includes(id) && !route.has(id),
  )
  if (canals.length === 0) return null
  return <path className="rt-wake" d={canals.map(({ id }) => shapes.get(id)?.path ?? '').join('')} />
}

/** The last move, underlaid: what was drawn, and the block that was chosen. */
export function FreshMarks(props: {
  readonly pack: Shown
  readonly things: ReadonlySet<string>
}): ReactElement {
  const { segments, blocks } = shapesOf(props.pack)
  const paths = (shapes: ReadonlyMap<string, { readonly path: string }>): string =>
    [...props.things].map((id) => shapes.get(id)?.path ?? '').join('')
  return (
    <g {...UNSPOKEN}>
      <path className="rt-fresh rt-fresh--block" d={paths(blocks)} />
      <path className="rt-fresh" d={paths(segments)} />
    </g>
  )
}

function bandClass(pencil: boolean, redraw: boolean): string {
  return ['rt-band', pencil ? 'rt-band--pencil' : '', redraw ? 'rt-band--redraw' : '']
    .filter(Boolean)
    .join(' ')
}

interface TouristMarksProps {
  readonly pack: Shown
  readonly tourists: BoardView['tourists']
  readonly detail: Detail
  /** Tourists that would come, in the block that is being chosen. */
  readonly ghost?: { readonly block: string; readonly counts: readonly number[] } | null
  readonly crossed?: readonly string[]
}

/** RT-P4-1: who stands where; the head of a block stays free. */
export function TouristMarks({
  pack,
  tourists,
  detail,
  ghost,
  crossed = [],
}: TouristMarksProps): ReactElement {
  const { blocks } = shapesOf(pack)
  const groups = Object.entries(tourists).map(([block, counts]) => ({ block, counts, faint: false }))
  if (ghost) groups.push({ ...ghost, counts: [...ghost.counts], faint: true })
  return (
    <g className="rt-tourists" {...UNSPOKEN}>
      {groups.map(({ block, counts, faint }) => {
        const shape = blocks.get(block)
        if (!shape) return null
        const types = TOURIST_TYPES.flatMap((type, index) =>
          new Array<typeof type>(counts[index] ?? 0).fill(type),
        )
        const head = HEADS[detail](pack, block)
        const box = {
          left: shape.left + 3,
          right: shape.right - 3 - chipRoom(pack, block, detail),
          top: shape.top + head,
          bottom: shape.bottom - 3,
        }
        const { places, size } = touristPlaces(types.length, box, CELLS[detail])
        return (
          <g
            key={`${block}${faint}`}
            className={faint ? 'rt-ghost' : undefined}
            data-motion={faint ? undefined : `tourists:${block}`}
          >
            {types.map((type, index) => {
              const at = places[index] ?? shape.middle
              const seed = `${block}${index}`
              return <TouristGlyph key={seed} type={type} x={at.x} y={at.y} size={size} seed={seed} />
            })}
          </g>
        )
      })}
      {crossed.map((id) => {
        const shape = blocks.get(id)
        return shape ? (
          <path
            key={id}
            className="rt-crossed"
            d={`M${shape.left + 8},${shape.top + 8}L${shape.right - 8},${shape.bottom - 8}M${shape.right - 8},${shape.top + 8}L${shape.left + 8},${shape.bottom - 8}`}
          />
        ) : null
      })}
    </g>
  )
}

const CELLS: Readonly<Record<Detail, number>> = {
  full: CELL,
  phone: LARGE_CELL,
  plan: PLAN_CELL,
  thumb: THUMB_CELL,
}
/** What the head of a block needs above the tourists. */
const HEADS: Readonly<Record<Detail, (pack: Shown, block: string) => number>> = {
  full: headHeight,
  phone: () => 36,
  plan: () => 34,
  thumb: () => 3,
}

/** What the chip of a casino needs beside the tourists. */
function chipRoom({ map }: Shown, id: string, detail: Detail): number {
  const hasChip = map.blocks.some((block) => block.id === id && block.letter !== undefined)
  return hasChip && isLettered(detail) ? CASINO_STRIP : 0
}

function headHeight({ map }: Shown, id: string): number {
  const block = map.blocks.find((each) => each.id === id)
  return block?.name === undefined ? 8 : 36
}
